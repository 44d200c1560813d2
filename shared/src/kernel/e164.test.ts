import { describe, expect, it } from 'vitest';
import { e164 } from './e164.ts';

describe('a number that a text can be sent to', () => {
  it.each([
    ['(212) 555-0123', 'USD', '+12125550123'],
    ['1 212 555 0123', 'CAD', '+12125550123'],
    ['+49 151 12345678', 'USD', '+4915112345678'],
    ['0151 12345678', 'EUR', undefined],
    ['212 555 0123 x45', 'USD', undefined],
    ['555-0123', 'USD', undefined],
    ['+123', 'USD', undefined],
    ['+1234567890123456', 'USD', undefined],
  ])('%s where prices are in %s is %s', (phone, currency, number) => {
    expect(e164(phone, currency)).toBe(number);
  });
});
