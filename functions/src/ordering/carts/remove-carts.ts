// Deletes carts of a restaurant. What they came to is counted in the commit that deletes them, so that the report keeps them.
import type { StoredCart } from '@bite/shared/ordering/cart.schema';
import { countsOf, noCarts, sumOfCarts } from '@bite/shared/ordering/cart-days';
import { collections, type RestaurantRef } from '@bite/shared/paths';
import { asStored, findReadable } from '../../collections/find-readable.ts';
import type { RecordStore, RecordTransaction } from '../../ports/records.ts';
import { byDay, cartDaysOf } from './cart-days.ts';
import { cartsOf, everyCart } from './customers-cart.ts';

/** Reads the days, then writes. */
export async function removeCarts(
  transaction: RecordTransaction,
  place: RestaurantRef,
  carts: readonly StoredCart[],
  now: number,
): Promise<void> {
  const added = byDay(carts.map((cart) => ({ day: cart.day, ...countsOf(cart, now) })));
  const days = [...added.keys()];
  const known = await transaction.getAll(cartDaysOf(place), days);
  for (const { guid } of carts) transaction.delete(cartsOf(place), guid);
  for (const [position, day] of days.entries()) {
    const counts = sumOfCarts([known[position] ?? noCarts, added.get(day) ?? noCarts]);
    transaction.set(cartDaysOf(place), day, { day, ...counts });
  }
}

const AT_ONCE = 100;

/** Those of one diner, at all restaurants. Of those that cannot be read nothing is counted. */
export async function removeCartsOf(
  { records, now }: { records: Pick<RecordStore, 'find' | 'transact'>; now: () => number },
  uid: string,
): Promise<void> {
  for (;;) {
    const where = [{ field: 'customerId', is: '==', value: uid }] as const;
    const { found, unreadable = [] } = await findReadable(records, everyCart, { where, limit: AT_ONCE });
    for (const { id, path } of found)
      await records.transact(async (transaction) => {
        const at = { path: parentOf(path), schema: everyCart.schema };
        // Another run may have deleted, and counted, it meanwhile.
        const cart = await transaction.get(at, id);
        if (cart) await removeCarts(transaction, cart, [cart], now());
      });
    await records.transact(async (transaction) => {
      for (const { id, path } of unreadable)
        transaction.delete({ path: parentOf(path), schema: asStored }, id);
    });
    if (found.length + unreadable.length < AT_ONCE) return;
  }
}

const parentOf = (path: string): string =>
  path.slice(0, path.lastIndexOf(`${collections.carts}/`) + collections.carts.length);
