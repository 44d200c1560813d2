// Turns staff's edits into few builds: every edit of one second asks for the same build, which is due when that second is
// over. It therefore reads the last of them, and an event that is delivered twice, or late, asks for nothing new.
import type { RestaurantRef } from '@bite/shared/paths';
import type { StorefrontRebuilds } from '../ports/storefront-rebuilds.ts';
import type { Sources } from '../ports/storefront-sources.ts';

export type StorefrontChange =
  | { of: 'restaurant'; place: RestaurantRef }
  | { of: 'tenant'; tenantId: number }
  | { of: 'domain'; restaurantGuids: readonly string[] };

export interface RequestRebuildsDeps {
  sources: Pick<Sources, 'placesOf' | 'placeOf'>;
  rebuilds: StorefrontRebuilds;
}

const WINDOW = 1000;

/** The end of the window that a change falls into. Commit and read are timed by the database's clock: ours plays no part. */
export function dueAfter(committedAt: number): string {
  // Nine decimals, as read times have, so that the two compare as text.
  const end = new Date((Math.floor(committedAt / WINDOW) + 1) * WINDOW).toISOString();
  return end.replace(/\.(\d{3})Z$/, '.$1000000Z');
}

/** @param committedAt Milliseconds; when the change was committed, or later. */
export async function requestRebuilds(
  deps: RequestRebuildsDeps,
  change: StorefrontChange,
  committedAt: number,
): Promise<void> {
  const due = dueAfter(committedAt);
  const places = await placesOf(deps.sources, change);
  await Promise.all(places.map((place) => deps.rebuilds.request({ place, due })));
}

async function placesOf(
  sources: RequestRebuildsDeps['sources'],
  change: StorefrontChange,
): Promise<readonly RestaurantRef[]> {
  if (change.of === 'restaurant') return [change.place];
  if (change.of === 'tenant') return sources.placesOf(change.tenantId);
  const found = await Promise.all(change.restaurantGuids.map((guid) => sources.placeOf(guid)));
  return found.filter((place) => place !== undefined);
}
