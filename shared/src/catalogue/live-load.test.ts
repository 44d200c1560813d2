import { describe, expect, it } from 'vitest';
import { kindLoad } from './live-load.ts';

const [SIX, SEVEN] = ['2026-06-10T22:00:00.000Z', '2026-06-10T23:00:00.000Z'];

const calm = { busyExtraMinutes: 0 };

describe('pause and busy minutes of one kind of order', () => {
  it.each([
    ['nothing of its own', {}, undefined],
    [
      'a pause of its own',
      { delivery: { pausedUntil: SIX } },
      { ...calm, pausedUntil: SIX, pausedKind: 'delivery' },
    ],
    ['a pause of the other kind', { pickup: { pausedUntil: SIX } }, undefined],
    ['a later one for all', { pausedUntil: SEVEN, delivery: { pausedUntil: SIX } }, calm],
    [
      'an earlier one for all',
      { pausedUntil: SIX, delivery: { pausedUntil: SEVEN } },
      { ...calm, pausedUntil: SEVEN, pausedKind: 'delivery' },
    ],
  ])('with %s', (_case, live, expected) => {
    expect(kindLoad({ busyExtraMinutes: 0, ...live }, 'delivery')).toEqual(expected);
  });

  it('take the larger delay', () => {
    const busy = (all: number, own: number) =>
      kindLoad({ busyExtraMinutes: all, delivery: { busyExtraMinutes: own } }, 'delivery')?.busyExtraMinutes;
    expect([busy(10, 20), busy(30, 20)]).toEqual([20, 30]);
  });
});
