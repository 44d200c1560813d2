// What staff do with posts: write, change, publish now or at a time, take back, delete. The service hears of it by due work.
import type { Change } from '@bite/shared/kernel/entity';
import { DomainError } from '@bite/shared/kernel/errors';
import {
  type ListingPost,
  type ListingPostInput,
  listingPostEntity,
  type PostTask,
} from '@bite/shared/listing/post.schema';
import type { ListedPost } from '@bite/shared/listing/posts.contract';
import { paths, type RestaurantRef } from '@bite/shared/paths';
import { assertVersion } from '../../audit/version.ts';
import type { AuditedTransaction, WritePath } from '../../audit/write-path.ts';
import { listingPostsOf } from '../../collections/listing.ts';
import { assertMayAt } from '../../identity/assert-may.ts';
import { authorOf, type Caller } from '../../identity/caller.ts';
import type { RecordReader, RecordStore } from '../../ports/records.ts';
import { connectionAt, listingRefusal } from '../call-listing.ts';
import { postWork, publishAt } from './post-work.ts';
import { listed, noPost, readPost, versionOfPost } from './read-posts.ts';

export interface WritePostDeps {
  records: Pick<RecordStore, 'get'>;
  writePath: WritePath;
  newGuid: () => string;
  /** Milliseconds. */
  now: () => number;
}

type Written = Pick<
  ListingPostInput,
  'content' | 'mediaUrl' | 'mediaType' | 'callToAction' | 'publishTime' | 'offer'
>;

/** Throws as assertMayAt does, and CONFLICT where no listing is connected. @param publish Or keeps it as a draft. */
export async function createPost(
  deps: WritePostDeps,
  caller: Caller,
  place: RestaurantRef,
  { post: written, publish }: { post: Written; publish: boolean },
): Promise<ListedPost> {
  await assertMayAt(deps.records, caller.user, 'listing.write', place);
  const postId = deps.newGuid();
  const made = await deps.writePath.once((path) =>
    path.transact(authorOf(caller), async (transaction) => {
      const connectionId = await connectionIdAt(transaction, place);
      const at = new Date(deps.now()).toISOString();
      const draft = listingPostEntity.parse({
        ...written,
        postId,
        connectionId,
        createdAt: at,
        updatedAt: at,
      });
      const post = publish ? { ...draft, task: taskOf('publish', at) } : draft;
      transaction.create(listingPostsOf(place), postId, post);
      if (publish) enqueue(transaction, place, post, deps.now());
      return post;
    }),
  );
  return shown(deps, caller, place, made);
}

/** Work that was enqueued has been tried by now. */
const shown = async (
  deps: WritePostDeps,
  caller: Caller,
  place: RestaurantRef,
  { postId }: ListingPost,
): Promise<ListedPost> => readPost(deps, caller, place, postId);

async function connectionIdAt(records: Pick<RecordReader, 'get'>, place: RestaurantRef): Promise<string> {
  const connection = await connectionAt({ records }, place);
  if (!connection?.locationId || connection.status === 'disconnected')
    throw listingRefusal({ outcome: 'failed', reason: 'notConnected' });
  return connection.connectionId;
}

const taskOf = (kind: PostTask['kind'], since: string): PostTask => ({ kind, since });

function enqueue(
  transaction: Pick<AuditedTransaction, 'enqueue'>,
  place: RestaurantRef,
  post: ListingPost,
  now: number,
): void {
  const dueAt = post.task?.kind === 'publish' ? publishAt(post, now) : now;
  transaction.enqueue(postWork(place, post, now, dueAt));
}

/** As its contract parses it. */
export interface PostChange {
  version: string;
  changes: Change<Written>;
  /** A post that the service does not have: whether it is to have it. One that it has is changed there. */
  publish: boolean;
}

/** Throws as assertMayAt does, NOT_FOUND, CONFLICT, VALIDATION_FAILED, and TRANSITION_REFUSED for what is being taken away. */
export async function updatePost(
  deps: WritePostDeps,
  caller: Caller,
  place: RestaurantRef,
  postId: string,
  { version, changes, publish }: PostChange,
): Promise<ListedPost> {
  await assertMayAt(deps.records, caller.user, 'listing.write', place);
  const post = await deps.writePath.transact(authorOf(caller), async (transaction) => {
    await connectionIdAt(transaction, place);
    const before = await transaction.get(listingPostsOf(place), postId);
    if (!before) throw noPost();
    assertVersion(paths.listingPost(place, postId), version, versionOfPost(before), before);
    assertMayChange(before);
    const at = new Date(deps.now()).toISOString();
    const { problem: _, task: __, ...changed } = listingPostEntity.apply(before, changes);
    const task = nextTask(before, publish, at);
    const after: ListingPost = { ...changed, updatedAt: at, ...(task && { task }) };
    transaction.replace(listingPostsOf(place), postId, before, after);
    if (task) enqueue(transaction, place, after, deps.now());
    return after;
  });
  return shown(deps, caller, place, post);
}

function assertMayChange({ task, isForeign }: ListingPost): void {
  if (isForeign)
    throw new DomainError('TRANSITION_REFUSED', 'This post was written at Google. Please change it there.');
  if (task?.kind === 'remove')
    throw new DomainError('TRANSITION_REFUSED', 'This post is being deleted at Google');
  // Whether the service has it is not known yet: a second one would stand beside it.
  if (task?.startedAt !== undefined)
    throw new DomainError('TRANSITION_REFUSED', 'This post is on its way to Google. Please wait a minute.');
}

function nextTask({ serviceId }: ListingPost, publish: boolean, since: string): PostTask | undefined {
  if (serviceId !== undefined) return taskOf('change', since);
  return publish ? taskOf('publish', since) : undefined;
}

/**
 * Deletes it here, and at the service where it is there: it stays listed until that is done. Throws as assertMayAt does, and NOT_FOUND.
 */
export async function deletePost(
  deps: WritePostDeps,
  caller: Caller,
  place: RestaurantRef,
  postId: string,
): Promise<ListedPost | undefined> {
  await assertMayAt(deps.records, caller.user, 'listing.write', place);
  const at = listingPostsOf(place);
  await deps.writePath.transact(authorOf(caller), async (transaction) => {
    const before = await transaction.get(at, postId);
    if (!before) throw noPost();
    if (before.serviceId === undefined && before.task?.startedAt === undefined)
      return transaction.remove(at, postId, before);
    const now = new Date(deps.now()).toISOString();
    const { problem: _, ...rest } = before;
    const task: PostTask = { ...taskOf('remove', now), startedAt: before.task?.startedAt };
    const after: ListingPost = { ...rest, updatedAt: now, task };
    transaction.note({ path: at.path, recordId: postId, before, after: undefined });
    transaction.follow(at, postId, after);
    enqueue(transaction, place, after, deps.now());
  });
  const left = await deps.records.get(at, postId);
  return left && listed(left);
}
