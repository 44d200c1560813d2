// What an order does to the points of the diner who placed it. The ledger follows from the order's state alone: points are earned
// while it is completed, and spent unless it was cancelled, so that an undo or a correction takes back what it undoes.
import type { PointsEntry } from '../diners/points.schema.ts';
import { isCancelledOrVoided } from './board.ts';
import type { Order } from './order.schema.ts';
import { GUEST } from './order-actors.ts';
import { pointsFor } from './points.ts';

type Rewarded = Pick<
  Order,
  | 'createdByUserId'
  | 'status'
  | 'lifecycleState'
  | 'paymentStatus'
  | 'totals'
  | 'pointsSpent'
  | 'pointsToEarn'
  | 'refundedPoints'
>;

interface PointsChange {
  cause: PointsEntry['cause'];
  /** Below zero where the diner loses them. */
  points: number;
}

/** What it has brought and cost by now, less what refunds of parts took with them. A refunded order does neither, like a cancelled one. */
function standingOf(order: Rewarded | undefined): { earned: number; spent: number } {
  if (!order || order.createdByUserId === GUEST) return { earned: 0, spent: 0 };
  const isUndone = isCancelledOrVoided(order) || order.paymentStatus === 'refunded';
  const isEarned = order.status === 'completed' && !isUndone;
  const { takenBack, givenBack } = order.refundedPoints ?? { takenBack: 0, givenBack: 0 };
  const left = (points: number, gone: number): number => Math.max(0, points - gone);
  return {
    earned: isEarned ? left(order.pointsToEarn ?? pointsFor(order.totals.subtotal), takenBack) : 0,
    spent: isUndone ? 0 : left(order.pointsSpent ?? 0, givenBack),
  };
}

/** @param before Undefined for an order that is just placed. */
function pointsChanges(before: Rewarded | undefined, after: Rewarded): PointsChange[] {
  // Its diner's account was deleted, and the ledger goes with it.
  if (before && before.createdByUserId !== after.createdByUserId) return [];
  const [was, is] = [standingOf(before), standingOf(after)];
  const earned = is.earned - was.earned;
  const spent = is.spent - was.spent;
  const changes: PointsChange[] = [
    { cause: earned > 0 ? 'earned' : 'takenBack', points: earned },
    { cause: spent > 0 ? 'spent' : 'givenBack', points: -spent },
  ];
  return changes.filter(({ points }) => points !== 0);
}

export interface NewPointsEntry {
  id: string;
  record: PointsEntry;
}

/** The ledger entries of a change; none for the order of a guest. @param before Undefined for an order that is just placed. */
export function pointsEntriesFor(before: Order | undefined, after: Order): NewPointsEntry[] {
  return pointsChanges(before, after).map(({ cause, points }) => ({
    id: `${after.guid}.${after.history.length}.${cause}`,
    record: {
      uid: after.createdByUserId,
      orderGuid: after.guid,
      orderNumber: after.orderNumber,
      cause,
      points,
      at: after.updatedAt,
    },
  }));
}

export const sumOf = (entries: readonly NewPointsEntry[]): number =>
  entries.reduce((sum, { record }) => sum + record.points, 0);
