// What the items of an order ask of the kitchen: its minutes, and how long ahead it has to be told.
import type { StorefrontIndex } from '../catalogue/storefront-index.ts';
import { HOUR, MINUTE } from '../kernel/durations.ts';
import type { OrderNeeds } from '../tenancy/hours.ts';

/** Items that are no longer on the menu need nothing: the order is refused for them. */
export function orderNeeds(
  index: StorefrontIndex,
  lines: readonly { menuItemId: number; quantity: number }[],
): OrderNeeds {
  const needs: OrderNeeds = { kitchenMinutes: 0 };
  for (const { menuItemId, quantity } of lines) {
    const { name: itemName = '', kitchenMinutes = 0, noticeHours = 0 } = index.item(menuItemId) ?? {};
    needs.kitchenMinutes += kitchenMinutes * quantity;
    const minutes = (noticeHours * HOUR) / MINUTE;
    if (minutes > (needs.notice?.minutes ?? 0)) needs.notice = { minutes, itemName };
  }
  return needs;
}
