// The report on a restaurant's carts, by the day on which they were begun (I7.4-06).

import { daysBetween } from '@bite/shared/kernel/days-between';
import { type CartDay, countsOf, noCarts, sumOfCarts } from '@bite/shared/ordering/cart-days';
import type { RestaurantRef } from '@bite/shared/paths';
import { assertMayAt } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type { Condition, RecordStore } from '../../ports/records.ts';
import { byDay, cartDaysOf } from './cart-days.ts';
import { cartsOf } from './customers-cart.ts';

export interface CartReportDeps {
  records: Pick<RecordStore, 'get' | 'transact'>;
  /** Milliseconds. */
  now: () => number;
}

/** Stored carts that a report counts: those of about a week. */
const MOST = 5000;

/** Both days belong to the range. Throws as assertMayAt does. */
export async function cartReport(
  { records, now }: CartReportDeps,
  { user }: Pick<Caller, 'user'>,
  place: RestaurantRef,
  { from, to }: { from: string; to: string },
): Promise<{ days: CartDay[]; isCut: boolean }> {
  await assertMayAt(records, user, 'reports.read', place);
  const where: Condition[] = [
    { field: 'day', is: '>=', value: from },
    { field: 'day', is: '<=', value: to },
  ];
  const days = daysBetween(from, to);
  // In one transaction: a cart that is being deleted is counted once.
  const { carts, counted } = await records.transact(async (transaction) => ({
    carts: await transaction.find(cartsOf(place), { where, limit: MOST }),
    counted: await transaction.find(cartDaysOf(place), { where, limit: days.length }),
  }));
  const present = byDay(carts.map(({ record }) => ({ day: record.day, ...countsOf(record, now()) })));
  const past = new Map(counted.map(({ record }) => [record.day, record]));
  return {
    days: days.map((day) => ({
      day,
      ...sumOfCarts([past.get(day) ?? noCarts, present.get(day) ?? noCarts]),
    })),
    isCut: carts.length === MOST,
  };
}
