import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { formatPhone } from './format-phone.ts';

describe('a phone number', () => {
  it.each([
    '5185550100',
    '15185550100',
    '+15185550100',
    '+1 518 555 0100',
    '(518) 555-0100',
    '518.555.0100',
    ' 1-518-555-0100 ',
  ])('of North America is set in one way: %s', (phone) => {
    expect(formatPhone(phone)).toBe('+1 (518) 555-0100');
  });

  it.each([
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['  +49  30 \t123456 ', '+49 30 123456'],
    ['+33123456789', '+33123456789'],
    ['518-555-0100 x5', '518-555-0100 x5'],
    ['118 555 0100', '118 555 0100'],
    ['518 155 0100', '518 155 0100'],
    ['555-0100', '555-0100'],
    ['25185550100', '25185550100'],
    ['518555010', '518555010'],
    ['51855501000', '51855501000'],
    ['ask at the bar', 'ask at the bar'],
    ['', ''],
  ])('of anywhere else stays as it is: %j', (phone, text) => {
    expect(formatPhone(phone)).toBe(text);
  });

  it('keeps every digit and, once set, stays so', () => {
    const digitsOf = (text: string) => text.replace(/\D/g, '');
    const anyPhone = fc.oneof(fc.string(), fc.stringMatching(/^\+?[\d ().-]{7,16}$/));
    holds(
      fc.property(anyPhone, (phone) => {
        const text = formatPhone(phone);
        expect(digitsOf(text).endsWith(digitsOf(phone))).toBe(true);
        expect(formatPhone(text)).toBe(text);
      }),
      1000,
    );
  });
});
