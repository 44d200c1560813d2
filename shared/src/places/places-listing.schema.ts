// A restaurant's copy of its entry in the place-search service (I3.2-06 to I3.2-10): the server stores it, so that screens show
// ratings, photos and hours without calling the service. By the service's terms the place's id alone may be kept: everything else
// is kept for 24 hours at most, in a document of its own that ends then (`expiresAt`), and is fetched again. Whoever reads it
// treats an older copy as absent (functions/src/collections/places.ts); it stands in no history, no log and no backup of ours.
import { z } from 'zod';
import { list } from '../kernel/bounded.schema.ts';
import { DAY } from '../kernel/durations.ts';
import { isoTime, required, webUrl } from '../kernel/schema.ts';
import { coordinates } from './coordinates.schema.ts';
import { placeFeatures } from './features.ts';
import { placeId } from './place-id.schema.ts';

export const businessStatuses = ['OPERATIONAL', 'CLOSED_TEMPORARILY', 'CLOSED_PERMANENTLY'] as const;

const tooLong = (max: number): string => `Must be at most ${max} characters`;
/** Far longer than the service's own texts are. */
const text = (max: number) => z.string().max(max, tooLong(max));
const pixels = z.int().positive();
const stars = z.number().min(1, 'Rating must be between 1 and 5').max(5, 'Rating must be between 1 and 5');

export const listingAttribution = z.object({
  displayName: text(300),
  uri: webUrl().optional(),
  photoUri: webUrl().optional(),
});

/** `name` is the service's resource name, 'places/…/photos/…', which it may change: photos are fetched by the newest. */
export const listingPhoto = z.object({
  name: required('Photo name is required').max(1000, tooLong(1000)),
  widthPx: pixels,
  heightPx: pixels,
  authorAttributions: list(listingAttribution, 20).default([]),
});

export const listingText = z.object({ text: text(10_000), languageCode: text(35).optional() });

export const listingReview = z.object({
  name: text(1000).optional(),
  text: listingText.optional(),
  originalText: listingText.optional(),
  rating: stars,
  authorAttribution: listingAttribution.optional(),
  publishTime: isoTime.optional(),
  relativePublishTimeDescription: text(200).optional(),
  flagContentUri: webUrl().optional(),
  googleMapsUri: webUrl().optional(),
});

export const listingHours = z.object({
  openNow: z.boolean().optional(),
  weekdayDescriptions: list(text(300), 14).default([]),
  nextOpenTime: isoTime.optional(),
  nextCloseTime: isoTime.optional(),
});

export const listingFeatures = z.partialRecord(z.enum(placeFeatures), z.boolean());

/** With the words by which the service says that a machine has written it. */
export const listingSummary = listingText.extend({
  disclosure: text(1000).optional(),
  flagContentUri: webUrl().optional(),
});

const priceLevelRange = 'Price level must be between 1 and 4';

/** `rating` and `priceLevel` are absent if the service has none; `connectedAt` is when staff chose the place. */
export const placesListing = z.object({
  placeId,
  name: text(500),
  address: text(1000),
  phoneNumber: text(60).optional(),
  internationalPhoneNumber: text(60).optional(),
  website: webUrl().optional(),
  /** The place's own page at the service. */
  googleMapsUri: webUrl().optional(),
  rating: stars.optional(),
  reviewCount: z.int().min(0).default(0),
  types: list(text(100), 100).default([]),
  coordinates: coordinates.optional(),
  photos: list(listingPhoto, 50).default([]),
  reviews: list(listingReview, 50).default([]),
  priceLevel: z.int().min(1, priceLevelRange).max(4, priceLevelRange).optional(),
  openingHours: listingHours.optional(),
  features: listingFeatures.default({}),
  summary: listingSummary.optional(),
  reviewSummary: listingSummary.optional(),
  businessStatus: z.enum(businessStatuses).optional(),
  connectedAt: isoTime,
  lastSyncAt: isoTime.optional(),
  syncEnabled: z.boolean().default(true),
  autoSync: z.boolean().default(false),
});

/** As it is stored: for 24 hours. */
export const storedPlacesListing = placesListing.extend({ expiresAt: isoTime });
export const LISTING_LIFE = DAY;

export type StoredPlacesListing = z.output<typeof storedPlacesListing>;
export type PlacesListing = z.output<typeof placesListing>;
export type PlacesListingInput = z.input<typeof placesListing>;
