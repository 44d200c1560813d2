// What Google Maps says of the place, with its authors: at most a day old.
import { placeFeatures } from '@bite/shared/places/features';
import { Star } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Card, Facts } from '../../ui/card.tsx';
import { GoogleMaps, OutsideLink } from './attribution.tsx';
import { PlacePhotos } from './place-photos.tsx';
import type { Listing } from './place-queries.ts';
import { PlaceReviews } from './place-reviews.tsx';
import { featureNames, priceInWords, statusWords } from './place-words.ts';

export function ListingCards({ listing }: { listing: Listing }) {
  const { summary, reviewSummary, photos, reviews, openingHours } = listing;
  return (
    <>
      <Card title="On Google Maps" actions={<GoogleMaps href={listing.googleMapsUri} />}>
        <div className="grid gap-4">
          <Rating listing={listing} />
          <Facts facts={factsOf(listing)} />
          {summary && <Summary title="What it is like" summary={summary} />}
        </div>
      </Card>
      {openingHours && openingHours.weekdayDescriptions.length > 0 && (
        <Card title="Opening hours" actions={<GoogleMaps />}>
          <ul className="grid gap-1 text-sm">
            {openingHours.weekdayDescriptions.map((day) => (
              <li key={day}>{day}</li>
            ))}
          </ul>
        </Card>
      )}
      <Features listing={listing} />
      {photos.length > 0 && <PlacePhotos photos={photos} />}
      {(reviews.length > 0 || reviewSummary) && (
        <PlaceReviews reviews={reviews}>
          {reviewSummary && <Summary title="What guests say" summary={reviewSummary} />}
        </PlaceReviews>
      )}
    </>
  );
}

function Rating({ listing: { rating, reviewCount, businessStatus } }: { listing: Listing }) {
  const status = businessStatus && statusWords[businessStatus];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {rating === undefined ? (
        <p className="text-sm text-muted">Nobody has rated it yet.</p>
      ) : (
        <p className="flex items-center gap-2">
          <Star className="size-5 fill-current text-warn" aria-hidden="true" />
          <span className="text-2xl font-bold">{rating.toFixed(1)}</span>
          <span className="text-sm text-muted">
            of 5, from {reviewCount.toLocaleString('en')} {reviewCount === 1 ? 'rating' : 'ratings'}
          </span>
        </p>
      )}
      {status && <Badge tone={status[1]}>{status[0]}</Badge>}
    </div>
  );
}

type Fact = Parameters<typeof Facts>[0]['facts'][number];

function factsOf(listing: Listing): Fact[] {
  const { name, address, phoneNumber, internationalPhoneNumber, website, priceLevel, types } = listing;
  const phone = internationalPhoneNumber ?? phoneNumber;
  return [
    ['Name', name || 'Unknown'],
    ['Address', address || 'Unknown'],
    ['Phone', phone ?? 'None'],
    [
      'Website',
      website === undefined ? (
        'None'
      ) : (
        <OutsideLink key="website" href={website}>
          {website}
        </OutsideLink>
      ),
    ],
    ['Prices', priceInWords(priceLevel)],
    ['Kind', types.map((type) => type.replaceAll('_', ' ')).join(', ') || 'Unknown'],
  ];
}

type SummaryOf = NonNullable<Listing['summary']>;

/** A machine has written it, which the service wants said in its own words. */
function Summary({ title, summary }: { title: string; summary: SummaryOf }) {
  const { text, languageCode, disclosure, flagContentUri } = summary;
  return (
    <div className="grid gap-1 rounded-lg bg-column p-3 text-sm">
      <h3 className="font-semibold">{title}</h3>
      <p lang={languageCode}>{text}</p>
      <p className="text-xs text-muted">
        {disclosure}
        {flagContentUri !== undefined && (
          <>
            {disclosure && ' · '}
            <OutsideLink href={flagContentUri}>Report this summary</OutsideLink>
          </>
        )}
      </p>
    </div>
  );
}

function Features({ listing: { features } }: { listing: Listing }) {
  const named = (has: boolean) => placeFeatures.filter((feature) => features[feature] === has);
  const [offered, missing] = [named(true), named(false)];
  if (offered.length + missing.length === 0) return null;
  return (
    <Card title="What it offers" actions={<GoogleMaps />}>
      <div className="grid gap-3 text-sm">
        <ul className="flex flex-wrap gap-1.5">
          {offered.map((feature) => (
            <li key={feature}>
              <Badge tone="good">{featureNames[feature]}</Badge>
            </li>
          ))}
        </ul>
        {missing.length > 0 && (
          <p className="text-muted">
            Not offered, says Google Maps:{' '}
            {missing.map((feature) => featureNames[feature].toLowerCase()).join(', ')}.
          </p>
        )}
      </div>
    </Card>
  );
}
