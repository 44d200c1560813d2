import type { HoursOfDay } from '@bite/shared/tenancy/day-hours';
import { describe, expect, it } from 'vitest';
import {
  copiedTo,
  hoursInWords,
  inState,
  stateOf,
  withAnotherRow,
  withoutRow,
  withRow,
} from './hours-edit.ts';

const lunch = { open: '11:00', close: '14:00', closed: false };
const split = { ...lunch, more: [{ open: '17:00', close: '22:00' }] };
const allDay = { open: '00:00', close: '00:00', closed: false };

describe('the hours of a day in words', () => {
  it.each([
    [lunch, '11 AM – 2 PM'],
    [split, '11 AM – 2 PM, 5 PM – 10 PM'],
    [allDay, 'All day (24 hours)'],
    [{ ...allDay, open: '06:00', close: '06:00' }, '24 hours from 6 AM'],
    [{ ...lunch, close: '02:00' }, '11 AM – 2 AM the next day'],
    [{ ...lunch, close: '00:00' }, '11 AM – midnight'],
    [{ ...split, closed: true }, 'Closed'],
    [{ closed: false }, 'Not filled in'],
    [undefined, 'Closed'],
  ])('%j is %s', (day, words) => {
    expect(hoursInWords(day)).toBe(words);
  });
});

describe('a day that is edited', () => {
  it('goes on with dinner after lunch, and with nothing guessed after that', () => {
    const withDinner = withAnotherRow<HoursOfDay>(lunch);
    expect(withDinner).toEqual(split);
    expect(withAnotherRow(withDinner).more?.at(-1)).toEqual({ open: '', close: '' });
  });

  it('loses its break with the last interval after it', () => {
    expect(withoutRow(split, 1)).toEqual(lunch);
    expect(withoutRow(split, 0)).toEqual({ open: '17:00', close: '22:00', closed: false });
  });

  it('changes one interval alone', () => {
    expect(withRow(split, 1, { open: '18:00', close: '23:00' })).toEqual({
      ...lunch,
      more: [{ open: '18:00', close: '23:00' }],
    });
  });

  it('keeps its times while it is closed', () => {
    const closed = inState(split, 'closed');
    expect(stateOf(closed)).toBe('closed');
    expect(inState(closed, 'times')).toEqual(split);
  });

  it('is all day, and has usual times again after that', () => {
    expect(stateOf(inState(split, 'allDay'))).toBe('allDay');
    expect(inState(allDay, 'times')).toEqual({ open: '09:00', close: '17:00', closed: false });
  });

  it('takes the times of another, and keeps what else it holds', () => {
    const special = { date: '2026-12-24', note: 'Christmas Eve', ...lunch };
    expect(copiedTo(special, split)).toEqual({ date: '2026-12-24', note: 'Christmas Eve', ...split });
    expect(copiedTo(split, { ...lunch, closed: true })).toEqual({ ...lunch, closed: true });
  });
});
