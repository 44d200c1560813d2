// Handlers for posts on a restaurant's listing.
import type { listingPostEndpoints } from '@bite/shared/listing/posts.contract';
import { listPosts, readPost } from '../../listing/posts/read-posts.ts';
import { refreshPosts } from '../../listing/posts/refresh-posts.ts';
import type { SyncPostsDeps } from '../../listing/posts/sync-posts.ts';
import { createPost, deletePost, updatePost, type WritePostDeps } from '../../listing/posts/write-post.ts';
import type { RecordStore } from '../../ports/records.ts';
import { answering } from '../answering.ts';
import type { Handlers } from '../contract.ts';
import { withIdempotencyKey } from '../with-idempotency-key.ts';

export const listingPostHandlers = (
  deps: WritePostDeps & SyncPostsDeps & { records: RecordStore },
): Pick<Handlers, keyof typeof listingPostEndpoints> => ({
  listListingPosts: answering(({ params, query, ...caller }) => listPosts(deps, caller, params, query)),
  getListingPost: answering(({ params: { postId, ...place }, ...caller }) =>
    readPost(deps, caller, place, postId),
  ),
  createListingPost: answering((request) =>
    createPost(withIdempotencyKey(deps, request), request, request.params, request.body),
  ),
  updateListingPost: answering(({ params: { postId, ...place }, body, ...caller }) =>
    updatePost(deps, caller, place, postId, body),
  ),
  deleteListingPost: answering(async ({ params: { postId, ...place }, ...caller }) => {
    const post = await deletePost(deps, caller, place, postId);
    return post ? { post } : {};
  }),
  refreshListingPosts: answering(({ params, ...caller }) => refreshPosts(deps, caller, params)),
});
