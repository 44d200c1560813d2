import { describe, expect, it } from 'vitest';
import { HOUR } from '../kernel/durations.ts';
import { offsetsAround } from '../kernel/time.ts';
import { inFreshProcess } from '../testing/fresh-process.ts';
import {
  AROUND_THE_CLOCK,
  CLOSED,
  days,
  inSummer,
  openFrom,
  someHours,
  summer,
  WEEK,
} from '../testing/some-hours.ts';
import {
  type Hours,
  openState,
  periodsOn,
  promisedAt,
  promiseMinutes,
  slotsFrom,
  UNTIL_RESUMED,
} from './hours.ts';

/** 'open until wed 22:00' or 'closed, opens thu 11:00'. */
function sayState(hours: Hours, now: number): string {
  const state = openState(hours, now);
  if (state.open) return `open until ${inSummer(state.closesAt)}`;
  return `${state.reason}, opens ${state.opensAt === undefined ? 'never' : inSummer(state.opensAt)}`;
}

const special = (date: string, hours: { open: string; close: string } | 'closed') =>
  hours === 'closed' ? { date, closed: true } : { date, closed: false, ...hours };

describe('open by the week', () => {
  it.each([
    ['a second before opening', 'wed 10:59:59', 'closed, opens wed 11:00'],
    ['at opening', 'wed 11:00', 'open until wed 22:00'],
    ['at the last order that can be cooked', 'wed 21:40', 'open until wed 22:00'],
    ['just after it', 'wed 21:40:01', 'lastOrder, opens thu 11:00'],
    ['at closing', 'wed 22:00', 'closed, opens thu 11:00'],
    ['on Friday morning, since Thursday ends at ten', 'fri 01:00', 'closed, opens fri 18:00'],
    ['on Saturday at one, which is still Friday night', 'sat 01:00', 'open until sat 02:00'],
    ['on Sunday at one, though Sundays are closed', 'sun 01:00', 'open until sun 02:00'],
    ['after the last order of a night', 'sun 01:50', 'lastOrder, opens mon 11:00'],
    ['on a closed day', 'sun 12:00', 'closed, opens mon 11:00'],
  ])('O4-01, I4-01 %s', (_, now, expected) => {
    expect(sayState(someHours(), summer(now))).toBe(expected);
  });

  it('O4-01, I4-01 an inactive restaurant is closed at any hour and opens at none', () => {
    expect(sayState(someHours({ isActive: false }), summer('wed 18:00'))).toBe('inactive, opens never');
  });

  it.each(['wed 00:00', 'wed 12:00', 'wed 23:59:59'])(
    'from midnight to midnight is all day, at %s too',
    (now) => {
      expect(openState(someHours({ operatingHours: AROUND_THE_CLOCK }), summer(now))).toMatchObject({
        open: true,
      });
    },
  );

  it('the same opening and closing time is a day and a night', () => {
    const hours = someHours({ operatingHours: { wed: openFrom('10:00', '10:00') } });
    expect(sayState(hours, summer('wed 10:00'))).toBe('open until thu 10:00');
    expect(sayState(hours, summer('thu 09:00'))).toBe('open until thu 10:00');
  });

  it('hours that touch at midnight are one evening with one last order', () => {
    const hours = someHours({
      operatingHours: { wed: openFrom('18:00', '00:00'), thu: openFrom('00:00', '03:00') },
    });
    expect(sayState(hours, summer('wed 23:55'))).toBe('open until thu 03:00');
    expect(sayState(hours, summer('thu 02:50'))).toContain('lastOrder');
  });

  it('hours that overlap are one, to the later of the two ends', () => {
    const hours = someHours({
      operatingHours: { wed: openFrom('18:00', '04:00'), thu: openFrom('03:00', '03:30') },
    });
    expect(sayState(hours, summer('thu 03:15'))).toBe('open until thu 04:00');
  });

  it('hours a minute apart stay two', () => {
    const hours = someHours({
      operatingHours: { wed: openFrom('18:00', '23:59'), thu: openFrom('00:00', '03:00') },
    });
    expect(sayState(hours, summer('wed 23:50'))).toBe('lastOrder, opens thu 00:00');
  });

  it('a restaurant without hours never opens', () => {
    expect(sayState(someHours({ operatingHours: {} }), summer('wed 18:00'))).toBe('closed, opens never');
  });

  it('hours too short for an order before the last one open nothing', () => {
    const hours = someHours({
      operatingHours: { wed: openFrom('12:00', '12:10'), thu: openFrom('12:00', '13:00') },
    });
    expect(sayState(hours, summer('wed 11:00'))).toBe('closed, opens thu 12:00');
    expect(sayState(hours, summer('wed 12:05'))).toBe('lastOrder, opens thu 12:00');
    const justEnough = someHours({ operatingHours: { wed: openFrom('12:00', '12:20') } });
    expect(sayState(justEnough, summer('wed 11:00'))).toBe('closed, opens wed 12:00');
    expect(sayState(justEnough, summer('wed 12:00'))).toBe('open until wed 12:20');
  });

  it.each([
    ['the setting, where it is longer', { lastOrderMinutesBeforeClosing: 30 }, 'wed 21:30'],
    ['the time that food takes, where that is longer', { prepMinutes: 45 }, 'wed 21:15'],
    ['a busy kitchen’s extra minutes with it', { prepMinutes: 20, busyExtraMinutes: 15 }, 'wed 21:25'],
    ['the setting, where nothing takes time', { prepMinutes: 0 }, 'wed 21:45'],
  ])('the last order is before closing by %s', (_, ordering, last) => {
    const hours = someHours({ ordering });
    expect(sayState(hours, summer(last))).toBe('open until wed 22:00');
    expect(sayState(hours, summer(last) + 1)).toBe('lastOrder, opens thu 11:00');
  });

  it('orders are taken to the very end where no last order is set and food takes no time', () => {
    const hours = someHours({ ordering: { lastOrderMinutesBeforeClosing: 0, prepMinutes: 0 } });
    expect(sayState(hours, summer('wed 21:59:59'))).toBe('open until wed 22:00');
    expect(sayState(hours, summer('wed 22:00'))).toBe('closed, opens thu 11:00');
  });
});

