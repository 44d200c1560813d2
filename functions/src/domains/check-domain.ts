// Staff have a domain's set-up looked at now. One that was given up begins again, if nobody else has its name meanwhile.

import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { hostsOf } from '@bite/shared/domains/mapping-hosts';
import { withStatus } from '@bite/shared/domains/mapping-states';
import { DomainError } from '@bite/shared/kernel/errors';
import { domainChecks } from '../collections/domains.ts';
import { assertMayAt } from '../identity/assert-may.ts';
import { authorOf, type Caller } from '../identity/caller.ts';
import { assertHostsFree, claimsOn, putClaims } from './claims.ts';
import { assertHostingConfigured } from './create-domain.ts';
import type { DomainDeps } from './domain-deps.ts';
import { mappingAt } from './find-mapping.ts';
import type { DomainRef } from './read-domain.ts';
import { checkSetUp } from './set-up/check-set-up.ts';
import { newCheck } from './set-up/new-check.ts';
import type { DomainSetUp } from './set-up/read-set-up.ts';
import { writeMapping } from './write-mapping.ts';

/** Throws as assertMayAt does, NOT_FOUND, and CONFLICT for a subdomain of ours and for a name that is somebody else's now. */
export async function checkDomain(
  deps: DomainDeps,
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
    await assertHostsFree(transaction, found.domain, found.guid);
    const claims = await claimsOn(transaction, found.domain);
    const check = await transaction.get(domainChecks, String(found.domainId));
    if (!isGivenUp(found) && check && claims.length === hostsOf(found.domain).length) return found;
    const again = isGivenUp(found) ? withStatus(found, { verificationStatus: 'pending' }, stamp) : found;
    if (again !== found) writeMapping(transaction, place, found, again);
    putClaims(transaction, again, stamp.at);
    transaction.follow(domainChecks, String(found.domainId), newCheck(again, stamp.at));
    return again;
  });
  return checkSetUp(deps, mapping);
}

const isGivenUp = ({ verificationStatus }: DomainMapping): boolean => verificationStatus === 'failed';
