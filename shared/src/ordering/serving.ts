// When all items of an order are served, by the serving times of their menu groups.
import { type UnavailableReason, whyUnavailable } from '../catalogue/menu-availability.ts';
import type { StorefrontMenuGroup } from '../catalogue/storefront.ts';
import type { StorefrontIndex } from '../catalogue/storefront-index.ts';
import type { OrderType } from './fulfilment.ts';

/** An item, and the menu group it was picked from if that matters. */
export interface RequestedItem {
  menuItemId: number;
  menuGroupId?: number | undefined;
}

/** The groups whose serving times apply to it. */
export function servingGroups(
  index: StorefrontIndex,
  { menuItemId, menuGroupId }: RequestedItem,
): readonly StorefrontMenuGroup[] {
  const groups = index.groupsOf(menuItemId);
  return menuGroupId === undefined ? groups : groups.filter((group) => group.menuGroupId === menuGroupId);
}

/** Why it is not served at `wanted`; undefined if one of its groups is. */
export function whyNotServedAt(
  index: StorefrontIndex,
  asked: RequestedItem,
  orderType: OrderType,
  wanted: number,
): UnavailableReason | undefined {
  const { timezone } = index.storefront.restaurant;
  const causes = servingGroups(index, asked).map((group) =>
    whyUnavailable(group.availability, orderType, wanted, timezone),
  );
  return causes.every((cause) => cause !== undefined) ? causes[0] : undefined;
}

/** The first of these times at which all items are served. */
export function firstServing(
  index: StorefrontIndex,
  items: readonly RequestedItem[],
  orderType: OrderType,
  times: readonly number[],
): number | undefined {
  return times.find((time) =>
    items.every((asked) => whyNotServedAt(index, asked, orderType, time) === undefined),
  );
}
