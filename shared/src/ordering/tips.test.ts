import { describe, expect, it } from 'vitest';
import { refuseTip, suggestedTipPercents, suggestTips } from './tips.ts';

const tips = (currency = 'USD') => ({ allowTips: true, currency });

describe('suggested tips', () => {
  it('are some percentages of the subtotal, rounded half up', () => {
    expect(suggestedTipPercents).toEqual([15, 18, 20, 25]);
    expect(suggestTips(10.1, tips())).toEqual([
      { percent: 15, amount: 1.52 },
      { percent: 18, amount: 1.82 },
      { percent: 20, amount: 2.02 },
      { percent: 25, amount: 2.53 },
    ]);
  });

  it('are in the decimals of the currency', () => {
    expect(suggestTips(990, tips('JPY')).map(({ amount }) => amount)).toEqual([149, 178, 198, 248]);
  });

  it('are none where the restaurant takes no tips', () => {
    expect(suggestTips(10, { allowTips: false, currency: 'USD' })).toEqual([]);
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
    expect(refuseTip(tip, { allowTips, currency })).toBe(expected);
  });
});
