import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { TEST_CARD } from '../testing/payment-records.ts';
import { cardBrand, holdsCardNumber, maskCardNumber, passesLuhn } from './card-number.ts';

const digits = (from: number, to: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: from, maxLength: to }).map((all) => all.join(''));

/** The one last digit that makes it pass. */
const withCheckDigit = (start: string): string => {
  const fitting = [...'0123456789'].filter((last) => passesLuhn(start + last));
  expect(fitting).toHaveLength(1);
  return start + fitting[0];
};

describe('card numbers', () => {
  it.each([
    TEST_CARD,
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '5555555555554444',
    '378282246310005',
    '6011000990139424',
    '30569309025904',
    '000000000000',
  ])('%s passes the check digit', (number) => {
    expect(passesLuhn(number)).toBe(true);
  });

  it.each([
    '',
    '4111111111111112',
    '4111111111111',
    '00000000000',
    '00000000000000000000',
    '4111a11111111111',
    '4111.1111.1111.1111',
  ])('%j does not', (number) => {
    expect(passesLuhn(number)).toBe(false);
  });

  it('is judged from 12 to 19 digits', () => {
    expect([11, 12, 19, 20].map((length) => passesLuhn('0'.repeat(length)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('one wrong digit anywhere breaks it', () => {
    holds(
      fc.property(digits(11, 18), fc.nat(), fc.integer({ min: 1, max: 9 }), (start, where, shift) => {
        const number = withCheckDigit(start);
        const place = where % number.length;
        const wrong = (Number(number[place]) + shift) % 10;
        expect(passesLuhn(number.slice(0, place) + wrong + number.slice(place + 1))).toBe(false);
      }),
    );
  });

  it.each([
    [TEST_CARD, '••••••••••••1111'],
    ['4111 1111 1111 1111', '••••••••••••1111'],
    ['123456789012', '••••••••9012'],
    ['12345678901', '•••••••••••'],
    ['1234', '••••'],
    ['', ''],
  ])('%s is shown as %s', (number, shown) => {
    expect(maskCardNumber(number)).toBe(shown);
  });

  it('shows four digits at most', () => {
    holds(
      fc.property(digits(0, 19), (number) => {
        expect(maskCardNumber(number).replaceAll('•', '').length).toBeLessThanOrEqual(4);
        expect(maskCardNumber(number)).toHaveLength(number.length);
      }),
    );
  });

  it.each([
    ['4', 'visa'],
    [TEST_CARD, 'visa'],
    ['50', undefined],
    ['51', 'mastercard'],
    ['55', 'mastercard'],
    ['56', undefined],
    ['2220', undefined],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', undefined],
    ['222', undefined],
    ['33', undefined],
    ['34', 'amex'],
    ['35', undefined],
    ['36', 'diners'],
    ['37', 'amex'],
    ['38', 'diners'],
    ['39', 'diners'],
    ['300', 'diners'],
    ['305', 'diners'],
    ['306', undefined],
    ['3527', undefined],
    ['3528', 'jcb'],
    ['3589', 'jcb'],
    ['3590', undefined],
    ['6010', undefined],
    ['6011', 'discover'],
    ['6012', undefined],
    ['643', undefined],
    ['644', 'discover'],
    ['649', 'discover'],
    ['65', 'discover'],
    ['66', undefined],
    ['61', undefined],
    ['62', 'unionpay'],
    ['63', undefined],
    ['', undefined],
    ['9', undefined],
  ])('a number that begins with %s is of %s', (number, brand) => {
    expect(cardBrand(number)).toBe(brand);
  });
});

it.each([
  ['4111 1111 1111 1111', true],
  ['Ada 4111-1111-1111-1111', true],
  ['4111.1111.1111.1111', true],
  ['378282246310005', true],
  ['3782 822463 10005', true],
  ['4111 1111 1111 1111 12/30 123', true],
  ['4111 1111 1111 1111 1230', true],
  ['Table 4, 4111111111111111', true],
  ['4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1', true],
  ['4111\u00a01111\u20111111–1111', true],
  ['４１１１１１１１１１１１１１１１', true],
  ['+1 518 555 0123, 4111 1111 1111 1111', true],
  ['6011 0009 9013 9424', true],
  ['4222222222222', true],
  ['6304 0000 0000 0000', true],
  ['+4915112345678', false],
  ['0049 151 1234 5678', false],
  ['Call 518 555 0123 or 518 555 0124', false],
  ['(518) 555-0123 (518) 555-0124', false],
  ['1 518 555 0123 1 518 555 0124', false],
  ['Ring 12, floor 3, between 18:30 and 19:15', false],
  ['4111 1111 1111 1112', false],
  ['Ada Lovelace', false],
  ['Ada Lovelace 3', false],
])('whether a card number was typed into “%s”: %s', (text, holds) => {
  expect(holdsCardNumber(text)).toBe(holds);
});

it('no phone number is taken for a card number, nor are several', () => {
  const number = fc
    .tuple(digits(3, 3), digits(3, 3), digits(4, 4))
    .chain(([area, exchange, line]) =>
      fc.constantFrom(
        `${area} ${exchange} ${line}`,
        `(${area}) ${exchange}-${line}`,
        `${area}-${exchange}-${line}`,
        `${area}.${exchange}.${line}`,
        `+1 ${area} ${exchange} ${line}`,
        `+1${area}${exchange}${line}`,
        `+49${area}${exchange}${line}123`,
        `0049 ${area} ${exchange} ${line}`,
        `${area}${exchange}${line}`,
      ),
    );
  holds(
    fc.property(number, number, (one, other) => {
      expect(holdsCardNumber(`Call ${one} or ${other}`)).toBe(false);
      expect(holdsCardNumber(`${one} / ${other}`)).toBe(false);
    }),
  );
});