describe('special hours', () => {
  it.each([
    [
      'a holiday is closed whatever its weekday says',
      special(days.wed, 'closed'),
      'wed 18:00',
      'closed, opens thu 11:00',
    ],
    [
      'an opening on a closed weekday',
      special(days.sun, { open: '12:00', close: '15:00' }),
      'sun 13:00',
      'open until sun 15:00',
    ],
    [
      'shorter hours, before',
      special(days.wed, { open: '15:00', close: '17:00' }),
      'wed 14:00',
      'closed, opens wed 15:00',
    ],
    [
      'shorter hours, during',
      special(days.wed, { open: '15:00', close: '17:00' }),
      'wed 16:00',
      'open until wed 17:00',
    ],
    [
      'shorter hours, after',
      special(days.wed, { open: '15:00', close: '17:00' }),
      'wed 18:00',
      'closed, opens thu 11:00',
    ],
    [
      'a closed Saturday leaves Friday night as it is',
      special(days.sat, 'closed'),
      'sat 01:00',
      'open until sat 02:00',
    ],
    [
      'a closed Friday ends Friday night',
      special(days.fri, 'closed'),
      'sat 01:00',
      'closed, opens sat 18:00',
    ],
    [
      'a long New Year’s night',
      special(days.wed, { open: '20:00', close: '05:00' }),
      'thu 04:00',
      'open until thu 05:00',
    ],
    ['the next opening skips a holiday', special(days.thu, 'closed'), 'wed 22:30', 'closed, opens fri 18:00'],
  ])('%s', (_, entry, now, expected) => {
    expect(sayState(someHours({ specialHours: [entry] }), summer(now))).toBe(expected);
  });

  it('the next opening is looked for over two weeks and not for ever', () => {
    const soon = someHours({
      operatingHours: {},
      specialHours: [special('2026-06-23', { open: '12:00', close: '15:00' })],
    });
    const late = someHours({
      operatingHours: {},
      specialHours: [special('2026-07-23', { open: '12:00', close: '15:00' })],
    });
    expect(openState(soon, summer('wed 18:00'))).toMatchObject({
      opensAt: Date.parse('2026-06-23T12:00-04:00'),
    });
    expect(sayState(late, summer('wed 18:00'))).toBe('closed, opens never');
  });
});

describe('paused ordering', () => {
  const pausedUntil = (text: string) =>
    someHours({ ordering: { pausedUntil: new Date(summer(text)).toISOString() } });

  it.each([
    ['for an hour', 'wed 19:00', 'wed 18:00', 'paused, opens wed 19:00'],
    ['to the second it ends', 'wed 19:00', 'wed 19:00', 'open until wed 22:00'],
    ['long ago', 'wed 17:00', 'wed 18:00', 'open until wed 22:00'],
    ['to the last order', 'wed 21:40', 'wed 18:00', 'paused, opens wed 21:40'],
    ['past the last order', 'wed 21:41', 'wed 18:00', 'paused, opens thu 11:00'],
    ['past closing', 'wed 23:00', 'wed 18:00', 'paused, opens thu 11:00'],
    ['into the next opening', 'thu 12:00', 'wed 23:00', 'paused, opens thu 12:00'],
  ])('%s', (_, until, now, expected) => {
    expect(sayState(pausedUntil(until), summer(now))).toBe(expected);
  });

  it('until somebody resumes: no opening and no slot is in sight', () => {
    const hours = someHours({ ordering: { pausedUntil: UNTIL_RESUMED } });
    expect(sayState(hours, summer('wed 18:00'))).toBe('paused, opens never');
    expect(slotsFrom(hours, summer('wed 18:00'))).toEqual([]);
  });

  it('an end that is no time pauses nothing', () => {
    expect(sayState(someHours({ ordering: { pausedUntil: 'soon' } }), summer('wed 18:00'))).toBe(
      'open until wed 22:00',
    );
  });
});

