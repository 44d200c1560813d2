// Every night: counts which dishes guests order together (docs/decisions/066-goes-well-with.md). Each order is read once, page by
// page; a page's counts are stored with how far they reach, so that a run that ends anywhere is continued by the next.

import { DAY } from '@bite/shared/kernel/durations';
import { isoAt } from '@bite/shared/kernel/iso-time';
import type { Order } from '@bite/shared/ordering/order.schema';
import {
  beginningOf,
  mostOrderedTogether,
  type PairCounts,
  periodOf,
  periodsAt,
  withOrders,
} from '@bite/shared/ordering/ordered-together';
import { isDraft } from '@bite/shared/ordering/transitions';
import type { RestaurantRef } from '@bite/shared/paths';
import {
  ORDERED_TOGETHER,
  type OrderedTogether,
  orderedTogetherOf,
  pairCountsId,
  pairCountsOf,
} from '../collections/statistics.ts';
import type { Orders } from '../ports/orders.ts';
import type { RecordStore } from '../ports/records.ts';
import { type ForEachPlaceDeps, forEachRestaurant, type PlacesReached } from '../tenancy/for-each-place.ts';

export interface CountOrderedTogetherDeps extends ForEachPlaceDeps {
  orders: Pick<Orders, 'placedBetween'>;
  records: Pick<RecordStore, 'get' | 'getAll' | 'transact'>;
}

/** By then orders are completed; one that is placed further ahead than that is not counted. */
const SETTLED = 2 * DAY;
/** At most so many pages a restaurant and night; the rest follows in the next one. */
const PAGES = 20;
const PER_PAGE = 100;

/** Safe to run twice at once: of two runs over one restaurant, one stops. */
export async function countOrderedTogether(
  deps: CountOrderedTogetherDeps,
): Promise<PlacesReached & { orders: number }> {
  let orders = 0;
  const reached = await forEachRestaurant(
    deps,
    'what is ordered together could not be counted',
    async (place) => {
      orders += await countAt(deps, place);
    },
  );
  return { ...reached, orders };
}

async function countAt(deps: CountOrderedTogetherDeps, place: RestaurantRef): Promise<number> {
  const { orders, records, now } = deps;
  const periods = periodsAt(now());
  const [first = 0] = periods;
  const earliest = isoAt(beginningOf(first));
  const before = isoAt(now() - SETTLED);
  const stored = await records.get(orderedTogetherOf(place), ORDERED_TOGETHER);
  let known = stored && stored.until > earliest ? stored : { until: earliest, counted: [], suggested: {} };
  const counts = await countsOf(deps, place, periods);
  let expected = stored?.until;
  let counted = 0;
  for (let page = 0; page < PAGES && known.until < before; page += 1) {
    const { until } = known;
    const seen = new Set(known.counted);
    const found = await orders.placedBetween(place, { from: until, before, limit: PER_PAGE });
    const fresh = found.orders.filter((order) => !seen.has(order.guid) && !isDraft(order));
    const changed = addTo(counts, fresh);
    const reaches = found.next ?? before;
    known = {
      until: reaches,
      counted: found.orders.flatMap(({ guid, createdAt }) => (createdAt === reaches ? [guid] : [])),
      suggested: mostOrderedTogether([...counts.values()]),
    };
    if (!(await store(deps, place, { expected, known, counts, changed, over: first - 1 }))) break;
    expected = reaches;
    counted += fresh.length;
  }
  return counted;
}

async function countsOf(
  { records }: Pick<CountOrderedTogetherDeps, 'records'>,
  place: RestaurantRef,
  periods: readonly number[],
): Promise<Map<number, PairCounts>> {
  const stored = await records.getAll(pairCountsOf(place), periods.map(pairCountsId));
  return new Map(periods.map((period, at) => [period, stored[at]?.pairs ?? {}]));
}

/** Returns the periods that have changed. */
function addTo(counts: Map<number, PairCounts>, orders: readonly Order[]): number[] {
  const byPeriod = Map.groupBy(orders, ({ createdAt }) => periodOf(Date.parse(createdAt)));
  for (const [period, placed] of byPeriod) counts.set(period, withOrders(counts.get(period) ?? {}, placed));
  return [...byPeriod.keys()];
}

interface Counted {
  /** How far the counts reached that this page goes on from. */
  expected: string | undefined;
  known: OrderedTogether;
  counts: ReadonlyMap<number, PairCounts>;
  changed: readonly number[];
  /** A period that no longer counts. */
  over: number;
}

/** False if another run was quicker. */
const store = (
  { records }: Pick<CountOrderedTogetherDeps, 'records'>,
  place: RestaurantRef,
  { expected, known, counts, changed, over }: Counted,
): Promise<boolean> =>
  records.transact(async (transaction) => {
    const present = await transaction.get(orderedTogetherOf(place), ORDERED_TOGETHER);
    if (present?.until !== expected) return false;
    for (const period of changed)
      transaction.set(pairCountsOf(place), pairCountsId(period), { pairs: { ...counts.get(period) } });
    transaction.delete(pairCountsOf(place), pairCountsId(over));
    transaction.set(orderedTogetherOf(place), ORDERED_TOGETHER, known);
    return true;
  });
