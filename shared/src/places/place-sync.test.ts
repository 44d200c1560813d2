import { describe, expect, it } from 'vitest';
import { HOUR } from '../kernel/durations.ts';
import { nextSyncOf } from './place-sync.ts';
import { LISTING_LIFE } from './places-listing.schema.ts';

const NOW = Date.parse('2026-06-10T12:00:00.000Z');
const inHours = (hours: number): string => new Date(NOW + hours * HOUR).toISOString();
const choices = { syncEnabled: true, autoSync: true, lastSyncAt: inHours(0) };

describe('the copy of a place', () => {
  it.each([
    ['is fetched again before it is a day old, twice if need be', choices, inHours(22)],
    [
      'is removed when it is a day old, where nobody wants it fetched',
      { ...choices, autoSync: false },
      inHours(24),
    ],
    ['that was never fetched is fetched now', { ...choices, lastSyncAt: undefined }, inHours(0)],
    [
      'that was never fetched waits for somebody',
      { ...choices, autoSync: false, lastSyncAt: undefined },
      undefined,
    ],
    ['that nobody wants needs nothing', { ...choices, syncEnabled: false }, undefined],
    ['of a place that has ended is not asked for', { ...choices, problem: 'ended' as const }, undefined],
    [
      'that could not be fetched keeps its time',
      { ...choices, problem: 'unreachable' as const },
      inHours(22),
    ],
  ])('I3.9-07 %s', (_what, given, expected) => {
    expect(nextSyncOf(given, NOW)).toBe(expected);
  });

  it('I3.2-06 lives for 24 hours', () => {
    expect(LISTING_LIFE).toBe(24 * HOUR);
  });
});
