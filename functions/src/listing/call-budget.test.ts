import { MINUTE } from '@bite/shared/kernel/durations';
import { callsForPeople, callsOfOneRestaurant, callsPerMinute } from '@bite/shared/listing/limits';
import type { RestaurantRef } from '@bite/shared/paths';
import { holdsAsync } from '@bite/shared/testing/holds';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryAllowances } from '../testing/memory-allowances.ts';
import { type CallBudget, type CallUrgency, callBudget } from './call-budget.ts';

const START = Date.parse('2026-06-10T08:00:00.000Z');
const BACKGROUND = callsPerMinute - callsForPeople;
const placeOf = (index: number): RestaurantRef => ({
  tenantId: 10_000_001,
  restaurantId: 20_000_001 + index,
});

let now: number;
let processes: CallBudget[];
beforeEach(() => begin());
function begin(): void {
  now = START;
  const allowances = memoryAllowances();
  processes = [1, 2, 3].map(() => callBudget({ allowances, now: () => now }));
}

/** @param restaurant Its index. */
const ask = (restaurant: number, urgency: CallUrgency = 'background', process = 0) =>
  (processes[process] as CallBudget).take('reviews', urgency, placeOf(restaurant));

/** Asks so often, by the processes in turn. @returns How many calls were allowed. */
async function allowed(restaurant: number, times: number, urgency?: CallUrgency): Promise<number> {
  let count = 0;
  for (let time = 0; time < times; time += 1)
    if ((await ask(restaurant, urgency, time % processes.length)) === 0) count += 1;
  return count;
}

/** What was allowed and refused, by minute. */
function calls() {
  const refused = new Map<number, Set<number>>();
  const sent = new Map<string, number>();
  const minuteNow = () => Math.floor(now / MINUTE);
  const count = (key: string): number => {
    sent.set(key, (sent.get(key) ?? 0) + 1);
    return sent.get(key) ?? 0;
  };
  return {
    ofAll: () => sent.get(`${minuteNow()}`) ?? 0,
    /** Nobody else was refused a call in this minute or the one before. */
    isAlone: (restaurant: number) =>
      [minuteNow(), minuteNow() - 1].every((minute) =>
        [...(refused.get(minute) ?? [])].every((one) => one === restaurant),
      ),
    /** @returns How many calls of this minute the restaurant had by an allowed one; 0 after a refusal. */
    add(restaurant: number, isAllowed: boolean): number {
      const minute = minuteNow();
      if (!isAllowed) refused.set(minute, (refused.get(minute) ?? new Set()).add(restaurant));
      if (!isAllowed) return 0;
      count(`${minute}`);
      return count(`${minute} ${restaurant}`);
    },
  };
}

describe('the calls of a minute', () => {
  it('are all of one restaurant while nobody else waits, also once it has waited itself', async () => {
    for (let minute = 0; minute < 3; minute += 1) {
      expect(await allowed(0, callsPerMinute)).toBe(BACKGROUND);
      now += MINUTE;
    }
  });

  it('I3.2-01 are a tenth for each restaurant while others wait, for background and people alike', async () => {
    await allowed(0, callsPerMinute);
    expect(await ask(1)).toBe(60);
    now += MINUTE;
    expect(await allowed(0, callsPerMinute)).toBe(callsOfOneRestaurant);
    expect(await allowed(0, 5, 'person')).toBe(0);
    expect(await allowed(1, 20)).toBe(20);
  });

  it('are a tenth from the moment on at which another one is refused', async () => {
    await allowed(0, BACKGROUND);
    expect(await allowed(0, 2, 'person')).toBe(2);
    expect(await ask(1)).toBeGreaterThan(0);
    expect(await allowed(0, 2, 'person')).toBe(0);
    expect(await allowed(1, 2, 'person')).toBe(2);
  });

  it('are no more shared a minute after the last one that had to wait', async () => {
    await allowed(0, BACKGROUND);
    await ask(1);
    now += 2 * MINUTE;
    expect(await allowed(0, callsPerMinute)).toBe(BACKGROUND);
  });

  it('of one interface say nothing about those of another', async () => {
    await allowed(0, BACKGROUND);
    await ask(1);
    const [process] = processes;
    let count = 0;
    while ((await process?.take('locations', 'background', placeOf(0))) === 0) count += 1;
    expect(count).toBe(BACKGROUND);
  });

  it('are refused for a second at least, also if the minute ends while they are counted', async () => {
    const counted = memoryAllowances();
    const take: typeof counted.take = async () => {
      now += MINUTE;
      return 0;
    };
    const budget = callBudget({ allowances: { ...counted, take }, now: () => now });
    expect(await budget.take('reviews', 'background', placeOf(0))).toBe(1);
  });

  it('I3.2-01 are never more than the quota, nor more than a tenth of a restaurant while another one waits', async () => {
    const request = fc.record({
      // The first one wants most.
      restaurant: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, fc.nat(11)),
      urgency: fc.constantFrom<CallUrgency>('background', 'background', 'person'),
      process: fc.nat(2),
      times: fc.integer({ min: 1, max: 60 }),
      wait: fc.constantFrom(0, 0, 0, 0.25, 1),
    });
    await holdsAsync(
      fc.asyncProperty(fc.array(request, { minLength: 20, maxLength: 60 }), async (requests) => {
        begin();
        const seen = calls();
        for (const { restaurant, urgency, process, times, wait } of requests) {
          now += wait * MINUTE;
          for (let time = 0; time < times; time += 1) {
            const isAlone = seen.isAlone(restaurant);
            const count = seen.add(restaurant, (await ask(restaurant, urgency, process)) === 0);
            expect(isAlone || count <= callsOfOneRestaurant).toBe(true);
          }
          expect(seen.ofAll()).toBeLessThanOrEqual(callsPerMinute);
        }
      }),
      40,
    );
  });

  it('I3.2-01 let those with little to do come first: one with a thousand calls delays nobody by more than a minute', async () => {
    const left = new Map<number, number>([[0, 1000]]);
    for (let index = 1; index <= 40; index += 1) left.set(index, 5);
    const done = new Map<number, number>();
    for (let minute = 0; left.size > 0; minute += 1) {
      // The greedy one asks first, every minute.
      for (const [restaurant, calls] of left) {
        const rest = calls - (await allowed(restaurant, calls));
        left.set(restaurant, rest);
        if (rest > 0) continue;
        left.delete(restaurant);
        done.set(restaurant, minute);
      }
      now += MINUTE;
    }
    const [greedy, ...others] = [...done].sort(([one], [other]) => one - other).map(([, minute]) => minute);
    expect(Math.max(...others)).toBe(1);
    expect(greedy).toBeLessThanOrEqual(6);
  });
});
