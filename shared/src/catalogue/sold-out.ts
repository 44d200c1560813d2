// What staff marked as sold out: an item, one of its sizes, or an option of a modifier group. Every page of the diner's site
// loads this first; its words are in sold-out-names.ts.
import type { StorefrontItem, StorefrontLive } from './storefront.ts';

export interface SoldOutMark {
  /** ISO instant from which it is available again. */
  until?: string;
  /** How many are left; above 0 it is still on sale. */
  remaining?: number;
}

/** '17', '17-2' or 'm5-3': the key of a mark and of a count. */
export type SoldOutKey = string;

export const itemKey = (itemId: number): SoldOutKey => `${itemId}`;
export const sizeKey = (itemId: number, sizeId: number): SoldOutKey => `${itemId}-${sizeId}`;
export const optionKey = (modifierGroupId: number, modifierId: number): SoldOutKey =>
  `m${modifierGroupId}-${modifierId}`;

/** `now` in milliseconds since the epoch. No mark: on sale. Neither time nor count: sold out until staff change it. */
export function isMarkedSoldOut(mark: SoldOutMark | undefined, now: number): boolean {
  if (!mark || (mark.remaining ?? 0) > 0) return false;
  return mark.until === undefined || Date.parse(mark.until) > now;
}

type Marks = Pick<StorefrontLive, 'soldOut'>;

/** Whether this item, size or option is sold out by its own mark. */
export const isSoldOut = (live: Marks, key: SoldOutKey, now: number): boolean =>
  isMarkedSoldOut(live.soldOut[key], now);

/** An item is also sold out if each of its sizes is. */
export const isItemSoldOut = (
  live: Marks,
  { itemId, sizes }: Pick<StorefrontItem, 'itemId' | 'sizes'>,
  now: number,
): boolean =>
  isSoldOut(live, itemKey(itemId), now) ||
  (sizes?.every(({ id }) => isSoldOut(live, sizeKey(itemId, id), now)) ?? false);
