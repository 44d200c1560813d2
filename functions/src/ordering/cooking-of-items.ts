// What the kitchen is told of the items of an order. It is read from the menu's records, since the storefront is public.
import type { Item } from '@bite/shared/catalogue/item.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { recordsOf } from '../collections/collections.ts';
import { getReadable } from '../collections/find-readable.ts';
import type { RecordReader } from '../ports/records.ts';

/** By item id. */
export type CookingOfItems = ReadonlyMap<number, { kitchenName?: string; prepStationIds: number[] }>;

/** Without those that are gone or cannot be read: the order is cooked under its items' own names then. */
export async function cookingOfItems(
  records: Pick<RecordReader, 'getAll'>,
  place: RestaurantRef,
  itemIds: readonly number[],
): Promise<CookingOfItems> {
  const ids = [...new Set(itemIds)].map(String);
  const { found } = await getReadable(records, recordsOf('items', place), ids);
  return new Map(found.map(({ record }) => [record.itemId, toCooking(record)]));
}

function toCooking({ kitchenName, prepStationIds }: Item) {
  const name = kitchenName?.trim();
  return { ...(name && { kitchenName: name }), prepStationIds };
}
