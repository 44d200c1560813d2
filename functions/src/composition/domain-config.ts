// The configuration of restaurants' domains: who serves them, and how the world is looked at from here.
import { isIP, isIPv4, isIPv6 } from 'node:net';
import { FALLBACK_BASE_DOMAIN } from '@bite/shared/domains/canonical-host';
import { domainFault, normalizeDomain } from '@bite/shared/domains/domain-name';
import { entriesOf, originFrom, secretFrom, type Variables } from './config-values.ts';

export interface DomainConfig {
  /** Which service serves custom domains. */
  service: 'firebase' | 'vercel';
  /** What stands for all hosts of the services for domains, in the stack; its paths begin with the host. */
  origin: string | undefined;
  /** The guests' site at Firebase Hosting; undefined where none is named. */
  hosting: { project: string; site: string } | undefined;
  /** The account at Vercel, which registers the platform's domains; without its token it does neither. */
  vercel: {
    token: string | undefined;
    /** Undefined: the token's own account. */
    team: string | undefined;
    /** The project that serves restaurants' domains, if Vercel does. */
    project: string | undefined;
  };
  /** What restaurants' subdomains end in: 'bite.example'. */
  baseDomain: string;
  /** Whether the installation has named it: the built-in one leads nowhere. */
  hasBaseDomain: boolean;
  /** '8.8.8.8', '127.0.0.1:8033': who is asked about the DNS; none for the machine's own resolvers. */
  resolvers: readonly string[];
  /** Where every connection of the probe goes, in the stack, instead of the address that it found. */
  connectTo: { host: string; port: number } | undefined;
  /** The certificate of the authority that the probe trusts in the stack, in PEM, or the path of its file. */
  authority: string | undefined;
}

/** Throws for a value that is invalid, and for what only the stack may set. */
export function domainConfigFrom(env: Variables): DomainConfig {
  const base = env['SITE_BASE_DOMAIN']?.trim() ?? '';
  return {
    service: serviceFrom(env['DOMAIN_HOSTING']),
    origin: originOfServices(env),
    hosting: hostingFrom(env),
    vercel: {
      token: secretFrom(env['VERCEL_TOKEN']),
      team: env['VERCEL_TEAM'] || undefined,
      project: env['VERCEL_PROJECT'] || undefined,
    },
    baseDomain: base === '' ? FALLBACK_BASE_DOMAIN : baseDomainFrom(base),
    hasBaseDomain: base !== '',
    resolvers: resolversFrom(env['DOMAIN_RESOLVERS']),
    connectTo: connectToFrom(onlyInStack('DOMAIN_CONNECT_TO', env)),
    authority: onlyInStack('DOMAIN_AUTHORITY', env),
  };
}

function serviceFrom(text = ''): DomainConfig['service'] {
  if (text === '' || text === 'firebase') return 'firebase';
  if (text === 'vercel') return 'vercel';
  throw new Error('DOMAIN_HOSTING is neither firebase nor vercel (docs/deploy.md)');
}

/** Tokens are sent there. */
function originOfServices(env: Variables): string | undefined {
  const text = env['DOMAIN_SERVICES_ORIGIN'];
  if (!text) return undefined;
  const origin = originFrom('DOMAIN_SERVICES_ORIGIN', text);
  if (env['BITE_STACK'] === undefined && !origin.startsWith('https:'))
    throw new Error('DOMAIN_SERVICES_ORIGIN must begin with https:// (docs/deploy.md)');
  return origin;
}

/** The project is the functions' own unless another one is named. */
function hostingFrom(env: Variables): DomainConfig['hosting'] {
  const site = env['HOSTING_SITE'];
  const project = env['HOSTING_PROJECT'] || env['GCLOUD_PROJECT'] || env['GOOGLE_CLOUD_PROJECT'];
  if (!site || !project) return undefined;
  const isId = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,62}$/.test(text);
  if (!isId(site)) throw new Error('HOSTING_SITE is no id of a Hosting site (docs/deploy.md)');
  if (!isId(project)) throw new Error('HOSTING_PROJECT is no id of a project (docs/deploy.md)');
  return { project, site };
}

function baseDomainFrom(text: string): string {
  const domain = normalizeDomain(text);
  if (domainFault(domain) === undefined && domain.includes('.')) return domain;
  throw new Error('SITE_BASE_DOMAIN names no domain such as example.com (docs/deploy.md)');
}

/** '8.8.8.8, [2001:4860:4860::8888]:53' */
function resolversFrom(text = ''): readonly string[] {
  const resolvers = entriesOf(text);
  const wrong = resolvers.find((entry) => !isResolver(entry));
  if (wrong === undefined) return resolvers;
  throw new Error(`DOMAIN_RESOLVERS: ${wrong} is no address such as 8.8.8.8 (docs/deploy.md)`);
}

function isResolver(entry: string): boolean {
  const [, bracketed = '', plain = ''] = /^(?:\[([^\]]+)\]|([\d.]+)):\d{1,5}$/.exec(entry) ?? [];
  return isIP(entry) !== 0 || isIPv6(bracketed) || isIPv4(plain);
}

/** Whoever sets these decides what the probe sees. */
function onlyInStack(name: string, env: Variables): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (env['BITE_STACK'] === undefined) throw new Error(`${name} is only for the emulators (docs/deploy.md)`);
  return text;
}

function connectToFrom(text: string | undefined): DomainConfig['connectTo'] {
  if (text === undefined) return undefined;
  const [, host = '', port] = /^([\d.]+):(\d{1,5})$/.exec(text) ?? [];
  if (port === undefined) throw new Error('DOMAIN_CONNECT_TO is no address such as 127.0.0.1:8034');
  return { host, port: Number(port) };
}
