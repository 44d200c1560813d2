import { describe, expect, it } from 'vitest';
import { remindAt } from './chargeback-deadline.ts';
import { compactDay, dayAt, isWithinYear, monthDay, spanOf, stands } from './report-days.ts';

const zone = 'America/New_York';
const at = (iso: string) => Date.parse(iso);

describe('days of the gateway’s reports', () => {
  it('I5.2-25, I5.2-26 are asked for as MMDD and YYYYMMDD, and are days of the restaurant', () => {
    expect([monthDay('2026-11-20'), compactDay('2026-11-20')]).toEqual(['1120', '20261120']);
    expect(dayAt(at('2026-11-21T04:59:00Z'), zone)).toBe('2026-11-20');
    expect(spanOf('2026-11-20', zone)).toEqual({
      from: at('2026-11-20T05:00:00Z'),
      until: at('2026-11-21T05:00:00Z'),
    });
  });

  it('the day on which clocks go back has twenty-five hours', () => {
    const { from, until } = spanOf('2026-11-01', zone);
    expect((until - from) / 3_600_000).toBe(25);
  });

  it.each([
    ['today', '2026-11-20T20:00:00Z', '2026-11-20T20:00:01Z', false],
    ['asked before the day was over', '2026-11-20T20:00:00Z', '2026-11-21T05:00:01Z', false],
    ['yesterday, minutes ago', '2026-11-21T12:00:00Z', '2026-11-21T12:10:00Z', true],
    ['yesterday, an hour ago', '2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z', false],
    ['a day after it was over', '2026-11-22T05:00:00Z', '2027-03-01T00:00:00Z', true],
  ])('an answer about %s stands: it was given at %s, and now it is %s', (_, askedAt, now, isKept) => {
    expect(stands(askedAt, '2026-11-20', { zone, now: at(now) })).toBe(isKept);
  });

  it('no answer from before the moment at which somebody wanted it fresh stands', () => {
    const kept = { zone, now: at('2027-03-01T00:00:00Z') };
    const askedAt = '2026-11-25T05:00:00.000Z';
    expect(stands(askedAt, '2026-11-20', { ...kept, since: '2026-11-25T05:00:00.000Z' })).toBe(true);
    expect(stands(askedAt, '2026-11-20', { ...kept, since: '2026-11-25T05:00:00.001Z' })).toBe(false);
  });

  it('are not asked for when MMDD would mean another year', () => {
    expect(isWithinYear('2025-11-21', '2026-11-20')).toBe(true);
    expect(isWithinYear('2025-11-20', '2026-11-20')).toBe(false);
  });
});

describe('the deadline of a chargeback', () => {
  const one = { deadline: '2026-11-23', status: 'new' } as const;

  it('I3.6-06 is what staff enter, and reminds people on the morning three days before, as long as it needs an answer', () => {
    expect(remindAt(one, zone)).toBe(at('2026-11-20T14:00:00Z'));
    expect(remindAt({ ...one, status: 'collecting' }, zone)).toBeDefined();
    for (const status of ['sent', 'won', 'lost'] as const)
      expect(remindAt({ ...one, status }, zone)).toBeUndefined();
  });

  it('that nobody has entered is guessed by nobody: people are told of the case at once, and once', () => {
    expect(remindAt({ status: 'new' }, zone)).toBe(0);
    expect(remindAt({ status: 'new', remindedOf: '2026-11-20' }, zone)).toBeUndefined();
  });
});
