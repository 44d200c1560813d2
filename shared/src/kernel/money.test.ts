import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import {
  atLeastZero,
  currencyDecimals,
  decimal,
  formatMoney,
  isMoney,
  type RoundingOption,
  roundingOptions,
  roundMoney,
  sum,
} from './money.ts';

const rounded = (amount: number | string, rounding: RoundingOption, currency = 'USD'): string =>
  roundMoney(decimal(amount), currency, rounding).toFixed();

const amounts = ['0.12', '0.124', '0.125', '0.126', '0.135', '0.1251', '99.995'];

describe('rounding money', () => {
  it.each<[RoundingOption, string[]]>([
    ['Half Even Rounding', ['0.12', '0.12', '0.12', '0.13', '0.14', '0.13', '100']],
    ['Half Up Rounding', ['0.12', '0.12', '0.13', '0.13', '0.14', '0.13', '100']],
    ['Always Round Down', ['0.12', '0.12', '0.12', '0.12', '0.13', '0.12', '99.99']],
    ['Always Round Up', ['0.12', '0.13', '0.13', '0.13', '0.14', '0.13', '100']],
  ])('%s to cents, exact halves included', (rounding, expected) => {
    expect(amounts.map((amount) => rounded(amount, rounding))).toEqual(expected);
  });

  it.each<[RoundingOption, string, string]>([
    ['Half Even Rounding', '12', '14'],
    ['Half Up Rounding', '13', '14'],
    ['Always Round Down', '12', '13'],
    ['Always Round Up', '13', '14'],
  ])('%s of 12.5 and 13.5 yen to whole yen', (rounding, first, second) => {
    expect([rounded('12.5', rounding, 'JPY'), rounded('13.5', rounding, 'JPY')]).toEqual([first, second]);
  });

  it('keeps the three decimals of a dinar', () => {
    expect(rounded('1.2345', 'Half Up Rounding', 'BHD')).toBe('1.235');
  });

  it('rounds half up when nothing else is asked', () => {
    expect(roundMoney(decimal('0.125'), 'USD').toFixed()).toBe('0.13');
  });

  it('takes the decimals that a number prints as, not its binary neighbours', () => {
    expect(rounded(1.005, 'Half Up Rounding')).toBe('1.01');
    expect(rounded(8.575, 'Half Up Rounding')).toBe('8.58');
    expect(sum([decimal(0.1), decimal(0.2)]).toFixed()).toBe('0.3');
  });

  it.each<[RoundingOption, string, string]>([
    ['Half Even Rounding', '0', '0.05'],
    ['Half Up Rounding', '0.01', '0.05'],
    ['Always Round Down', '0', '0.05'],
    ['Always Round Up', '0.01', '0.05'],
  ])(
    '%s sees the true half and the true cent behind a division that does not end',
    (rounding, half, cent) => {
      const sixOfAHundredAndTwenty = (amount: number) =>
        decimal(amount).times(100).div(120).times(6).div(100);
      const figures = [0.1, 1].map((amount) =>
        roundMoney(sixOfAHundredAndTwenty(amount), 'USD', rounding).toFixed(),
      );
      expect(figures).toEqual([half, cent]);
    },
  );

  it('moves an amount by less than a cent, in the direction its name says', () => {
    holds(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 6 }),
        (digits, places) => {
          const amount = decimal(digits).div(10 ** places);
          const [even, up, down, ceil] = roundingOptions.map((option) => roundMoney(amount, 'USD', option));
          if (!even || !up || !down || !ceil) throw new Error('four roundings are expected');
          expect(down.lte(amount) && ceil.gte(amount)).toBe(true);
          expect(ceil.minus(down).lte(0.01)).toBe(true);
          for (const half of [even, up]) {
            expect(half.eq(down) || half.eq(ceil)).toBe(true);
            expect(half.minus(amount).abs().lte(0.005)).toBe(true);
          }
          expect(up.gte(even)).toBe(true);
        },
      ),
    );
  });
});

describe('what counts as money', () => {
  it.each([
    [12.5, 'USD', true],
    [12.55, 'USD', true],
    [12.555, 'USD', false],
    [0.1 + 0.2, 'USD', false],
    [12, 'JPY', true],
    [12.5, 'JPY', false],
    [1.234, 'BHD', true],
    [1.2345, 'BHD', false],
    [Number.NaN, 'USD', false],
    [Number.POSITIVE_INFINITY, 'USD', false],
  ])('%d %s: %s', (amount, currency, expected) => {
    expect(isMoney(amount, currency)).toBe(expected);
  });

  it.each([
    ['USD', 2],
    ['JPY', 0],
    ['BHD', 3],
    ['nonsense', 2],
  ])('%s has %d decimals', (currency, decimals) => {
    expect(currencyDecimals(currency)).toBe(decimals);
  });

  it('an amount below zero becomes zero', () => {
    expect([-0.01, 0, 0.01].map((amount) => atLeastZero(decimal(amount)).toNumber())).toEqual([0, 0, 0.01]);
  });
});

describe('writing money', () => {
  it.each([
    [12.5, 'USD', '$12.50'],
    [0, 'USD', '$0.00'],
    [1234.5, 'USD', '$1,234.50'],
    [1200, 'JPY', '¥1,200'],
    [3.5, 'EUR', '€3.50'],
    [3.5, 'no currency', '3.50'],
  ])('%d %s is written %s', (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text);
  });
});
