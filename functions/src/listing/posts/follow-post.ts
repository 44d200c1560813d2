// Asks again what the service makes of a post that it has not judged yet: soon at first, then more seldom, for a day. After that the
// restaurant's synchronisation sees it.
import { DAY, MINUTE } from '@bite/shared/kernel/durations';
import type { ListingPost } from '@bite/shared/listing/post.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { listingPostsOf } from '../../collections/listing.ts';
import { dueWork } from '../../due-work/due-work.ts';
import { type CallListingDeps, listingRefusal } from '../call-listing.ts';
import { postWork } from './post-work.ts';
import { type SyncPostsDeps, syncPosts } from './sync-posts.ts';

/** Reads what became of it. Throws where the service cannot be asked. */
export async function followPost(
  deps: SyncPostsDeps,
  place: RestaurantRef,
  { postId }: ListingPost,
): Promise<void> {
  const result = await syncPosts(deps, place, 'background');
  const isPassing = result.outcome === 'failed' && !['notConnected', 'revoked'].includes(result.reason);
  if (result.outcome === 'failed' && isPassing) throw listingRefusal(result);
  const post = await deps.records.get(listingPostsOf(place), postId);
  if (post) await lookAgain(deps, place, post);
}

/** Has it followed, if the service has not judged it yet: when it is twice as old, at least a minute from now. */
export async function lookAgain(
  { records, now }: Pick<CallListingDeps, 'records' | 'now'>,
  place: RestaurantRef,
  post: ListingPost,
): Promise<void> {
  const age = now() - Date.parse(post.updateTime ?? post.updatedAt);
  if (!post.isInReview || post.task || age > DAY) return;
  const { id, record } = postWork(place, post, now(), now() + Math.max(MINUTE, age));
  await records.transact(async (transaction) => transaction.set(dueWork, id, record));
}
