// Asks the DNS for our own TXT record alone.
import type { SeenRecord } from '@bite/shared/domains/dns-records.schema';
import type { DomainCheck } from '@bite/shared/domains/domain-check.schema';
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { proofOf } from '@bite/shared/domains/ownership-record';
import type { DnsLookup } from '../ports/dns-lookup.ts';
import { stateOf } from './watch/look-at-domain.ts';

export async function seeProof(
  dnsLookup: DnsLookup,
  mapping: Pick<DomainMapping, 'domain' | 'verificationToken'>,
  check?: Pick<DomainCheck, 'ownershipToken'>,
): Promise<SeenRecord | undefined> {
  const own = proofOf(mapping, check);
  const [seen] = own ? await stateOf(dnsLookup, { wanted: [own], unwanted: [] }) : [];
  return seen;
}
