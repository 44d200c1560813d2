import { describe, expect, it } from 'vitest';
import { formatFraction, formatPercent } from './format-percent.ts';

describe('a percentage', () => {
  it.each([
    [8.75, '8.75%'],
    [8.5, '8.5%'],
    [8, '8.0%'],
    [0, '0.0%'],
    [8.875, '8.88%'],
    [8.874, '8.87%'],
    [100, '100.0%'],
    [-1.25, '-1.25%'],
  ])('O9-13 of %d is %s', (percent, text) => {
    expect(formatPercent(percent)).toBe(text);
  });

  it.each([
    [0.0875, '8.75%'],
    [0.07, '7.0%'],
    [0.29, '29.0%'],
    [1, '100.0%'],
    [0, '0.0%'],
    [0.00125, '0.13%'],
    [0.01005, '1.01%'],
  ])('O9-13 of the fraction %d is %s', (fraction, text) => {
    expect(formatFraction(fraction)).toBe(text);
  });

  it('O9-13 is written as its reader’s language does', () => {
    expect(formatPercent(8.75, 'de-DE')).toMatch(/^8,75\s%$/);
    expect(formatFraction(0.0875, 'de-DE')).toMatch(/^8,75\s%$/);
    expect(formatPercent(8.75)).toBe('8.75%');
  });
});
