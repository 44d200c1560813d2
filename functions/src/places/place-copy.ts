// The copy of a place, and where it is written: for a day, in a document of its own, beside the connection that is kept.
import type { RestaurantRef } from '@bite/shared/paths';
import type { Place } from '@bite/shared/places/place.schema';
import type { KeptPlaceConnection, PlaceProblem } from '@bite/shared/places/place-connection.schema';
import { nextSyncOf } from '@bite/shared/places/place-sync';
import { placesListingOf } from '@bite/shared/places/places-listing';
import {
  LISTING_LIFE,
  type StoredPlacesListing,
  storedPlacesListing,
} from '@bite/shared/places/places-listing.schema';
import { CURRENT, placeConnectionsOf, placesListingsOf } from '../collections/places.ts';
import type { GoogleFailure } from '../ports/google-result.ts';
import type { RecordCollection } from '../ports/records.ts';

export interface PlaceCopy {
  connection: KeptPlaceConnection;
  listing: StoredPlacesListing;
}

/** Undefined for what cannot be stored. The service may answer a place by a newer id, which is kept then. @param now Milliseconds. */
export function copyOf(place: Place, choices: KeptPlaceConnection, now: number): PlaceCopy | undefined {
  const { data: listing } = storedPlacesListing.safeParse({
    ...placesListingOf(place, choices, now),
    expiresAt: new Date(now + LISTING_LIFE).toISOString(),
  });
  if (!listing) return undefined;
  const { problem: _, ...kept } = choices;
  return {
    listing,
    connection: scheduled({ ...kept, placeId: place.id, lastSyncAt: listing.lastSyncAt }, now),
  };
}

/** With the time at which the schedule has something to do. @param now Milliseconds. */
export function scheduled(
  { nextSyncAt: _, ...connection }: KeptPlaceConnection,
  now: number,
): KeptPlaceConnection {
  const nextSyncAt = nextSyncOf(connection, now);
  return { ...connection, ...(nextSyncAt !== undefined && { nextSyncAt }) };
}

export interface CopyWriter {
  /** Writes, or removes what is undefined. */
  follow<Stored>(at: RecordCollection<Stored>, id: string, record: Stored | undefined): void;
}

/** Without an entry in the history: it would keep what may be kept for a day. */
export function writeCopy(
  { follow }: CopyWriter,
  place: RestaurantRef,
  connection: KeptPlaceConnection | undefined,
  listing: StoredPlacesListing | undefined,
): void {
  follow(placeConnectionsOf(place), CURRENT, connection);
  follow(placesListingsOf(place), CURRENT, listing);
}

/** Undefined for one that passes by itself: too many questions. */
export function problemOf({ reason }: GoogleFailure): PlaceProblem | undefined {
  if (reason === 'notFound') return 'ended';
  if (reason === 'limited') return undefined;
  return reason === 'unreachable' || reason === 'unclear' ? 'unreachable' : 'refused';
}
