// The field `soldOut` of an item's record: read from and written to the live document and the counts, never the item itself.
import { isMarkedSoldOut, itemKey, type SoldOutMark } from '@bite/shared/catalogue/sold-out';
import { soldOutMark } from '@bite/shared/catalogue/sold-out.schema';
import { leftOf, type Stock } from '@bite/shared/catalogue/stock';
import type { Fields } from '@bite/shared/kernel/fields';
import type { RestaurantRef } from '@bite/shared/paths';
import { recordsOf, restaurantsOf } from '../collections/collections.ts';
import type { StoredRecord } from '../collections/record-collection.ts';
import type { RecordReader } from '../ports/records.ts';
import type { RecordWrite } from '../records/record-hook.ts';
import {
  type Availability,
  availabilityFact,
  readStock,
  type StockWriter,
  withAvailability,
  writeStock,
} from './sold-out-stock.ts';

export function withoutSoldOut<Item extends Fields>(item: Item): Item {
  if (!('soldOut' in item)) return item;
  const { soldOut: _, ...rest } = item;
  return rest as Item;
}

/** Items with their present state. Two document reads. */
export async function withSoldOut<Item extends Fields>(
  reader: Pick<RecordReader, 'getAll'>,
  place: RestaurantRef,
  restaurantGuid: string,
  items: readonly Item[],
  now: number,
): Promise<Item[]> {
  const { stock } = await readStock(reader, place, restaurantGuid);
  return items.map((item) => {
    const soldOut = soldOutOf(stock, Number(item['itemId']), now);
    return { ...withoutSoldOut(item), ...(soldOut && { soldOut }) };
  });
}

function soldOutOf({ marks, counts }: Stock, itemId: number, now: number): SoldOutMark | undefined {
  const key = itemKey(itemId);
  const left = leftOf(counts, key, now);
  const until = counts[key]?.until;
  if (left !== undefined) return { ...(until !== undefined && { until }), remaining: left };
  return isMarkedSoldOut(marks[key], now) ? marks[key] : undefined;
}

/** Writes the sent state; for an item that an older release stored with one, that one. */
export async function writeSoldOut(write: RecordWrite): Promise<() => void> {
  const { transaction, place, recordId, sent, before, after } = write;
  const isSent = 'soldOut' in sent;
  if (!after || !(isSent || before?.['soldOut'])) return () => undefined;
  const restaurant = await transaction.get(restaurantsOf(place.tenantId), String(place.restaurantId));
  if (!restaurant) return () => undefined;
  const at = { place, restaurantGuid: restaurant.guid };
  const now = Date.parse(write.now);
  if (!isSent && before) {
    const move = await moveSoldOut(transaction, at, before, now);
    return () => move(transaction);
  }
  const stored = await readStock(transaction, place, restaurant.guid);
  const mark = sent['soldOut'] === null ? undefined : soldOutMark.optional().parse(sent['soldOut']);
  if (JSON.stringify(mark) === JSON.stringify(soldOutOf(stored.stock, recordId, now))) return () => undefined;
  return () => {
    const next = withAvailability(stored.stock, itemKey(recordId), availabilityOf(mark, now));
    noteChange(write, after, stored.stock, writeStock(transaction, at, stored, next, now));
  };
}

/** For an item that an older release stored with its state: writes that where it belongs, unless staff have set another. */
export async function moveSoldOut(
  reader: Pick<RecordReader, 'getAll'>,
  at: { place: RestaurantRef; restaurantGuid: string },
  item: Readonly<Record<string, unknown>>,
  now: number,
): Promise<(writer: StockWriter) => void> {
  const stored = await readStock(reader, at.place, at.restaurantGuid);
  const key = itemKey(Number(item['itemId']));
  if (stored.stock.marks[key] || stored.stock.counts[key]) return () => undefined;
  const mark = soldOutMark.parse(item['soldOut']);
  const next = withAvailability(stored.stock, key, availabilityOf(mark, now));
  return (writer) => void writeStock(writer, at, stored, next, now);
}

function availabilityOf(mark: SoldOutMark | undefined, now: number): Availability {
  if (mark?.remaining === undefined) return mark && { mark };
  const { remaining: left, until } = mark;
  return { count: { left, since: new Date(now).toISOString(), ...(until !== undefined && { until }) } };
}

function noteChange(
  { transaction, place, recordId, now }: RecordWrite,
  { name }: StoredRecord,
  before: Stock,
  after: Stock,
): void {
  const fact = (stock: Stock) => ({
    name,
    soldOut: availabilityFact(stock, itemKey(recordId), Date.parse(now)),
  });
  const { path } = recordsOf('items', place);
  transaction.note({ path, recordId: String(recordId), before: fact(before), after: fact(after) });
}
