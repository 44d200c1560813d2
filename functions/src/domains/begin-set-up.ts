// Begins the set-up of a domain of a restaurant's own under its name, in the transaction that found the name free.
import type { DomainCheck } from '@bite/shared/domains/domain-check.schema';
import type { DomainClaim } from '@bite/shared/domains/domain-claim.schema';
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { heldSince, heldUntil } from '@bite/shared/domains/host-claims';
import type { Stamp } from '@bite/shared/domains/mapping-states';
import { begunCheck, endedCheck, givenUpMapping } from '@bite/shared/domains/set-up-progress';
import type { AuditedTransaction } from '../audit/write-path.ts';
import { putClaims } from './claims.ts';

/**
 * Claims the name. A business that has used up its time without a proof gets a mapping without a claim instead, which says what has to
 * be set first.
 * @param mapping Not proven. @param stored What assertHostsFree has found. @returns What is to be written.
 */
export function beginSetUp(
  transaction: Pick<AuditedTransaction, 'follow'>,
  mapping: DomainMapping,
  stored: readonly DomainClaim[],
  stamp: Stamp,
): { mapping: DomainMapping; check: DomainCheck } {
  const { tenantGuid } = mapping;
  const until = heldUntil(stored, tenantGuid, stamp.at);
  if (until === undefined) {
    const check = endedCheck(mapping, heldSince(stored, tenantGuid, stamp.at));
    return { mapping: givenUpMapping(mapping, stamp), check };
  }
  putClaims(transaction, mapping, stored, stamp.at);
  return { mapping, check: begunCheck(mapping, stamp.at, until) };
}
