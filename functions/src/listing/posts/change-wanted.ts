// What is stored of a post while the service is asked for what staff want of it.
import { DomainError } from '@bite/shared/kernel/errors';
import type { ListingPost } from '@bite/shared/listing/post.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { listingPostsOf } from '../../collections/listing.ts';
import { dueWork } from '../../due-work/due-work.ts';
import type { RecordTransaction } from '../../ports/records.ts';
import { type CallListingDeps, type ListingFailure, listingRefusal } from '../call-listing.ts';
import { postWork } from './post-work.ts';

/**
 * Changes the post as long as staff want the same of it as when it was read, and it has not been begun by another process.
 * @returns whether it was changed.
 */
export async function changeWanted(
  { records }: Pick<CallListingDeps, 'records'>,
  place: RestaurantRef,
  { postId, task }: ListingPost,
  change: (before: ListingPost, transaction: RecordTransaction) => ListingPost | undefined,
): Promise<boolean> {
  return records.transact(async (transaction) => {
    const before = await transaction.get(listingPostsOf(place), postId);
    const isSame = before?.task?.kind === task?.kind && before?.task?.since === task?.since;
    if (!before || !isSame || before.task?.startedAt !== task?.startedAt) return false;
    const after = change(before, transaction);
    if (after) transaction.set(listingPostsOf(place), postId, after);
    else transaction.delete(listingPostsOf(place), postId);
    return true;
  });
}

/** Nothing is wanted any more. */
export function withoutTask({ task: _, problem: __, ...post }: ListingPost): ListingPost {
  return post;
}

/**
 * Ends a try that failed: it comes later, or staff are told why it cannot be. Throws UNAVAILABLE where it is to be tried again as other
 * work is.
 */
export async function failed(
  deps: CallListingDeps,
  place: RestaurantRef,
  post: ListingPost,
  failure: ListingFailure,
): Promise<void> {
  if (failure.reason === 'unclear' || failure.reason === 'unreachable')
    throw new DomainError('UNAVAILABLE', listingRefusal(failure).message);
  if (failure.reason === 'limited') {
    const dueAt = deps.now() + (failure.retryAfter ?? 60) * 1000;
    const { id, record } = postWork(place, post, deps.now(), dueAt);
    await deps.records.transact(async (transaction) => transaction.set(dueWork, id, record));
    return;
  }
  const problem = listingRefusal(failure).message;
  await changeWanted(deps, place, post, (before) => ({ ...withoutTask(before), problem }));
}
