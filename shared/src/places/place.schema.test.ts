import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { aPlace, aWholePlace } from '../testing/places-records.ts';
import { place, placeSearchAnswer } from './place.schema.ts';

const inPeriod = (open: Record<string, unknown>) => aPlace({ regularOpeningHours: { periods: [{ open }] } });

describe('a place as the service answers it', () => {
  it('I3.9-01 I3.9-03 I3.9-04 I3.9-05 reads every field', () => {
    expect(place.parse(aWholePlace)).toEqual(aWholePlace);
  });

  it('I3.9-01 needs nothing but its id', () => {
    expect(place.parse(aPlace())).toEqual({ id: 'place-1' });
    expect(issuesOf(place, {})).toEqual(['id: Place ID is required and must be a string']);
  });

  it('I3.9-01 I3.9-02 fields and words that the service adds later are read over', () => {
    const newer = aPlace({
      businessStatus: 'FUTURE_OPENING',
      priceLevel: 'PRICE_LEVEL_ASTRONOMIC',
      priceRange: { startPrice: { units: '10' } },
      displayName: { text: 'Bella', script: 'Latn' },
      location: { latitude: 1, longitude: 2, altitude: 3 },
      regularOpeningHours: { periods: [{ open: { day: 1, hour: 2, minute: 3, truncated: true }, note: 1 }] },
      photos: [{ name: 'p', blurHash: 'x', authorAttributions: [{ displayName: 'A', badge: 1 }] }],
      reviews: [{ rating: 5, visitDate: { year: 2026 } }],
      generativeSummary: { overview: { text: 'x' }, mood: 'calm' },
      reviewSummary: { text: { text: 'x' }, score: 1 },
      viewport: { low: { latitude: 1, longitude: 1 }, centre: {} },
      attributions: [{ provider: 'x', licence: 'y' }],
    });
    expect(place.parse(newer)).toEqual(newer);
  });

  it.each(Object.entries(aWholePlace))('I3.9-01 I3.9-05 holds %s to its type', (field) => {
    expect(issuesOf(place, { ...aWholePlace, [field]: Symbol('odd') })).not.toEqual([]);
  });

  it.each([{ rating: 0 }, { rating: 5 }, { userRatingCount: 0 }])('I3.9-01 reads %j', (change) => {
    expect(issuesOf(place, aPlace(change))).toEqual([]);
  });

  it.each([
    [{ rating: -0.1 }, 'rating: Too small: expected number to be >=0'],
    [{ rating: 5.1 }, 'rating: Too big: expected number to be <=5'],
    [{ userRatingCount: -1 }, 'userRatingCount: Too small: expected number to be >=0'],
    [{ location: { latitude: 91, longitude: 0 } }, 'location.latitude: Latitude must be between -90 and 90'],
  ])('I3.9-01 %j is no place', (change, issue) => {
    expect(issuesOf(place, aPlace(change))).toEqual([issue]);
  });

  it('I3.9-01 a coordinate of zero, which the service leaves out, is read', () => {
    expect(place.parse(aPlace({ location: {} })).location).toEqual({ latitude: 0, longitude: 0 });
  });

  it.each([
    { day: 0, hour: 0, minute: 0 },
    { day: 6, hour: 23, minute: 59 },
  ])('I3.9-03 reads %j', (open) => {
    expect(place.parse(inPeriod(open)).regularOpeningHours?.periods).toEqual([{ open }]);
  });

  it('I3.9-03 reads a zero that the service left out', () => {
    expect(place.parse(inPeriod({})).regularOpeningHours?.periods).toEqual([
      { open: { day: 0, hour: 0, minute: 0 } },
    ]);
  });

  it.each([
    ['day', -1, 'Too small: expected number to be >=0'],
    ['day', 7, 'Too big: expected number to be <=6'],
    ['hour', -1, 'Too small: expected number to be >=0'],
    ['hour', 24, 'Too big: expected number to be <=23'],
    ['minute', -1, 'Too small: expected number to be >=0'],
    ['minute', 60, 'Too big: expected number to be <=59'],
    ['minute', 1.5, 'Invalid input: expected int, received number'],
  ])('I3.9-03 refuses %s %d', (field, value, message) => {
    expect(issuesOf(place, inPeriod({ [field]: value }))).toEqual([
      `regularOpeningHours.periods.0.open.${field}: ${message}`,
    ]);
  });

  it('I3.9-04 stars of a review go from 1 to 5', () => {
    const refused = (rating: number) => issuesOf(place, aPlace({ reviews: [{ rating }] }));
    expect([1, 5].flatMap(refused)).toEqual([]);
    expect([0, 6].flatMap(refused)).toEqual([
      'reviews.0.rating: Too small: expected number to be >=1',
      'reviews.0.rating: Too big: expected number to be <=5',
    ]);
  });
});

describe('the answer to a search', () => {
  it('may hold places, a way to the next page, and more', () => {
    const answer = { places: [aPlace()], nextPageToken: 'next', contextualContents: [] };
    expect(placeSearchAnswer.parse(answer)).toEqual(answer);
  });

  it('is empty where nothing was found', () => {
    expect(placeSearchAnswer.parse({})).toEqual({ places: [] });
  });
});
