// A post on a restaurant's listing (I3.8-05, I3.8-12). Staff write it; its state, times and ids are the server's.
import { z } from 'zod';
import { entity } from '../kernel/entity.ts';
import { required, webUrl } from '../kernel/schema.ts';
import { postMaxLength } from './limits.ts';
import { moment } from './moment.schema.ts';
import { postStates } from './states.ts';

export const actionTypes = ['book', 'order', 'shop', 'learn_more', 'sign_up', 'call'] as const;
export const mediaTypes = ['photo', 'video'] as const;

/** A link is required except for 'call', which uses the listing's phone number (I5.4-04). */
export const callToAction = z
  .strictObject({ actionType: z.enum(actionTypes), url: webUrl('Invalid action URL').optional() })
  .refine(({ actionType, url }) => actionType === 'call' || url !== undefined, {
    path: ['url'],
    message: 'URL is required for this action type',
  });

export const listingPostEntity = entity({
  name: 'Post',
  given: {
    postId: required('Post ID is required'),
    connectionId: required('Connection ID is required'),
    updateTime: moment('Update time').optional(),
    state: z.enum(postStates).default('draft'),
    syncedAt: moment('Synced at').optional(),
  },
  fields: {
    content: required('Post content is required').max(postMaxLength, 'Post content too long'),
    mediaUrl: webUrl('Invalid media URL').optional(),
    mediaType: z.enum(mediaTypes).optional(),
    callToAction: callToAction.optional(),
    publishTime: moment('Publish time').optional(),
  },
});
export const listingPost = listingPostEntity.stored;

export type CallToAction = z.output<typeof callToAction>;
export type ListingPost = z.output<typeof listingPost>;
export type ListingPostInput = z.input<typeof listingPost>;
