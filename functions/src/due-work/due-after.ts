// Coalesces changes into rebuilds: all changes of one second request the same rebuild, due when that second is over. A
// repeated or late event requests nothing new.
import type { ReadTime } from '../ports/rebuilds.ts';

const WINDOW = 1000;

/**
 * The end of the window that a change falls into. Commits and reads are timed by the database's clock, never by ours.
 * @param committedAt Milliseconds; when the change was committed, or later.
 */
export function dueAfter(committedAt: number): ReadTime {
  // Nine decimals, as in read times, so that the two compare as text.
  const end = new Date((Math.floor(committedAt / WINDOW) + 1) * WINDOW).toISOString();
  return end.replace(/\.(\d{3})Z$/, '.$1000000Z');
}
