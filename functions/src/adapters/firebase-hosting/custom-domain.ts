// Reads what Firebase Hosting says of a custom domain.
import { dnsRecordTypes, type WantedRecord } from '@bite/shared/domains/dns-records.schema';
import type { SslStatus } from '@bite/shared/domains/domain-mapping.schema';
import { z } from 'zod';
import type { HostedDomain } from '../../ports/domain-hosting.ts';

const status = z.object({ code: z.number().optional(), message: z.string().optional() });

const record = z.object({
  domainName: z.string().optional(),
  type: z.string().optional(),
  rdata: z.string().optional(),
  requiredAction: z.string().optional(),
});
type DnsRecord = z.output<typeof record>;

const recordSet = z.object({ records: z.array(record).optional(), checkError: status.optional() });
const updates = z.object({
  desired: z.array(recordSet).optional(),
  discovered: z.array(recordSet).optional(),
});

const certificate = z.object({
  state: z.string().optional(),
  issues: z.array(status).optional(),
  verification: z.object({ dns: updates.optional() }).optional(),
});

/** Only what is read here; the service adds values to its enumerations. */
export const customDomain = z.object({
  name: z.string().regex(/\/customDomains\/[^/]+$/),
  hostState: z.string().optional(),
  ownershipState: z.string().optional(),
  deleteTime: z.string().optional(),
  redirectTarget: z.string().optional(),
  requiredDnsUpdates: updates.optional(),
  issues: z.array(status).optional(),
  cert: certificate.optional(),
});
export type CustomDomain = z.output<typeof customDomain>;

/** An operation that was begun: what it comes to is read from the domain itself, except that it has failed. */
export const operation = z.object({
  name: z.string().min(1),
  done: z.boolean().optional(),
  error: status.optional(),
});

const certificateStates: Readonly<Record<string, SslStatus>> = {
  CERT_ACTIVE: 'issued',
  CERT_EXPIRING_SOON: 'issued',
  CERT_EXPIRED: 'expired',
};

export function hostedDomainOf(host: string, found: CustomDomain): HostedDomain {
  const { ownershipState, cert, requiredDnsUpdates } = found;
  const desired = recordsIn(requiredDnsUpdates?.desired).filter(
    ({ requiredAction }) => requiredAction !== 'REMOVE',
  );
  const removed = recordsIn(requiredDnsUpdates?.discovered).filter(
    ({ requiredAction }) => requiredAction === 'REMOVE',
  );
  const problem = problemOf(found, desired);
  return {
    host,
    verification: ownershipState === 'OWNERSHIP_ACTIVE' ? 'verified' : 'pending',
    certificate: certificateStates[cert?.state ?? ''] ?? 'pending',
    wanted: [...desired.flatMap(wantedRecordOf), ...challengesOf(found)],
    unwanted: removed.flatMap(wantedRecordOf),
    ...(problem !== '' && { problem }),
  };
}

const recordsIn = (sets: readonly z.output<typeof recordSet>[] = []): DnsRecord[] =>
  sets.flatMap(({ records = [] }) => records);

const bare = (text: string): string => text.trim().replace(/\.$/, '').toLowerCase();

/** None for a record of a type that we know nothing about. */
function wantedRecordOf({ domainName, type, rdata }: DnsRecord): WantedRecord[] {
  const known = dnsRecordTypes.find((name) => name === type);
  if (known === undefined || !domainName || !rdata) return [];
  const value = known === 'TXT' ? rdata.replace(/^"(.*)"$/, '$1') : bare(rdata);
  return [{ type: known, name: bare(domainName), value, purpose: known === 'TXT' ? 'ownership' : 'address' }];
}

/**
 * A certificate ahead of time is worth its record only where the domain leads elsewhere at present: guests then find the site
 * secure from the moment at which it leads here.
 */
function challengesOf({ hostState, cert }: CustomDomain): WantedRecord[] {
  if (hostState !== 'HOST_MISMATCH' && hostState !== 'HOST_CONFLICT') return [];
  return recordsIn(cert?.verification?.dns?.desired)
    .flatMap(wantedRecordOf)
    .map((record) => ({ ...record, purpose: 'certificate' }));
}

const LONGEST = 500;

/** The service's words, and records that are no part of `wanted`. */
function problemOf(
  { issues = [], cert, requiredDnsUpdates }: CustomDomain,
  desired: readonly DnsRecord[],
): string {
  const sets = requiredDnsUpdates?.discovered ?? [];
  const said = [...issues, ...(cert?.issues ?? []), ...sets.flatMap(({ checkError }) => checkError ?? [])];
  const others = desired
    .filter((one) => one.requiredAction === 'ADD' && wantedRecordOf(one).length === 0)
    .map(
      ({ domainName = '', type = '', rdata = '' }) => `Add a ${type} record at ${bare(domainName)}: ${rdata}`,
    );
  const words = [...said.flatMap(({ message }) => message ?? []), ...others];
  return [...new Set(words)].join(' ').slice(0, LONGEST);
}
