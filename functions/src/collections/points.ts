// A diner's points at a restaurant as stored: the account and the entries of which it is the sum.
import {
  type PointsAccount,
  type PointsEntry,
  pointsAccount,
  pointsEntry,
} from '@bite/shared/diners/points.schema';
import { collections } from '@bite/shared/paths';
import type { RecordCollectionGroup } from '../ports/records.ts';
import { ofRestaurant } from './of-restaurant.ts';

/** Named by the diner's uid. */
export const pointsAccountsOf = ofRestaurant<PointsAccount>(collections.pointsAccounts, pointsAccount);

export const pointsEntriesOf = ofRestaurant<PointsEntry>(collections.pointsEntries, pointsEntry);

export const everyPointsAccount: RecordCollectionGroup<PointsAccount> = {
  group: collections.pointsAccounts,
  schema: pointsAccount,
};
export const everyPointsEntry: RecordCollectionGroup<PointsEntry> = {
  group: collections.pointsEntries,
  schema: pointsEntry,
};
