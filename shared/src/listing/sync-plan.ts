// When a listing is synchronised next, and what is kept of the errors (I3.2-01, I3.8-07, I3.8-13).
import { DAY, HOUR, MINUTE } from '../kernel/durations.ts';
import type {
  ListingSyncFrequency,
  StoredListingSync,
  SyncError,
  SyncErrorType,
} from './sync-status.schema.ts';

/** How often the schedule looks; nothing is synchronised more often by itself. */
export const SYNC_PAUSE = 5 * MINUTE;

/** Milliseconds. What the service tells us of is looked for every hour as well: a notification may be lost. */
export function pauseOf(frequency: ListingSyncFrequency, isNotified = false): number {
  const pauses = {
    realtime: isNotified ? HOUR : SYNC_PAUSE,
    hourly: HOUR,
    daily: DAY,
    weekly: 7 * DAY,
  } satisfies Record<ListingSyncFrequency, number>;
  return pauses[frequency];
}

/** Milliseconds: each failure in a row doubles it, up to a day. The frequency does not matter, since nothing was brought up to date. */
export const pauseAfterFailures = (failures: number): number =>
  Math.min(DAY, SYNC_PAUSE * 2 ** Math.min(Math.max(0, failures - 1), 20));

type Timed = Pick<StoredListingSync, 'isAutoSyncEnabled' | 'syncFrequency' | 'isNotified' | 'failures'>;

/** @param now Milliseconds. @returns The instant to be kept; undefined where it is not synchronised by itself. */
export function nextSyncAt(sync: Timed, now: number): string | undefined {
  if (!sync.isAutoSyncEnabled) return undefined;
  const pause =
    sync.failures > 0 ? pauseAfterFailures(sync.failures) : pauseOf(sync.syncFrequency, sync.isNotified);
  return new Date(now + pause).toISOString();
}

/** The newest are kept. */
export const MOST_SYNC_ERRORS = 20;

export interface NewSyncError {
  errorId: string;
  errorType: SyncErrorType;
  errorMessage: string;
  errorCode?: string;
}

/** The newest first. One that is there and not resolved has occurred again instead. @param now ISO instant. */
export function withError(errors: readonly SyncError[], error: NewSyncError, now: string): SyncError[] {
  const isSame = (one: SyncError): boolean =>
    !one.resolved && one.errorType === error.errorType && one.errorMessage === error.errorMessage;
  const known = errors.find(isSame);
  const added = { ...(known ?? { ...error, resolved: false }), occurredAt: now };
  return [added, ...errors.filter((one) => one !== known)].slice(0, MOST_SYNC_ERRORS);
}

/** @param types Of these alone. @param now ISO instant. */
export const withoutErrors = (
  errors: readonly SyncError[],
  types: readonly SyncErrorType[],
  now: string,
): SyncError[] =>
  errors.map((one) =>
    one.resolved || !types.includes(one.errorType) ? one : { ...one, resolved: true, resolvedAt: now },
  );
