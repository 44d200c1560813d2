import { type Hours, openState, UNTIL_RESUMED } from '@bite/shared/tenancy/hours';
import { describe, expect, it } from 'vitest';
import { LUNCH, MORNING } from '../testing/a-storefront.ts';
import { dateAndTimeLabel } from './date-and-time-label.ts';
import { clockLabel, dayLabel, openLabel, plainLabel, slotLabel } from './local-times.ts';
import { promiseLabel, slotInSentence } from './times-in-text.ts';

const zone = 'America/New_York';
const day = { open: '11:00', close: '22:00', closed: false };
const hours: Hours = {
  timezone: zone,
  isActive: true,
  operatingHours: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day },
  specialHours: [],
  ordering: {
    prepMinutes: 20,
    lastOrderMinutesBeforeClosing: 15,
    busyExtraMinutes: 0,
  },
};
const labelAt = (now: number, change: Partial<Hours> = {}, reader?: string) => {
  const changed = { ...hours, ...change };
  return openLabel(changed, openState(changed, now), now, reader);
};

describe('the open state in words', () => {
  it('O2.2-06 says open, and until when', () => {
    expect(labelAt(LUNCH)).toEqual({ isOpen: true, text: 'Open now', more: 'until 10 PM' });
  });

  it("O2.3-01 says 'Opens {time}' before opening time", () => {
    expect(labelAt(MORNING)).toEqual({ isOpen: false, text: 'Opens 11 AM' });
  });

  it('O2.3-01 names the day when it is not today', () => {
    const saturdayNight = Date.parse('2025-11-23T03:30:00Z');
    expect(labelAt(saturdayNight).text).toBe('Opens Monday 11 AM');
    expect(labelAt(Date.parse('2025-11-22T03:30:00Z')).text).toBe('Opens tomorrow 11 AM');
  });

  it("O2.3-01 says 'Closed' when no opening is in sight", () => {
    expect(labelAt(LUNCH, { isActive: false }).text).toBe('Closed');
    const closed = { open: '11:00', close: '22:00', closed: true };
    expect(labelAt(LUNCH, { operatingHours: { mon: closed } }).text).toBe('Closed');
  });

  it("O2.3-01 the default '11 AM' stands only where no hours are known", () => {
    expect(labelAt(LUNCH, { operatingHours: {} }).text).toBe('Opens 11 AM');
  });

  it('says when a pause is over', () => {
    const ordering = { ...hours.ordering, pausedUntil: '2025-11-21T18:45:00.000Z' };
    expect(labelAt(LUNCH, { ordering })).toMatchObject({ text: 'Paused', more: 'orders again 1:45 PM' });
  });

  it('says that it is paused where nobody knows for how long', () => {
    const ordering = { ...hours.ordering, pausedUntil: UNTIL_RESUMED };
    expect(labelAt(LUNCH, { ordering })).toMatchObject({ text: 'Paused', more: 'no orders right now' });
  });

  it("O2.7-06 has a form that begins with 'Open now' or 'Closed'", () => {
    expect(plainLabel(labelAt(LUNCH)).text).toBe('Open now');
    expect(plainLabel(labelAt(MORNING))).toMatchObject({ text: 'Closed', more: 'opens 11 AM' });
  });

  it.each(['2025-11-21T18:45:00.000Z', UNTIL_RESUMED])(
    'is paused in either form, until %s',
    (pausedUntil) => {
      const label = labelAt(LUNCH, { ordering: { ...hours.ordering, pausedUntil } });
      expect(label.text).toBe('Paused');
      expect(plainLabel(label)).toEqual(label);
    },
  );
});

describe('times', () => {
  it('are told on the restaurant’s clock', () => {
    expect(slotLabel(LUNCH, MORNING, zone)).toBe('Today 1 PM');
    expect(slotLabel(LUNCH, MORNING, 'America/Los_Angeles')).toBe('Today 10 AM PST');
  });

  it('name the day as people do', () => {
    const days = (count: number) => dayLabel(LUNCH + count * 24 * 60 * 60_000, LUNCH, zone);
    expect([0, 1, 2, 7].map(days)).toEqual(['Today', 'Tomorrow', 'Sunday', 'Fri, Nov 28']);
  });

  it.each([
    [0, 'at 1 PM', 'today 1 PM'],
    [1, 'tomorrow at 1 PM', 'tomorrow 1 PM'],
    [2, 'Sunday at 1 PM', 'Sunday 1 PM'],
    [7, 'Fri, Nov 28 at 1 PM', 'Fri, Nov 28 1 PM'],
  ])('read as a sentence does, %d days on: “Ready %s”', (count, promise, slot) => {
    const then = LUNCH + count * 24 * 60 * 60_000;
    expect(promiseLabel(then, LUNCH, zone, { isEstimate: false, reader: zone })).toBe(promise);
    expect(promiseLabel(then, LUNCH, zone, { isEstimate: true, reader: zone })).toBe(
      promise.replace('at ', 'about '),
    );
    expect(slotInSentence(then, LUNCH, zone)).toBe(slot);
  });

  it('have a form for paper, which is read on any day', () => {
    expect(dateAndTimeLabel(LUNCH, zone)).toBe('Nov 21, 2025, 1 PM');
  });

  it.each([
    ['in the same zone', 'America/New_York', ''],
    ['in another with the same clock', 'America/Toronto', ''],
    ['in another zone', 'America/Los_Angeles', ' EST'],
  ])('name the zone for a reader who is elsewhere, and only then: %s', (_, reader, letters) => {
    expect(clockLabel(LUNCH, zone, reader)).toBe(`1 PM${letters}`);
    expect(slotLabel(LUNCH, MORNING, zone, reader)).toBe(`Today 1 PM${letters}`);
    expect(dateAndTimeLabel(LUNCH, zone, reader)).toBe(`Nov 21, 2025, 1 PM${letters}`);
    expect(labelAt(LUNCH, {}, reader).more).toBe(`until 10 PM${letters}`);
    expect(labelAt(MORNING, {}, reader).text).toBe(`Opens 11 AM${letters}`);
  });

  const quarters = (from: string, timezone: string, count = 16) =>
    Array.from({ length: count }, (_, index) =>
      clockLabel(Date.parse(from) + index * 15 * 60_000, timezone, timezone),
    );

  it('that the clock shows twice in the night it is put back are told apart, and no others', () => {
    expect(quarters('2025-11-02T04:45:00Z', zone, 11)).toEqual([
      '12:45 AM',
      '1 AM EDT',
      '1:15 AM EDT',
      '1:30 AM EDT',
      '1:45 AM EDT',
      '1 AM EST',
      '1:15 AM EST',
      '1:30 AM EST',
      '1:45 AM EST',
      '2 AM',
      '2:15 AM',
    ]);
  });

  it.each([
    ['America/New_York', '2025-11-02T03:00:00Z'],
    ['Europe/London', '2025-10-25T22:30:00Z'],
    ['Europe/Paris', '2025-10-25T22:30:00Z'],
    ['Australia/Lord_Howe', '2026-04-04T13:00:00Z'],
    ['Africa/Casablanca', '2026-02-15T00:00:00Z'],
    ['America/New_York', '2026-03-08T05:00:00Z'],
  ])('of one night in %s from %s on are all different', (timezone, from) => {
    const labels = quarters(from, timezone);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
