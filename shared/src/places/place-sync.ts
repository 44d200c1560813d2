// When the schedule has something to do about the copy of a place: fetch it again before it is a day old, or remove it then.
import { HOUR } from '../kernel/durations.ts';
import type { KeptPlaceConnection } from './place-connection.schema.ts';
import { LISTING_LIFE } from './places-listing.schema.ts';

/** Two runs of the hourly schedule before the copy ends, so that one that fails leaves no gap. */
export const FETCHED_AGAIN_AFTER = LISTING_LIFE - 2 * HOUR;

type Choices = Pick<KeptPlaceConnection, 'syncEnabled' | 'autoSync' | 'lastSyncAt' | 'problem'>;

/** Undefined where nothing is to be done until somebody changes something. @param now Milliseconds. */
export function nextSyncOf(
  { syncEnabled, autoSync, lastSyncAt, problem }: Choices,
  now: number,
): string | undefined {
  if (!syncEnabled || problem === 'ended') return undefined;
  if (lastSyncAt === undefined) return autoSync ? new Date(now).toISOString() : undefined;
  const age = autoSync ? FETCHED_AGAIN_AFTER : LISTING_LIFE;
  return new Date(Date.parse(lastSyncAt) + age).toISOString();
}
