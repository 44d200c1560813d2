import { describe, expect, it } from 'vitest';
import { hoursLines } from './hours-lines.ts';

const day = (open: string, close: string, closed = false) => ({ open, close, closed });
const late = day('11:00', '23:00');
const usual = day('09:00', '22:00');

describe('opening hours of a week', () => {
  it('put days with the same hours on one line', () => {
    expect(
      hoursLines({
        mon: usual,
        tue: usual,
        wed: usual,
        thu: usual,
        fri: late,
        sat: late,
        sun: day('', '', true),
      }),
    ).toEqual([
      { days: 'Mon – Thu', hours: '9 AM – 10 PM' },
      { days: 'Fri – Sat', hours: '11 AM – 11 PM' },
      { days: 'Sun', hours: 'Closed' },
    ]);
  });

  it('say so when the doors never close', () => {
    const all = day('00:00', '00:00');
    expect(hoursLines({ mon: all, tue: all, wed: all, thu: all, fri: all, sat: all, sun: all })).toEqual([
      { days: 'Mon – Sun', hours: 'Open 24 hours' },
    ]);
  });

  it('say each opening of a day with a break, and of one that has the same', () => {
    const split = { ...day('11:00', '14:00'), more: [{ open: '17:00', close: '23:00' }] };
    expect(hoursLines({ mon: usual, tue: split, wed: split })).toEqual([
      { days: 'Mon', hours: '9 AM – 10 PM' },
      { days: 'Tue – Wed', hours: '11 AM – 2 PM, 5 PM – 11 PM' },
      { days: 'Thu – Sun', hours: 'Closed' },
    ]);
  });

  it('are left out where none are known', () => {
    expect(hoursLines({})).toEqual([]);
  });
});
