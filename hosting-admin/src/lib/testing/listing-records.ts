// Records of a restaurant's business listing as the API answers them.
import type { ListedPost } from '@bite/shared/listing/posts.contract';

/** A draft, unless `change` says otherwise. */
export const aListedPost = (change: Partial<ListedPost['post']> = {}): ListedPost => ({
  version: 'v1',
  post: {
    ...{ postId: 'post-1', connectionId: 'listing-1', content: 'Pizza for two on Tuesdays', state: 'draft' },
    ...{ isInReview: false, isForeign: false },
    ...{ createdAt: '2026-06-01T10:00:00.000Z', updatedAt: '2026-06-01T10:00:00.000Z' },
    ...change,
  },
});
