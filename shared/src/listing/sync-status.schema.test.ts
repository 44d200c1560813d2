import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { aSyncError } from '../testing/listing-records.ts';
import { listingSyncStatus, syncError } from './sync-status.schema.ts';

const anError = {
  errorId: 'error-9',
  errorType: 'auth',
  errorMessage: 'Access was withdrawn',
  errorCode: '401',
  occurredAt: '2026-06-10T22:00:00.000Z',
  resolved: true,
  resolvedAt: '2026-06-10T23:00:00.000Z',
};

describe('an error of the synchronisation', () => {
  it('I3.8-07 keeps every field that it is given', () => {
    expect(syncError.parse(anError)).toEqual(anError);
  });

  it('I3.8-07 is not resolved at first', () => {
    expect(syncError.parse(aSyncError())).toEqual({ ...aSyncError(), resolved: false });
  });

  it.each(['auth', 'api', 'data', 'network'])('I3.8-07 may be one of %s', (errorType) => {
    expect(issuesOf(syncError, aSyncError({ errorType }))).toEqual([]);
  });

  it.each([
    [{ errorId: '' }, 'errorId: Error ID is required'],
    [{ errorMessage: '' }, 'errorMessage: Error message is required'],
    [{ errorType: 'bug' }, 'errorType: Invalid option: expected one of "auth"|"api"|"data"|"network"'],
    [{ colour: 'red' }, ': Unrecognized key: "colour"'],
  ])('I3.8-07 %j is refused', (change, issue) => {
    expect(issuesOf(syncError, aSyncError(change))).toEqual([issue]);
  });
});

describe('how far the synchronisation is', () => {
  it('I3.8-13 keeps every field that it is given', () => {
    const whole = {
      connectionId: 'connection-9',
      lastFullSync: '2026-06-10T01:00:00.000Z',
      lastProfileSync: '2026-06-10T02:00:00.000Z',
      lastReviewsSync: '2026-06-10T03:00:00.000Z',
      lastPostsSync: '2026-06-10T04:00:00.000Z',
      syncErrors: [anError],
      isAutoSyncEnabled: false,
      syncFrequency: 'weekly',
    };
    expect(listingSyncStatus.parse(whole)).toEqual(whole);
  });

  it('I3.8-13 I9-02 is to happen by itself, daily, unless it is said', () => {
    expect(listingSyncStatus.parse({ connectionId: 'connection-1' })).toEqual({
      connectionId: 'connection-1',
      syncErrors: [],
      isAutoSyncEnabled: true,
      syncFrequency: 'daily',
    });
  });

  it.each(['hourly', 'daily', 'weekly', 'realtime'])(
    'I3.2-01 I3.8-13 I9-02 may happen %s',
    (syncFrequency) => {
      expect(issuesOf(listingSyncStatus, { connectionId: 'connection-1', syncFrequency })).toEqual([]);
    },
  );

  it.each([
    [{ connectionId: '' }, 'connectionId: Connection ID is required'],
    [
      { syncFrequency: 'yearly' },
      'syncFrequency: Invalid option: expected one of "hourly"|"daily"|"weekly"|"realtime"',
    ],
    [{ colour: 'red' }, ': Unrecognized key: "colour"'],
  ])('I3.8-13 I5.4-08 I9-02 %j is refused', (change, issue) => {
    expect(issuesOf(listingSyncStatus, { connectionId: 'connection-1', ...change })).toEqual([issue]);
  });
});
