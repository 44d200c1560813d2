// A restaurant's link to its entry in the place-search service (I3.9-07). Name and address are of the copy, which is kept for a
// day (places-listing.schema.ts): where there is none at the moment, they are empty.
import { z } from 'zod';
import { isoTime } from '../kernel/schema.ts';
import { placeId } from './place-id.schema.ts';

export const placeConnection = z.strictObject({
  enabled: z.boolean(),
  placeId,
  placeName: z.string(),
  placeAddress: z.string(),
  connectedAt: isoTime,
  lastSyncAt: isoTime.optional(),
  syncEnabled: z.boolean().default(true),
  autoSync: z.boolean().default(false),
});

export type PlaceConnection = z.output<typeof placeConnection>;

/**
 * Why the copy could not be fetched again. ended: the service knows the place no longer. refused: the service takes neither the
 * key nor the question. unreachable: it does not answer, or answers nothing that can be read.
 */
export const placeProblems = ['ended', 'refused', 'unreachable'] as const;
export type PlaceProblem = (typeof placeProblems)[number];

/** What is kept for as long as the restaurant is connected: the id and what staff chose. Nothing of the service beside the id. */
export const keptPlaceConnection = z.object({
  placeId,
  connectedAt: isoTime,
  syncEnabled: z.boolean().default(true),
  autoSync: z.boolean().default(false),
  /** When the copy was fetched last. */
  lastSyncAt: isoTime.optional(),
  /** When the schedule has something to do: fetch the copy again, or remove it. */
  nextSyncAt: isoTime.optional(),
  problem: z.enum(placeProblems).optional(),
});

export type KeptPlaceConnection = z.output<typeof keptPlaceConnection>;
