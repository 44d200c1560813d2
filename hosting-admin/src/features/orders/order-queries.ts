// What the board listens to, and the composite indexes that it takes.
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import type { LiveQuery } from '../../lib/ports.ts';

/** As they stand in firestore.indexes.json. */
export const indexes = [
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
] as const;

export const OPEN_LIMIT = 200;
export const FINISHED_LIMIT = 20;

/** Everything that still needs somebody's hands; the newest, should there be more than a board can hold. */
export const openOrdersQuery = (at: RestaurantRef): LiveQuery => ({
  path: paths.restaurantCollection(at, collections.orders),
  where: { field: 'status', in: ['newOrder', 'inProgress'] },
  orderBy: { field: 'createdAt', direction: 'desc' },
  limit: OPEN_LIMIT,
});

export const finishedOrdersQuery = (at: RestaurantRef): LiveQuery => ({
  path: paths.restaurantCollection(at, collections.orders),
  where: { field: 'status', in: ['completed', 'cancelled', 'voided'] },
  orderBy: { field: 'updatedAt', direction: 'desc' },
  limit: FINISHED_LIMIT,
});
