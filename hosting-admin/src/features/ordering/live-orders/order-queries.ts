// What the board listens to, and the composite indexes that it takes.

import { openOrderStatuses } from '@bite/shared/ordering/transitions';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import type { LiveQuery } from '../../../lib/ports.ts';

/** As they stand in firestore.indexes.json. */
export const indexes = [
  {
    collectionGroup: 'orders',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'status', order: 'ASCENDING' },
      { fieldPath: 'createdAt', order: 'ASCENDING' },
    ],
  },
  {
    collectionGroup: 'orders',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'status', order: 'ASCENDING' },
      { fieldPath: 'createdAt', order: 'DESCENDING' },
    ],
  },
  {
    collectionGroup: 'orders',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'status', order: 'ASCENDING' },
      { fieldPath: 'updatedAt', order: 'DESCENDING' },
    ],
  },
  {
    collectionGroup: 'orders',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'cancellationUnseen', order: 'ASCENDING' },
      { fieldPath: 'canceledAt', order: 'ASCENDING' },
    ],
  },
] as const;

export const OPEN_LIMIT = 200;
export const NEWEST_LIMIT = 50;
export const FINISHED_LIMIT = 20;
export const UNSEEN_LIMIT = 50;

const openOrders = (at: RestaurantRef) => ({
  path: paths.restaurantCollection(at, collections.orders),
  where: { field: 'status', in: openOrderStatuses },
});

/** Everything that still needs somebody's hands; who waits longest, should there be more than a board can hold. */
export const openOrdersQuery = (at: RestaurantRef): LiveQuery => ({
  ...openOrders(at),
  orderBy: { field: 'createdAt', direction: 'asc' },
  limit: OPEN_LIMIT,
});

/** Asked beside it once the board is full, so that what comes in is seen and heard all the same. */
export const newestOrdersQuery = (at: RestaurantRef): LiveQuery => ({
  ...openOrders(at),
  orderBy: { field: 'createdAt', direction: 'desc' },
  limit: NEWEST_LIMIT,
});

export const finishedOrdersQuery = (at: RestaurantRef): LiveQuery => ({
  path: paths.restaurantCollection(at, collections.orders),
  where: { field: 'status', in: ['completed', 'cancelled', 'voided'] },
  orderBy: { field: 'updatedAt', direction: 'desc' },
  limit: FINISHED_LIMIT,
});

/** Cancelled in the making and seen by nobody: however many orders are finished after them. */
export const unseenCancellationsQuery = (at: RestaurantRef): LiveQuery => ({
  path: paths.restaurantCollection(at, collections.orders),
  where: { field: 'cancellationUnseen', in: [true] },
  orderBy: { field: 'canceledAt', direction: 'asc' },
  limit: UNSEEN_LIMIT,
});
