// A restaurant's posts as staff see them.
import type { Answers } from '@bite/shared/api/answers';
import { DomainError } from '@bite/shared/kernel/errors';
import { type ListingPost, listingPostEntity } from '@bite/shared/listing/post.schema';
import type { ListedPost } from '@bite/shared/listing/posts.contract';
import type { RestaurantRef } from '@bite/shared/paths';
import { versionOf } from '../../audit/version.ts';
import { listingPostsOf } from '../../collections/listing.ts';
import { pageAnswerOf } from '../../collections/page-answer.ts';
import { assertMayAt } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type { RecordStore } from '../../ports/records.ts';
import { connectionAt } from '../call-listing.ts';

/** The latest first. Throws as assertMayAt does. */
export async function listPosts(
  { records }: { records: Pick<RecordStore, 'get' | 'page'> },
  { user }: Caller,
  place: RestaurantRef,
  page: { limit: number; pageToken?: string | undefined },
): Promise<Answers['listListingPosts']> {
  await assertMayAt(records, user, 'listing.read', place);
  const [connection, { found, ...rest }] = await Promise.all([
    connectionAt({ records }, place),
    records.page(listingPostsOf(place), { ...page, orderBy: { field: 'createdAt', direction: 'desc' } }),
  ]);
  return {
    posts: found.map(({ record }) => listed(record)),
    ...(connection && { connection: connection.status }),
    ...pageAnswerOf(rest),
  };
}

/** Throws as assertMayAt does, and NOT_FOUND. */
export async function readPost(
  { records }: { records: Pick<RecordStore, 'get'> },
  { user }: Caller,
  place: RestaurantRef,
  postId: string,
): Promise<ListedPost> {
  await assertMayAt(records, user, 'listing.read', place);
  const post = await records.get(listingPostsOf(place), postId);
  if (!post) throw noPost();
  return listed(post);
}

export const noPost = (): DomainError => new DomainError('NOT_FOUND', 'This post is not there any more');

export const listed = (post: ListingPost): ListedPost => ({ post, version: versionOfPost(post) });

/** Of what staff write alone: what the service says of it makes nobody's form stale. */
export const versionOfPost = (post: ListingPost): string =>
  versionOf(
    Object.fromEntries(
      Object.entries(post).filter(([field]) => Object.hasOwn(listingPostEntity.fields, field)),
    ),
  );
