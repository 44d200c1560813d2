// The counts of the carts that are no longer stored, one document a day (I7.4-06): cart_days/{date} below the restaurant.

import { isoDate } from '@bite/shared/kernel/schema';
import { type CartCounts, noCarts, sumOfCarts } from '@bite/shared/ordering/cart-days';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { z } from 'zod';
import type { RecordCollection } from '../../ports/records.ts';

const count = z.int().min(0);
const storedDay = z.object({
  day: isoDate,
  started: count,
  ordered: count,
  abandoned: count,
  filled: count,
  value: z.number().min(0),
});
export type StoredCartDay = z.output<typeof storedDay>;

export const cartDaysOf = (place: RestaurantRef): RecordCollection<StoredCartDay> => ({
  path: paths.restaurantCollection(place, collections.cartDays),
  schema: storedDay,
});

/** The counts of each day. */
export function byDay(carts: readonly (CartCounts & { day: string })[]): Map<string, CartCounts> {
  const days = new Map<string, CartCounts>();
  for (const cart of carts) days.set(cart.day, sumOfCarts([days.get(cart.day) ?? noCarts, cart]));
  return days;
}
