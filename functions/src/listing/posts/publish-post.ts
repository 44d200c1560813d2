// Carries out at the service what staff want of a post. Creating one cannot be repeated without harm: the intention is stored before the
// call, and after a call without a clear answer the service is asked whether the post is there. Changing and removing can be repeated.
import { MINUTE, SECOND } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import type { ListingPost } from '@bite/shared/listing/post.schema';
import {
  serviceIdOf,
  servicePostFields,
  servicePostOf,
  stateAtService,
} from '@bite/shared/listing/service-post';
import type { ServicePost } from '@bite/shared/listing/service-post.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { listingPostsOf } from '../../collections/listing.ts';
import { type CallListingDeps, callListing, connectionAt } from '../call-listing.ts';
import { changeWanted, failed, withoutTask } from './change-wanted.ts';
import { followPost, lookAgain } from './follow-post.ts';
import { foreignPostId } from './foreign-posts.ts';
import { postsAtService } from './posts-at-service.ts';
import type { SyncPostsDeps } from './sync-posts.ts';

/** Longer than a call takes: until then another process may be at it. */
const CALL_TAKES = MINUTE;

const api = { api: 'reviews', urgency: 'background' } as const;

/** Idempotent: a post of which nothing is wanted stays as it is. Throws where it is to be tried again. */
export async function publishPost(deps: SyncPostsDeps, place: RestaurantRef, postId: string): Promise<void> {
  const post = await deps.records.get(listingPostsOf(place), postId);
  const connection = await connectionAt(deps, place);
  // It was written for a location that is connected no longer, and is about to be forgotten.
  if (connection && post?.connectionId !== connection.connectionId) return;
  switch (post?.task?.kind) {
    case 'publish':
      return publish(deps, place, post);
    case 'change':
      return change(deps, place, post);
    case 'remove':
      return remove(deps, place, post);
    default:
      if (post?.isInReview) await followPost(deps, place, post);
  }
}

async function publish(deps: CallListingDeps, place: RestaurantRef, post: ListingPost): Promise<void> {
  // It was moved to a later time, which has work of its own.
  if (post.publishTime !== undefined && Date.parse(post.publishTime) > deps.now()) return;
  const found = await foundAtService(deps, place, post);
  if (found) return keep(deps, place, post, found);
  const begun = await begin(deps, place, post);
  if (!begun) return;
  const result = await callListing(deps, place, {
    ...api,
    send: (service, token, at) => service.createPost(token, at, servicePostOf(begun)),
  });
  if (result.outcome === 'answered') return keep(deps, place, begun, result.value);
  if (result.reason === 'unclear') return failed(deps, place, begun, result);
  // Surely nothing has happened there.
  await changeWanted(deps, place, begun, () => post);
  return failed(deps, place, post, result);
}

/** The post at the service, if an earlier call brought it there. Throws while that cannot be known. */
async function foundAtService(
  deps: CallListingDeps,
  place: RestaurantRef,
  { content, task }: ListingPost,
): Promise<ServicePost | undefined> {
  if (task?.startedAt === undefined) return undefined;
  const begunAt = Date.parse(task.startedAt);
  if (deps.now() - begunAt < CALL_TAKES) throw unknownYet();
  const posts = await postsAtService(deps, place, 'background');
  if (posts.outcome === 'failed') throw unknownYet();
  // Their clock and ours differ by some seconds.
  const isThis = ({ summary, createTime }: ServicePost): boolean =>
    summary === content && Date.parse(createTime ?? '') >= begunAt - 30 * SECOND;
  return posts.value.posts.find(isThis);
}

const unknownYet = (): DomainError =>
  new DomainError('UNAVAILABLE', 'It is not known yet whether the post is at Google');

/** Undefined where it was changed, or begun by another process, meanwhile. */
async function begin(
  deps: CallListingDeps,
  place: RestaurantRef,
  post: ListingPost,
): Promise<ListingPost | undefined> {
  if (!post.task) return undefined;
  const begun = { ...post, task: { ...post.task, startedAt: new Date(deps.now()).toISOString() } };
  return (await changeWanted(deps, place, post, () => begun)) ? begun : undefined;
}

/** The service has it. */
async function keep(
  deps: CallListingDeps,
  place: RestaurantRef,
  post: ListingPost,
  there: ServicePost,
): Promise<void> {
  const serviceId = serviceIdOf(there);
  const at = new Date(deps.now()).toISOString();
  const kept = (before: ListingPost): ListingPost => ({
    ...withoutTask(before),
    ...stateAtService(there),
    ...(serviceId !== undefined && { serviceId }),
    ...(there.searchUrl !== undefined && { searchUrl: there.searchUrl }),
    ...{ publishTime: before.publishTime ?? at, updateTime: at, syncedAt: at },
  });
  await changeWanted(deps, place, post, (before, transaction) => {
    // All posts may have been read between the call and here: it was not known as ours.
    if (serviceId !== undefined) transaction.delete(listingPostsOf(place), foreignPostId(serviceId));
    return kept(before);
  });
  await lookAgain(deps, place, kept(post));
}

async function change(deps: CallListingDeps, place: RestaurantRef, post: ListingPost): Promise<void> {
  const { serviceId: postId = '' } = post;
  const result = await callListing(deps, place, {
    ...api,
    send: (service, token, at) =>
      service.patchPost(token, { ...at, postId }, { post: servicePostOf(post), fields: servicePostFields }),
  });
  if (result.outcome === 'answered') return keep(deps, place, post, result.value);
  if (result.reason !== 'notFound') return failed(deps, place, post, result);
  const problem = 'Google does not have this post any more. It can be published again.';
  await changeWanted(deps, place, post, ({ serviceId: _, searchUrl: __, ...before }) => ({
    ...withoutTask(before),
    ...{ state: 'draft', isInReview: false, problem },
  }));
}

async function remove(deps: CallListingDeps, place: RestaurantRef, post: ListingPost): Promise<void> {
  const found = post.serviceId === undefined ? await foundAtService(deps, place, post) : undefined;
  const postId = post.serviceId ?? (found && serviceIdOf(found));
  if (postId !== undefined) {
    const result = await callListing(deps, place, {
      ...api,
      send: (service, token, at) => service.deletePost(token, { ...at, postId }),
    });
    if (result.outcome === 'failed' && result.reason !== 'notFound') return failed(deps, place, post, result);
  }
  await changeWanted(deps, place, post, () => undefined);
}
