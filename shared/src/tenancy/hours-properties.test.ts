import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '../kernel/durations.ts';
import { addDays, clockOf, localTimeAt, weekdays } from '../kernel/time.ts';
import { holds } from '../testing/holds.ts';
import {
  type Hours,
  isSlotAvailable,
  openState,
  periodsOn,
  promisedAt,
  promiseMinutes,
  slotOf,
  slotsFrom,
} from './hours.ts';

const QUARTER = 15 * MINUTE;
const zones = [
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Asia/Kathmandu',
  'America/Havana',
  'UTC',
];

const aClock = fc.integer({ min: 0, max: 287 }).map((fives) => clockOf(fives * 5));
const aDay = fc.record({ open: aClock, close: aClock, closed: fc.boolean() });
/** Around the changes of the clocks as often as at any other time of the year. */
const aMoment = fc
  .tuple(
    fc.constantFrom(
      '2026-03-08T06:00Z',
      '2026-11-01T06:00Z',
      '2026-03-29T00:00Z',
      '2026-04-04T15:00Z',
      '2026-10-03T15:00Z',
      '2026-07-01T00:00Z',
    ),
    fc.integer({ min: -3 * 24 * 60, max: 3 * 24 * 60 }),
  )
  .map(([near, minutes]) => Date.parse(near) + minutes * MINUTE);

const someSituation = fc
  .record({
    now: aMoment,
    timezone: fc.constantFrom(...zones),
    week: fc.record(Object.fromEntries(weekdays.map((day) => [day, aDay])), { requiredKeys: [] }),
    special: fc.array(fc.record({ offset: fc.integer({ min: -1, max: 4 }), day: aDay }), { maxLength: 3 }),
    prepMinutes: fc.integer({ min: 0, max: 90 }),
    lastOrderMinutesBeforeClosing: fc.constantFrom(0, 0, 15, 60),
    busyExtraMinutes: fc.constantFrom(0, 0, 10, 30),
    pause: fc.option(fc.integer({ min: -60, max: 48 * 60 }), { nil: undefined, freq: 3 }),
  })
  .map(({ now, timezone, week, special, pause, ...ordering }): { hours: Hours; now: number } => {
    const { date: today } = localTimeAt(now, timezone);
    return {
      now,
      hours: {
        timezone,
        isActive: true,
        operatingHours: week,
        specialHours: special.map(({ offset, day }) => ({ date: addDays(today, offset), ...day })),
        ordering: {
          ...ordering,
          ...(pause !== undefined && { pausedUntil: new Date(now + pause * MINUTE).toISOString() }),
        },
      },
    };
  });

/** Asked of each day by itself, without joining any. */
function isWithinHours(hours: Hours, instant: number, endIncluded = false): boolean {
  const { date } = localTimeAt(instant, hours.timezone);
  return [addDays(date, -1), date].some((day) => {
    const [period] = periodsOn(hours, day);
    return (
      period &&
      period.opensAt <= instant &&
      (instant < period.closesAt || (endIncluded && instant === period.closesAt))
    );
  });
}

const isPaused = (hours: Hours, now: number) => Date.parse(hours.ordering.pausedUntil ?? '') > now;

describe('opening hours, whatever they are', () => {
  it('open means: within the hours of today or of last night, and not paused', () => {
    holds(
      fc.property(someSituation, ({ hours, now }) => {
        const ordering = { ...hours.ordering, prepMinutes: 0, busyExtraMinutes: 0 };
        const endless = { ...hours, ordering: { ...ordering, lastOrderMinutesBeforeClosing: 0 } };
        expect(openState(endless, now).open).toBe(isWithinHours(hours, now) && !isPaused(hours, now));
      }),
      600,
    );
  });

  it('the next opening is open, and nothing before it is', () => {
    holds(
      fc.property(someSituation, fc.double({ min: 0, max: 0.999, noNaN: true }), ({ hours, now }, part) => {
        const state = openState(hours, now);
        if (state.open || state.opensAt === undefined) return;
        expect(state.opensAt).toBeGreaterThan(now - 1);
        expect(openState(hours, state.opensAt).open).toBe(true);
        expect(openState(hours, now + Math.floor((state.opensAt - now) * part)).open).toBe(
          state.opensAt === now,
        );
      }),
      600,
    );
  });

  it('an order is never promised after closing', () => {
    holds(
      fc.property(someSituation, ({ hours, now }) => {
        const state = openState(hours, now);
        if (!state.open) return;
        expect(promisedAt(hours, now)).toBeLessThanOrEqual(state.closesAt);
        expect(isWithinHours(hours, promisedAt(hours, now), true)).toBe(true);
      }),
      600,
    );
  });

  it('what is open closes later, and is not open at that moment', () => {
    holds(
      fc.property(someSituation, ({ hours, now }) => {
        const state = openState(hours, now);
        if (!state.open) return;
        expect(state.closesAt).toBeGreaterThan(now);
        if (state.closesAt < now + 7 * 24 * 60 * MINUTE)
          expect(openState(hours, state.closesAt).open).toBe(false);
      }),
      400,
    );
  });
});

describe('slots, whatever the hours', () => {
  it('O9-15 at most sixteen, in order, on quarter hours, within opening time, never before the kitchen can', () => {
    holds(
      fc.property(someSituation, ({ hours, now }) => {
        const slots = slotsFrom(hours, now);
        expect(slots.length).toBeLessThanOrEqual(16);
        for (const [position, slot] of slots.entries()) {
          expect(localTimeAt(slot, hours.timezone).minutes % 15).toBe(0);
          expect(slot % MINUTE).toBe(0);
          expect(slot).toBeGreaterThanOrEqual(now + promiseMinutes(hours) * MINUTE);
          expect(slot).toBeGreaterThan(slots[position - 1] ?? 0);
          expect(isWithinHours(hours, slot, true)).toBe(true);
          expect(isPaused(hours, slot)).toBe(false);
        }
      }),
      600,
    );
  });

  it('full ones are passed over, the others stay as they were', () => {
    holds(
      fc.property(
        someSituation,
        fc.integer({ min: 1, max: 3 }),
        fc.array(fc.nat({ max: 4 }), { minLength: 20, maxLength: 20 }),
        ({ hours, now }, slotCapacity, orders) => {
          const all = slotsFrom(hours, now, 40);
          const isoOf = (slot: number) => new Date(slot).toISOString();
          const taken = (slot: number) => orders[all.indexOf(slot)] ?? 0;
          const slotsTaken = Object.fromEntries(all.map((slot) => [isoOf(slot), taken(slot)]));
          const limited = { ...hours, ordering: { ...hours.ordering, slotCapacity, slotsTaken } };
          const free = all.filter((slot) => taken(slot) < slotCapacity);
          expect(slotsFrom(limited, now, 16).slice(0, free.length)).toEqual(free.slice(0, 16));
        },
      ),
    );
  });

  it('every instant lies in the quarter hour of its slot', () => {
    holds(
      fc.property(aMoment, fc.nat({ max: MINUTE - 1 }), fc.constantFrom(...zones), (minute, more, zone) => {
        const slot = slotOf(minute + more, zone);
        expect(localTimeAt(slot, zone).minutes % 15).toBe(0);
        expect(minute + more - slot).toBeGreaterThanOrEqual(0);
        expect(minute + more - slot).toBeLessThan(QUARTER);
      }),
    );
  });

  it('a slot on offer and ahead can be had', () => {
    holds(
      fc.property(someSituation, ({ hours, now }) => {
        for (const slot of slotsFrom(hours, now)) expect(isSlotAvailable(hours, slot, now)).toBe(slot > now);
      }),
    );
  });
});
