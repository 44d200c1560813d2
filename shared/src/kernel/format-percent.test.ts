import { describe, expect, it } from 'vitest';
import { formatFraction, formatPercent } from './format-percent.ts';

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

describe('writing percentages', () => {
  it.each([
    [8.75, '8.75%'],
    [8, '8.0%'],
    [0, '0.0%'],
    [17.5, '17.5%'],
    [8.875, '8.88%'],
    [8.874, '8.87%'],
    [1.005, '1.01%'],
    [100, '100.0%'],
    [1234.5, '1,234.5%'],
  ])('O9-13 %d is written %s: one or two decimals', (percent, text) => {
    expect(formatPercent(percent)).toBe(text);
  });
});
