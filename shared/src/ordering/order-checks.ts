// Whether an order's items can be had when it is wanted: served at that time, not sold out (O5-01). Asked by the
// cart for its hints and by the server for its verdict, as refuse-fulfilment.ts is for the kind, time and place.

import { itemNotInGroup } from '../catalogue/group-pricing.ts';
import { unavailableBecause } from '../catalogue/menu-availability.ts';
import { isSoldOut, type StorefrontLive } from '../catalogue/storefront.ts';
import type { StorefrontIndex } from '../catalogue/storefront-index.ts';
import { isolated } from '../kernel/isolated.ts';
import type { OrderType } from './fulfilment.ts';
import { servingGroups, whyNotServedAt } from './serving.ts';

/** How many are left of an item on sale, where staff have counted; a mark whose time is over counts no more. */
function remaining(live: StorefrontLive, itemId: number, now: number): number {
  const { remaining: left = 0, until } = live.soldOut[String(itemId)] ?? {};
  const isOver = until !== undefined && Date.parse(until) <= now;
  return left > 0 && !isOver ? left : Number.POSITIVE_INFINITY;
}

/**
 * Why an item cannot be had at `wanted`; undefined when it can. One of its groups being served is enough, but where the
 * line names the group it was picked from, that one must be: its price is only had in its hours. `quantity` is how many
 * are wanted over all lines: a kitchen with three left sells three.
 */
export function refuseItem(
  index: StorefrontIndex,
  live: StorefrontLive,
  itemId: number,
  orderType: OrderType,
  at: { wanted: number; now: number; quantity: number },
  menuGroupId?: number,
): string | undefined {
  const item = index.item(itemId);
  if (!item) return 'This item is no longer on the menu';
  if (!item.onlineOrdering) return `${isolated(item.name)} cannot be ordered online`;
  if (isSoldOut(live, itemId, at.now)) return `${isolated(item.name)} is sold out`;
  const left = remaining(live, itemId, at.now);
  if (at.quantity > left) return `Only ${left} left of ${isolated(item.name)}`;
  if (menuGroupId !== undefined && servingGroups(index, { menuItemId: itemId, menuGroupId }).length === 0)
    return itemNotInGroup(item);
  const cause = whyNotServedAt(index, { menuItemId: itemId, menuGroupId }, orderType, at.wanted);
  return cause && `${isolated(item.name)} ${unavailableBecause[cause]}`;
}
