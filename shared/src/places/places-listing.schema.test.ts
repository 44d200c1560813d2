import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { aPlacesListing, placeFeatures } from '../testing/places-records.ts';
import { placesListing } from './places-listing.schema.ts';

const author = {
  displayName: 'Ada',
  uri: 'https://maps.example.com/contrib/1',
  photoUri: 'https://pictures.example.com/ada',
};

const aReview = (change: Record<string, unknown> = {}) => ({ rating: 4, ...change });
const aPhoto = (change: Record<string, unknown> = {}) => ({
  name: 'places/place-1/photos/1',
  widthPx: 400,
  heightPx: 300,
  ...change,
});

const whole = {
  placeId: 'place-1',
  name: 'Bella',
  address: '1 Main Street, Albany',
  phoneNumber: '(518) 555-0100',
  internationalPhoneNumber: '+1 518-555-0100',
  website: 'https://bella.example.com/',
  rating: 4.6,
  reviewCount: 321,
  types: ['italian_restaurant'],
  coordinates: { latitude: 42.65, longitude: -73.75 },
  photos: [{ name: 'places/place-1/photos/1', widthPx: 4032, heightPx: 3024, authorAttributions: [author] }],
  reviews: [
    {
      name: 'places/place-1/reviews/1',
      text: { text: 'Very good', languageCode: 'en' },
      originalText: { text: 'Molto buono', languageCode: 'it' },
      rating: 5,
      authorAttribution: author,
      publishTime: '2026-05-09T18:30:00.123Z',
      relativePublishTimeDescription: 'a month ago',
      flagContentUri: 'https://maps.example.com/flag/1',
      googleMapsUri: 'https://maps.example.com/1',
    },
  ],
  priceLevel: 2,
  openingHours: {
    openNow: true,
    weekdayDescriptions: ['Monday: Closed'],
    nextOpenTime: '2026-06-11T16:00:00.000Z',
    nextCloseTime: '2026-06-11T03:59:00.000Z',
  },
  features: placeFeatures,
  googleMapsUri: 'https://maps.example.com/?cid=1',
  summary: { text: 'A cosy place', languageCode: 'en', disclosure: 'Summarised by a machine' },
  reviewSummary: {
    text: 'Guests praise the crust',
    disclosure: 'Summarised by a machine',
    flagContentUri: 'https://maps.example.com/flag/reviews',
  },
  businessStatus: 'CLOSED_TEMPORARILY',
  connectedAt: '2026-06-01T00:00:00.000Z',
  lastSyncAt: '2026-06-10T22:00:00.000Z',
  syncEnabled: false,
  autoSync: true,
};

describe('the place a restaurant holds', () => {
  it('I3.2-06 I3.2-07 I3.2-08 I3.2-09 I3.2-10 keeps every field that it is given', () => {
    expect(placesListing.parse(whole)).toEqual(whole);
  });

  it('I3.2-06 needs a place, its name and address and since when; the rest starts empty, synchronised by hand', () => {
    expect(placesListing.parse(aPlacesListing())).toEqual({
      ...aPlacesListing(),
      reviewCount: 0,
      types: [],
      photos: [],
      reviews: [],
      features: {},
      syncEnabled: true,
      autoSync: false,
    });
  });

  it('I3.2-07 I3.2-09 photos and hours start with empty lists', () => {
    const { photos, openingHours } = placesListing.parse(
      aPlacesListing({ photos: [aPhoto()], openingHours: {} }),
    );
    expect(photos).toEqual([aPhoto({ authorAttributions: [] })]);
    expect(openingHours).toEqual({ weekdayDescriptions: [] });
  });

  it.each(['OPERATIONAL', 'CLOSED_TEMPORARILY', 'CLOSED_PERMANENTLY'])('I3.2-06 may be %s', (status) => {
    expect(issuesOf(placesListing, aPlacesListing({ businessStatus: status }))).toEqual([]);
  });

  it.each([
    { priceLevel: 1 },
    { priceLevel: 4 },
    { rating: 1 },
    { rating: 5 },
    { reviews: [aReview({ rating: 1 }), aReview({ rating: 5 })] },
    { photos: [aPhoto({ widthPx: 1, heightPx: 1 })] },
    { reviewCount: 0 },
  ])('I3.2-06 I3.2-08 %j is within the limits', (change) => {
    expect(issuesOf(placesListing, aPlacesListing(change))).toEqual([]);
  });

  it.each([
    ['I3.2-06 no place', { placeId: undefined }, 'placeId: Place ID is required and must be a string'],
    ['I3.2-06 a price level below 1', { priceLevel: 0 }, 'priceLevel: Price level must be between 1 and 4'],
    ['I3.2-06 a price level above 4', { priceLevel: 5 }, 'priceLevel: Price level must be between 1 and 4'],
    ['I3.2-06 a rating below 1', { rating: 0.9 }, 'rating: Rating must be between 1 and 5'],
    ['I3.2-06 a rating above 5', { rating: 5.1 }, 'rating: Rating must be between 1 and 5'],
    [
      'I3.2-06 another status',
      { businessStatus: 'OPEN' },
      'businessStatus: Invalid option: expected one of "OPERATIONAL"|"CLOSED_TEMPORARILY"|"CLOSED_PERMANENTLY"',
    ],
    ['I3.2-06 a script for a website', { website: 'javascript:alert(1)' }, 'website: Must be a web address'],
    [
      'I3.2-06 a date without time',
      { connectedAt: '2026-06-01' },
      'connectedAt: Must be a valid ISO date-time string',
    ],
    [
      'I3.2-06 a half-written time',
      { lastSyncAt: '2026-06-01T10' },
      'lastSyncAt: Must be a valid ISO date-time string',
    ],
    [
      'I3.2-07 a photo without a name',
      { photos: [aPhoto({ name: '' })] },
      'photos.0.name: Photo name is required',
    ],
    [
      'I3.2-07 a photo without width',
      { photos: [aPhoto({ widthPx: 0 })] },
      'photos.0.widthPx: Too small: expected number to be >0',
    ],
    [
      'I3.2-07 a photo without height',
      { photos: [aPhoto({ heightPx: 0 })] },
      'photos.0.heightPx: Too small: expected number to be >0',
    ],
    [
      'I3.2-08 a review of no stars',
      { reviews: [aReview({ rating: 0 })] },
      'reviews.0.rating: Rating must be between 1 and 5',
    ],
    [
      'I3.2-08 a review of six stars',
      { reviews: [aReview({ rating: 6 })] },
      'reviews.0.rating: Rating must be between 1 and 5',
    ],
    [
      'I3.2-09 hours whose next opening is no time',
      { openingHours: { nextOpenTime: 'soon' } },
      'openingHours.nextOpenTime: Must be a valid ISO date-time string',
    ],
    [
      'I3.2-09 hours whose next closing is no time',
      { openingHours: { nextCloseTime: 'late' } },
      'openingHours.nextCloseTime: Must be a valid ISO date-time string',
    ],
    [
      'I3.2-10 a feature that is neither true nor false',
      { features: { liveMusic: 'yes' } },
      'features.liveMusic: Invalid input: expected boolean, received string',
    ],
    ['I3.2-10 an unknown feature', { features: { sauna: true } }, 'features: Unrecognized key: "sauna"'],
  ])('%s is refused', (_, change, issue) => {
    expect(issuesOf(placesListing, aPlacesListing(change))).toEqual([issue]);
  });
});
