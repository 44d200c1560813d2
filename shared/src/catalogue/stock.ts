// How many are left of what staff have counted. Counts are kept apart from the live document, which changes only when one
// reaches zero or comes back from it (docs/decisions/033-sold-out-and-counts-left.md).
import {
  isMarkedSoldOut,
  itemKey,
  optionKey,
  type SoldOutKey,
  type SoldOutMark,
  sizeKey,
} from './sold-out.ts';

export interface StockCount {
  /** Below 0 after a cancelled order came back. */
  left: number;
  /** ISO instant at which staff counted, by which an order knows the count it took from. */
  since: string;
  /** ISO instant from which the count is void. */
  until?: string;
}

/** Counts with the marks of the live document. */
export interface Stock {
  counts: Readonly<Record<SoldOutKey, StockCount>>;
  marks: Readonly<Record<SoldOutKey, SoldOutMark>>;
}

/** How many of each item, size and option. */
export type StockNeed = Readonly<Record<SoldOutKey, number>>;

interface OrderedLine {
  menuItemId: number;
  sizeId?: number | undefined;
  quantity: number;
  modifiers: readonly { modifierGroupId: number; modifierId: number; quantity: number }[];
}

export function stockNeedOf(lines: readonly OrderedLine[]): StockNeed {
  const need: Record<SoldOutKey, number> = {};
  const add = (key: SoldOutKey, count: number): void => {
    need[key] = (need[key] ?? 0) + count;
  };
  for (const { menuItemId, sizeId, quantity, modifiers } of lines) {
    add(itemKey(menuItemId), quantity);
    if (sizeId !== undefined) add(sizeKey(menuItemId, sizeId), quantity);
    for (const option of modifiers)
      add(optionKey(option.modifierGroupId, option.modifierId), quantity * option.quantity);
  }
  return need;
}

const isOver = ({ until }: Pick<StockCount, 'until'>, at: number): boolean =>
  until !== undefined && Date.parse(until) <= at;

/** Undefined if nobody has counted it. Never below 0. */
export function leftOf(counts: Stock['counts'], key: SoldOutKey, at: number): number | undefined {
  const count = counts[key];
  return count === undefined || isOver(count, at) ? undefined : Math.max(0, count.left);
}

/**
 * What an order asks for and cannot have: how many are left of each. None: it can be placed. `at` is its time as soldOutAt
 * says it.
 */
export function shortages({ counts, marks }: Stock, need: StockNeed, at: number): Record<SoldOutKey, number> {
  const short: Record<SoldOutKey, number> = {};
  for (const [key, wanted] of Object.entries(need)) {
    const left = leftOf(counts, key, at) ?? Number.POSITIVE_INFINITY;
    if (isMarkedSoldOut(marks[key], at)) short[key] = 0;
    else if (wanted > left) short[key] = left;
  }
  return short;
}

/** What an order has taken, with the count it took it from: one that was made since has never included it. */
export type StockTaken = Readonly<Record<SoldOutKey, Pick<StockCount, 'since'> & { quantity: number }>>;

/** What an order takes of the counts that still hold at its time. */
export function takenOf({ counts }: Pick<Stock, 'counts'>, need: StockNeed, at: number): StockTaken {
  const taken: Record<SoldOutKey, StockTaken[string]> = {};
  for (const [key, quantity] of Object.entries(need)) {
    const count = counts[key];
    if (count && !isOver(count, at)) taken[key] = { quantity, since: count.since };
  }
  return taken;
}

/** The stock after an order took this (1) or gave it back (-1); the same object if none of it is counted any more. */
export function recounted(stock: Stock, taken: StockTaken, sign: 1 | -1): Stock {
  const counts = { ...stock.counts };
  const marks = { ...stock.marks };
  let isChanged = false;
  for (const [key, { quantity, since }] of Object.entries(taken)) {
    const count = counts[key];
    if (count?.since !== since) continue;
    isChanged = true;
    const left = count.left - sign * quantity;
    counts[key] = { ...count, left };
    if (left <= 0) marks[key] = markAtZero(count);
    else if (marks[key]?.remaining === 0) delete marks[key];
  }
  return isChanged ? { counts, marks } : stock;
}

/** The mark of something that was counted down to zero. */
export const markAtZero = ({ until }: Pick<StockCount, 'until'>): SoldOutMark => ({
  remaining: 0,
  ...(until !== undefined && { until }),
});
