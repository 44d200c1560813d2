// A post on a restaurant's listing (I3.8-05, I3.8-12). Staff write it; its state, times and ids are the server's.
import { z } from 'zod';
import { entity } from '../kernel/entity.ts';
import { isoDate, isoTime, positiveId, required, webUrl } from '../kernel/schema.ts';
import { name, note } from '../kernel/text.schema.ts';
import { imageReference } from '../media/optimized-image.schema.ts';
import { offerCodeMaxLength, offerTitleMaxLength, postMaxLength } from './limits.ts';
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

/** The days are by the restaurant's clock, both counted. `promotionId`: the promotion that it tells of. */
export const postOffer = z.strictObject({
  title: name(offerTitleMaxLength, 'The offer needs a title'),
  firstDay: isoDate,
  lastDay: isoDate,
  couponCode: z
    .string()
    .trim()
    .max(offerCodeMaxLength, `Must be at most ${offerCodeMaxLength} characters`)
    .optional(),
  /** Where it can be used online. */
  redeemUrl: webUrl('Invalid link').optional(),
  terms: note(500).optional(),
  promotionId: positiveId.optional(),
});

/**
 * What is still to be done at the service. `startedAt`: a call was begun whose outcome is not known, so that the service is asked
 * before the next one.
 */
export const postTasks = ['publish', 'change', 'remove'] as const;
const postTask = z.object({ kind: z.enum(postTasks), since: isoTime, startedAt: isoTime.optional() });

export const listingPostEntity = entity({
  name: 'Post',
  given: {
    postId: required('Post ID is required'),
    connectionId: required('Connection ID is required'),
    updateTime: moment('Update time').optional(),
    state: z.enum(postStates).default('draft'),
    syncedAt: moment('Synced at').optional(),
    /** The last part of its name at the service, once it is there. */
    serviceId: z.string().optional(),
    /** The service has it and has not judged it yet. */
    isInReview: z.boolean().default(false),
    task: postTask.optional(),
    /** Why it is not at the service, or not as it is here. */
    problem: z.string().optional(),
    /** Where people see it. */
    searchUrl: webUrl().optional(),
    /** Written at the service, not here. */
    isForeign: z.boolean().default(false),
  },
  fields: {
    content: required('Post content is required').max(postMaxLength, 'Post content too long'),
    mediaUrl: imageReference('Invalid media URL').optional(),
    mediaType: z.enum(mediaTypes).optional(),
    callToAction: callToAction.optional(),
    /** When it is to be published; absent for at once. */
    publishTime: moment('Publish time').optional(),
    offer: postOffer.optional(),
  },
  rules: ({ offer, callToAction: action }, reject) => {
    if (!offer) return;
    if (offer.lastDay < offer.firstDay)
      reject(['offer', 'lastDay'], 'The last day must not be before the first');
    if (action) reject('callToAction', 'An offer has its own link instead of a button');
  },
});
export const listingPost = listingPostEntity.stored;

export type PostOffer = z.output<typeof postOffer>;
export type PostTask = z.output<typeof postTask>;
export type CallToAction = z.output<typeof callToAction>;
export type ListingPost = z.output<typeof listingPost>;
export type ListingPostInput = z.input<typeof listingPost>;
