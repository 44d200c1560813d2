// Which fields of a place are asked for: the service answers, and bills, only what is named.
import { placeFeatures } from './features.ts';

/** To recognise a place in a list of hits. */
export const placeSearchFields = [
  'id',
  'displayName',
  'formattedAddress',
  'shortFormattedAddress',
  'location',
  'types',
  'primaryType',
  'businessStatus',
  'rating',
  'userRatingCount',
] as const;

/** What is told of one place (I3.9-06). */
export const placeDetailFields = [
  'rating',
  'userRatingCount',
  'reviews',
  'photos',
  'businessStatus',
  'regularOpeningHours',
  'currentOpeningHours',
  'priceLevel',
  'nationalPhoneNumber',
  'internationalPhoneNumber',
  'websiteUri',
  'googleMapsUri',
  'generativeSummary',
  'reviewSummary',
] as const;

/** What placesListingOf reads: the details, what names the place, and what it offers. */
export const placeListingFields = [
  'id',
  'displayName',
  'formattedAddress',
  'shortFormattedAddress',
  'location',
  'types',
  ...placeDetailFields,
  ...placeFeatures,
] as const;

/** The service's comma list; in answers that hold places in a list, each name stands under `places.`. */
export function fieldMask(fields: readonly string[], under: '' | 'places.' = ''): string {
  return fields.map((field) => `${under}${field}`).join(',');
}
