import { describe, expect, it } from 'vitest';
import { localTimeAt } from '../kernel/time.ts';
import { AROUND_THE_CLOCK, inSummer, openFrom, someHours, summer } from '../testing/some-hours.ts';
import { type Hours, isSlotAvailable, SLOT_COUNT, slotOf, slotsFrom } from './hours.ts';
import { slotDays } from './slot-days.ts';

const sayFirst = (hours: Hours, now: string) => {
  const [first] = slotsFrom(hours, summer(now));
  return first === undefined ? 'none' : inSummer(first);
};

describe('slots on offer', () => {
  it('O9-15 sixteen quarter hours, from when the kitchen can be done, running over into the next opening', () => {
    expect(slotsFrom(someHours(), summer('wed 18:00')).map(inSummer)).toEqual([
      'wed 18:30',
      'wed 18:45',
      'wed 19:00',
      'wed 19:15',
      'wed 19:30',
      'wed 19:45',
      'wed 20:00',
      'wed 20:15',
      'wed 20:30',
      'wed 20:45',
      'wed 21:00',
      'wed 21:15',
      'wed 21:30',
      'wed 21:45',
      'wed 22:00',
      'thu 11:30',
    ]);
  });

  it.each([
    ['a quarter hour that the kitchen just makes', {}, 'wed 18:10', 'wed 18:30'],
    ['a minute later it no longer does', {}, 'wed 18:11', 'wed 18:45'],
    ['a busy kitchen', { busyExtraMinutes: 30 }, 'wed 18:00', 'wed 19:00'],
    ['before opening, counted from opening', {}, 'wed 08:00', 'wed 11:30'],
    ['at the last order', { prepMinutes: 10 }, 'wed 21:45', 'wed 22:00'],
    ['as soon as the kitchen can, at closing', { prepMinutes: 30 }, 'wed 21:30', 'wed 22:00'],
    ['a minute too late for that, tomorrow', { prepMinutes: 30 }, 'wed 21:31', 'thu 11:30'],
    ['after the last order, tomorrow', { prepMinutes: 0 }, 'wed 21:46', 'thu 11:00'],
    ['food that would be done after closing, tomorrow', { prepMinutes: 60 }, 'wed 21:30', 'thu 12:00'],
    ['on a closed day', {}, 'sun 12:00', 'mon 11:30'],
    ['in the early hours that belong to Friday', {}, 'sat 00:30', 'sat 01:00'],
    [
      'paused, counted from the end of the pause',
      { pausedUntil: '2026-06-10T23:00:00Z' },
      'wed 18:00',
      'wed 19:30',
    ],
    ['paused past closing', { pausedUntil: '2026-06-11T03:00:00Z' }, 'wed 18:00', 'thu 11:30'],
  ])('the first one: %s', (_, ordering, now, expected) => {
    expect(sayFirst(someHours({ ordering }), now)).toBe(expected);
  });

  it('go on through midnight where two days touch, later in the week too', () => {
    const operatingHours = {
      wed: openFrom('11:00', '11:30'),
      thu: openFrom('18:00', '00:00'),
      fri: openFrom('00:00', '03:00'),
    };
    const [first, ...others] = slotsFrom(someHours({ operatingHours }), summer('wed 10:00'), 40);
    expect(inSummer(first ?? 0)).toBe('wed 11:30');
    expect(others.slice(20, 26).map(inSummer)).toEqual([
      'thu 23:30',
      'thu 23:45',
      'fri 00:00',
      'fri 00:15',
      'fri 00:30',
      'fri 00:45',
    ]);
  });

  it('none where the restaurant is inactive or never opens', () => {
    expect(slotsFrom(someHours({ isActive: false }), summer('wed 18:00'))).toEqual([]);
    expect(slotsFrom(someHours({ operatingHours: {} }), summer('wed 18:00'))).toEqual([]);
  });

  it('O9-15 sixteen also around the clock, and as few as asked for', () => {
    const hours = someHours({ operatingHours: AROUND_THE_CLOCK });
    expect(SLOT_COUNT).toBe(16);
    expect(slotsFrom(hours, summer('wed 23:30'))).toHaveLength(16);
    expect(slotsFrom(hours, summer('wed 23:30'), 3).map(inSummer)).toEqual([
      'thu 00:00',
      'thu 00:15',
      'thu 00:30',
    ]);
  });

  it.each([
    [
      'the hour that comes twice',
      '2026-11-01T05:00:00Z',
      ['01:15', '01:30', '01:45', '01:00', '01:15', '01:30', '01:45', '02:00'],
    ],
    [
      'the hour that is skipped',
      '2026-03-08T06:00:00Z',
      ['01:15', '01:30', '01:45', '03:00', '03:15', '03:30', '03:45', '04:00'],
    ],
  ])('go on quarter by quarter through %s', (_, now, clocks) => {
    const hours = someHours({
      operatingHours: { sun: openFrom('00:00', '06:00') },
      ordering: { prepMinutes: 5 },
    });
    const slots = slotsFrom(hours, Date.parse(now), 8);
    expect(slots.map((slot) => localTimeAt(slot, hours.timezone).clock)).toEqual(clocks);
    for (const [at, slot] of slots.entries()) expect(slot - (slots[0] ?? 0)).toBe(at * 15 * 60_000);
  });

  it.each([
    ['Asia/Kathmandu', '2026-06-10T06:20:00Z', '12:05', ['12:15', '12:30']],
    ['Pacific/Chatham', '2026-06-10T00:00:00Z', '12:45', ['12:45', '13:00']],
    ['Australia/Lord_Howe', '2026-06-10T01:31:00Z', '12:01', ['12:15', '12:30']],
    ['Pacific/Kiritimati', '1975-06-10T22:45:00Z', '12:05', ['12:15', '12:30']],
  ])('are quarters of the wall clock in %s too', (timezone, now, clock, expected) => {
    const hours = someHours({ timezone, operatingHours: AROUND_THE_CLOCK, ordering: { prepMinutes: 0 } });
    const clockAt = (instant: number) => localTimeAt(instant, timezone).clock;
    expect(clockAt(Date.parse(now))).toBe(clock);
    expect(slotsFrom(hours, Date.parse(now), 2).map(clockAt)).toEqual(expected);
  });
});

