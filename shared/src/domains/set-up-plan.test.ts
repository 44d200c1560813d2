import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../kernel/durations.ts';
import { givenUpAt, nextSetUpLook, SET_UP_LASTS, setUpPause } from './set-up-plan.ts';

const startedAt = '2026-06-10T12:00:00.000Z';
const START = Date.parse(startedAt);
const next = (passed: number) => {
  const at = nextSetUpLook({ startedAt }, START + passed);
  return at === undefined ? undefined : at - START - passed;
};

describe('the set-up of a domain', () => {
  it.each([
    [0, MINUTE],
    [9 * MINUTE, MINUTE],
    [10 * MINUTE, MINUTE],
    [20 * MINUTE, 2 * MINUTE],
    [5 * HOUR, 30 * MINUTE],
    [10 * HOUR, HOUR],
    [60 * HOUR, HOUR],
    [71.5 * HOUR, 30 * MINUTE],
    [SET_UP_LASTS - 1, 1],
    [SET_UP_LASTS, undefined],
    [100 * HOUR, undefined],
  ])('I4-23 is looked at, %d milliseconds after its beginning, in %s', (passed, pause) => {
    expect(next(passed)).toBe(pause);
  });

  it('is looked at a hundred times or so, the last time when it is given up', () => {
    const looks = [0];
    for (let at: number | undefined = 0; at !== undefined; ) {
      const pause = next(at);
      at = pause === undefined ? undefined : at + pause;
      if (at !== undefined) looks.push(at);
    }
    expect(looks.slice(0, 11)).toEqual(Array.from({ length: 11 }, (_, minute) => minute * MINUTE));
    expect(looks.at(-1)).toBe(SET_UP_LASTS);
    expect(looks.length).toBeGreaterThan(100);
    expect(looks.length).toBeLessThan(130);
    expect(new Date(START + (looks.at(-1) ?? 0)).toISOString()).toBe(givenUpAt({ startedAt }));
  });

  it('never pauses for longer than an hour, nor for less than a minute', () => {
    expect(setUpPause(-HOUR)).toBe(MINUTE);
    expect(setUpPause(1000 * HOUR)).toBe(HOUR);
  });
});
