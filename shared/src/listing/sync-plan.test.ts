import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../kernel/durations.ts';
import {
  MOST_SYNC_ERRORS,
  nextSyncAt,
  pauseAfterFailures,
  pauseOf,
  withError,
  withoutErrors,
} from './sync-plan.ts';
import {
  listingSyncFrequencies,
  listingSyncStatus,
  type SyncError,
  storedListingSync,
} from './sync-status.schema.ts';

const now = Date.parse('2026-06-10T12:00:00.000Z');
const iso = (after: number) => new Date(now + after).toISOString();

describe('the next synchronisation', () => {
  it.each([
    ['realtime', 5 * MINUTE],
    ['hourly', HOUR],
    ['daily', DAY],
    ['weekly', 7 * DAY],
  ] as const)('I3.2-01 I3.8-13 I9-02 %s comes after %d ms', (frequency, pause) => {
    expect(pauseOf(frequency)).toBe(pause);
    const sync = { isAutoSyncEnabled: true, syncFrequency: frequency, failures: 0 };
    expect(nextSyncAt(sync, now)).toBe(iso(pause));
    expect(nextSyncAt({ ...sync, isAutoSyncEnabled: false }, now)).toBeUndefined();
  });

  it('I3.8-13 of what the service tells us of comes every hour all the same', () => {
    expect(listingSyncFrequencies.map((frequency) => pauseOf(frequency, true))).toEqual([
      ...[HOUR, DAY, 7 * DAY, HOUR],
    ]);
  });

  it('I3.8-07 comes later after each failure, at most a day', () => {
    expect([1, 2, 3, 9, 60].map(pauseAfterFailures)).toEqual([
      ...[5 * MINUTE, 10 * MINUTE, 20 * MINUTE, 1280 * MINUTE, DAY],
    ]);
    expect(nextSyncAt({ isAutoSyncEnabled: true, syncFrequency: 'weekly', failures: 2 }, now)).toBe(
      iso(10 * MINUTE),
    );
  });
});

describe('the errors of a synchronisation', () => {
  const error = {
    errorId: '1',
    errorType: 'network',
    errorMessage: 'Gone',
    errorCode: 'unreachable',
  } as const;

  it('I3.8-07 are kept once as long as they last, and begin anew after they were resolved', () => {
    const once = withError([], error, iso(0));
    expect(once).toEqual([{ ...error, occurredAt: iso(0), resolved: false }]);
    const twice = withError(once, { ...error, errorId: '2' }, iso(1));
    expect(twice).toEqual([{ ...error, occurredAt: iso(1), resolved: false }]);
    const mended = withoutErrors(twice, ['network'], iso(2));
    expect(mended).toEqual([{ ...error, occurredAt: iso(1), resolved: true, resolvedAt: iso(2) }]);
    expect(withError(mended, { ...error, errorId: '3' }, iso(3)).map(({ errorId }) => errorId)).toEqual([
      ...['3', '1'],
    ]);
  });

  it('I3.8-07 of other kinds are not resolved', () => {
    const errors = withError([], error, iso(0));
    expect(withoutErrors(errors, ['auth', 'data'], iso(1))).toEqual(errors);
  });

  it('I3.8-07 are the newest ones', () => {
    let errors: SyncError[] = [];
    for (let at = 0; at < 30; at += 1)
      errors = withError(errors, { ...error, errorId: String(at), errorMessage: `Gone ${at}` }, iso(at));
    expect(errors).toHaveLength(MOST_SYNC_ERRORS);
    expect(errors[0]?.errorId).toBe('29');
    expect(listingSyncStatus.parse({ connectionId: 'c', syncErrors: errors }).syncErrors).toEqual(errors);
  });

  it('I3.8-13 stand in a state that begins without any', () => {
    expect(storedListingSync.parse({ connectionId: 'c' })).toEqual({
      ...{ connectionId: 'c', syncErrors: [], isAutoSyncEnabled: true, syncFrequency: 'daily' },
      ...{ failures: 0, leftOut: 0, missing: [] },
    });
  });
});
