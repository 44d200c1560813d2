// Makes a domain the canonical address of the restaurant's site. One mapping of a restaurant at a time is primary.
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { isServed } from '@bite/shared/domains/mapping-states';
import { DomainError } from '@bite/shared/kernel/errors';
import { assertMayAt } from '../identity/assert-may.ts';
import { authorOf, type Caller } from '../identity/caller.ts';
import type { DomainDeps } from './domain-deps.ts';
import { mappingAt, mappingsOf } from './find-mapping.ts';
import type { DomainRef } from './read-domain.ts';
import { type DomainSetUp, readSetUp } from './set-up/read-set-up.ts';
import { followCustomDomain, writeMapping } from './write-mapping.ts';

/** Throws as assertMayAt does, NOT_FOUND, and CONFLICT for one that guests cannot open yet. */
export async function makeDomainPrimary(
  deps: Pick<DomainDeps, 'records' | 'writePath' | 'publicSuffixes' | 'now'>,
  caller: Caller,
  { mappingGuid, ...place }: DomainRef,
): Promise<DomainSetUp> {
  const stamps = { updatedAt: new Date(deps.now()).toISOString(), updatedBy: caller.user.uid };
  const chosen = await deps.writePath.transact(authorOf(caller), async (transaction) => {
    const restaurant = await assertMayAt(transaction, caller.user, 'domains.write', place);
    const mapping = await mappingAt(transaction, restaurant, mappingGuid);
    assertMayBePrimary(mapping);
    const present = await mappingsOf(transaction, restaurant.guid);
    const after = present.map((one) => {
      const isPrimary = one.guid === mapping.guid;
      return one.isPrimary === isPrimary ? one : { ...one, isPrimary, ...stamps };
    });
    for (const [index, one] of after.entries())
      if (one !== present[index]) writeMapping(transaction, restaurant, present[index], one);
    followCustomDomain(transaction, restaurant, after);
    return after.find(({ guid }) => guid === mapping.guid) ?? mapping;
  });
  return readSetUp(deps, chosen);
}

function assertMayBePrimary(mapping: DomainMapping): void {
  if (mapping.renamedTo !== undefined)
    throw new DomainError('CONFLICT', 'This address was renamed: it leads to the present one');
  if (!isServed(mapping) || mapping.sslStatus !== 'issued')
    throw new DomainError('CONFLICT', 'Guests cannot open this domain yet. Please finish its set-up first');
  if (mapping.redirectConfig?.redirectTo !== undefined)
    throw new DomainError('CONFLICT', 'This domain redirects to another one');
}
