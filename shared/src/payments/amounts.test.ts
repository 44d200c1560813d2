import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyDecimals } from '../kernel/money.ts';
import { holds } from '../testing/holds.ts';
import {
  fromDecimals,
  fromGatewayAmount,
  fromMinorUnits,
  inDecimals,
  inMinorUnits,
  toGatewayAmount,
} from './amounts.ts';

const currencies = ['USD', 'EUR', 'JPY', 'KRW', 'BHD', 'KWD'];

describe('amounts of the card gateway', () => {
  it.each([
    [12.5, 'USD', '12.50', '1250'],
    [12, 'USD', '12.00', '1200'],
    [0, 'USD', '0.00', '0'],
    [0.01, 'USD', '0.01', '1'],
    [0.29, 'USD', '0.29', '29'],
    [1250, 'JPY', '1250', '1250'],
    [1.005, 'BHD', '1.005', '1005'],
    [99999999.99, 'USD', '99999999.99', '9999999999'],
    [-31.72, 'USD', '-31.72', '-3172'],
  ])('I5.2-02 %d %s is %s in decimals and %s in minor units', (amount, currency, decimals, minor) => {
    expect(inDecimals(amount, currency)).toBe(decimals);
    expect(inMinorUnits(amount, currency)).toBe(minor);
    expect(fromDecimals(decimals, currency)).toBe(amount);
    expect(fromMinorUnits(minor, currency)).toBe(amount);
  });

  it.each([
    [12, 'USD', '12.00'],
    [1250, 'JPY', '1250'],
    [1.5, 'BHD', '1500'],
  ])(
    'I5.2-02 sends %d %s as %s: at most two places, and a point wherever the amount is not in minor units',
    (amount, currency, sent) => {
      expect(toGatewayAmount(amount, currency)).toBe(sent);
      expect(fromGatewayAmount(sent, currency)).toBe(amount);
    },
  );

  it.each([
    ['12.5', 'USD', 12.5],
    ['12', 'USD', 12],
    [12.5, 'USD', 12.5],
    [12, 'USD', 12],
    ['12.500', 'USD', 12.5],
    ['1250.00', 'JPY', 1250],
    ['-31.72', 'USD', -31.72],
  ])('I3.6-11 reads the amount %j of an answer in %s as %d', (given, currency, amount) => {
    expect(fromDecimals(given, currency)).toBe(amount);
  });

  it.each([
    ['12.505', 'USD'],
    ['1250.5', 'JPY'],
    ['1.0005', 'BHD'],
    [0.1 + 0.2, 'USD'],
  ])('does not round %j %s, but refuses it', (given, currency) => {
    expect(() => fromDecimals(given, currency)).toThrow(`Not an amount in ${currency}: ${given}`);
  });

  it.each([
    '',
    ' ',
    'abc',
    '1e3',
    '12,50',
    '.5',
    '5.',
    '--1',
    '+3',
    '0x10',
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('reads no amount from %j', (given) => {
    expect(() => fromDecimals(given, 'USD')).toThrow('Not an amount');
    expect(() => fromMinorUnits(given, 'USD')).toThrow('Not an amount');
  });

  it('has no part of a minor unit', () => {
    expect(() => fromMinorUnits('1250.5', 'USD')).toThrow('Not an amount in USD: 1250.5');
    expect(fromMinorUnits(1250, 'USD')).toBe(12.5);
  });

  it('refuses to send what the currency cannot hold', () => {
    expect(() => inDecimals(0.005, 'USD')).toThrow('Not an amount in USD: 0.005');
    expect(() => inMinorUnits(0.5, 'JPY')).toThrow('Not an amount in JPY: 0.5');
  });

  it('comes back unchanged from either notation, for currencies with no, two and three decimals', () => {
    holds(
      fc.property(
        fc.constantFrom(...currencies),
        fc.integer({ min: 0, max: 9_999_999_999 }),
        (currency, minor) => {
          const amount = fromMinorUnits(minor, currency);
          expect(inMinorUnits(amount, currency)).toBe(String(minor));
          expect(fromDecimals(inDecimals(amount, currency), currency)).toBe(amount);
          expect(fromGatewayAmount(toGatewayAmount(amount, currency), currency)).toBe(amount);
          expect(inDecimals(amount, currency).split('.')[1]?.length ?? 0).toBe(currencyDecimals(currency));
        },
      ),
    );
  });
});
