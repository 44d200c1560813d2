// A restaurant's link to its entry in the place-search service (I3.9-07).
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
