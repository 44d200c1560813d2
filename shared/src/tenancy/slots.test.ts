import { describe, expect, it } from 'vitest';
import { localTimeAt } from '../kernel/time.ts';
import { AROUND_THE_CLOCK, inSummer, openFrom, someHours, summer, WEEK } from '../testing/some-hours.ts';
import { type Hours, isSlotAvailable, SLOT_COUNT, slotOf, slotsFrom } from './hours.ts';
import { type SlotDay, slotDays } from './slot-days.ts';

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

const times = ({ slots }: SlotDay) => slots.map(({ at }) => at);

describe('slots by the day', () => {
  it('every day for which orders are taken has all of its own, nights after midnight those of the next date', () => {
    const days = slotDays(someHours(), summer('wed 18:00'));
    expect(days.slice(0, 5).map(({ date, slots }) => [date, slots.length])).toEqual([
      ['2026-06-10', 15],
      ['2026-06-11', 43],
      ['2026-06-12', 22],
      ['2026-06-13', 31],
      ['2026-06-14', 9],
    ]);
    expect(days.map(({ date }) => date).at(-1)).toBe('2026-06-24');
    expect(days).toHaveLength(15);
  });

  it('says why a day has none: closed, and by which special hours, too late by now, or full', () => {
    const specialHours = [{ date: '2026-06-12', closed: true, note: 'Staff party' }];
    const slotsTaken = { [new Date(summer('thu 18:00')).toISOString()]: 1 };
    const hours = someHours({
      specialHours,
      operatingHours: { ...WEEK, thu: openFrom('17:40', '18:00') },
      ordering: { slotCapacity: 1, slotsTaken, daysAhead: 2 },
    });
    expect(slotDays(hours, summer('wed 21:50')).map(({ date, none, note }) => [date, none, note])).toEqual([
      ['2026-06-10', 'tooLate', undefined],
      ['2026-06-11', 'full', undefined],
      ['2026-06-12', 'closed', 'Staff party'],
    ]);
  });

  it.each([
    ['today alone', 0, ['2026-06-10']],
    ['tomorrow too', 1, ['2026-06-10', '2026-06-11']],
  ])('orders are taken for %s', (_, daysAhead, dates) => {
    const hours = someHours({ ordering: { daysAhead } });
    const now = summer('wed 18:00');
    expect(slotDays(hours, now).map(({ date }) => date)).toEqual(dates);
    expect(isSlotAvailable(hours, summer('wed 19:00'), now)).toBe(true);
    expect(isSlotAvailable(hours, summer('thu 19:00'), now)).toBe(daysAhead > 0);
    expect(isSlotAvailable(hours, summer('fri 19:00'), now)).toBe(false);
  });

  it('a night that began on the last day goes on to its end, and a pause moves no day into reach', () => {
    const now = summer('fri 19:00');
    const night = slotDays(someHours({ ordering: { daysAhead: 0 } }), now);
    expect(night.map(({ date }) => date)).toEqual(['2026-06-12', '2026-06-13']);
    expect(inSummer(night.flatMap(times).at(-1) ?? 0)).toBe('sat 02:00');
    const pausedUntil = new Date(summer('sat 03:00')).toISOString();
    expect(slotsFrom(someHours({ ordering: { daysAhead: 0, pausedUntil } }), now)).toEqual([]);
  });

  it.each([
    ['spring', '2026-03-07T20:00:00Z', '2026-03-08', 92],
    ['autumn', '2026-10-31T20:00:00Z', '2026-11-01', 100],
  ])('the day of the clock change in %s has each quarter hour of it once', (_, now, date, count) => {
    const hours = someHours({ operatingHours: AROUND_THE_CLOCK, ordering: { daysAhead: 2 } });
    const day = slotDays(hours, Date.parse(now)).find((each) => each.date === date);
    expect(new Set(day && times(day)).size).toBe(count);
    for (const { at } of day?.slots ?? []) expect(localTimeAt(at, hours.timezone).date).toBe(date);
  });

  it('any of them can be had, and no time beside them', () => {
    const hours = someHours();
    const now = summer('wed 18:00');
    for (const slot of slotDays(hours, now).flatMap(times)) {
      expect(isSlotAvailable(hours, slot, now)).toBe(true);
      expect(isSlotAvailable(hours, slot + 60_000, now)).toBe(false);
    }
    expect(isSlotAvailable(hours, summer('sun 12:00'), now)).toBe(false);
    expect(isSlotAvailable(hours, now + 30 * 24 * 60 * 60_000, now)).toBe(false);
  });
});

