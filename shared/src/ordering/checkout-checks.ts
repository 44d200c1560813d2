// Validation of a cart at checkout, in the order and wording of O5-02 and I5.7-04. The page asks before it sends an order, the
// server before it takes one.
import { isolated } from '../kernel/isolated.ts';
import { t } from '../kernel/translate.ts';
import { cartMessages } from './cart-messages.ts';

export interface CheckedCart {
  items: readonly { name: string; hasValidOptions: boolean }[];
  /** Of a cart that is kept somewhere: an order that is sent has no age. */
  isExpired?: boolean;
}

/** All messages that apply; empty if the cart can be checked out. */
export function checkoutProblems(cart: CheckedCart | undefined): string[] {
  if (!cart) return [cartMessages.noCart];
  const problems: string[] = [];
  if (cart.items.length === 0) problems.push(t('Cart is empty'));
  if (cart.items.some(({ hasValidOptions }) => !hasValidOptions))
    problems.push(t('Some items have invalid modifier selections'));
  if (cart.isExpired) problems.push(t('Cart has expired'));
  for (const [position, { name, hasValidOptions }] of cart.items.entries())
    if (!hasValidOptions) problems.push(invalidOptionsOf(name, position));
  return problems;
}

/** @param position From 0; items are counted from 1. */
export const invalidOptionsOf = (name: string, position: number): string =>
  t('Item {number} ({item}) has invalid modifier configuration', {
    number: String(position + 1),
    item: isolated(name),
  });
