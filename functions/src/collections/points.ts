// A diner's points at a restaurant as stored: the account and the entries of which it is the sum.
import {
  type PointsAccount,
  type PointsEntry,
  pointsAccount,
  pointsEntry,
} from '@bite/shared/diners/points.schema';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import type { RecordCollection, RecordCollectionGroup } from '../ports/records.ts';

/** Named by the diner's uid. */
export const pointsAccountsOf = (at: RestaurantRef): RecordCollection<PointsAccount> => ({
  path: paths.restaurantCollection(at, collections.pointsAccounts),
  schema: pointsAccount,
});

export const pointsEntriesOf = (at: RestaurantRef): RecordCollection<PointsEntry> => ({
  path: paths.restaurantCollection(at, collections.pointsEntries),
  schema: pointsEntry,
});

export const everyPointsAccount: RecordCollectionGroup<PointsAccount> = {
  group: collections.pointsAccounts,
  schema: pointsAccount,
};
export const everyPointsEntry: RecordCollectionGroup<PointsEntry> = {
  group: collections.pointsEntries,
  schema: pointsEntry,
};
