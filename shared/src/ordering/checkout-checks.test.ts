import { describe, expect, it } from 'vitest';
import { type CheckedCart, checkoutProblems } from './checkout-checks.ts';

/** A pizza, a calzone and a soup, of which those of `wrong` have options that do not go. */
const cart = (...wrong: string[]): CheckedCart => ({
  items: ['Margherita', 'Calzone', 'Soup'].map((name) => ({ name, hasValidOptions: !wrong.includes(name) })),
});
const empty: CheckedCart = { items: [] };

describe('what is wrong at checkout', () => {
  it.each<[string, CheckedCart | undefined, string[]]>([
    ['nothing', cart(), []],
    ['no cart', undefined, ['No cart available']],
    ['an empty cart', empty, ['Cart is empty']],
    ['an expired one', { ...cart(), isExpired: true }, ['Cart has expired']],
    ['an empty and expired one', { ...empty, isExpired: true }, ['Cart is empty', 'Cart has expired']],
    [
      'one line',
      cart('Calzone'),
      ['Some items have invalid modifier selections', 'Item 2 (Calzone) has invalid modifier configuration'],
    ],
    [
      'several lines and the time',
      { ...cart('Margherita', 'Soup'), isExpired: true },
      [
        'Some items have invalid modifier selections',
        'Cart has expired',
        'Item 1 (Margherita) has invalid modifier configuration',
        'Item 3 (Soup) has invalid modifier configuration',
      ],
    ],
  ])('O5-02, I5.7-04 %s', (_, checked, expected) => {
    expect(checkoutProblems(checked)).toEqual(expected);
  });
});
