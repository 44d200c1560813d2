// The live document beside a storefront, as it is stored.
import { z } from 'zod';
import { isoTime } from '../kernel/schema.ts';

export const storefrontLive = z.object({
  pausedUntil: isoTime.exactOptional(),
  busyExtraMinutes: z.int().min(0).default(0),
  soldOut: z
    .record(
      z.string(),
      z.object({ until: isoTime.exactOptional(), remaining: z.int().min(0).exactOptional() }),
    )
    .default({}),
  /** Slots that were full when last counted, by their ISO instants, with how many orders they have. */
  slotsTaken: z.record(z.string(), z.int().min(0)).exactOptional(),
  isActive: z.literal(false).exactOptional(),
});
