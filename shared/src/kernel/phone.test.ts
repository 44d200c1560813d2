import { describe, expect, it } from 'vitest';
import { isPhone } from './phone.ts';

describe('a phone number', () => {
  it.each([
    '5550100',
    '555-0100',
    '(518) 555-0100',
    '+1 518.555.0100',
    '+86 10 6552 9988',
    '01/5550100',
    '555 0100 x1',
    '+1 (518) 555-0100 x12',
    '555 0100 ext 4',
    '555 0100 Ext. 123456',
    '5550100#12',
  ])('%s can be dialled', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each([
    ['is empty', ''],
    ['has six digits', '555010'],
    ['has three digits and an extension of four', '123 x4567'],
    ['has six digits and an extension of six', '555-010 ext. 123456'],
    ['is an extension alone', 'x1234567'],
    ['is an extension alone, written #', '#123456'],
    ['has an extension of seven digits', '555 0100 x1234567'],
    ['has an extension without digits', '555 0100 x'],
    ['has two extensions', '555 0100 x1 x2'],
    ['has letters', '555 PIZZA'],
    ['has no digits', '--- ---- ---'],
    ['has two plus signs', '++15185550100'],
  ])('is none where it %s', (_, text) => {
    expect(isPhone(text)).toBe(false);
  });
});
