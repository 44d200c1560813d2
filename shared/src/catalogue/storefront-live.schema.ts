// The live document beside a storefront: the one place that says what it holds. The diner's site imports its type alone.
import { z } from 'zod';
import { isoTime, positiveId } from '../kernel/schema.ts';

/** What staff tap when it is too much: the only truth of both. */
export const liveState = z.object({
  /** UNTIL_RESUMED (hours.ts) where somebody must end it. */
  pausedUntil: isoTime.exactOptional(),
  busyExtraMinutes: z.int().min(0).default(0),
});

/** What is left out stays as it is, so that two taps on two screens never undo each other. */
export const liveChange = z.strictObject({
  pausedUntil: isoTime.nullable().exactOptional().describe('null takes orders again.'),
  busyExtraMinutes: z.int().min(0).max(240).exactOptional().describe('Added to the preparation time.'),
});

/** What a cached page cannot know; absent fields mean the calm case. */
export const storefrontLive = liveState.extend({
  /** By item id: sold out until then, or until staff say otherwise; `remaining` above 0 is still on sale. */
  soldOut: z
    .record(
      z.string(),
      z.object({ until: isoTime.exactOptional(), remaining: z.int().min(0).exactOptional() }),
    )
    .default({}),
  /** Slots that were full when last counted, by their ISO instants, with how many orders they have. */
  slotsTaken: z.record(z.string(), z.int().min(0)).exactOptional(),
  /** Absent while the restaurant and its business are active. */
  isActive: z.literal(false).exactOptional(),
});

/** As it is stored, with the place that its changes are told at. */
export const storedLive = storefrontLive.extend({
  tenantId: positiveId.exactOptional(),
  restaurantId: positiveId.exactOptional(),
});

export type LiveState = z.output<typeof liveState>;
export type LiveChange = z.output<typeof liveChange>;
export type StorefrontLive = z.output<typeof storefrontLive>;
export type StoredLive = z.output<typeof storedLive>;
