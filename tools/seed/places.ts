// How the demo's restaurants are connected to their places: as if staff had just connected them at the stack's simulated Google.
import { paths, type RestaurantRef } from '@bite/shared/paths';
import { keptPlaceConnection } from '@bite/shared/places/place-connection.schema';
import { placeListingFields } from '@bite/shared/places/place-fields';
import { storedPlacesListing } from '@bite/shared/places/places-listing.schema';
import { googleServicesFrom } from '../../functions/src/composition/google.ts';
import { copyOf } from '../../functions/src/places/place-copy.ts';
import { silentLog } from '../../functions/src/testing/silent-log.ts';
import { startGoogle } from '../../sandbox/google/google.ts';
import { PLACES_KEY } from '../../sandbox/google/google-places.ts';
import type { DemoRestaurant } from './demo-restaurant.ts';
import { document, type SeedDocument } from './seed-document.ts';

interface Placed {
  demo: Pick<DemoRestaurant, 'name' | 'placeId'>;
  at: RestaurantRef;
}

/** Asked of a simulated Google of its own: that of the stack need not run yet. @param now Milliseconds. */
export async function placeDocuments(restaurants: readonly Placed[], now: number): Promise<SeedDocument[]> {
  const google = await startGoogle(0, { now: () => now });
  const at = { origin: google.url, listings: undefined, notifications: undefined, placesKey: PLACES_KEY };
  const { placeSearch } = googleServicesFrom({ google: at }, silentLog, () => now);
  try {
    const documents: SeedDocument[] = [];
    for (const { demo, at: place } of restaurants) {
      if (!demo.placeId) continue;
      const found = await placeSearch.details(demo.placeId, placeListingFields);
      const connectedAt = new Date(now).toISOString();
      const choices = keptPlaceConnection.parse({ placeId: demo.placeId, connectedAt, autoSync: true });
      const copy = found.outcome === 'answered' ? copyOf(found.value, choices, now) : undefined;
      if (!copy) throw new Error(`Demo data: the simulated Google has no place for ${demo.name}`);
      documents.push(
        document(paths.placeConnection(place), keptPlaceConnection, copy.connection),
        document(paths.placesListing(place), storedPlacesListing, copy.listing),
      );
    }
    return documents;
  } finally {
    await google.close();
  }
}
