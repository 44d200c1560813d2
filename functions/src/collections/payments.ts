// What is stored of card payments, below a restaurant. No client reads or writes any of it directly.

import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { type PaymentAttempt, paymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import { type PaymentSetup, paymentSetup } from '@bite/shared/payments/payment-setup.schema';
import type { RecordCollection, RecordCollectionGroup } from '../ports/records.ts';

/** Of counting an hour's payments that stand (payments/card-testing.ts); firestore.indexes.json holds the union. */
export const indexes = [
  {
    collectionGroup: collections.paymentAttempts,
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'state', order: 'ASCENDING' },
      { fieldPath: 'createdAt', order: 'ASCENDING' },
    ],
  },
];

/** What the queries need beyond Firestore's automatic indexes; firestore.indexes.json holds the union. */
export const fieldOverrides = ['checkAt', 'followUpAt'].map((fieldPath) => ({
  collectionGroup: collections.paymentAttempts,
  fieldPath,
  indexes: [
    { order: 'ASCENDING', queryScope: 'COLLECTION' },
    { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
  ],
}));

/** Tries to pay an order by card. */
export const attemptsOf = (place: RestaurantRef): RecordCollection<PaymentAttempt> => ({
  path: paths.restaurantCollection(place, collections.paymentAttempts),
  schema: paymentAttempt,
  /** The gateway's reports name refunds by their own references. */
  queryFields: ({ refunds }) => ({ refundRetrefs: refunds.flatMap(({ retref }) => retref ?? []) }),
});

export const everyAttempt: RecordCollectionGroup<PaymentAttempt> = {
  group: collections.paymentAttempts,
  schema: paymentAttempt,
};

/** How a restaurant takes payments, in the document PAYMENT_SETUP. */
export const paymentSetupsOf = (place: RestaurantRef): RecordCollection<PaymentSetup> => ({
  path: paths.restaurantCollection(place, collections.paymentSetups),
  schema: paymentSetup,
});
export const PAYMENT_SETUP = 'current';