describe('slots by the day', () => {
  it('every open day of the next two weeks has all of its own, nights after midnight those of the next date', () => {
    const days = slotDays(someHours(), summer('wed 18:00'));
    expect(days.slice(0, 5).map(({ date, slots }) => [date, slots.length])).toEqual([
      ['2026-06-10', 15],
      ['2026-06-11', 43],
      ['2026-06-12', 22],
      ['2026-06-13', 31],
      ['2026-06-14', 9],
    ]);
    expect(days.at(-1)?.date).toBe('2026-06-23');
    const weekdays = slotDays(
      someHours({ operatingHours: { mon: openFrom('11:00', '22:00') } }),
      summer('wed 18:00'),
    );
    expect(weekdays.map(({ date }) => date)).toEqual(['2026-06-15', '2026-06-22']);
  });

  it('any of them can be had, and no time beside them', () => {
    const hours = someHours();
    const now = summer('wed 18:00');
    for (const { slots } of slotDays(hours, now))
      for (const slot of slots) {
        expect(isSlotAvailable(hours, slot, now)).toBe(true);
        expect(isSlotAvailable(hours, slot + 60_000, now)).toBe(false);
      }
    expect(isSlotAvailable(hours, summer('sun 12:00'), now)).toBe(false);
    expect(isSlotAvailable(hours, now + 30 * 24 * 60 * 60_000, now)).toBe(false);
  });

  it('full ones are left out, and a day that is full altogether too', () => {
    const hours = someHours({ ordering: { slotCapacity: 1 } });
    const isThursday = (slot: number) => localTimeAt(slot, hours.timezone).weekday === 'thu';
    const days = slotDays(hours, summer('wed 18:00'), (slot) => (isThursday(slot) ? 1 : 0));
    expect(days.slice(0, 2).map(({ date }) => date)).toEqual(['2026-06-10', '2026-06-12']);
  });
});

