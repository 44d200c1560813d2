// Somebody who may change domains at two restaurants of a business moves a domain from one to the other (I4-24): being both sides, they
// need no code.
import { domainMappingNotFound } from '@bite/shared/domains/domain-mapping.schema';
import { assertMayAt } from '../identity/assert-may.ts';
import { authorOf, type Caller } from '../identity/caller.ts';
import type { DomainDeps } from './domain-deps.ts';
import { mappingByGuid } from './find-mapping.ts';
import type { DomainRef } from './read-domain.ts';
import { type DomainShown, shownMapping } from './set-up/read-set-up.ts';
import { transferMapping } from './transfer-mapping.ts';

/**
 * Said again after its answer was lost, it changes nothing. Throws as assertMayAt does for either restaurant, NOT_FOUND for a domain that
 * neither has, and CONFLICT as transferMapping does.
 */
export async function moveDomain(
  deps: Pick<DomainDeps, 'writePath' | 'now'>,
  caller: Caller,
  { mappingGuid, ...place }: DomainRef,
  { toRestaurantId: restaurantId }: { toRestaurantId: number },
): Promise<DomainShown> {
  const { tenantId } = place;
  const stamp = { at: new Date(deps.now()).toISOString(), by: caller.user.uid };
  return deps.writePath.transact(authorOf(caller), async (transaction) => {
    const giver = await assertMayAt(transaction, caller.user, 'domains.write', place);
    const receiver = await assertMayAt(transaction, caller.user, 'domains.write', { tenantId, restaurantId });
    const given = await mappingByGuid(transaction, mappingGuid);
    const isThere = given.restaurantGuid === receiver.guid && receiver.guid !== giver.guid;
    if (isThere && given.domainType !== 'subdomain' && given.verificationStatus === 'verified')
      return shownMapping(given);
    if (given.restaurantGuid !== giver.guid) throw domainMappingNotFound(mappingGuid);
    const { mapping } = await transferMapping(transaction, { mapping: given, giver, receiver, stamp });
    return shownMapping(mapping);
  });
}
