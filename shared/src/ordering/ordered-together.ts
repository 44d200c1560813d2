// Which dishes guests order together, counted order by order (docs/decisions/066-goes-well-with.md).
import { MOST_SUGGESTED } from '../catalogue/goes-well-with.ts';
import type { ItemLists } from '../catalogue/storefront.ts';
import { DAY } from '../kernel/durations.ts';
import type { Order } from './order.schema.ts';

/** How many orders had both dishes, by their ids, the lower one first: '17-18'. */
export type PairCounts = Readonly<Record<string, number>>;

/** Counts are kept for periods of thirty days, of which the present one and the two before it count. */
const PERIOD = 30 * DAY;
const PERIODS = 3;

/** Fewer orders mean nothing. */
export const LEAST_ORDERS = 3;
/** Kept of a period, so that its document stays small. */
export const MOST_PAIRS = 5000;
/** Of one order: what is ordered for a party says little of any two dishes. */
const MOST_DISHES = 12;

export const periodOf = (instant: number): number => Math.floor(instant / PERIOD);
/** Oldest first. */
export const periodsAt = (now: number): number[] =>
  Array.from({ length: PERIODS }, (_, at) => periodOf(now) - PERIODS + 1 + at);
/** Milliseconds. */
export const beginningOf = (period: number): number => period * PERIOD;

type Ordered = Pick<Order, 'status' | 'paymentStatus'> & {
  items: readonly Pick<Order['items'][number], 'menuItemId'>[];
};

/** Orders that were not completed, or were refunded, say nothing. */
const isCounted = ({ status, paymentStatus }: Ordered): boolean =>
  status === 'completed' && paymentStatus !== 'refunded';

/** The counts with these orders. Over the limit, the rarest pairs are left out. */
export function withOrders(counts: PairCounts, orders: readonly Ordered[]): PairCounts {
  const next = new Map(Object.entries(counts));
  for (const order of orders.filter(isCounted)) {
    const dishes = [...new Set(order.items.map(({ menuItemId }) => menuItemId))].slice(0, MOST_DISHES);
    dishes.sort((one, other) => one - other);
    dishes.forEach((one, at) => {
      for (const other of dishes.slice(at + 1)) {
        const pair = `${one}-${other}`;
        next.set(pair, (next.get(pair) ?? 0) + 1);
      }
    });
  }
  const kept = [...next].sort(([, one], [, other]) => other - one).slice(0, MOST_PAIRS);
  return Object.fromEntries(kept);
}

/** What is most often ordered with each item, over all periods. Of equal counts the lower id comes first. */
export function mostOrderedTogether(periods: readonly PairCounts[]): ItemLists {
  const sums = new Map<string, number>();
  for (const [pair, count] of periods.flatMap((counts) => Object.entries(counts)))
    sums.set(pair, (sums.get(pair) ?? 0) + count);
  const partners = new Map<number, { itemId: number; count: number }[]>();
  for (const [pair, count] of sums) {
    if (count < LEAST_ORDERS) continue;
    const [one = 0, other = 0] = pair.split('-').map(Number);
    partners.set(one, [...(partners.get(one) ?? []), { itemId: other, count }]);
    partners.set(other, [...(partners.get(other) ?? []), { itemId: one, count }]);
  }
  const best = [...partners].map(([itemId, others]) => {
    others.sort((a, b) => b.count - a.count || a.itemId - b.itemId);
    // Some of them may be off the menu.
    return [itemId, others.slice(0, 2 * MOST_SUGGESTED).map((each) => each.itemId)] as const;
  });
  return Object.fromEntries(best);
}
