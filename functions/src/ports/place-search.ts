// The search for places (Google Places). What it answers may be shown for a day and not be kept longer; place ids may be kept.
import type { Place } from '@bite/shared/places/place.schema';
import type { PlacePhotoRequest, PlaceSearch } from '@bite/shared/places/place-requests.schema';
import type { GooglePage, GoogleResult } from './google-result.ts';

export interface PlaceSuggestion {
  placeId: string;
  /** 'Luigi’s Pizzeria' */
  main: string;
  /** '248 Mulberry Street, New York' */
  secondary: string;
}

export interface PlaceSearchService {
  /** Whether the installation has a key at all. */
  isConfigured: boolean;
  search(question: PlaceSearch): Promise<GoogleResult<GooglePage<Place>>>;
  /** @param around Metres. */
  nearby(
    around: { latitude: number; longitude: number; radius: number },
    maxResultCount: number,
  ): Promise<GoogleResult<Place[]>>;
  /** @param session The same for the keystrokes of one search, which are billed together. */
  autocomplete(input: string, session: string): Promise<GoogleResult<PlaceSuggestion[]>>;
  /**
   * @param fields At least one, by the service's names.
   * @param session Of the search by which the place was found: the two are billed together.
   */
  details(placeId: string, fields: readonly string[], session?: string): Promise<GoogleResult<Place>>;
  /** The picture itself. `refused` or `notFound`: the name has ended; a new one comes with the place's details. */
  photo(photo: PlacePhotoRequest): Promise<GoogleResult<PlacePicture>>;
}

/** The kinds of pictures that are passed on: such as no browser runs. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export interface PlacePicture {
  type: (typeof pictureTypes)[number];
  bytes: Uint8Array;
}
