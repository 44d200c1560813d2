// Checks whether a name is free as the restaurant's subdomain. For display only: the transaction that takes it checks again.
import type { Answers } from '@bite/shared/api/answers';
import type { RestaurantRef } from '@bite/shared/paths';
import { assertMayAt } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { RecordReader } from '../ports/records.ts';
import { claimOn } from './claims.ts';
import type { SubdomainDeps } from './domain-deps.ts';
import { subdomainHost, subdomainRefusal } from './free-subdomain.ts';

export const SUBDOMAIN_TAKEN = 'Another restaurant has this name';

/** A name that the restaurant has, or had and still redirects from, is free for it. Throws as assertMayAt does. */
export async function checkSubdomain(
  deps: SubdomainDeps & { records: Pick<RecordReader, 'get'> },
  { user }: Caller,
  place: RestaurantRef,
  name: string,
): Promise<Answers['checkSubdomain']> {
  const restaurant = await assertMayAt(deps.records, user, 'domains.write', place);
  const label = name.trim().toLowerCase();
  const refusal = await subdomainRefusal(deps, label);
  if (refusal !== undefined) return { isFree: false, message: refusal };
  const claim = await claimOn(deps.records, subdomainHost(label, deps));
  const isFree = !claim || claim.restaurantGuid === restaurant.guid;
  return isFree ? { isFree } : { isFree, message: SUBDOMAIN_TAKEN };
}
