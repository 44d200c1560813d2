// Requests storefront rebuilds after a change, one for all changes of a second.
import type { RestaurantRef } from '@bite/shared/paths';
import { dueAfter } from '../due-work/due-after.ts';
import type { Rebuilds } from '../ports/rebuilds.ts';
import type { Sources } from '../ports/storefront-sources.ts';

export type StorefrontChange =
  | { of: 'restaurant'; place: RestaurantRef }
  | { of: 'tenant'; tenantId: number }
  | { of: 'domain'; restaurantGuids: readonly string[] };

export interface RequestRebuildsDeps {
  sources: Pick<Sources, 'placesOf' | 'placeOf'>;
  rebuilds: Rebuilds;
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