describe('how long food takes', () => {
  it('a busy kitchen adds its minutes to the usual ones', () => {
    const hours = someHours({ ordering: { busyExtraMinutes: 25 } });
    expect(promiseMinutes(hours)).toBe(45);
    expect(inSummer(promisedAt(hours, summer('wed 18:00')))).toBe('wed 18:45');
  });

  it('a day that is closed, missing or half entered has no hours', () => {
    expect(periodsOn(someHours(), days.sun)).toEqual([]);
    expect(periodsOn(someHours({ operatingHours: {} }), days.wed)).toEqual([]);
    expect(
      periodsOn(
        someHours({ operatingHours: WEEK, specialHours: [{ date: days.wed, closed: false }] }),
        days.wed,
      ),
    ).toEqual([]);
    const halfEntered = { date: days.wed, closed: false, open: '11:00' };
    expect(periodsOn(someHours({ specialHours: [halfEntered] }), days.wed)).toEqual([]);
    expect(periodsOn(someHours({ operatingHours: CLOSED }), days.wed)).toEqual([]);
  });
});

describe('a day with a break', () => {
  /** Lunch and dinner from Monday to Saturday, the latter into the night. */
  const split = { ...openFrom('11:30', '14:30'), more: [{ open: '17:30', close: '01:00' }] };
  const hours = someHours({ operatingHours: { ...WEEK, wed: split, thu: split } });

  it.each([
    ['before lunch', 'wed 11:00', 'closed, opens wed 11:30'],
    ['at lunch', 'wed 12:00', 'open until wed 14:30'],
    ['after the last lunch that can be cooked', 'wed 14:20', 'lastOrder, opens wed 17:30'],
    ['in the break', 'wed 15:00', 'closed, opens wed 17:30'],
    ['at dinner', 'wed 20:00', 'open until thu 01:00'],
    ['at dinner after midnight', 'thu 00:30', 'open until thu 01:00'],
    ['in the night', 'thu 02:00', 'closed, opens thu 11:30'],
  ])('O4-01, I4-01 is open twice: %s', (_, now, expected) => {
    expect(sayState(hours, summer(now))).toBe(expected);
  });

  it('O2.3-06 offers slots of lunch and of dinner, and none in the break', () => {
    const slots = slotsFrom(hours, summer('wed 13:30'), 6).map(inSummer);
    expect(slots).toEqual(['wed 14:00', 'wed 14:15', 'wed 14:30', 'wed 18:00', 'wed 18:15', 'wed 18:30']);
  });

  it('holds for one date, too, whatever its weekday has', () => {
    const holiday = { date: days.fri, ...split };
    expect(sayState(someHours({ specialHours: [holiday] }), summer('fri 15:00'))).toBe(
      'closed, opens fri 17:30',
    );
  });

  it('is one opening where two intervals touch', () => {
    const touching = { ...openFrom('11:00', '14:00'), more: [{ open: '14:00', close: '20:00' }] };
    expect(sayState(someHours({ operatingHours: touching }), summer('wed 12:00'))).toBe(
      'open until wed 20:00',
    );
  });
});

describe('the slots on a page that was told the offsets of the days around', () => {
  const modules = {
    hours: new URL('./hours.ts', import.meta.url).href,
    time: new URL('../kernel/time.ts', import.meta.url).href,
  };

  it.each(['Pacific/Niue', 'America/New_York', 'Europe/London', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
    'are found without the tables of time zones at any hour, for a restaurant in %s',
    (timezone) => {
      const midnight = Date.parse('2026-10-20T00:00Z');
      const moments = Array.from({ length: 24 }, (_, hour) => midnight + hour * HOUR);
      const hours = someHours({ timezone, operatingHours: AROUND_THE_CLOCK, ordering: { daysAhead: 30 } });
      const given = { timezone, hours, moments, told: offsetsAround(midnight, timezone) };
      const { answer, counted } = inFreshProcess(
        modules,
        given,
        `({ hours, time }, given) => {
          time.learnOffsets(given.told, given.timezone);
          return given.moments.map((now) => hours.slotsFrom(given.hours, now));
        }`,
      );
      expect(answer).toEqual(moments.map((now) => slotsFrom(hours, now)));
      expect(counted.calendars).toBe(0);
    },
  );
});
