// Claims: one document a host, with www. and without together, created in the commit of their mapping. What one transaction
// has read of them nobody else changes before it commits, so that of many who want a host one gets it.
import type { DomainClaim } from '@bite/shared/domains/domain-claim.schema';
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { claimedBy, endedClaim, heldSince, isHeld } from '@bite/shared/domains/host-claims';
import { hostsOf } from '@bite/shared/domains/mapping-hosts';
import { DomainError } from '@bite/shared/kernel/errors';
import type { AuditedTransaction } from '../audit/write-path.ts';
import { domainClaims, domainMappings } from '../collections/domains.ts';
import type { RecordReader } from '../ports/records.ts';

type Reader = Pick<RecordReader, 'getAll'>;
type Writer = Pick<AuditedTransaction, 'follow'>;
type Claimed = Pick<
  DomainMapping,
  'domain' | 'guid' | 'domainId' | 'restaurantGuid' | 'tenantGuid' | 'verificationStatus'
>;

const HOST_TAKEN = 'This domain is connected to a restaurant already';
const HOST_HELD =
  'Another restaurant is setting this domain up at present. It becomes free within 72 hours, unless they prove that it is theirs.';

/** What is stored of the domain's hosts: claims that somebody has, and memories of those that have ended. */
async function storedClaims(records: Reader, domain: string): Promise<DomainClaim[]> {
  const found = await records.getAll(domainClaims, hostsOf(domain));
  return found.filter((claim) => claim !== undefined);
}

/** Those of the domain's hosts that somebody has claimed. */
export const claimsOn = async (records: Reader, domain: string): Promise<DomainClaim[]> =>
  (await storedClaims(records, domain)).filter(isHeld);

/** The claim on one host; undefined if it is free. */
export async function claimOn(
  records: Pick<RecordReader, 'get'>,
  host: string,
): Promise<DomainClaim | undefined> {
  const claim = await records.get(domainClaims, host);
  return claim && isHeld(claim) ? claim : undefined;
}

/** The mapping that has made the claim; undefined if it is gone. */
export async function mappingOfClaim(
  records: Pick<RecordReader, 'get'>,
  { domainId, mappingGuid }: DomainClaim,
): Promise<DomainMapping | undefined> {
  const mapping = await records.get(domainMappings, String(domainId));
  return mapping?.guid === mappingGuid ? mapping : undefined;
}

/**
 * @param mappingGuid The mapping that asks; its own claims are free for it.
 * @returns What is stored of the hosts. Throws CONFLICT.
 */
export async function assertHostsFree(
  records: Pick<RecordReader, 'get' | 'getAll'>,
  domain: string,
  mappingGuid?: string,
): Promise<DomainClaim[]> {
  const stored = await storedClaims(records, domain);
  const taken = stored.filter((claim) => isHeld(claim) && claim.mappingGuid !== mappingGuid);
  if (taken.length === 0) return stored;
  const message = (await areUnproven(records, taken)) ? HOST_HELD : HOST_TAKEN;
  throw new DomainError('CONFLICT', message, { fields: { domain: message } });
}

async function areUnproven(
  records: Pick<RecordReader, 'get'>,
  claims: readonly DomainClaim[],
): Promise<boolean> {
  for (const { domainId } of claims) {
    const mapping = await records.get(domainMappings, String(domainId));
    if (mapping?.verificationStatus === 'verified') return false;
  }
  return true;
}

/** @param stored Of its hosts, which must have been found free in this transaction. @param at ISO. */
export function putClaims(
  transaction: Writer,
  mapping: Claimed,
  stored: readonly DomainClaim[],
  at: string,
): void {
  const since = heldSince(stored, mapping.tenantGuid, at);
  for (const host of hostsOf(mapping.domain)) {
    const before = stored.find((claim) => claim.host === host);
    transaction.follow(domainClaims, host, claimedBy(mapping, host, before, { at, since }));
  }
}

/**
 * Frees its hosts. Of a mapping that was not proven it is remembered for whom they were held.
 * @param claims Read in this transaction; those of other mappings stay. @param at ISO.
 */
export function dropClaims(
  transaction: Writer,
  { guid, verificationStatus }: Pick<DomainMapping, 'guid' | 'verificationStatus'>,
  claims: readonly DomainClaim[],
  at: string,
): void {
  for (const claim of claims)
    if (claim.mappingGuid === guid && isHeld(claim))
      transaction.follow(domainClaims, claim.host, endedClaim(claim, verificationStatus === 'verified', at));
}
