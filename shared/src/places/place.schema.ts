// A place in the answers of the place-search service (I3.9-01 to I3.9-05). Only the id is required: a field is present if it was
// requested and is known. Fields and values that the service adds later are accepted.
import { z } from 'zod';
import { openEnum } from '../kernel/schema.ts';
import { latitude, longitude } from './coordinates.schema.ts';
import { placeFeatures } from './features.ts';
import { placeId } from './place-id.schema.ts';
import { businessStatuses } from './places-listing.schema.ts';
import { priceLevels } from './price-level.ts';

export const localizedText = z.looseObject({
  text: z.string().optional(),
  languageCode: z.string().optional(),
});

const point = z.looseObject({ latitude: latitude.default(0), longitude: longitude.default(0) });

/** Local to the place; 0 is Sunday. The service may leave a zero out. */
export const hoursPoint = z.looseObject({
  day: z.int().min(0).max(6).default(0),
  hour: z.int().min(0).max(23).default(0),
  minute: z.int().min(0).max(59).default(0),
});

/** Without `close`, the place never closes. */
export const hoursPeriod = z.looseObject({ open: hoursPoint.optional(), close: hoursPoint.optional() });

export const placeHours = z.looseObject({
  openNow: z.boolean().optional(),
  periods: z.array(hoursPeriod).optional(),
  weekdayDescriptions: z.array(z.string()).optional(),
  nextOpenTime: z.string().optional(),
  nextCloseTime: z.string().optional(),
});

export const placeAuthor = z.looseObject({
  displayName: z.string().optional(),
  uri: z.string().optional(),
  photoUri: z.string().optional(),
});

export const placePhoto = z.looseObject({
  name: z.string().optional(),
  widthPx: z.number().optional(),
  heightPx: z.number().optional(),
  authorAttributions: z.array(placeAuthor).optional(),
  flagContentUri: z.string().optional(),
  googleMapsUri: z.string().optional(),
});

export const placeReview = z.looseObject({
  name: z.string().optional(),
  relativePublishTimeDescription: z.string().optional(),
  text: localizedText.optional(),
  originalText: localizedText.optional(),
  rating: z.number().min(1).max(5).optional(),
  authorAttribution: placeAuthor.optional(),
  publishTime: z.string().optional(),
  flagContentUri: z.string().optional(),
  googleMapsUri: z.string().optional(),
});

/** A part of the address: types says which, 'postal_code'. */
export const addressComponent = z.looseObject({
  longText: z.string().optional(),
  shortText: z.string().optional(),
  types: z.array(z.string()).optional(),
});

export const generativeSummary = z.looseObject({
  overview: localizedText.optional(),
  overviewFlagContentUri: z.string().optional(),
  disclosureText: localizedText.optional(),
});

export const reviewSummary = z.looseObject({
  text: localizedText.optional(),
  flagContentUri: z.string().optional(),
  disclosureText: localizedText.optional(),
  reviewsUri: z.string().optional(),
});

const amenity = z.boolean().optional();
const amenities = Object.fromEntries(placeFeatures.map((feature) => [feature, amenity])) as Record<
  (typeof placeFeatures)[number],
  typeof amenity
>;

export const place = z.looseObject({
  id: placeId,
  name: z.string().optional(),
  displayName: localizedText.optional(),
  formattedAddress: z.string().optional(),
  shortFormattedAddress: z.string().optional(),
  addressComponents: z.array(addressComponent).optional(),
  location: point.optional(),
  viewport: z.looseObject({ low: point.optional(), high: point.optional() }).optional(),
  types: z.array(z.string()).optional(),
  primaryType: z.string().optional(),
  businessStatus: openEnum(businessStatuses).optional(),
  nationalPhoneNumber: z.string().optional(),
  internationalPhoneNumber: z.string().optional(),
  websiteUri: z.string().optional(),
  googleMapsUri: z.string().optional(),
  rating: z.number().min(0).max(5).optional(),
  userRatingCount: z.int().min(0).optional(),
  priceLevel: openEnum(priceLevels).optional(),
  regularOpeningHours: placeHours.optional(),
  currentOpeningHours: placeHours.optional(),
  photos: z.array(placePhoto).optional(),
  reviews: z.array(placeReview).optional(),
  editorialSummary: localizedText.optional(),
  generativeSummary: generativeSummary.optional(),
  reviewSummary: reviewSummary.optional(),
  utcOffsetMinutes: z.int().optional(),
  attributions: z
    .array(z.looseObject({ provider: z.string().optional(), providerUri: z.string().optional() }))
    .optional(),
  ...amenities,
});

/** The names by which fields of a place are asked for. */
export const placeFieldNames = Object.keys(place.shape) as readonly (keyof typeof place.shape)[];

/** The answer to a search; an empty object if nothing was found. */
export const placeSearchAnswer = z.looseObject({
  places: z.array(place).default([]),
  nextPageToken: z.string().optional(),
});

export type Place = z.output<typeof place>;
export type PlacePhoto = z.output<typeof placePhoto>;
export type PlaceReview = z.output<typeof placeReview>;
export type PlaceHours = z.output<typeof placeHours>;
export type PlaceAuthor = z.output<typeof placeAuthor>;
