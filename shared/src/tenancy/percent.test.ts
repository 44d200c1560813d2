import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { issuesOf } from '../testing/issues.ts';
import { ratesInPercent } from './percent.schema.ts';
import { fractionOf, inFractions, inPercent, percentOf } from './percent.ts';

describe('rates in percent', () => {
  it.each([
    [8.75, 0.0875],
    [8.875, 0.08875],
    [0, 0],
    [100, 1],
    [7, 0.07],
    [0.1, 0.001],
    [29, 0.29],
  ])('I3.1-05, C9-03 %d %% is stored as %d, and read as it was', (percent, fraction) => {
    expect(fractionOf(percent)).toBe(fraction);
    expect(percentOf(fraction)).toBe(percent);
  });

  it('I3.1-05 come back as they were given', () => {
    holds(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (millionths) => {
        const percent = millionths / 1_000_000;
        expect(percentOf(fractionOf(percent))).toBe(percent);
      }),
    );
  });

  it('I5.1-11, C5-13, I9-01 0 and 100 are rates, and what lies between', () => {
    for (const rate of [0, 8.75, 100])
      expect(issuesOf(ratesInPercent, { taxRate: rate, serviceCharge: rate })).toEqual([]);
  });

  it.each([-0.01, 100.01, '8.75', undefined])('I5.1-11, C5-13, I9-01, I3.1-05 %j is none', (rate) => {
    expect(issuesOf(ratesInPercent, { taxRate: rate, serviceCharge: rate })).toEqual([
      'taxRate: Tax rate must be between 0 and 100',
      'serviceCharge: Service charge must be between 0 and 100',
    ]);
  });

  it('settings are converted there and back, and nothing else in them', () => {
    const stored = { taxRate: 0.0875, serviceCharge: 0.18, currency: 'USD' };
    const spoken = { taxRate: 8.75, serviceCharge: 18, currency: 'USD' };
    expect(inPercent(stored)).toEqual(spoken);
    expect(inFractions(spoken)).toEqual(stored);
    expect([stored.taxRate, spoken.taxRate]).toEqual([0.0875, 8.75]);
  });

  it('a change may leave out a rate, take it back, or be wrong, and stays so', () => {
    for (const change of [{}, { taxRate: null }, { serviceCharge: undefined }, { taxRate: Number.NaN }])
      expect(inFractions(change)).toEqual(change);
    expect(inFractions({ taxRate: '8.75' as unknown as number })).toEqual({ taxRate: '8.75' });
    expect(inFractions({ serviceCharge: 18 })).toEqual({ serviceCharge: 0.18 });
  });
});
