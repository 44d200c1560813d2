// Requests to the place-search service (I5.5-01, I5.5-02, I9-10).
import { z } from 'zod';
import { photoMaxPx, searchMaxResults } from './limits.ts';

export const rankPreferences = ['RELEVANCE', 'DISTANCE'] as const;

const count = (name: string) => {
  const message = `${name} must be between 1 and ${searchMaxResults}`;
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

const pixels = (side: string) => {
  const message = `Maximum ${side} must be between 1 and ${photoMaxPx}`;
  return z.int(message).min(1, message).max(photoMaxPx, message).optional();
};

/** The service needs one of the two sizes. The name becomes part of a path, so its form is checked. */
export const placePhotoRequest = z
  .strictObject({
    name: z.string('Photo name is required').regex(/^places\/[\w-]+\/photos\/[\w-]+$/, 'Invalid photo name'),
    maxHeightPx: pixels('height'),
    maxWidthPx: pixels('width'),
  })
  .refine(({ maxHeightPx, maxWidthPx }) => maxHeightPx !== undefined || maxWidthPx !== undefined, {
    path: ['maxWidthPx'],
    message: 'Maximum height or width is required',
  });

export type PlaceSearch = z.output<typeof placeSearch>;
export type PlacePhotoRequest = z.output<typeof placePhotoRequest>;
