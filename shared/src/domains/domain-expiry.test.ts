import { describe, expect, it } from 'vitest';
import { DAY } from '../kernel/durations.ts';
import { daysLeft, expiryWarning, isNewWarning } from './domain-expiry.ts';

const NOW = Date.parse('2026-06-10T12:00:00.000Z');

describe('the end of a registered domain', () => {
  it.each([
    [31, undefined],
    [30, 30],
    [29.5, 30],
    [15, 30],
    [14, 14],
    [7.01, 14],
    [7, 7],
    [1.5, 7],
    [1, 1],
    [0.2, 1],
    [-2, 1],
    [-31, undefined],
  ])('I3.11-03 in %d days is warned of as %s', (days, warning) => {
    expect(expiryWarning({ expiresAt: NOW + days * DAY, renew: false }, NOW)).toBe(warning);
  });

  it('I3.11-03 is not warned of where it renews itself, or is registered elsewhere', () => {
    expect(expiryWarning({ expiresAt: NOW + DAY, renew: true }, NOW)).toBeUndefined();
    expect(expiryWarning({ expiresAt: null }, NOW)).toBeUndefined();
    expect(daysLeft({}, NOW)).toBeUndefined();
  });

  it('is told once each, and never a less urgent one after a more urgent one', () => {
    expect(isNewWarning(30, [])).toBe(true);
    expect(isNewWarning(30, [30])).toBe(false);
    expect(isNewWarning(14, [30])).toBe(true);
    expect(isNewWarning(30, [7])).toBe(false);
  });
});
