// A restaurant with a custom domain that is being set up, over ports in memory: the hosting service, the DNS and what opens at the
// domain are as the test says.

import type { DnsRecordType, WantedRecord } from '@bite/shared/domains/dns-records.schema';
import type { DomainCheck } from '@bite/shared/domains/domain-check.schema';
import { type DomainMapping, domainMapping } from '@bite/shared/domains/domain-mapping.schema';
import type { HostFinding } from '@bite/shared/domains/host-probe.schema';
import { hostsOf } from '@bite/shared/domains/mapping-hosts';
import { begunCheck } from '@bite/shared/domains/set-up-progress';
import { MINUTE } from '@bite/shared/kernel/durations';
import { aRestaurant } from '@bite/shared/testing/a-storefront';
import { aDomainMappingRecord } from '@bite/shared/testing/records';
import { publicSuffixes } from '../adapters/names/public-suffixes.ts';
import { domainChecks, domainClaims, domainMappings } from '../collections/domains.ts';
import type { CheckSetUpDeps } from '../domains/set-up/check-set-up.ts';
import type { WatchDeps } from '../domains/watch/watch-deps.ts';
import { dueWork } from '../due-work/due-work.ts';
import type { DnsFinding } from '../ports/dns-lookup.ts';
import type { HostedDomain } from '../ports/domain-hosting.ts';
import { type MemoryDomainHosting, memoryDomainHosting } from './memory-domain-hosting.ts';
import { memoryPlace, NOW } from './memory-place.ts';

export const DOMAIN = 'bella.example';
export const DOMAIN_ID = 30_000_001;
export const ADDRESS: WantedRecord = { type: 'A', name: DOMAIN, value: '203.0.113.10', purpose: 'address' };
const { guid: restaurantGuid, tenantGuid } = aRestaurant();

export const aWatchedMapping = (change: Partial<DomainMapping> = {}): DomainMapping =>
  domainMapping.parse(
    aDomainMappingRecord({
      ...{ domainId: DOMAIN_ID, domain: DOMAIN, restaurantGuid, tenantGuid },
      ...{ verificationToken: 'prove-it', createdAt: new Date(NOW).toISOString() },
      ...change,
    }),
  );

/** Everything outside, which tests may change. */
export interface Outside {
  /** By type and name: 'A bella.example'. */
  zone: Map<string, string[] | 'unreachable'>;
  hosting: MemoryDomainHosting;
  /** What opens at each host, or that our own network is down. */
  opens: (host: string) => HostFinding | 'throws';
  /** Of all three, such as 'check bella.example', 'A bella.example' and 'open bella.example'. */
  calls: string[];
}

/** The domain shows the restaurant. */
export const goodFinding = (): HostFinding => ({
  ...{ addresses: ['192.0.2.1'], status: 200, restaurantGuid },
  certificate: {
    issuer: 'Some CA',
    validFrom: new Date(NOW).toISOString(),
    validTo: new Date(NOW + 90 * 24 * 60 * MINUTE).toISOString(),
  },
});

export const badFinding = (fault: NonNullable<HostFinding['fault']>): HostFinding => ({
  addresses: [],
  fault,
});

function outsidePorts(outside: Outside): Pick<WatchDeps, 'domainHosting' | 'dnsLookup' | 'hostProbe'> {
  return {
    domainHosting: outside.hosting,
    dnsLookup: {
      async find(name: string, type: DnsRecordType): Promise<DnsFinding> {
        outside.calls.push(`${type} ${name}`);
        const values = outside.zone.get(`${type} ${name}`);
        if (values === 'unreachable') return { outcome: 'unreachable' };
        return values ? { outcome: 'found', values } : { outcome: 'missing' };
      },
    },
    hostProbe: {
      async open(host) {
        outside.calls.push(`open ${host}`);
        const finding = outside.opens(host);
        if (finding === 'throws') throw new Error('our own network is down');
        return finding;
      },
    },
  };
}

export const aHostedDomain = (host: string, change: Partial<HostedDomain> = {}): HostedDomain => ({
  ...{ host, verification: 'pending', certificate: 'pending', wanted: [ADDRESS], unwanted: [] },
  ...change,
});

export const readyDomain = (host = DOMAIN): HostedDomain =>
  aHostedDomain(host, { verification: 'verified', certificate: 'issued' });

/** The records that are wanted. */
export function putRecords({ zone }: Outside, domain = DOMAIN): void {
  zone.set(`TXT _bite.${domain}`, ['bite-verification=prove-it']);
  zone.set(`A ${domain}`, [ADDRESS.value]);
}

function anOutside(): Outside {
  const hosting = memoryDomainHosting();
  return { zone: new Map(), hosting, opens: () => badFinding('noAddress'), calls: hosting.calls };
}

export interface WatchedWorld extends CheckSetUpDeps {
  records: ReturnType<typeof memoryPlace>['records'];
  clock: { minutes: number };
  outside: Outside;
  errors: string[];
  mapping(domainId?: number): Promise<DomainMapping>;
  check(domainId?: number): Promise<DomainCheck>;
  /** The kinds of work that are stored, with the news of those that tell something: 'tellDomain live'. */
  works(): string[];
  writePath: ReturnType<typeof memoryPlace>['writePath'];
}

export function aWatchedDomain(...mappings: DomainMapping[]): WatchedWorld {
  const { records, clock, now, writePath } = memoryPlace();
  const outside = anOutside();
  const errors: string[] = [];
  for (const mapping of mappings.length > 0 ? mappings : [aWatchedMapping()]) putDomain(records, mapping);
  return {
    ...{ records, clock, now, writePath, outside, errors, publicSuffixes },
    ...outsidePorts(outside),
    log: { info: () => undefined, error: (message) => void errors.push(message) },
    mapping: async (id = DOMAIN_ID) =>
      (await records.get(domainMappings, String(id))) ?? Promise.reject(new Error('There is no mapping')),
    check: async (id = DOMAIN_ID) =>
      (await records.get(domainChecks, String(id))) ?? Promise.reject(new Error('There is no check')),
    works: () =>
      Object.entries(records.documents()).flatMap(([path, document]) => {
        if (!path.startsWith(`${dueWork.path}/`)) return [];
        const { kind, data } = document as { kind: string; data: { news?: string } };
        return [data.news === undefined ? kind : `${kind} ${data.news}`];
      }),
  };
}

/** A mapping with its claims and the beginning of its set-up. */
export function putDomain(records: ReturnType<typeof memoryPlace>['records'], mapping: DomainMapping): void {
  const id = String(mapping.domainId);
  records.put(domainMappings, id, mapping);
  records.put(domainChecks, id, begunCheck(mapping, new Date(NOW).toISOString()));
  const { guid: mappingGuid, domainId, createdAt } = mapping;
  const { restaurantGuid: owner, tenantGuid: tenant } = mapping;
  for (const host of hostsOf(mapping.domain))
    records.put(domainClaims, host, {
      ...{ host, domainId, mappingGuid, createdAt },
      ...{ restaurantGuid: owner, tenantGuid: tenant },
    });
}
