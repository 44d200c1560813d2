// Reads all posts at the service: what became of ours, and what was written there.
import { portionsOf } from '@bite/shared/kernel/portions';
import type { ListingPost } from '@bite/shared/listing/post.schema';
import { serviceIdOf, stateAtService } from '@bite/shared/listing/service-post';
import type { ServicePost } from '@bite/shared/listing/service-post.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { listingPostsOf } from '../../collections/listing.ts';
import type { RecordStore } from '../../ports/records.ts';
import type { CallUrgency } from '../call-budget.ts';
import { type CallListingDeps, connectionAt, type ListingResult } from '../call-listing.ts';
import { foreignPost } from './foreign-posts.ts';
import { postsAtService } from './posts-at-service.ts';

export interface SyncPostsDeps extends CallListingDeps {
  records: Pick<RecordStore, 'get' | 'find' | 'transact'>;
}

/** More than a restaurant has. */
const MOST_KEPT = 2000;
const AT_ONCE = 200;

/** Idempotent. @returns how many there are at the service. */
export async function syncPosts(
  deps: SyncPostsDeps,
  place: RestaurantRef,
  urgency: CallUrgency,
): Promise<ListingResult<number>> {
  const readAt = deps.now();
  // Before: what is read belongs to this one, or to none.
  const connection = await connectionAt(deps, place);
  const there = await postsAtService(deps, place, urgency);
  if (there.outcome === 'failed') return there;
  if (!connection) return { outcome: 'failed', reason: 'notConnected' };
  const { posts, areAll } = there.value;
  const kept = await deps.records.find(listingPostsOf(place), { limit: MOST_KEPT });
  const known = new Map(kept.map(({ record }) => [record.serviceId, record]));
  const changes = [
    ...posts.flatMap((post) => {
      const ours = known.get(serviceIdOf(post));
      if (ours) return seen(ours, post, readAt);
      // One of ours, whose call has not ended, or whose answer was lost.
      const isUnderWay = kept.some(
        ({ record: { task, content } }) => task?.startedAt !== undefined && content === post.summary,
      );
      const foreign = isUnderWay ? undefined : foreignPost(post, connection.connectionId, readAt);
      return foreign ? [foreign] : [];
    }),
    // What stands on no page may be an older one.
    ...(areAll
      ? missing(
          kept.map(({ record }) => record),
          posts,
          readAt,
        )
      : []),
  ];
  for (const portion of portionsOf(changes, AT_ONCE))
    await write(deps, place, connection.connectionId, portion);
  return { outcome: 'answered', value: posts.length };
}

interface Gone {
  gone: ListingPost;
}

/** As the service says now; nothing where it says the same, or where staff want something else of it. */
function seen(ours: ListingPost, there: ServicePost, now: number): ListingPost[] {
  if (ours.task) return [];
  const judged = stateAtService(there);
  if (ours.state === judged.state && ours.isInReview === judged.isInReview) return [];
  return [{ ...ours, ...judged, syncedAt: new Date(now).toISOString() }];
}

/** Those that the service had, and has no more. */
function missing(
  kept: readonly ListingPost[],
  there: readonly ServicePost[],
  now: number,
): (ListingPost | Gone)[] {
  const ids = new Set(there.map(serviceIdOf));
  const at = new Date(now).toISOString();
  return kept
    .filter(
      ({ serviceId, task, syncedAt = '' }) =>
        serviceId !== undefined && !ids.has(serviceId) && !task && syncedAt < at,
    )
    .map((post) => {
      if (post.isForeign) return { gone: post };
      const { serviceId: _, searchUrl: __, ...ours } = post;
      return { ...ours, ...{ state: 'draft', isInReview: false, syncedAt: at }, problem: REMOVED };
    });
}

const REMOVED = 'This post was removed at Google. It can be published again.';

/** Nothing once another location was chosen, or none any more: it would stay after all else was forgotten. */
async function write(
  { records }: SyncPostsDeps,
  place: RestaurantRef,
  connectionId: string,
  changes: readonly (ListingPost | Gone)[],
): Promise<void> {
  const at = listingPostsOf(place);
  const postOf = (change: ListingPost | Gone): ListingPost => ('gone' in change ? change.gone : change);
  await records.transact(async (transaction) => {
    const present = await connectionAt({ records: transaction }, place);
    if (present?.connectionId !== connectionId || present.status === 'disconnected') return;
    const before = await transaction.getAll(
      at,
      changes.map((change) => postOf(change).postId),
    );
    for (const [index, change] of changes.entries()) {
      const { postId, updatedAt } = postOf(change);
      const now = before[index];
      // Staff have changed it since it was read.
      if (now && (now.task || now.updatedAt !== updatedAt)) continue;
      if ('gone' in change) transaction.delete(at, postId);
      else transaction.set(at, postId, change);
    }
  });
}
