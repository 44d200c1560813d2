import { expect, it } from 'vitest';
import { pastedNumber } from './pasted-number.ts';

it.each([
  ['9.50', '9.50'],
  [' 9,50 ', '9.50'],
  ['0,875', '0.875'],
  ['$1,234.50', '1234.50'],
  ['1.234,50 €', '1234.50'],
  ['1 234,50', '1234.50'],
  ['CHF 1’234.50', '1234.50'],
  ['1,234,567', '1234567'],
  ['1,234,567.8', '1234567.8'],
  ['-3,5', '-3.5'],
])('a pasted %j is %s', (text, number) => {
  expect(pastedNumber(text)).toBe(number);
});

it.each(['1,234', '1.2.3', '12,34.5', '1,23,456', 'ten', '', '9.50 / 12.00'])(
  'a pasted %j is refused rather than guessed',
  (text) => {
    expect(pastedNumber(text)).toBeUndefined();
  },
);
