import { type Hours, openState, UNTIL_RESUMED } from '@bite/shared/tenancy/hours';
import { describe, expect, it } from 'vitest';
import { LUNCH, MORNING } from '../testing/a-storefront.ts';
import { dateAndTimeLabel, dayLabel, openLabel, plainLabel, slotLabel, zoneLabel } from './local-times.ts';

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
    pausedUntil: undefined,
  },
};
const labelAt = (now: number, change: Partial<Hours> = {}) => {
  const changed = { ...hours, ...change };
  return openLabel(changed, openState(changed, now), now);
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
});

describe('times', () => {
  it('are told on the restaurant’s clock', () => {
    expect(slotLabel(LUNCH, MORNING, zone)).toBe('Today 1 PM');
    expect(slotLabel(LUNCH, MORNING, 'America/Los_Angeles')).toBe('Today 10 AM');
  });

  it('name the day as people do', () => {
    const days = (count: number) => dayLabel(LUNCH + count * 24 * 60 * 60_000, LUNCH, zone);
    expect([0, 1, 2, 7].map(days)).toEqual(['Today', 'Tomorrow', 'Sunday', 'Fri, Nov 28']);
  });

  it('have a form for paper, which is read on any day', () => {
    expect(dateAndTimeLabel(LUNCH, zone).replace(/\s/g, ' ')).toBe('Nov 21, 2025, 1:00 PM');
  });

  it('name the zone for a reader in another one', () => {
    expect(zoneLabel(LUNCH, zone, 'America/New_York')).toBe('');
    expect(zoneLabel(LUNCH, zone, 'America/Toronto')).toBe('');
    expect(zoneLabel(LUNCH, zone, 'America/Los_Angeles')).toBe(' EST');
  });
});
