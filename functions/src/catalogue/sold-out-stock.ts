// Reads and writes what is sold out and counted at a restaurant: marks in its live document, counts in a document of their own.
import { isMarkedSoldOut, type SoldOutKey } from '@bite/shared/catalogue/sold-out';
import type { SoldOutAnswer } from '@bite/shared/catalogue/sold-out.schema';
import { leftOf, markAtZero, type Stock, type StockCount } from '@bite/shared/catalogue/stock';
import { defaultLiveState } from '@bite/shared/catalogue/storefront';
import type { StoredLive } from '@bite/shared/catalogue/storefront-live.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { liveStates, STOCK_COUNTS, stockCountsOf } from '../collections/collections.ts';
import { getReadable, type Readable } from '../collections/find-readable.ts';
import type { RecordCollection, RecordReader } from '../ports/records.ts';

interface StoredStock {
  stock: Stock;
  live: StoredLive;
  /** Documents that cannot be read, which count as empty. */
  unreadable: NonNullable<Readable<unknown>['unreadable']>;
}

export async function readStock(
  reader: Pick<RecordReader, 'getAll'>,
  place: RestaurantRef,
  restaurantGuid: string,
): Promise<StoredStock> {
  const [live, counts] = await Promise.all([
    getReadable(reader, liveStates, [restaurantGuid]),
    getReadable(reader, stockCountsOf(place), [STOCK_COUNTS]),
  ]);
  const stored: StoredLive = live.found[0]?.record ?? defaultLiveState;
  return {
    stock: { marks: stored.soldOut, counts: counts.found[0]?.record.counts ?? {} },
    live: stored,
    unreadable: [...(live.unreadable ?? []), ...(counts.unreadable ?? [])],
  };
}

/** Of a transaction: what writes without an audit entry. */
export interface StockWriter {
  follow<Stored>(at: RecordCollection<Stored>, id: string, record: Stored): void;
}

/** Writes what differs: the live document only if a mark does. Marks and counts that are over are dropped. */
export function writeStock(
  transaction: StockWriter,
  { place, restaurantGuid }: { place: RestaurantRef; restaurantGuid: string },
  before: StoredStock,
  after: Stock,
  now: number,
): Stock {
  const { tenantId, restaurantId } = place;
  const marks = filtered(after.marks, (mark) => isMarkedSoldOut(mark, now));
  const counts = filtered(after.counts, (_count, key) => leftOf(after.counts, key, now) !== undefined);
  if (JSON.stringify(marks) !== JSON.stringify(before.stock.marks))
    transaction.follow(liveStates, restaurantGuid, {
      ...before.live,
      tenantId,
      restaurantId,
      soldOut: marks,
    });
  if (JSON.stringify(counts) !== JSON.stringify(before.stock.counts))
    transaction.follow(stockCountsOf(place), STOCK_COUNTS, { counts });
  return { marks, counts };
}

const filtered = <Value>(
  entries: Readonly<Record<string, Value>>,
  isKept: (value: Value, key: string) => boolean,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(entries).filter(([key, value]) => isKept(value, key)));

/** The state of one item, size or option: sold out, or counted, or neither. */
export type Availability = { mark: Stock['marks'][string] } | { count: StockCount } | undefined;

/** The stock with one thing set to a state. */
export function withAvailability(stock: Stock, key: SoldOutKey, state: Availability): Stock {
  const { [key]: _mark, ...marks } = stock.marks;
  const { [key]: _count, ...counts } = stock.counts;
  if (!state) return { marks, counts };
  if ('mark' in state) return { marks: { ...marks, [key]: state.mark }, counts };
  const { count } = state;
  return {
    marks: count.left > 0 ? marks : { ...marks, [key]: markAtZero(count) },
    counts: { ...counts, [key]: count },
  };
}

/** For the history: 'until staff change it', a time, or how many are left; undefined on sale. */
export function availabilityFact({ marks, counts }: Stock, key: SoldOutKey, now: number): unknown {
  const left = leftOf(counts, key, now);
  if (left !== undefined) return { left };
  const mark = marks[key];
  if (!isMarkedSoldOut(mark, now)) return undefined;
  return mark?.until === undefined ? true : { until: mark.until };
}

export const toSoldOutAnswer = ({ marks, counts }: Stock, now: number): SoldOutAnswer => ({
  soldOut: marks,
  left: Object.fromEntries(Object.keys(counts).map((key) => [key, leftOf(counts, key, now) ?? 0])),
  since: Object.fromEntries(Object.entries(counts).map(([key, { since }]) => [key, since])),
});
