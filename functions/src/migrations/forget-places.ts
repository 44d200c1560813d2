// Takes the copy of its place out of each restaurant of an older release, where histories and copies of the record would keep it,
// and keeps of it the place's id and what staff chose (collections/places.ts). The copy is fetched anew.
import type { RestaurantRef } from '@bite/shared/paths';
import { keptPlaceConnection } from '@bite/shared/places/place-connection.schema';
import { restaurantsOf } from '../collections/collections.ts';
import { asStored } from '../collections/find-readable.ts';
import { CURRENT, placeConnectionsOf } from '../collections/places.ts';
import { scheduled } from '../places/place-copy.ts';
import { forEachRestaurant } from '../tenancy/for-each-place.ts';
import type { MigrationCounts, MigrationDeps, MigrationRun } from './migration.ts';

type Stored = Record<string, unknown> | undefined;

const storedRestaurants = ({ tenantId }: RestaurantRef) => ({
  path: restaurantsOf(tenantId).path,
  schema: asStored,
});

export async function forgetPlaces(
  deps: MigrationDeps,
  { isDryRun, onPlace }: MigrationRun,
): Promise<MigrationCounts> {
  let changed = 0;
  const failure = 'a restaurant’s copy of its place could not be moved';
  const { failed, unreached } = await forEachRestaurant(deps, failure, async (place) => {
    onPlace();
    const stored = (await deps.records.get(storedRestaurants(place), String(place.restaurantId))) as Stored;
    if (stored?.['placesListing'] === undefined) return;
    if (!isDryRun) await moveOne(deps, place);
    changed += 1;
  });
  return { changed, failed, unreached };
}

/** Written by its schema, which knows the copy no longer. */
function moveOne({ records, now }: MigrationDeps, place: RestaurantRef): Promise<void> {
  return records.transact(async (transaction) => {
    const id = String(place.restaurantId);
    const stored = (await transaction.get(storedRestaurants(place), id)) as Stored;
    const restaurant = await transaction.get(restaurantsOf(place.tenantId), id);
    const present = await transaction.get(placeConnectionsOf(place), CURRENT);
    const copy = stored?.['placesListing'];
    if (!restaurant || copy === undefined) return;
    const { data: kept } = keptPlaceConnection.safeParse({ ...(copy as object), lastSyncAt: undefined });
    transaction.set(restaurantsOf(place.tenantId), id, restaurant);
    if (kept && !present) transaction.set(placeConnectionsOf(place), CURRENT, scheduled(kept, now()));
  });
}
