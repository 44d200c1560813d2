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
  /** ISO instant at which staff counted: only orders from then on are included. */
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

const isOver = ({ until }: Pick<StockCount, 'until'>, now: number): boolean =>
  until !== undefined && Date.parse(until) <= now;

/** Undefined if nobody has counted it. Never below 0. */
export function leftOf(counts: Stock['counts'], key: SoldOutKey, now: number): number | undefined {
  const count = counts[key];
  return count === undefined || isOver(count, now) ? undefined : Math.max(0, count.left);
}

/** What an order asks for and cannot have: how many are left of each. None: it can be placed. */
export function shortages(
  { counts, marks }: Stock,
  need: StockNeed,
  now: number,
): Record<SoldOutKey, number> {
  const short: Record<SoldOutKey, number> = {};
  for (const [key, wanted] of Object.entries(need)) {
    const left = leftOf(counts, key, now) ?? Number.POSITIVE_INFINITY;
    if (isMarkedSoldOut(marks[key], now)) short[key] = 0;
    else if (wanted > left) short[key] = left;
  }
  return short;
}

/** The stock after an order took (1) or gave back (-1) what it needs; the same object if it contains nothing counted. */
export function countedDown(
  stock: Stock,
  need: StockNeed,
  { sign, placedAt, now }: { sign: 1 | -1; placedAt: string; now: number },
): Stock {
  const counts = { ...stock.counts };
  const marks = { ...stock.marks };
  let isChanged = false;
  for (const [key, quantity] of Object.entries(need)) {
    const count = counts[key];
    if (!count || isOver(count, now) || placedAt < count.since) continue;
    isChanged = true;
    counts[key] = { ...count, left: count.left - sign * quantity };
    const isLeft = count.left - sign * quantity > 0;
    if (!isLeft) marks[key] = markAtZero(count);
    else if (marks[key]?.remaining === 0) delete marks[key];
  }
  return isChanged ? { counts, marks } : stock;
}

/** The mark of something that was counted down to zero. */
export const markAtZero = ({ until }: Pick<StockCount, 'until'>): SoldOutMark => ({
  remaining: 0,
  ...(until !== undefined && { until }),
});
