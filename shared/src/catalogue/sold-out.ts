// What staff marked as sold out: an item, one of its sizes, or an option of a modifier group.
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

/**
 * The time for which it matters what is sold out, in milliseconds: the chosen time of an order for later, else now, since the
 * kitchen begins at once (docs/decisions/042-sold-out-and-orders-for-later.md).
 */
export const soldOutAt = (scheduledFor: string | null, now: number): number =>
  scheduledFor === null ? now : Date.parse(scheduledFor);

/** No mark: on sale. Neither time nor count: sold out until staff change it. */
export function isMarkedSoldOut(mark: SoldOutMark | undefined, at: number): boolean {
  if (!mark || (mark.remaining ?? 0) > 0) return false;
  return mark.until === undefined || Date.parse(mark.until) > at;
}

type Marks = Pick<StorefrontLive, 'soldOut'>;

/** Whether this item, size or option is sold out by its own mark. */
export const isSoldOut = (live: Marks, key: SoldOutKey, at: number): boolean =>
  isMarkedSoldOut(live.soldOut[key], at);

/** An item is also sold out if each of its sizes is. */
export const isItemSoldOut = (
  live: Marks,
  { itemId, sizes }: Pick<StorefrontItem, 'itemId' | 'sizes'>,
  at: number,
): boolean =>
  isSoldOut(live, itemKey(itemId), at) ||
  (sizes?.every(({ id }) => isSoldOut(live, sizeKey(itemId, id), at)) ?? false);
