// Staff have all posts read at once.
import type { RestaurantRef } from '@bite/shared/paths';
import { assertMayAt } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import { listingRefusal } from '../call-listing.ts';
import { type SyncPostsDeps, syncPosts } from './sync-posts.ts';

/** Throws as assertMayAt and listingRefusal do. */
export async function refreshPosts(
  deps: SyncPostsDeps,
  { user }: Caller,
  place: RestaurantRef,
): Promise<{ posts: number }> {
  await assertMayAt(deps.records, user, 'listing.write', place);
  const result = await syncPosts(deps, place, 'person');
  if (result.outcome === 'failed') throw listingRefusal(result);
  return { posts: result.value };
}
