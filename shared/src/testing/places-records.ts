// Builders for tests: a place as the place-search service answers it, and what a restaurant holds of it. Untyped on
// purpose, so that a test can also hand in what must be refused.
type Fields = Record<string, unknown>;

/** Every feature that a place can have. */
export const placeFeatures = {
  takeout: true,
  delivery: false,
  dineIn: true,
  curbsidePickup: false,
  reservable: true,
  servesBreakfast: false,
  servesLunch: true,
  servesDinner: true,
  servesBrunch: false,
  servesBeer: true,
  servesWine: true,
  servesCocktails: false,
  servesVegetarianFood: true,
  servesCoffee: true,
  servesDessert: true,
  outdoorSeating: false,
  liveMusic: false,
  menuForChildren: true,
  goodForChildren: true,
  goodForGroups: true,
  goodForWatchingSports: false,
  allowsDogs: false,
  restroom: true,
} as const;

export const aPlace = (change: Fields = {}): Fields => ({ id: 'place-1', ...change });

export const aPlacesListing = (change: Fields = {}): Fields => ({
  placeId: 'place-1',
  name: 'Bella',
  address: '1 Main Street, Albany',
  connectedAt: '2026-06-01T00:00:00.000Z',
  ...change,
});

export const aPlaceConnection = (change: Fields = {}): Fields => ({
  enabled: true,
  placeId: 'place-1',
  placeName: 'Bella',
  placeAddress: '1 Main Street, Albany',
  connectedAt: '2026-06-01T00:00:00.000Z',
  ...change,
});

/** Every field that the service is known to answer for a restaurant. */
export const aWholePlace: Fields = {
  id: 'place-1',
  name: 'places/place-1',
  displayName: { text: 'Bella', languageCode: 'en' },
  formattedAddress: '1 Main Street, Albany, NY 12207, USA',
  shortFormattedAddress: '1 Main Street, Albany',
  location: { latitude: 42.65, longitude: -73.75 },
  viewport: {
    low: { latitude: 42.6, longitude: -73.8 },
    high: { latitude: 42.7, longitude: -73.7 },
  },
  types: ['italian_restaurant', 'food'],
  primaryType: 'italian_restaurant',
  businessStatus: 'CLOSED_TEMPORARILY',
  nationalPhoneNumber: '(518) 555-0100',
  internationalPhoneNumber: '+1 518-555-0100',
  websiteUri: 'https://bella.example.com/',
  googleMapsUri: 'https://maps.example.com/?cid=1',
  rating: 4.6,
  userRatingCount: 321,
  priceLevel: 'PRICE_LEVEL_MODERATE',
  regularOpeningHours: {
    openNow: false,
    periods: [{ open: { day: 1, hour: 11, minute: 30 }, close: { day: 2, hour: 1, minute: 0 } }],
    weekdayDescriptions: ['Monday: 11:30 AM – 1:00 AM'],
    nextOpenTime: '2026-06-08T15:30:00Z',
    nextCloseTime: '2026-06-09T05:00:00Z',
  },
  currentOpeningHours: {
    openNow: true,
    periods: [{ open: { day: 3, hour: 12, minute: 0 }, close: { day: 3, hour: 23, minute: 59 } }],
    weekdayDescriptions: ['Wednesday: 12:00 – 11:59 PM'],
    nextOpenTime: '2026-06-11T16:00:00Z',
    nextCloseTime: '2026-06-11T03:59:00.5Z',
  },
  photos: [
    {
      name: 'places/place-1/photos/photo-1',
      widthPx: 4032,
      heightPx: 3024,
      authorAttributions: [
        {
          displayName: 'Ada',
          uri: '//maps.example.com/contrib/1',
          photoUri: 'https://pictures.example.com/ada',
        },
      ],
      flagContentUri: 'https://maps.example.com/flag/photo-1',
      googleMapsUri: 'https://maps.example.com/photo-1',
    },
  ],
  reviews: [
    {
      name: 'places/place-1/reviews/review-1',
      relativePublishTimeDescription: 'a month ago',
      text: { text: 'Very good', languageCode: 'en' },
      originalText: { text: 'Molto buono', languageCode: 'it' },
      rating: 5,
      authorAttribution: {
        displayName: 'Kim',
        uri: 'https://maps.example.com/contrib/2',
        photoUri: 'https://pictures.example.com/kim',
      },
      publishTime: '2026-05-09T18:30:00.123456789Z',
      flagContentUri: 'https://maps.example.com/flag/review-1',
      googleMapsUri: 'https://maps.example.com/review-1',
    },
  ],
  editorialSummary: { text: 'Neapolitan pizza', languageCode: 'en' },
  generativeSummary: {
    overview: { text: 'A cosy place', languageCode: 'en' },
    overviewFlagContentUri: 'https://maps.example.com/flag/summary',
    disclosureText: { text: 'Summarised by a machine', languageCode: 'en' },
  },
  reviewSummary: {
    text: { text: 'Guests praise the crust', languageCode: 'en' },
    flagContentUri: 'https://maps.example.com/flag/reviews',
    disclosureText: { text: 'Summarised by a machine', languageCode: 'en' },
    reviewsUri: 'https://maps.example.com/reviews',
  },
  utcOffsetMinutes: -240,
  attributions: [{ provider: 'A guide', providerUri: 'https://guide.example.com' }],
  ...placeFeatures,
};
