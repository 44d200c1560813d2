import { DAY } from '@bite/shared/kernel/durations';
import { describe, expect, it } from 'vitest';
import type { PlaceRef } from '../ports/rebuilds.ts';
import { forEachPlace, forEachRestaurant } from './for-each-place.ts';

const NIGHT = Date.parse('2026-06-11T09:30:00Z');

/** @param minutes How long the work of a place takes. */
function setUp({ count = 40, day = 0, minutes = 0 } = {}) {
  const clock = { now: NIGHT + day * DAY };
  const errors: unknown[] = [];
  const turns: (number | undefined)[] = [];
  const restaurants = Array.from({ length: count }, (_, index) => ({ tenantId: 1, restaurantId: index + 1 }));
  const countStore = {
    async *places(): AsyncGenerator<PlaceRef[]> {
      yield [{ tenantId: 1 }];
      yield restaurants;
    },
  };
  const log = { info: () => undefined, error: (...line: unknown[]) => void errors.push(line) };
  const work = async ({ restaurantId }: PlaceRef) => {
    turns.push(restaurantId);
    clock.now += minutes * 60_000;
  };
  return { deps: { countStore, log, now: () => clock.now }, errors, turns, work };
}

describe('work for each place', () => {
  it('is done once for every tenant and restaurant', async () => {
    const { deps, turns, work } = setUp();
    expect(await forEachPlace(deps, 'failed', work)).toEqual({ places: 41, failed: 0, unreached: 0 });
    expect(new Set(turns).size).toBe(41);
  });

  it('goes on after a failure, which is logged and counted', async () => {
    const { deps, errors } = setUp({ count: 12 });
    const reached = await forEachRestaurant(deps, 'orders could not be looked after', async (place) => {
      if (place.restaurantId === 3) throw new Error('connection lost');
    });
    expect(reached).toEqual({ places: 12, failed: 1, unreached: 0 });
    expect(errors).toEqual([
      ['orders could not be looked after', { tenantId: 1, restaurantId: 3, error: 'Error: connection lost' }],
    ]);
  });

  it('ends before the platform ends it, and says how many it did not reach', async () => {
    const { deps, work } = setUp({ minutes: 1 });
    const reached = await forEachRestaurant(deps, 'failed', work);
    expect(reached).toEqual({ places: 30, failed: 0, unreached: 10 });
  });

  it('reaches all within some days where a night is too short for them', async () => {
    const seen = new Set<number | undefined>();
    for (let day = 0; day < 8; day += 1) {
      const { deps, turns, work } = setUp({ count: 100, day, minutes: 1 });
      await forEachRestaurant(deps, 'failed', work);
      for (const turn of turns) seen.add(turn);
    }
    expect(seen.size).toBe(100);
  });
});
