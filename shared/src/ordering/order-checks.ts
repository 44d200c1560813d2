// Whether an order's items are available when it is wanted: served at that time, not sold out (O5-01). Used by the cart for
// hints and by the server for its decision, as refuse-fulfilment.ts is for kind, time and place.

import { itemNotInGroup } from '../catalogue/group-pricing.ts';
import { unavailableBecause } from '../catalogue/menu-availability.ts';
import { isSoldOut, itemKey } from '../catalogue/sold-out.ts';
import { soldOutName, soldOutSentence } from '../catalogue/sold-out-names.ts';
import { type Stock, type StockNeed, shortages, stockNeedOf } from '../catalogue/stock.ts';
import type { StorefrontLive } from '../catalogue/storefront.ts';
import type { StorefrontIndex } from '../catalogue/storefront-index.ts';
import { isolated } from '../kernel/isolated.ts';
import { t } from '../kernel/translate.ts';
import type { OrderType } from './fulfilment.ts';
import type { LineRequest } from './line.ts';
import { servingGroups, whyNotServedAt } from './serving.ts';

/** How many are left of an item, if staff have counted; an expired mark does not count. */
function remaining(live: StorefrontLive, itemId: number, at: number): number {
  const { remaining: left = 0, until } = live.soldOut[itemKey(itemId)] ?? {};
  const isOver = until !== undefined && Date.parse(until) <= at;
  return left > 0 && !isOver ? left : Number.POSITIVE_INFINITY;
}

/**
 * Why an item is not available at `wanted`; undefined if it is. It is enough if one of its groups is served, but if the line
 * names a group, that one must be, since its price only applies in its hours. `quantity` is the total over all lines,
 * `soldOutAt` the time of the order as the function of that name says it.
 */
export function refuseItem(
  index: StorefrontIndex,
  live: StorefrontLive,
  itemId: number,
  orderType: OrderType,
  at: { wanted: number; soldOutAt: number; quantity: number },
  menuGroupId?: number,
): string | undefined {
  const item = index.item(itemId);
  if (!item) return t('This item is no longer on the menu');
  if (!item.onlineOrdering) return t('{item} cannot be ordered online', { item: isolated(item.name) });
  if (isSoldOut(live, itemKey(itemId), at.soldOutAt)) return soldOutSentence(item.name);
  const left = remaining(live, itemId, at.soldOutAt);
  if (at.quantity > left) return soldOutSentence(item.name, left);
  if (menuGroupId !== undefined && servingGroups(index, { menuItemId: itemId, menuGroupId }).length === 0)
    return itemNotInGroup(item);
  const cause = whyNotServedAt(index, { menuItemId: itemId, menuGroupId }, orderType, at.wanted);
  return cause && t(unavailableBecause[cause], { item: isolated(item.name) });
}

/**
 * Why a line cannot be had as requested: its item (refuseItem), its size or one of its options is sold out, or the order wants
 * more than are left. `counts` is empty in browsers, which know only what has run out.
 */
export function refuseLine(
  index: StorefrontIndex,
  live: StorefrontLive,
  line: LineRequest,
  order: {
    orderType: OrderType;
    lines: readonly LineRequest[];
    wanted: number;
    soldOutAt: number;
    counts?: Stock['counts'];
  },
): string | undefined {
  const { menuItemId, menuGroupId } = line;
  const need = stockNeedOf(order.lines);
  const { wanted, soldOutAt } = order;
  const at = { wanted, soldOutAt, quantity: need[itemKey(menuItemId)] ?? 0 };
  return (
    refuseItem(index, live, menuItemId, order.orderType, at, menuGroupId) ??
    shortageSentence(
      index,
      line,
      shortages({ counts: order.counts ?? {}, marks: live.soldOut }, need, soldOutAt),
    )
  );
}

/** What of a line is marked as sold out. */
export const soldOutKeys = (live: StorefrontLive, line: LineRequest, at: number): string[] =>
  Object.keys(shortages({ counts: {}, marks: live.soldOut }, stockNeedOf([line]), at));

/** The sentence for what of this line is short; undefined if nothing is. */
export function shortageSentence(
  index: StorefrontIndex,
  line: LineRequest,
  short: StockNeed,
): string | undefined {
  const key = Object.keys(stockNeedOf([line])).find((each) => each in short);
  return (
    key && soldOutSentence(soldOutName(index, key) ?? index.item(line.menuItemId)?.name ?? '', short[key])
  );
}
