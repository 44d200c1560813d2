// Converts an answer of the place-search service to the restaurant's copy of its entry there (I3.2-06). Values that may not be
// stored (a rating of zero, a link that is no web address, a photo without a size) are left out.

import { defined } from '../kernel/defined.ts';
import { parsedUrl } from '../kernel/parsed-url.ts';
import { placeFeatures } from './features.ts';
import type { Place, PlaceAuthor, PlaceHours, PlacePhoto, PlaceReview } from './place.schema.ts';
import type { PlacesListing } from './places-listing.schema.ts';
import { priceLevelNumber } from './price-level.ts';

type Attribution = PlacesListing['photos'][number]['authorAttributions'][number];
type Status = NonNullable<PlacesListing['businessStatus']>;

const statuses: ReadonlySet<string> = new Set<Status>([
  'OPERATIONAL',
  'CLOSED_TEMPORARILY',
  'CLOSED_PERMANENTLY',
]);

/** What staff chose about the link itself; synchronisation never changes it. */
export type ListingLink = Pick<PlacesListing, 'connectedAt' | 'syncEnabled' | 'autoSync'>;

/** `syncedAt` is in milliseconds. */
export function placesListingOf(place: Place, link: ListingLink, syncedAt: number): PlacesListing {
  const priceLevel = priceLevelNumber(place.priceLevel);
  const hours = place.currentOpeningHours ?? place.regularOpeningHours;
  const { businessStatus: status, location } = place;
  return defined({
    placeId: place.id,
    name: place.displayName?.text ?? '',
    address: place.formattedAddress ?? place.shortFormattedAddress ?? '',
    phoneNumber: place.nationalPhoneNumber,
    internationalPhoneNumber: place.internationalPhoneNumber,
    website: linkOf(place.websiteUri),
    googleMapsUri: linkOf(place.googleMapsUri),
    rating: starsOf(place.rating),
    reviewCount: place.userRatingCount ?? 0,
    types: place.types ?? [],
    coordinates: location && { latitude: location.latitude, longitude: location.longitude },
    photos: (place.photos ?? []).flatMap(photoOf),
    reviews: (place.reviews ?? []).flatMap(reviewOf),
    priceLevel: priceLevel === 0 ? undefined : priceLevel,
    openingHours: hours && hoursOf(hours),
    features: featuresOf(place),
    summary: summaryOf(place.generativeSummary?.overview, {
      disclosure: place.generativeSummary?.disclosureText?.text,
      flagContentUri: place.generativeSummary?.overviewFlagContentUri,
    }),
    reviewSummary: summaryOf(place.reviewSummary?.text, {
      disclosure: place.reviewSummary?.disclosureText?.text,
      flagContentUri: place.reviewSummary?.flagContentUri,
    }),
    businessStatus: status !== undefined && statuses.has(status) ? (status as Status) : undefined,
    connectedAt: link.connectedAt,
    lastSyncAt: new Date(syncedAt).toISOString(),
    syncEnabled: link.syncEnabled,
    autoSync: link.autoSync,
  });
}

function photoOf({ name, widthPx = 0, heightPx = 0, authorAttributions = [] }: PlacePhoto) {
  const isSized = [widthPx, heightPx].every((side) => Number.isSafeInteger(side) && side > 0);
  if (!name?.trim() || !isSized) return [];
  return [{ name, widthPx, heightPx, authorAttributions: authorAttributions.map(authorOf) }];
}

function reviewOf(review: PlaceReview): PlacesListing['reviews'] {
  const rating = starsOf(review.rating);
  if (rating === undefined) return [];
  return [
    defined({
      name: review.name,
      text: textOf(review.text),
      originalText: textOf(review.originalText),
      rating,
      authorAttribution: review.authorAttribution && authorOf(review.authorAttribution),
      publishTime: timeOf(review.publishTime),
      relativePublishTimeDescription: review.relativePublishTimeDescription,
      flagContentUri: linkOf(review.flagContentUri),
      googleMapsUri: linkOf(review.googleMapsUri),
    }),
  ];
}

function hoursOf(hours: PlaceHours): PlacesListing['openingHours'] {
  return defined({
    openNow: hours.openNow,
    weekdayDescriptions: hours.weekdayDescriptions ?? [],
    nextOpenTime: timeOf(hours.nextOpenTime),
    nextCloseTime: timeOf(hours.nextCloseTime),
  });
}

function featuresOf(place: Place): PlacesListing['features'] {
  return Object.fromEntries(
    placeFeatures
      .filter((feature) => place[feature] !== undefined)
      .map((feature) => [feature, place[feature]]),
  );
}

/** Texts that a machine has written are shown with the words that say so. */
function summaryOf(
  text: Place['editorialSummary'],
  { disclosure, flagContentUri }: { disclosure: string | undefined; flagContentUri: string | undefined },
): PlacesListing['summary'] {
  const written = textOf(text);
  return written && defined({ ...written, disclosure, flagContentUri: linkOf(flagContentUri) });
}

const authorOf = ({ displayName = '', uri, photoUri }: PlaceAuthor): Attribution =>
  defined({ displayName, uri: linkOf(uri), photoUri: linkOf(photoUri) });

function textOf(localized: PlaceReview['text']) {
  return localized?.text === undefined
    ? undefined
    : defined({ text: localized.text, languageCode: localized.languageCode });
}

const starsOf = (rating: number | undefined): number | undefined =>
  rating !== undefined && rating >= 1 && rating <= 5 ? rating : undefined;

/** Undefined for a time without an offset, and for years beyond four digits. */
function timeOf(text: string | undefined): string | undefined {
  const instant = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:\d\d)$/.test(text ?? '')
    ? Date.parse(text ?? '')
    : Number.NaN;
  const written = Number.isNaN(instant) ? '' : new Date(instant).toISOString();
  return /^\d{4}-/.test(written) ? written : undefined;
}

/** The service also writes links without their scheme: '//lh3.example.com/photo'. */
export function linkOf(text: string | undefined): string | undefined {
  const link = text?.startsWith('//') ? `https:${text}` : text;
  return link !== undefined && /^https?:\/\//i.test(link) && parsedUrl(link) ? link : undefined;
}
