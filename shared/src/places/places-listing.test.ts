import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { aPlace, aWholePlace } from '../testing/places-records.ts';
import { placeFeatures } from './features.ts';
import { place } from './place.schema.ts';
import { placesListing } from './places-listing.schema.ts';
import { type ListingLink, placesListingOf } from './places-listing.ts';
import { priceLevels } from './price-level.ts';

const NOON = Date.parse('2026-06-10T12:00:00Z');
const LINK: ListingLink = { connectedAt: '2026-06-01T00:00:00.000Z', syncEnabled: true, autoSync: false };

const listingOf = (change: Record<string, unknown>) =>
  placesListingOf(place.parse(aPlace(change)), LINK, NOON);

describe('what a restaurant takes over from its place', () => {
  it('I1-04 I3.2-06 I3.2-07 I3.2-08 I3.2-09 I3.2-10 is everything it has room for', () => {
    const link = { ...LINK, syncEnabled: false, autoSync: true };
    const features = Object.fromEntries(placeFeatures.map((feature) => [feature, aWholePlace[feature]]));
    expect(placesListingOf(place.parse(aWholePlace), link, NOON)).toEqual({
      placeId: 'place-1',
      name: 'Bella',
      address: '1 Main Street, Albany, NY 12207, USA',
      phoneNumber: '(518) 555-0100',
      internationalPhoneNumber: '+1 518-555-0100',
      website: 'https://bella.example.com/',
      googleMapsUri: 'https://maps.example.com/?cid=1',
      rating: 4.6,
      reviewCount: 321,
      types: ['italian_restaurant', 'food'],
      coordinates: { latitude: 42.65, longitude: -73.75 },
      photos: [
        {
          name: 'places/place-1/photos/photo-1',
          widthPx: 4032,
          heightPx: 3024,
          authorAttributions: [
            {
              displayName: 'Ada',
              uri: 'https://maps.example.com/contrib/1',
              photoUri: 'https://pictures.example.com/ada',
            },
          ],
        },
      ],
      reviews: [
        {
          name: 'places/place-1/reviews/review-1',
          text: { text: 'Very good', languageCode: 'en' },
          originalText: { text: 'Molto buono', languageCode: 'it' },
          rating: 5,
          authorAttribution: {
            displayName: 'Kim',
            uri: 'https://maps.example.com/contrib/2',
            photoUri: 'https://pictures.example.com/kim',
          },
          publishTime: '2026-05-09T18:30:00.123Z',
          relativePublishTimeDescription: 'a month ago',
          flagContentUri: 'https://maps.example.com/flag/review-1',
          googleMapsUri: 'https://maps.example.com/review-1',
        },
      ],
      priceLevel: 2,
      openingHours: {
        openNow: true,
        weekdayDescriptions: ['Wednesday: 12:00 – 11:59 PM'],
        nextOpenTime: '2026-06-11T16:00:00.000Z',
        nextCloseTime: '2026-06-11T03:59:00.500Z',
      },
      features,
      summary: {
        text: 'A cosy place',
        languageCode: 'en',
        disclosure: 'Summarised by a machine',
        flagContentUri: 'https://maps.example.com/flag/summary',
      },
      reviewSummary: {
        text: 'Guests praise the crust',
        languageCode: 'en',
        disclosure: 'Summarised by a machine',
        flagContentUri: 'https://maps.example.com/flag/reviews',
      },
      businessStatus: 'CLOSED_TEMPORARILY',
      connectedAt: '2026-06-01T00:00:00.000Z',
      lastSyncAt: '2026-06-10T12:00:00.000Z',
      syncEnabled: false,
      autoSync: true,
    });
  });

  it('I3.2-06 is little where the service knows little', () => {
    expect(listingOf({})).toEqual({
      placeId: 'place-1',
      name: '',
      address: '',
      reviewCount: 0,
      types: [],
      photos: [],
      reviews: [],
      features: {},
      lastSyncAt: '2026-06-10T12:00:00.000Z',
      ...LINK,
    });
  });

  it('takes the short address where there is no long one, and the regular hours where today’s are unknown', () => {
    const taken = listingOf({
      shortFormattedAddress: '1 Main Street',
      regularOpeningHours: { openNow: false },
    });
    expect(taken.address).toBe('1 Main Street');
    expect(taken.openingHours).toEqual({ openNow: false, weekdayDescriptions: [] });
  });

  it.each([
    ['a status of a later day', { businessStatus: 'FUTURE_OPENING' }, 'businessStatus'],
    ['a place that is free', { priceLevel: 'PRICE_LEVEL_FREE' }, 'priceLevel'],
    ['an unknown price level', { priceLevel: 'PRICE_LEVEL_UNSPECIFIED' }, 'priceLevel'],
    ['a rating that stands for none', { rating: 0 }, 'rating'],
    ['a script for a website', { websiteUri: 'javascript:alert(1)' }, 'website'],
    ['a website that starts late', { websiteUri: 'x https://example.com' }, 'website'],
    ['a script that looks like a website', { websiteUri: 'javascript:https://example.com' }, 'website'],
    ['half a website', { websiteUri: 'https://' }, 'website'],
  ])('leaves out %s', (_, change, field) => {
    expect(listingOf(change)).not.toHaveProperty(field);
  });

  it.each(['OPERATIONAL', 'CLOSED_TEMPORARILY', 'CLOSED_PERMANENTLY'])(
    'I3.2-06 keeps the status %s',
    (status) => {
      expect(listingOf({ businessStatus: status }).businessStatus).toBe(status);
    },
  );

  it.each([1, 5])('keeps a rating of %d', (rating) => {
    expect(listingOf({ rating }).rating).toBe(rating);
  });

  it('keeps web addresses of either scheme, in any case, and mends those without', () => {
    const website = (websiteUri: string) => listingOf({ websiteUri }).website;
    expect(website('http://example.com')).toBe('http://example.com');
    expect(website('HTTPS://example.com')).toBe('HTTPS://example.com');
    expect(website('//example.com/x')).toBe('https://example.com/x');
  });

  it.each([
    ['name', { widthPx: 1, heightPx: 1 }],
    ['readable name', { name: ' ', widthPx: 1, heightPx: 1 }],
    ['width', { name: 'photo', heightPx: 1 }],
    ['height', { name: 'photo', widthPx: 1 }],
    ['width of a pixel', { name: 'photo', widthPx: 0, heightPx: 1 }],
    ['whole height', { name: 'photo', widthPx: 1, heightPx: 1.5 }],
  ])('I3.2-07 leaves out a photo without %s', (_, photo) => {
    const good = { name: 'photo', widthPx: 1, heightPx: 1 };
    expect(listingOf({ photos: [photo, good] }).photos).toEqual([{ ...good, authorAttributions: [] }]);
  });

  it('I3.2-08 leaves out a review without stars and a time that is none', () => {
    const reviews = [{}, { rating: 2, publishTime: 'yesterday', text: {}, authorAttribution: {} }];
    expect(listingOf({ reviews }).reviews).toEqual([{ rating: 2, authorAttribution: { displayName: '' } }]);
  });

  it.each([
    ['2026-06-11T12:00:00-04:00', '2026-06-11T16:00:00.000Z'],
    ['2026-06-11T16:00:00.123456789Z', '2026-06-11T16:00:00.123Z'],
    ['2026-06-11T16:00:00', undefined],
    ['2026-06-11T16:00:00Z, or so', undefined],
    ['on 2026-06-11T16:00:00Z', undefined],
    ['2026-06-31T99:00:00Z', undefined],
    ['9999-12-31T23:59:59-14:00', undefined],
    ['Thu Jun 11 2026 16:00:00 GMT', undefined],
  ])('I3.2-09 writes the time %s as %s', (nextOpenTime, expected) => {
    expect(listingOf({ currentOpeningHours: { nextOpenTime } }).openingHours?.nextOpenTime).toBe(expected);
  });

  it('I3.2-06 can always be stored, whatever the service answers', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('', ' ', '//', 'https://', 'https://a b', '//x.example'),
    );
    const link = fc.oneof(text, fc.webUrl());
    const date = fc.date({ noInvalidDate: true });
    const time = fc.oneof(
      text,
      date.map(String),
      date.map((instant) => instant.toISOString()),
    );
    const number = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer());
    const some = <Shape extends Record<string, fc.Arbitrary<unknown>>>(shape: Shape) =>
      fc.record(shape, { requiredKeys: [] });
    const author = some({ displayName: text, uri: link, photoUri: link });
    const aPlaceAnswer = some({
      displayName: some({ text, languageCode: text }),
      formattedAddress: text,
      location: some({
        latitude: fc.double({ min: -90, max: 90, noNaN: true }),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
      businessStatus: text,
      websiteUri: link,
      rating: fc.double({ min: 0, max: 5, noNaN: true }),
      userRatingCount: fc.nat(),
      priceLevel: fc.oneof(text, fc.constantFrom(...priceLevels)),
      currentOpeningHours: some({ openNow: fc.boolean(), nextOpenTime: time, nextCloseTime: time }),
      photos: fc.array(
        some({ name: text, widthPx: number, heightPx: number, authorAttributions: fc.array(author) }),
        { maxLength: 3 },
      ),
      reviews: fc.array(
        some({
          rating: fc.double({ min: 1, max: 5, noNaN: true }),
          text: some({ text, languageCode: text }),
          authorAttribution: author,
          publishTime: time,
          flagContentUri: link,
        }),
        { maxLength: 3 },
      ),
      outdoorSeating: fc.boolean(),
    });
    holds(
      fc.property(aPlaceAnswer, (answer) => {
        const taken = listingOf(answer);
        expect(placesListing.safeParse(taken).error?.issues).toBeUndefined();
      }),
      500,
    );
  }, 60_000);
});
