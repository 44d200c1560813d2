// Rule only, no page uses it yet (the checkout's own checks are in hosting-site's cart-view.ts): validation of a cart at
// checkout, in the order and wording of O5-02 and I5.7-04.
import { isolated } from '../kernel/isolated.ts';
import type { Cart } from './cart.schema.ts';
import { cartMessages } from './cart-messages.ts';
import { hasValidOptions, isExpired, isValid } from './cart-state.ts';

/** All messages that apply; empty if the cart can be checked out. Items are counted from 1. */
export function checkoutProblems(cart: Cart | undefined, now: number): string[] {
  if (!cart) return [cartMessages.noCart];
  const problems: string[] = [];
  if (cart.items.length === 0) problems.push('Cart is empty');
  if (!isValid(cart)) problems.push('Some items have invalid modifier selections');
  if (isExpired(cart, now)) problems.push('Cart has expired');
  for (const [position, item] of cart.items.entries()) {
    if (hasValidOptions(item)) continue;
    problems.push(`Item ${position + 1} (${isolated(item.name)}) has invalid modifier configuration`);
  }
  return problems;
}
