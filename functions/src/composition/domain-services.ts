// The services for restaurants' domains: who serves them, the DNS, and our own look at them. Their code is loaded with the first
// call. Where the installation names no site for them, they say so, and whoever asks nevertheless is refused.
import { lazy } from '../lazy.ts';
import type { DnsLookup } from '../ports/dns-lookup.ts';
import type { DomainHosting } from '../ports/domain-hosting.ts';
import type { DomainRegistrar } from '../ports/domain-registrar.ts';
import type { HostProbe } from '../ports/host-probe.ts';
import type { Log } from '../ports/log.ts';
import type { ServiceFailure } from '../ports/service-result.ts';
import type { Config } from './config.ts';
import type { DomainConfig } from './domain-config.ts';
import { vercelServicesFrom } from './vercel.ts';

export interface DomainServices {
  domainHosting: DomainHosting;
  dnsLookup: DnsLookup;
  hostProbe: HostProbe;
  domainRegistrar: DomainRegistrar;
  /** As WatchDeps has it. */
  controlHost: string | undefined;
}

type Settings = Pick<Config, 'domains'>;

/** The emulators' site is not at https, nor at the port of it. */
const controlHostOf = (siteOrigin: string | undefined): string | undefined =>
  siteOrigin?.startsWith('https:') && new URL(siteOrigin).port === ''
    ? new URL(siteOrigin).hostname
    : undefined;

export function domainServicesFrom(
  settings: Settings & Partial<Pick<Config, 'siteOrigin'>>,
  log: Log,
  now: () => number,
): DomainServices {
  const dnsLookup = dnsLookupFrom(settings);
  // One client of Vercel, whichever of its services are used: its circuit breaker sees all calls.
  const { domainRegistrar, vercelHosting } = vercelServicesFrom(settings, log);
  const hosting: Readonly<Record<DomainConfig['service'], () => DomainHosting>> = {
    firebase: () => firebaseHostingFrom(settings, log),
    vercel: () => vercelHosting,
  };
  return {
    domainRegistrar,
    domainHosting: hosting[settings.domains.service](),
    dnsLookup,
    hostProbe: hostProbeFrom(settings, dnsLookup, now),
    controlHost: controlHostOf(settings.siteOrigin),
  };
}

const missing: ServiceFailure = { outcome: 'failed', reason: 'forbidden' };
const HOST = 'firebasehosting.googleapis.com';
/** What the stack's own services take. */
const STACK_TOKEN = 'sandbox';

function firebaseHostingFrom({ domains }: Pick<Config, 'domains'>, log: Log): DomainHosting {
  const { origin, hosting } = domains;
  const loaded = lazy([], async () => {
    const [{ askingHosting }, { firebaseHosting }, { outboundClient }] = await Promise.all([
      import('../adapters/firebase-hosting/ask-hosting.ts'),
      import('../adapters/firebase-hosting/firebase-hosting.ts'),
      import('../adapters/outbound/outbound-client.ts'),
    ]);
    const address = origin === undefined ? `https://${HOST}` : `${origin}/${HOST}`;
    const client = outboundClient({
      ...{ service: 'domain hosting', to: { origins: [new URL(address).origin] }, log },
    });
    const accessToken = origin === undefined ? ownAccessToken : async () => STACK_TOKEN;
    const account = { origin: address, ...(hosting ?? { project: '', site: '' }), accessToken };
    return firebaseHosting(askingHosting(client, account));
  });
  return {
    isConfigured: hosting !== undefined,
    add: async (...call) => (hosting ? (await loaded()).add(...call) : missing),
    find: async (...call) => (hosting ? (await loaded()).find(...call) : missing),
    check: async (...call) => (hosting ? (await loaded()).check(...call) : missing),
    remove: async (...call) => (hosting ? (await loaded()).remove(...call) : missing),
  };
}

/** Of the functions' service account; kept by the library until it ends. */
const ownCredential = lazy([], async () => (await import('firebase-admin/app')).applicationDefault());
const ownAccessToken = async (): Promise<string> =>
  (await (await ownCredential()).getAccessToken()).access_token;

function dnsLookupFrom({ domains }: Settings): DnsLookup {
  const loaded = lazy([], async () => {
    const { dnsLookup } = await import('../adapters/dns/dns-lookup.ts');
    return dnsLookup({ servers: domains.resolvers });
  });
  return { find: async (...question) => (await loaded()).find(...question) };
}

function hostProbeFrom({ domains }: Settings, dns: DnsLookup, now: () => number): HostProbe {
  const { connectTo, authority } = domains;
  const loaded = lazy([], async () => {
    const { hostProbe } = await import('../adapters/host-probe/host-probe.ts');
    return hostProbe({
      ...{ dns, now },
      ...(connectTo && { connectTo }),
      ...(authority !== undefined && { authority: await pemOf(authority) }),
    });
  });
  return { open: async (host) => (await loaded()).open(host) };
}

async function pemOf(authority: string): Promise<string> {
  if (authority.includes('-----BEGIN CERTIFICATE-----')) return authority;
  const { readFile } = await import('node:fs/promises');
  return readFile(authority, 'utf8');
}
