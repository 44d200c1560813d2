// The lines of a cart by the restaurant's own menu. A line that cannot be had as it is stays, marked: whoever put it there
// decides about it.
import type { StorefrontIndex } from '@bite/shared/catalogue/storefront-index';
import { decimal, sum } from '@bite/shared/kernel/money';
import { type CartItem, cartItemOf, lineRequestOf } from '@bite/shared/ordering/cart';
import { isProblem, type PricedLine, priceLine } from '@bite/shared/ordering/line';

/** Undefined if the menu does not have it like that. */
function pricedLine(index: StorefrontIndex, line: CartItem): PricedLine | undefined {
  const priced = priceLine(index, lineRequestOf(line));
  // Numbers are only unique within a restaurant.
  return !isProblem(priced) && priced.item.guid === line.menuItemGuid ? priced : undefined;
}

/** With the menu's names and prices instead of the sender's. */
export function asOnMenu(index: StorefrontIndex, lines: readonly CartItem[]): CartItem[] {
  return lines.map((line) => {
    const priced = pricedLine(index, line);
    return priced
      ? { ...cartItemOf(priced, line.cartItemId, Date.parse(line.addedAt)) }
      : { ...line, isValidConfiguration: false };
  });
}

/** Marks what the present menu does not have any more. Prices stay as they were, so that a new one is noticed. */
export const markedBy = (index: StorefrontIndex, lines: readonly CartItem[]): CartItem[] =>
  lines.map((line) => ({ ...line, isValidConfiguration: pricedLine(index, line) !== undefined }));

/** What the lines that can be had come to; undefined if there is none. */
export function worthOf(lines: readonly CartItem[]): number | undefined {
  const good = lines.filter(({ isValidConfiguration }) => isValidConfiguration);
  if (good.length === 0) return undefined;
  return sum(good.map(({ totalPrice }) => decimal(totalPrice))).toNumber();
}
