import { describe, expect, it } from 'vitest';
import { aCart, anItemInCart, calzone } from '../testing/a-cart.ts';
import { NOW } from '../testing/a-storefront.ts';
import type { Cart } from './cart.schema.ts';
import { checkoutProblems } from './checkout-checks.ts';

const HALF_AN_HOUR = 30 * 60_000;
const AFTER = NOW + HALF_AN_HOUR + 1;
const good = aCart(anItemInCart('a'), calzone('b'), anItemInCart('c', { notes: 'no salt' }));
/** With the lines named by their ids not as they should be. */
const spoilt = (...ids: string[]): Cart => ({
  ...good,
  items: good.items.map((item) => ({ ...item, isValidConfiguration: !ids.includes(item.cartItemId) })),
});

describe('what is wrong at checkout', () => {
  it.each<[string, Cart | undefined, number, string[]]>([
    ['nothing', good, NOW, []],
    ['no cart', undefined, NOW, ['No cart available']],
    ['an empty cart', aCart(), NOW, ['Cart is empty']],
    ['a cart at its last moment', good, NOW + HALF_AN_HOUR, []],
    ['an expired one', good, AFTER, ['Cart has expired']],
    ['an empty and expired one', aCart(), AFTER, ['Cart is empty', 'Cart has expired']],
    [
      'one line',
      spoilt('b'),
      NOW,
      ['Some items have invalid modifier selections', 'Item 2 (Calzone) has invalid modifier configuration'],
    ],
    [
      'several lines and the time',
      spoilt('a', 'c'),
      AFTER,
      [
        'Some items have invalid modifier selections',
        'Cart has expired',
        'Item 1 (Margherita) has invalid modifier configuration',
        'Item 3 (Margherita) has invalid modifier configuration',
      ],
    ],
  ])('O5-02, I5.7-04 %s', (_, cart, now, expected) => {
    expect(checkoutProblems(cart, now)).toEqual(expected);
  });

  it('O5-02, O5-03 a line with more options than its group allows', () => {
    const [pizza] = good.items;
    if (!pizza) throw new Error('a pizza is expected');
    const modifierGroups = pizza.modifierGroups.map((group) => ({
      ...group,
      maxSelection: 1,
      modifiers: group.modifiers.map((modifier) => ({ ...modifier, quantity: 2 })),
    }));
    expect(checkoutProblems({ ...good, items: [{ ...pizza, modifierGroups }] }, NOW)).toEqual([
      'Some items have invalid modifier selections',
      'Item 1 (Margherita) has invalid modifier configuration',
    ]);
  });
});
