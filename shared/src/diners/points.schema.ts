// A diner's points at one restaurant: the ledger of what orders did to them, and the balance, which is its sum.
import { z } from 'zod';
import { guid, isoTime } from '../kernel/schema.ts';

/** Below zero where points were spent that a correction then took back. */
export const pointsAccount = z.object({ uid: z.string(), balance: z.int(), updatedAt: isoTime });
export type PointsAccount = z.output<typeof pointsAccount>;

/** Named by the order, the number of its event, and the cause: each happens once. */
export const pointsEntry = z.object({
  uid: z.string(),
  orderGuid: guid,
  orderNumber: z.string(),
  cause: z.enum(['earned', 'takenBack', 'spent', 'givenBack']),
  points: z.int(),
  at: isoTime,
});
export type PointsEntry = z.output<typeof pointsEntry>;
