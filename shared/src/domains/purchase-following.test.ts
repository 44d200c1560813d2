import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../kernel/durations.ts';
import { pauseOfLooks } from './purchase-following.ts';

const START = Date.parse('2026-06-10T12:00:00.000Z');
const isoOf = (time: number): string => new Date(time).toISOString();
const pauseAt = (age: number): number =>
  pauseOfLooks({ askedAt: isoOf(START), updatedAt: isoOf(START + age) });

/** How many looks an open screen takes from one age of an order to another. */
function looksWithin(from: number, to: number): number {
  let count = 0;
  for (let age = from; age < to; age += pauseAt(age)) count += 1;
  return count;
}

describe('an order that is followed', () => {
  it('is looked at every five seconds at first, so that a purchase of seconds is seen at once', () => {
    expect([0, 5_000, 20_000].map(pauseAt)).toEqual([5_000, 5_000, 5_000]);
  });

  it('I7.3-08 takes few looks in its first ten minutes, and hardly any once it has lasted for long', () => {
    expect(looksWithin(0, 10 * MINUTE)).toBeLessThanOrEqual(20);
    expect(looksWithin(HOUR, HOUR + 10 * MINUTE)).toBe(2);
  });
});
