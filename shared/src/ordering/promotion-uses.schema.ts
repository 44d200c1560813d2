// How often a promotion was used, and the guests who may use it no more: by hashes, from which nobody reads a number.
import { z } from 'zod';
import { guid, isoTime, positiveId } from '../kernel/schema.ts';

export const promotionUses = z.object({ used: z.int().nonnegative() });
export const promotionGuest = z.object({
  promotionId: positiveId,
  orderGuid: guid,
  /** A year after the promotion's last day; if it has none, when who ordered is erased anyway. Absent in older records. */
  expiresAt: isoTime.optional(),
});

export type PromotionUses = z.output<typeof promotionUses>;
export type PromotionGuest = z.output<typeof promotionGuest>;
