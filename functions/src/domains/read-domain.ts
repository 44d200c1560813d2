// One domain of a restaurant, with its set-up.
import type { RestaurantRef } from '@bite/shared/paths';
import { assertMayAt } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { DomainDeps } from './domain-deps.ts';
import { mappingAt } from './find-mapping.ts';
import { type DomainSetUp, readSetUp } from './set-up/read-set-up.ts';

export type DomainRef = RestaurantRef & { mappingGuid: string };

/** Throws as assertMayAt does, and NOT_FOUND. */
export async function readDomain(
  deps: Pick<DomainDeps, 'records' | 'publicSuffixes' | 'now'>,
  { user }: Caller,
  { mappingGuid, ...place }: DomainRef,
): Promise<DomainSetUp> {
  const restaurant = await assertMayAt(deps.records, user, 'domains.read', place);
  return readSetUp(deps, await mappingAt(deps.records, restaurant, mappingGuid));
}
