import { describe, expect, it } from 'vitest';
import { orderingSettings } from '../tenancy/restaurant.schema.ts';
import {
  isTipUnusual,
  refuseTip,
  refuseTipSize,
  suggestTips,
  type TipChoice,
  tipOf,
  tipPercents,
} from './tips.ts';

const restaurant = (change: { allowTips?: boolean; currency?: string; tips?: object } = {}) => ({
  allowTips: change.allowTips ?? true,
  currency: change.currency ?? 'USD',
  ordering: orderingSettings.parse({ tips: change.tips }),
});
const pickupOnly = { delivery: { enabled: false }, pickup: { percents: [5, 10, 20] } };

describe('suggested tips', () => {
  it('O9-11 are the restaurant’s percents, its own for pickup and for delivery', () => {
    expect(tipPercents(restaurant(), 'pickup')).toEqual([10, 15, 20]);
    expect(tipPercents(restaurant({ tips: pickupOnly }), 'pickup')).toEqual([5, 10, 20]);
    expect(tipPercents(restaurant({ tips: pickupOnly }), 'delivery')).toBeUndefined();
    expect(tipPercents(restaurant({ allowTips: false }), 'pickup')).toBeUndefined();
  });

  it('O9-11 are percents of the subtotal after discounts, rounded half up in the currency', () => {
    expect(suggestTips([15, 18, 25], 10.1, 'USD')).toEqual([
      { percent: 15, amount: 1.52 },
      { percent: 18, amount: 1.82 },
      { percent: 25, amount: 2.53 },
    ]);
    expect(suggestTips([15, 18], 990, 'JPY').map(({ amount }) => amount)).toEqual([149, 178]);
  });

  it.each<[TipChoice | undefined, readonly number[] | undefined, number]>([
    [undefined, [10, 20], 0],
    [{ kind: 'percent', percent: 20 }, [10, 20], 4],
    [{ kind: 'percent', percent: 15 }, [10, 20], 0],
    [{ kind: 'percent', percent: 20 }, undefined, 0],
    [{ kind: 'amount', amount: 3.5 }, [10, 20], 3.5],
    [{ kind: 'amount', amount: 3.5 }, undefined, 0],
  ])('%j, with %j on offer, comes to %d of $20', (choice, percents, expected) => {
    expect(tipOf(choice, 20, percents, 'USD')).toBe(expected);
  });
});

describe('a tip', () => {
  it.each<[number, boolean, string, string | undefined]>([
    [5, true, 'USD', undefined],
    [0.01, true, 'USD', undefined],
    [0, true, 'USD', undefined],
    [0, false, 'USD', undefined],
    [5, false, 'USD', 'This restaurant does not take tips'],
    [-0.01, true, 'USD', 'Tip cannot be negative'],
    [-5, true, 'USD', 'Tip cannot be negative'],
    [1.005, true, 'USD', 'Tip has too many decimals'],
    [1.5, true, 'JPY', 'Tip has too many decimals'],
    [1.005, true, 'BHD', undefined],
    [Number.NaN, true, 'USD', 'Tip must be a number'],
    [Number.POSITIVE_INFINITY, true, 'USD', 'Tip must be a number'],
  ])('of %d, where tips are taken: %s, in %s: %s', (tip, allowTips, currency, expected) => {
    expect(refuseTip(tip, restaurant({ allowTips, currency }), 'pickup')).toBe(expected);
  });

  it('for a delivery is refused where only pickup takes tips', () => {
    expect(refuseTip(2, restaurant({ tips: pickupOnly }), 'delivery')).toBe(
      'This restaurant does not take tips for delivery',
    );
  });

  it('above the price of the food is asked back, above ten times of it refused', () => {
    const order = (tip: number) => ({ currency: 'USD', subtotal: 20, discount: 5, tip });
    expect([0, 15, 15.01].map((tip) => isTipUnusual(order(tip)))).toEqual([false, false, true]);
    expect(refuseTipSize(order(200))).toBeUndefined();
    expect(refuseTipSize(order(200.01))).toBe('The tip can be at most $200.00');
  });
});
