// Staff take a domain of their own off their site.
import { DomainError } from '@bite/shared/kernel/errors';
import { assertMayAt } from '../identity/assert-may.ts';
import { authorOf, type Caller } from '../identity/caller.ts';
import { deleteMapping } from './delete-mapping.ts';
import type { DomainDeps } from './domain-deps.ts';
import { mappingAt } from './find-mapping.ts';
import type { DomainRef } from './read-domain.ts';

export const KEEPS_SUBDOMAIN =
  'Every restaurant has this address: it can be renamed, but not removed or given away';

/** Throws as assertMayAt does, NOT_FOUND, and CONFLICT for the restaurant's subdomain, present or former. */
export async function deleteDomain(
  deps: Pick<DomainDeps, 'writePath' | 'now'>,
  caller: Caller,
  { mappingGuid, ...place }: DomainRef,
): Promise<null> {
  return deps.writePath.transact(authorOf(caller), async (transaction) => {
    const restaurant = await assertMayAt(transaction, caller.user, 'domains.write', place);
    const mapping = await mappingAt(transaction, restaurant, mappingGuid);
    if (mapping.domainType === 'subdomain') throw new DomainError('CONFLICT', KEEPS_SUBDOMAIN);
    await deleteMapping(transaction, restaurant, mapping, deps.now());
    return null;
  });
}
