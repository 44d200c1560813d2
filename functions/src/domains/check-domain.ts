// Staff have a domain looked at now. A set-up that was given up begins again, which claims the name anew.

import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import type { Stamp } from '@bite/shared/domains/mapping-states';
import { begunAgain, begunCheck, isGivenUp } from '@bite/shared/domains/set-up-progress';
import { DomainError } from '@bite/shared/kernel/errors';
import type { RestaurantRef } from '@bite/shared/paths';
import type { AuditedTransaction } from '../audit/write-path.ts';
import { domainChecks } from '../collections/domains.ts';
import { assertMayAt } from '../identity/assert-may.ts';
import { authorOf, type Caller } from '../identity/caller.ts';
import { assertHostsFree, putClaims } from './claims.ts';
import { assertHostingConfigured } from './create-domain.ts';
import type { DomainDeps } from './domain-deps.ts';
import { mappingAt } from './find-mapping.ts';
import type { DomainRef } from './read-domain.ts';
import { type CheckSetUpDeps, checkSetUp } from './set-up/check-set-up.ts';
import type { DomainSetUp } from './set-up/read-set-up.ts';
import { writeMapping } from './write-mapping.ts';

/** Throws as assertMayAt does, NOT_FOUND, and CONFLICT for a subdomain of ours and for a name that is somebody else's now. */
export async function checkDomain(
  deps: CheckDomainDeps,
  caller: Caller,
  { mappingGuid, ...place }: DomainRef,
): Promise<DomainSetUp> {
  const stamp = { at: new Date(deps.now()).toISOString(), by: caller.user.uid };
  const mapping = await deps.writePath.transact(authorOf(caller), async (transaction) => {
    const restaurant = await assertMayAt(transaction, caller.user, 'domains.write', place);
    const found = await mappingAt(transaction, restaurant, mappingGuid);
    if (found.domainType === 'subdomain')
      throw new DomainError('CONFLICT', 'The address that every restaurant has needs no set-up');
    assertHostingConfigured(deps.domainHosting);
    return beginAgain(transaction, place, found, stamp);
  });
  return checkSetUp(deps, mapping);
}

export type CheckDomainDeps = Pick<DomainDeps, keyof CheckSetUpDeps | 'writePath'>;

/** Does nothing to a set-up that is under way, nor to a domain that works. */
async function beginAgain(
  transaction: AuditedTransaction,
  place: RestaurantRef,
  mapping: DomainMapping,
  stamp: Stamp,
): Promise<DomainMapping> {
  const { domainId, domain, guid } = mapping;
  const check = await transaction.get(domainChecks, String(domainId));
  if (check && !isGivenUp({ mapping, check })) return mapping;
  await assertHostsFree(transaction, domain, guid);
  const pending = begunAgain(mapping, stamp);
  if (pending !== mapping) writeMapping(transaction, place, mapping, pending);
  putClaims(transaction, pending, stamp.at);
  const { lastProbe, faults = 0, warnedOf } = check ?? {};
  transaction.follow(domainChecks, String(domainId), {
    ...begunCheck(pending, stamp.at),
    ...{ faults, ...(lastProbe && { lastProbe }), ...(warnedOf !== undefined && { warnedOf }) },
  });
  return pending;
}
