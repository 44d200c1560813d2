// Runs a schedule's work for every tenant or restaurant. A failure is logged and does not stop the others. A run stops before
// the platform's time limit; each day's run starts at another place, so that all are reached within days.

import { DAY } from '@bite/shared/kernel/durations';
import type { RestaurantRef } from '@bite/shared/paths';
import type { CountStore } from '../ports/count-store.ts';
import type { Log } from '../ports/log.ts';
import type { PlaceRef } from '../ports/rebuilds.ts';
import { NIGHTLY_SECONDS } from '../runtime.ts';

export interface ForEachPlaceDeps {
  countStore: Pick<CountStore, 'places'>;
  log: Log;
  /** Milliseconds. */
  now: () => number;
}

export interface PlacesReached {
  /** Places whose work was started. */
  places: number;
  /** Places whose work failed; retried on another day. */
  failed: number;
  /** Places that were not reached in time. */
  unreached: number;
}

/** Five minutes before the run would be cut off, so that it can still report. */
const STOP_AFTER_MS = (NIGHTLY_SECONDS - 300) * 1000;
/** Places processed concurrently. */
const AT_ONCE = 10;
/** Multiples of the golden ratio are spread evenly over an interval. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** @param failure 'counts could not be repaired': the log message for a place whose work failed. */
export async function forEachPlace(
  deps: ForEachPlaceDeps,
  failure: string,
  work: (place: PlaceRef) => Promise<void>,
): Promise<PlacesReached> {
  return eachOf(deps, await turnsOf(deps), failure, work);
}

/** The same for restaurants only. */
export async function forEachRestaurant(
  deps: ForEachPlaceDeps,
  failure: string,
  work: (place: RestaurantRef) => Promise<void>,
): Promise<PlacesReached> {
  const restaurants = (await turnsOf(deps)).flatMap(({ tenantId, restaurantId }): RestaurantRef[] =>
    restaurantId === undefined ? [] : [{ tenantId, restaurantId }],
  );
  return eachOf(deps, restaurants, failure, work);
}

/** All places, in the order of this day. */
async function turnsOf({ countStore, now }: ForEachPlaceDeps): Promise<PlaceRef[]> {
  const all: PlaceRef[] = [];
  for await (const places of countStore.places()) all.push(...places);
  const first = Math.floor(((Math.floor(now() / DAY) * GOLDEN) % 1) * all.length);
  return [...all.slice(first), ...all.slice(0, first)];
}

async function eachOf<Place extends PlaceRef>(
  { log, now }: ForEachPlaceDeps,
  turns: readonly Place[],
  failure: string,
  work: (place: Place) => Promise<void>,
): Promise<PlacesReached> {
  const endsAt = now() + STOP_AFTER_MS;
  const reached: PlacesReached = { places: 0, failed: 0, unreached: turns.length };
  const attempt = async (place: Place): Promise<void> => {
    try {
      await work(place);
    } catch (error) {
      reached.failed += 1;
      log.error(failure, { ...place, error: String(error) });
    }
  };
  for (let start = 0; start < turns.length && now() < endsAt; start += AT_ONCE) {
    const batch = turns.slice(start, start + AT_ONCE);
    reached.places += batch.length;
    reached.unreached -= batch.length;
    await Promise.all(batch.map(attempt));
  }
  return reached;
}
