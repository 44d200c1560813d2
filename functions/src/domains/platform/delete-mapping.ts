// Site administrators delete a mapping of any restaurant and free its name.
import { isPresentSubdomain } from '@bite/shared/domains/canonical-host';
import { DomainError } from '@bite/shared/kernel/errors';
import { assertMay } from '../../identity/assert-may.ts';
import { authorOf, type Caller } from '../../identity/caller.ts';
import { deleteMapping } from '../delete-mapping.ts';
import type { DomainDeps } from '../domain-deps.ts';
import { mappingByGuid, restaurantOfMapping } from '../find-mapping.ts';

/** Throws FORBIDDEN, NOT_FOUND, and CONFLICT for the present subdomain of a restaurant that is there. */
export async function deleteDomainMapping(
  deps: Pick<DomainDeps, 'writePath' | 'now'>,
  caller: Caller,
  mappingGuid: string,
): Promise<null> {
  assertMay(caller.user, 'platformDomains.write');
  return deps.writePath.transact(authorOf(caller), async (transaction) => {
    const mapping = await mappingByGuid(transaction, mappingGuid);
    const restaurant = await restaurantOfMapping(transaction, mapping);
    if (restaurant && isPresentSubdomain(mapping))
      throw new DomainError(
        'CONFLICT',
        'This is the address that every restaurant has. Please rename it first',
      );
    await deleteMapping(transaction, restaurant, mapping, deps.now());
    return null;
  });
}
