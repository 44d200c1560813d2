// What is kept of a restaurant's days of card payments, and its chargebacks. No client reads or writes any of it directly.

import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { type ChargebackCase, chargebackCase } from '@bite/shared/payments/chargeback-case.schema';
import { type PaymentDay, paymentDay } from '@bite/shared/payments/payment-day.schema';
import type { RecordCollection } from '../ports/records.ts';

/** One document a day, named YYYYMMDD. */
export const paymentDaysOf = (place: RestaurantRef): RecordCollection<PaymentDay> => ({
  path: paths.restaurantCollection(place, collections.paymentDays),
  schema: paymentDay,
});

/** One document a case, under its caseId. */
export const chargebacksOf = (place: RestaurantRef): RecordCollection<ChargebackCase> => ({
  path: paths.restaurantCollection(place, collections.chargebacks),
  schema: chargebackCase,
});

/** Thousands of entries in one document, which nobody queries. */
export const fieldOverrides = ['settlement', 'funding', 'comparison'].map((fieldPath) => ({
  collectionGroup: collections.paymentDays,
  fieldPath,
  indexes: [],
}));