describe('orders for later are placed so long ahead', () => {
  it.each([
    ['two hours', { laterMinutes: 120 }, 'wed 18:00', 'wed 20:00'],
    ['shorter than the kitchen takes', { laterMinutes: 5 }, 'wed 18:00', 'wed 18:30'],
    ['past closing, at the next opening', { laterMinutes: 300 }, 'wed 18:00', 'thu 11:30'],
    ['counted from now, not from opening', { laterMinutes: 60 }, 'wed 08:00', 'wed 11:30'],
    [
      'an item that needs a day',
      { needs: { kitchenMinutes: 0, notice: { minutes: 1440, itemName: 'Platter' } } },
      'wed 18:00',
      'thu 18:00',
    ],
  ])('%s', (_, ordering, now, expected) => {
    expect(sayFirst(someHours({ ordering }), now)).toBe(expected);
  });
});

describe('slots with room for so many orders', () => {
  const at = (counts: Record<string, number>) =>
    Object.fromEntries(
      Object.entries(counts).map(([slot, count]) => [new Date(summer(slot)).toISOString(), count]),
    );
  const slotsTaken = at({ 'wed 18:30': 2, 'wed 19:00': 3 });
  const hours = (slotCapacity?: number) => someHours({ ordering: { slotCapacity, slotsTaken } });
  const first = (limited: Hours) => slotsFrom(limited, summer('wed 18:00'), 3).map(inSummer);

  it.each([
    ['as many as wanted', undefined, ['wed 18:30', 'wed 18:45', 'wed 19:00']],
    ['four', 4, ['wed 18:30', 'wed 18:45', 'wed 19:00']],
    ['three', 3, ['wed 18:30', 'wed 18:45', 'wed 19:15']],
    ['two', 2, ['wed 18:45', 'wed 19:15', 'wed 19:30']],
  ])('%s: full ones are passed over', (_, capacity, expected) => {
    expect(first(hours(capacity))).toEqual(expected);
  });

  it.each([
    ['nothing', 0, ['wed 18:30', 'wed 18:45', 'wed 19:00']],
    ['what is just left', 20, ['wed 18:30', 'wed 18:45', 'wed 19:15']],
    ['more than is left', 21, ['wed 18:45', 'wed 19:15', 'wed 19:30']],
    ['more than a whole quarter hour has', 90, ['wed 18:45', 'wed 19:15', 'wed 19:30']],
  ])('and with room for the kitchen minutes of an order that takes %s', (_, kitchenMinutes, expected) => {
    const minutesTaken = at({ 'wed 18:30': 10, 'wed 19:00': 30 });
    const limits = { slotKitchenMinutes: 30, minutesTaken, needs: { kitchenMinutes } };
    expect(first(someHours({ ordering: limits }))).toEqual(expected);
  });

  it('are all free where nobody has counted', () => {
    const limited = someHours({ ordering: { slotCapacity: 1 } });
    expect(slotsFrom(limited, summer('wed 18:00'), 2).map(inSummer)).toEqual(['wed 18:30', 'wed 18:45']);
  });

  it('a full one cannot be had any more', () => {
    const canHave = (slot: string, capacity: number) =>
      isSlotAvailable(hours(capacity), summer(slot), summer('wed 18:00'));
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