describe('slots with room for so many orders', () => {
  const hours = (slotCapacity?: number) => someHours({ ordering: { slotCapacity } });
  const taken = (slot: number) => ({ 'wed 18:30': 2, 'wed 19:00': 3 })[inSummer(slot)] ?? 0;
  const first = (slotCapacity?: number) =>
    slotsFrom(hours(slotCapacity), summer('wed 18:00'), 3, taken).map(inSummer);

  it.each([
    ['as many as wanted', undefined, ['wed 18:30', 'wed 18:45', 'wed 19:00']],
    ['four', 4, ['wed 18:30', 'wed 18:45', 'wed 19:00']],
    ['three', 3, ['wed 18:30', 'wed 18:45', 'wed 19:15']],
    ['two', 2, ['wed 18:45', 'wed 19:15', 'wed 19:30']],
  ])('%s: full ones are passed over', (_, capacity, expected) => {
    expect(first(capacity)).toEqual(expected);
  });

  it('are all free where nobody has counted', () => {
    expect(slotsFrom(hours(1), summer('wed 18:00'), 2).map(inSummer)).toEqual(['wed 18:30', 'wed 18:45']);
  });

  it('a full one cannot be had any more', () => {
    const canHave = (slot: string, capacity: number) =>
      isSlotAvailable(hours(capacity), summer(slot), summer('wed 18:00'), taken);
    expect([canHave('wed 18:30', 2), canHave('wed 18:30', 3), canHave('wed 18:45', 2)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it.each([
    ['wed 18:30', 'wed 18:30'],
    ['wed 18:44:59', 'wed 18:30'],
    ['wed 18:45', 'wed 18:45'],
  ])('an order promised for %s counts at %s', (promised, slot) => {
    expect(inSummer(slotOf(summer(promised), 'America/New_York'))).toBe(slot);
  });

  it('and on the wall clock, wherever its quarters are', () => {
    const slot = slotOf(Date.parse('1975-06-10T22:45:00Z'), 'Pacific/Kiritimati');
    expect(localTimeAt(slot, 'Pacific/Kiritimati').clock).toBe('12:00');
  });
});

describe('a slot that a diner picked', () => {
  it.each([
    ['one on offer', 'wed 18:00', 'wed 18:30', true],
    ['the last of the sixteen', 'wed 18:00', 'thu 11:30', true],
    ['one beyond the sixteen, of another day', 'wed 18:00', 'mon 19:00', true],
    ['on a closed day', 'wed 18:00', 'sun 19:00', false],
    ['sooner than the kitchen can', 'wed 18:06', 'wed 18:15', false],
    ['on offer ten minutes ago', 'wed 18:20', 'wed 18:30', true],
    ['not a quarter hour', 'wed 18:00', 'wed 18:35', false],
    ['after closing', 'wed 18:00', 'wed 22:15', false],
    ['in the past', 'wed 18:00', 'wed 17:45', false],
    ['on offer nine minutes ago', 'wed 18:19', 'wed 18:30', true],
    ['no longer on offer eleven minutes on', 'wed 18:21', 'wed 18:30', false],
    ['now', 'wed 18:30', 'wed 18:30', false],
    ['picked before the last order, sent just after it', 'wed 21:50', 'thu 11:30', true],
    ['tomorrow, asked for at night', 'wed 23:00', 'thu 11:30', true],
  ])('%s', (_, now, wanted, expected) => {
    expect(isSlotAvailable(someHours(), summer(wanted), summer(now))).toBe(expected);
  });

  it('ahead is ahead even for a kitchen that needs no time', () => {
    const hours = someHours({ ordering: { prepMinutes: 0 } });
    expect(isSlotAvailable(hours, summer('wed 18:00'), summer('wed 18:05'))).toBe(false);
    expect(isSlotAvailable(hours, summer('wed 18:15'), summer('wed 18:15'))).toBe(false);
    expect(isSlotAvailable(hours, summer('wed 18:15'), summer('wed 18:05'))).toBe(true);
  });

  it('is refused once ordering is paused past it', () => {
    const hours = someHours({ ordering: { pausedUntil: new Date(summer('wed 20:00')).toISOString() } });
    expect(isSlotAvailable(hours, summer('wed 19:00'), summer('wed 18:00'))).toBe(false);
    expect(isSlotAvailable(hours, summer('wed 20:30'), summer('wed 18:00'))).toBe(true);
  });

  it('is refused when it is no time at all, or the restaurant has left', () => {
    expect(isSlotAvailable(someHours(), Number.NaN, summer('wed 18:00'))).toBe(false);
    expect(isSlotAvailable(someHours({ isActive: false }), summer('wed 19:00'), summer('wed 18:00'))).toBe(
      false,
    );
  });
});
