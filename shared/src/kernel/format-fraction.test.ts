import { describe, expect, it } from 'vitest';
import { formatFraction } from './format-fraction.ts';

describe('a fraction', () => {
  it.each([
    [0.0875, '8.75%'],
    [0.07, '7.0%'],
    [0.29, '29.0%'],
    [1, '100.0%'],
    [0, '0.0%'],
    [0.00125, '0.13%'],
    [0.01005, '1.01%'],
  ])('O9-13 of %d is written %s', (fraction, text) => {
    expect(formatFraction(fraction)).toBe(text);
  });
});
