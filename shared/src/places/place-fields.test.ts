import { describe, expect, it } from 'vitest';
import { aWholePlace } from '../testing/places-records.ts';
import { fieldMask, placeDetailFields, placeListingFields, placeSearchFields } from './place-fields.ts';

describe('the fields that are asked for', () => {
  it('I3.9-06 of one place are all that is told of it', () => {
    expect([...placeDetailFields].sort()).toEqual([
      'businessStatus',
      'currentOpeningHours',
      'generativeSummary',
      'googleMapsUri',
      'internationalPhoneNumber',
      'nationalPhoneNumber',
      'photos',
      'priceLevel',
      'rating',
      'regularOpeningHours',
      'reviewSummary',
      'reviews',
      'userRatingCount',
      'websiteUri',
    ]);
  });

  it('I3.9-06 of a connected place are the details, its name and all that it offers, each once', () => {
    expect(placeListingFields).toHaveLength(6 + 14 + 23);
    expect(new Set(placeListingFields).size).toBe(placeListingFields.length);
    expect(placeListingFields).toEqual(expect.arrayContaining([...placeDetailFields]));
  });

  it.each([
    ['a search', placeSearchFields],
    ['details', placeDetailFields],
    ['a copy', placeListingFields],
  ])('of %s are fields of a place', (_, fields) => {
    expect(fields.filter((field) => !(field in aWholePlace))).toEqual([]);
  });

  it('I3.9-06 are a comma list, with the path to them in a list of places', () => {
    expect(fieldMask(['id', 'rating'])).toBe('id,rating');
    expect(fieldMask(['id', 'rating'], 'places.')).toBe('places.id,places.rating');
  });
});
