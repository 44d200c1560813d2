// Posts on a restaurant's listing.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { creating, pageAnswer, pageQuery, restaurantParameters } from '../api/parameters.ts';
import { listingPost, listingPostEntity } from './post.schema.ts';
import { connectionStates } from './states.ts';

const params = z.object(restaurantParameters);
const ofPost = params.extend({ postId: z.string().regex(/^[\w-]{1,200}$/, 'Invalid post id') });

const inPlace = [
  'TENANT_NOT_FOUND',
  'TENANT_SUSPENDED',
  'RESTAURANT_NOT_FOUND',
] as const satisfies Endpoint['refuses'];

export const listedPost = z.strictObject({
  post: listingPost,
  version: z.string().describe('Of what staff write; to be sent back with a change of it.'),
});

const publish = z
  .boolean()
  .default(false)
  .describe('Publishes it, at once or at its publishTime; otherwise it is kept as a draft.');

export const listingPostEndpoints = {
  listListingPosts: {
    summary: 'The posts on the restaurant’s listing, the latest first.',
    params,
    query: pageQuery,
    answer: z.strictObject({
      posts: z.array(listedPost),
      connection: z.enum(connectionStates).exactOptional().describe('Absent where no listing was connected.'),
      ...pageAnswer,
    }),
    refuses: inPlace,
  },
  getListingPost: {
    summary: 'A post.',
    params: ofPost,
    answer: listedPost,
    refuses: [...inPlace, 'NOT_FOUND'],
  },
  createListingPost: {
    summary: 'Writes a post. It is published in the background: its state tells how far it is.',
    params,
    headers: creating,
    body: z.strictObject({ post: listingPostEntity.create, publish }),
    answer: listedPost,
    refuses: [...inPlace, 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  },
  updateListingPost: {
    summary: 'Changes a post, here and at the service where it is there.',
    params: ofPost,
    body: z.strictObject({
      version: z.string().min(1).max(100),
      changes: listingPostEntity.update,
      publish,
    }),
    answer: listedPost,
    refuses: [...inPlace, 'NOT_FOUND', 'CONFLICT', 'TRANSITION_REFUSED'],
  },
  deleteListingPost: {
    summary:
      'Deletes a post, here and at the service. Answers the post while it is still there to be deleted at the service.',
    params: ofPost,
    answer: z.strictObject({ post: listedPost.exactOptional() }),
    refuses: [...inPlace, 'NOT_FOUND'],
  },
  refreshListingPosts: {
    summary: 'Asks the service for all posts and their states.',
    params,
    answer: z.strictObject({ posts: z.int().min(0).describe('How many there are at the service.') }),
    refuses: [...inPlace, 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;

export type ListedPost = z.output<typeof listedPost>;
