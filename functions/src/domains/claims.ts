// Claims: one document a host, with www. and without together, created in the commit of their mapping. What one transaction
// has read of them nobody else changes before it commits, so that of many who want a host one gets it.
import type { DomainClaim } from '@bite/shared/domains/domain-claim.schema';
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { hostsOf } from '@bite/shared/domains/mapping-hosts';
import { DomainError } from '@bite/shared/kernel/errors';
import type { AuditedTransaction } from '../audit/write-path.ts';
import { domainClaims } from '../collections/domains.ts';
import type { RecordReader } from '../ports/records.ts';

type Reader = Pick<RecordReader, 'getAll'>;
type Writer = Pick<AuditedTransaction, 'follow'>;
type Claimed = Pick<DomainMapping, 'domain' | 'guid' | 'domainId' | 'restaurantGuid' | 'tenantGuid'>;

const HOST_TAKEN = 'This domain is connected to a restaurant already';

/** Those of the domain's hosts that somebody has claimed. */
export async function claimsOn(records: Reader, domain: string): Promise<DomainClaim[]> {
  const found = await records.getAll(domainClaims, hostsOf(domain));
  return found.filter((claim) => claim !== undefined);
}

/** @param mappingGuid The mapping that asks; its own claims are free for it. Throws CONFLICT. */
export async function assertHostsFree(records: Reader, domain: string, mappingGuid?: string): Promise<void> {
  const claims = await claimsOn(records, domain);
  if (claims.every((claim) => claim.mappingGuid === mappingGuid)) return;
  throw new DomainError('CONFLICT', HOST_TAKEN, { fields: { domain: HOST_TAKEN } });
}

/** The hosts must have been found free in this transaction. @param at ISO. */
export function putClaims(transaction: Writer, mapping: Claimed, at: string): void {
  const { guid: mappingGuid, domainId, restaurantGuid, tenantGuid } = mapping;
  for (const host of hostsOf(mapping.domain))
    transaction.follow(domainClaims, host, {
      ...{ host, domainId, mappingGuid, restaurantGuid, tenantGuid },
      createdAt: at,
    });
}

/** @param claims Read in this transaction; those of other mappings stay. */
export function dropClaims(
  transaction: Writer,
  { guid }: Pick<DomainMapping, 'guid'>,
  claims: readonly DomainClaim[],
): void {
  for (const { host, mappingGuid } of claims)
    if (mappingGuid === guid) transaction.follow(domainClaims, host, undefined);
}
