// A restaurant's profile at Google beside its own record: what differs, and what is done about it.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { restaurantParameters } from '../api/parameters.ts';
import { isoTime } from '../kernel/schema.ts';
import { listingAttribute } from './profile.schema.ts';
import { fieldStates, profileFields } from './profile-fields.ts';
import { verificationStates } from './states.ts';

const params = z.object(restaurantParameters);

const refuses = [
  ...(['TENANT_NOT_FOUND', 'TENANT_SUSPENDED', 'RESTAURANT_NOT_FOUND', 'CONFLICT'] as const),
] satisfies Endpoint['refuses'];

const lines = z.array(z.string());

const field = z.strictObject({
  field: z.enum(profileFields),
  state: z
    .enum(fieldStates)
    .describe('conflict: both sides have changed since they agreed last, or never agreed.'),
  ours: lines,
  theirs: lines,
  totals: z
    .strictObject({ ours: z.int(), theirs: z.int() })
    .exactOptional()
    .describe('Of the menu, whose lines are those that differ: how many dishes each side has.'),
  moreLines: z.int().exactOptional().describe('Of the menu: so many differences more.'),
  canSend: z.boolean(),
  canTake: z.boolean(),
  refusal: z.string().exactOptional().describe('What Google found wrong with it when it was sent.'),
});

const profileAnswer = z.strictObject({
  syncedAt: isoTime.exactOptional(),
  problem: z.string().exactOptional().describe('Why it could not be read last.'),
  problemAt: isoTime.exactOptional(),
  isPending: z.boolean().describe('Google has not published all edits yet.'),
  isGoogleUpdated: z.boolean().describe('Google shows something that nobody here or there has entered.'),
  shown: z
    .strictObject({
      name: z.string(),
      category: z.string(),
      address: z.string(),
      verification: z.enum(verificationStates),
      mapsUrl: z.url().exactOptional(),
      attributes: z.array(z.strictObject(listingAttribute.shape)),
    })
    .exactOptional(),
  address: z.string().describe('Our own.'),
  fields: z.array(field).describe('None before it was read for the first time.'),
  version: z.string().describe('Of all that is shown of the fields; to be sent back with a decision.'),
});

const someFields = z.array(z.enum(profileFields)).max(profileFields.length);

const appliedAnswer = profileAnswer.extend({
  done: z
    .strictObject({
      sent: someFields,
      taken: someFields,
      refused: z.partialRecord(z.enum(profileFields), z.string()).describe('Why, in words for staff.'),
    })
    .describe('What became of each field of the decision.'),
});

export const listingProfileEndpoints = {
  getListingProfile: {
    summary: 'The profile at Google as it was last read, beside the restaurant’s own record.',
    params,
    answer: profileAnswer,
    refuses,
  },
  pullListingProfile: {
    summary: 'Reads the profile at Google anew. Nothing changes there or here.',
    params,
    answer: profileAnswer,
    refuses: [...refuses, 'RATE_LIMITED'],
  },
  applyListingProfile: {
    summary:
      'Sends fields to Google, and takes others from there: exactly those that are named, and only as they were shown. A field that is refused stops none of the others; if nothing was done, it is an error that says why by field.',
    params,
    body: z.strictObject({
      version: z.string().min(1).max(100),
      send: someFields,
      take: someFields,
    }),
    answer: appliedAnswer,
    refuses: [...refuses, 'RATE_LIMITED'],
  },
} as const satisfies Record<string, Endpoint>;

export type ListingProfileAnswer = z.output<typeof profileAnswer>;
export type AppliedListingProfile = z.output<typeof appliedAnswer>;
export type ListingProfileDecision = z.output<
  (typeof listingProfileEndpoints)['applyListingProfile']['body']
>;
