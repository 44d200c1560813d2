// The fields of a place that requests ask for: the service sends and bills only these.
import { placeFeatures } from './features.ts';

/** For recognising a place in a list of search results. */
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

/** The details of one place (I3.9-06). */
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

/** What placeFactsOf reads: what a restaurant may take over. */
export const placeFactFields = [
  'id',
  'displayName',
  'formattedAddress',
  'addressComponents',
  'nationalPhoneNumber',
  'internationalPhoneNumber',
  'websiteUri',
  'regularOpeningHours',
] as const;

/** What placesListingOf reads: the details, name and address, and what the place offers. */
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

/** 'id,displayName'; for answers with a list of places each name begins with 'places.'. */
export function fieldMask(fields: readonly string[], under: '' | 'places.' = ''): string {
  return fields.map((field) => `${under}${field}`).join(',');
}
