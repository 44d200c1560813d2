import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOf, type Weekday, weekdays } from '../kernel/time.ts';
import type { OperatingHours } from '../tenancy/restaurant.schema.ts';
import { operatingHours } from '../tenancy/restaurant.schema.ts';
import {
  hoursFrom,
  hoursLines,
  intervalsByDay,
  ownIntervals,
  periodsOf,
  type ServicePeriod,
} from './profile-hours.ts';

const on = (
  day: Weekday,
  open: string,
  close: string,
  more?: { open: string; close: string }[],
): OperatingHours => ({
  [day]: { open, close, closed: false, ...(more && { more }) },
});
const period = (
  openDay: string,
  open: [number, number],
  closeDay: string,
  close: [number, number],
): ServicePeriod => ({
  ...{ openDay, openTime: { hours: open[0], minutes: open[1] } },
  ...{ closeDay, closeTime: { hours: close[0], minutes: close[1] } },
});

describe('weekly hours there and here', () => {
  it.each<[string, OperatingHours, ServicePeriod[]]>([
    ['a day', on('mon', '11:00', '22:30'), [period('MONDAY', [11, 0], 'MONDAY', [22, 30])]],
    ['until midnight', on('tue', '11:00', '00:00'), [period('TUESDAY', [11, 0], 'TUESDAY', [24, 0])]],
    ['over midnight', on('sat', '18:00', '02:00'), [period('SATURDAY', [18, 0], 'SUNDAY', [2, 0])]],
    ['over the end of the week', on('sun', '18:00', '02:00'), [period('SUNDAY', [18, 0], 'MONDAY', [2, 0])]],
    ['a whole day', on('wed', '00:00', '00:00'), [period('WEDNESDAY', [0, 0], 'WEDNESDAY', [24, 0])]],
    [
      'with a break',
      on('thu', '11:00', '14:30', [{ open: '17:00', close: '23:00' }]),
      [period('THURSDAY', [11, 0], 'THURSDAY', [14, 30]), period('THURSDAY', [17, 0], 'THURSDAY', [23, 0])],
    ],
  ])('I3.7-02, I3.8-03 are the same: %s', (_what, ours, theirs) => {
    expect(periodsOf(ours)).toEqual(theirs);
    expect(hoursLines(intervalsByDay(theirs))).toEqual(hoursLines(ownIntervals(ours)));
  });

  it('I3.8-03 of three days at a stretch are cut at midnight', () => {
    expect(intervalsByDay([period('FRIDAY', [10, 0], 'SUNDAY', [4, 0])])).toEqual({
      fri: [{ open: '10:00', close: '00:00' }],
      sat: [{ open: '00:00', close: '00:00' }],
      sun: [{ open: '00:00', close: '04:00' }],
    });
  });

  it('without zeros, as the service writes them, are read', () => {
    const read = intervalsByDay([
      {
        openDay: 'MONDAY',
        openTime: { hours: 9, minutes: 0 },
        closeDay: 'MONDAY',
        closeTime: { hours: 24, minutes: 0 },
      },
      { openDay: 'TUESDAY', closeDay: 'TUESDAY', closeTime: { hours: 24, minutes: 0 } },
    ]);
    expect(hoursLines(read).slice(0, 2)).toEqual(['Monday: 9 AM–12 AM', 'Tuesday: open 24 hours']);
  });

  it('that are taken close the days that they do not open, and keep our times of those', () => {
    const taken = hoursFrom([period('MONDAY', [9, 0], 'MONDAY', [17, 0])], on('tue', '10:00', '20:00'));
    expect(taken['mon']).toEqual({ open: '09:00', close: '17:00', closed: false, more: null });
    expect(taken['tue']).toEqual({ open: '10:00', close: '20:00', closed: true, more: null });
  });

  const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => clockOf(quarter * 15));
  const day = fc.record({ open: clock, close: clock, closed: fc.boolean() });
  const week = fc.record(
    Object.fromEntries(weekdays.map((name) => [name, day])) as Record<Weekday, typeof day>,
  );

  it('come back as they were sent, whatever the week', () => {
    fc.assert(
      fc.property(week, (ours) => {
        const back = hoursFrom(periodsOf(ours), {});
        const read = operatingHours.parse(
          Object.fromEntries(
            Object.entries(back).map(([name, { more, ...rest }]) => [
              name,
              { ...rest, ...(more && { more }) },
            ]),
          ),
        );
        expect(hoursLines(ownIntervals(read))).toEqual(hoursLines(ownIntervals(ours)));
      }),
    );
  });
});
