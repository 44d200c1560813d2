// The carts of signed-in diners: carts/{guid} below the restaurant. A diner has one cart there at a time: the newest by its last
// change (O7.3-05), until it is ordered or has expired.
import { type StoredCart, storedCart } from '@bite/shared/ordering/cart.schema';
import { isExpired } from '@bite/shared/ordering/cart-state';
import type { CartAnswer } from '@bite/shared/ordering/carts.contract';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import type { RecordCollection, RecordCollectionGroup, RecordReader } from '../../ports/records.ts';

export const cartsOf = (place: RestaurantRef): RecordCollection<StoredCart> => ({
  path: paths.restaurantCollection(place, collections.carts),
  schema: storedCart,
});

/** Of all restaurants. */
export const everyCart: RecordCollectionGroup<StoredCart> = { group: collections.carts, schema: storedCart };

/** All of a diner's, at every restaurant. */
export const fieldOverrides = [
  {
    collectionGroup: collections.carts,
    fieldPath: 'customerId',
    indexes: [
      { order: 'ASCENDING', queryScope: 'COLLECTION' },
      { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
    ],
  },
];

/** Composite index: firestore.indexes.json holds the union. */
export const indexes = [
  {
    collectionGroup: collections.carts,
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'customerId', order: 'ASCENDING' },
      { fieldPath: 'updatedAt', order: 'DESCENDING' },
    ],
  },
];

export async function newestCartOf(
  records: Pick<RecordReader, 'find'>,
  place: RestaurantRef,
  uid: string,
): Promise<StoredCart | undefined> {
  const [newest] = await records.find(cartsOf(place), {
    where: [{ field: 'customerId', is: '==', value: uid }],
    orderBy: { field: 'updatedAt', direction: 'desc' },
    limit: 1,
  });
  return newest?.record;
}

/** Whether nothing can be put into it any more, so that the next cart is another one. */
export const isOver = (cart: StoredCart, now: number): boolean =>
  cart.ordered !== undefined || isExpired(cart, now);

export function answerOf(cart: StoredCart | undefined, now: number): CartAnswer {
  if (!cart || cart.ordered) return { cart: null };
  const { guid, cartId, version, items, expiresAt } = cart;
  return { cart: { guid, cartId, version, items, expiresIn: Date.parse(expiresAt) - now } };
}
