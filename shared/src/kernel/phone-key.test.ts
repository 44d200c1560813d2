import { describe, expect, it } from 'vitest';
import { phoneKey } from './phone-key.ts';

describe('a phone number is known again', () => {
  it.each([
    '5185550123',
    '518/555-0123',
    '518.555.0123',
    '1-518-555-0123',
    '+1 (518) 555-0123',
    '(518) 555-0123 x1',
    '518 555 0123 ext 22',
    '518 555 0123 Ext. 22',
    '518 555 0123 #7',
    '001 518 555 0123',
    '011 1 518 555 0123',
    '00 518 555 0123',
    ' 518 555  0123 ',
  ])('of North America, written %j', (text) => {
    expect(phoneKey(text)).toBe('15185550123');
  });

  it.each([
    '+44 20 7946 0958',
    '+44 (0)20 7946 0958',
    '0044 20 7946 0958',
    '00 44 (0) 20 7946-0958 x3',
    '011442079460958',
  ])('of another country, written %j', (text) => {
    expect(phoneKey(text)).toBe('442079460958');
  });

  it.each([
    ['+52 55 1234 5678', '525512345678'],
    // Ten digits with a country's number are no North American ones.
    ['+65 6234 5678', '6562345678'],
    ['+31 20 624 1111', '31206241111'],
    ['0151 12345678', '015112345678'],
    ['555-0123', '5550123'],
    ['ask for Bo', ''],
    ['', ''],
  ])('and %j is not changed into another one', (text, key) => {
    expect(phoneKey(text)).toBe(key);
  });

  it('as itself, once it is in that form', () => {
    for (const text of ['518/555-0123 x2', '+44 (0)20 7946 0958', '0151 12345678'])
      expect(phoneKey(phoneKey(text))).toBe(phoneKey(text));
  });
});
