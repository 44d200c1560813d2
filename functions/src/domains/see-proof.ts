// Asks the DNS for our own TXT record alone.
import type { SeenRecord } from '@bite/shared/domains/dns-records.schema';
import type { DomainCheck } from '@bite/shared/domains/domain-check.schema';
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { ownershipRecord } from '@bite/shared/domains/ownership-record';
import type { DnsLookup } from '../ports/dns-lookup.ts';
import { stateOf } from './watch/look-at-domain.ts';

type Proving = Pick<DomainMapping, 'domain' | 'verificationToken'>;

/** The record that proves the domain; undefined where none is wanted, as of an installation's own. */
export function proofOf(
  { domain, verificationToken }: Proving,
  check?: Pick<DomainCheck, 'ownershipToken'>,
): ReturnType<typeof ownershipRecord> | undefined {
  const token = check?.ownershipToken ?? verificationToken;
  return token === undefined ? undefined : ownershipRecord(domain, token);
}

export async function seeProof(
  dnsLookup: DnsLookup,
  mapping: Proving,
  check?: Pick<DomainCheck, 'ownershipToken'>,
): Promise<SeenRecord | undefined> {
  const own = proofOf(mapping, check);
  const [seen] = own ? await stateOf(dnsLookup, { wanted: [own], unwanted: [] }) : [];
  return seen;
}
