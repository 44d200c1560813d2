// Requests to the place-search service (I5.5-01, I5.5-02, I9-10), and the same as queries of our own API.
import { z } from 'zod';
import { photoMaxPx, searchMaxResults } from './limits.ts';
import { placeFieldNames } from './place.schema.ts';

export const rankPreferences = ['RELEVANCE', 'DISTANCE'] as const;

const countRange = (name: string): string => `${name} must be between 1 and ${searchMaxResults}`;

const count = (name: string) => {
  const message = countRange(name);
  return z.int(message).min(1, message).max(searchMaxResults, message).optional();
};

const RATING = 'Minimum rating must be between 0 and 5';

export const placeSearch = z.strictObject({
  textQuery: z.string('Search text is required').min(1, 'Search text is required'),
  pageSize: count('Page size'),
  maxResultCount: count('Result count'),
  minRating: z.number(RATING).min(0, RATING).max(5, RATING).optional(),
  rankPreference: z.enum(rankPreferences, 'Ranking must be RELEVANCE or DISTANCE').optional(),
  pageToken: z.string().optional(),
  languageCode: z.string().optional(),
  regionCode: z.string().optional(),
});

const pixelRange = (side: string): string => `Maximum ${side} must be between 1 and ${photoMaxPx}`;

const pixels = (side: string) => {
  const message = pixelRange(side);
  return z.int(message).min(1, message).max(photoMaxPx, message).optional();
};

const sizes = { maxHeightPx: pixels('height'), maxWidthPx: pixels('width') };

const hasSize = ({ maxHeightPx, maxWidthPx }: { maxHeightPx?: unknown; maxWidthPx?: unknown }): boolean =>
  maxHeightPx !== undefined || maxWidthPx !== undefined;
const noSize = { path: ['maxWidthPx'], message: 'Maximum height or width is required' };

/** The service needs one of the two sizes. The name becomes part of a path, so its form is checked. */
export const placePhotoRequest = z
  .strictObject({
    name: z.string('Photo name is required').regex(/^places\/[\w-]+\/photos\/[\w-]+$/, 'Invalid photo name'),
    ...sizes,
  })
  .refine(hasSize, noSize);

/** One of the two parts of a photo's name that differ. */
export const photoPart = z.string().regex(/^[\w-]{1,1000}$/, 'Invalid photo name');

/** A number of a query is sent as text. @param message For what is no number, as for one beyond the limits. */
const fromText = (limits: z.ZodOptional<z.ZodNumber>, message: string) =>
  z
    .string(message)
    .regex(/^\d{1,9}(\.\d{1,3})?$/, message)
    .pipe(z.coerce.number<string>())
    .pipe(limits.unwrap())
    .optional();

export const photoSizes = z
  .strictObject({
    maxHeightPx: fromText(sizes.maxHeightPx, pixelRange('height')),
    maxWidthPx: fromText(sizes.maxWidthPx, pixelRange('width')),
  })
  .refine(hasSize, noSize);

const { textQuery, pageSize, minRating, rankPreference, pageToken, languageCode, regionCode } =
  placeSearch.shape;

export const placeSearchQuery = z.strictObject({
  textQuery: textQuery.max(500, 'Must be at most 500 characters'),
  pageSize: fromText(pageSize, countRange('Page size')),
  minRating: fromText(minRating, RATING),
  rankPreference,
  pageToken: pageToken.unwrap().max(2000).optional(),
  languageCode: languageCode.unwrap().max(35).optional(),
  regionCode: regionCode.unwrap().max(10).optional(),
});

/** Made by the client for the keystrokes of one search and the place that is chosen. */
export const searchSession = z
  .string('Session token is required')
  .regex(/^[\w-]{8,36}$/, 'Session token must be 8 to 36 letters, digits, hyphens or underscores');

export const placeSuggestionsQuery = z.strictObject({
  input: z.string('Search text is required').trim().min(1, 'Search text is required').max(200),
  sessionToken: searchSession,
});

const namesIn = (text: string): string[] => text.split(',').map((field) => field.trim());
const known: ReadonlySet<string> = new Set(placeFieldNames);

/** 'rating,reviews'. A star, or a field that nobody knows, is refused: fields cost money. */
const fieldList = z
  .string()
  .max(2000)
  .superRefine((text, context) => {
    for (const field of namesIn(text).filter((one) => !known.has(one)))
      context.addIssue({ code: 'custom', message: `There is no field “${field.slice(0, 50)}”` });
  })
  .transform(namesIn)
  .pipe(z.array(z.string()));

export const placeDetailsQuery = z.strictObject({
  fields: fieldList.optional(),
  sessionToken: searchSession.optional(),
});

export type PlaceSearch = z.output<typeof placeSearch>;
export type PlacePhotoRequest = z.output<typeof placePhotoRequest>;
export type PlaceSearchQuery = z.output<typeof placeSearchQuery>;
