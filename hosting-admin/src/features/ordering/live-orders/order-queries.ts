// The board's live queries, with the composite indexes they need.

import { finishedLifecycleStates, openLifecycleStates } from '@bite/shared/ordering/transitions';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import type { LiveQuery } from '../../../lib/ports.ts';

/** As in firestore.indexes.json. */
export const indexes = [
  {
    collectionGroup: 'orders',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'lifecycleState', order: 'ASCENDING' },
      { fieldPath: 'createdAt', order: 'ASCENDING' },
    ],
  },
  {
    collectionGroup: 'orders',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'lifecycleState', order: 'ASCENDING' },
      { fieldPath: 'createdAt', order: 'DESCENDING' },
    ],
  },
  {
    collectionGroup: 'orders',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'lifecycleState', order: 'ASCENDING' },
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
  {
    collectionGroup: 'orders',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'payment.needsAttention', order: 'ASCENDING' },
      { fieldPath: 'createdAt', order: 'DESCENDING' },
    ],
  },
] as const;

export const OPEN_LIMIT = 200;
export const NEWEST_LIMIT = 50;
export const FINISHED_LIMIT = 20;
export const UNSEEN_LIMIT = 50;
export const ATTENTION_LIMIT = 20;

const openOrders = (at: RestaurantRef) => ({
  path: paths.restaurantCollection(at, collections.orders),
  where: { field: 'lifecycleState', in: openLifecycleStates },
});

/** All open orders; the oldest first if there are more than the board can show. */
export const openOrdersQuery = (at: RestaurantRef): LiveQuery => ({
  ...openOrders(at),
  orderBy: { field: 'createdAt', direction: 'asc' },
  limit: OPEN_LIMIT,
});

/** Queried in addition once the limit is reached, so that new orders are still shown and heard. */
export const newestOrdersQuery = (at: RestaurantRef): LiveQuery => ({
  ...openOrders(at),
  orderBy: { field: 'createdAt', direction: 'desc' },
  limit: NEWEST_LIMIT,
});

export const finishedOrdersQuery = (at: RestaurantRef): LiveQuery => ({
  path: paths.restaurantCollection(at, collections.orders),
  where: { field: 'lifecycleState', in: finishedLifecycleStates },
  orderBy: { field: 'updatedAt', direction: 'desc' },
  limit: FINISHED_LIMIT,
});

/** Orders cancelled during preparation that nobody has acknowledged, however many orders have finished since. */
export const unseenCancellationsQuery = (at: RestaurantRef): LiveQuery => ({
  path: paths.restaurantCollection(at, collections.orders),
  where: { field: 'cancellationUnseen', in: [true] },
  orderBy: { field: 'canceledAt', direction: 'asc' },
  limit: UNSEEN_LIMIT,
});

/** Orders whose payment somebody must look at, however long they have been over. */
export const paymentAttentionQuery = (at: RestaurantRef): LiveQuery => ({
  path: paths.restaurantCollection(at, collections.orders),
  where: { field: 'payment.needsAttention', in: [true] },
  orderBy: { field: 'createdAt', direction: 'desc' },
  limit: ATTENTION_LIMIT,
});
