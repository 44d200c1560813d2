// The ledger entries of one change of an order, as both adapters of the Orders port write them in the order's own commit.
import {
  type PointsAccount,
  type PointsEntry,
  pointsAccount,
  pointsEntry,
} from '@bite/shared/diners/points.schema';
import type { Order } from '@bite/shared/ordering/order.schema';
import { pointsChanges } from '@bite/shared/ordering/points';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import type { RecordCollection } from '../ports/records.ts';

/** Named by the diner's uid. */
export const pointsAccountsOf = (at: RestaurantRef): RecordCollection<PointsAccount> => ({
  path: paths.restaurantCollection(at, collections.pointsAccounts),
  schema: pointsAccount,
});

export const pointsEntriesOf = (at: RestaurantRef): RecordCollection<PointsEntry> => ({
  path: paths.restaurantCollection(at, collections.pointsEntries),
  schema: pointsEntry,
});

export interface NewPointsEntry {
  id: string;
  record: PointsEntry;
}

/** None for the order of a guest. @param before Undefined for an order that is just placed. */
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
