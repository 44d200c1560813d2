// What is stored of a restaurant's place at Google Maps: for as long as it is connected, its id and what staff chose; for a day,
// what Google Maps says of it. No client reads or writes either of them directly.
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { type KeptPlaceConnection, keptPlaceConnection } from '@bite/shared/places/place-connection.schema';
import { type StoredPlacesListing, storedPlacesListing } from '@bite/shared/places/places-listing.schema';
import type { RecordCollection, RecordCollectionGroup, RecordReader } from '../ports/records.ts';
import { expiring } from '../ports/time-to-live.ts';

/** Of each collection, the document of a restaurant. */
export const CURRENT = 'current';

export const placeConnectionsOf = (place: RestaurantRef): RecordCollection<KeptPlaceConnection> => ({
  path: paths.restaurantCollection(place, collections.placeConnections),
  schema: keptPlaceConnection,
});

export const placesListingsOf = (place: RestaurantRef): RecordCollection<StoredPlacesListing> => ({
  path: paths.restaurantCollection(place, collections.placesListings),
  schema: storedPlacesListing,
});

export const everyPlaceConnection: RecordCollectionGroup<KeptPlaceConnection> = {
  group: collections.placeConnections,
  schema: keptPlaceConnection,
};

/** What the queries need beyond Firestore's automatic indexes; firestore.indexes.json holds the union. */
export const fieldOverrides = [
  {
    collectionGroup: collections.placeConnections,
    fieldPath: 'nextSyncAt',
    indexes: [
      { order: 'ASCENDING', queryScope: 'COLLECTION' },
      { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
    ],
  },
  expiring(collections.placesListings),
];

/** Undefined once it is older than a day, whether or not it has been removed. @param now Milliseconds. */
export async function currentListing(
  records: Pick<RecordReader, 'get'>,
  place: RestaurantRef,
  now: number,
): Promise<StoredPlacesListing | undefined> {
  const stored = await records.get(placesListingsOf(place), CURRENT);
  return stored && Date.parse(stored.expiresAt) > now ? stored : undefined;
}
