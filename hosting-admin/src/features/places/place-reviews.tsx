// The reviews that Google Maps shows of the place, with their authors.
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { AuthorName, GoogleMaps, OutsideLink } from './attribution.tsx';
import type { Listing } from './place-queries.ts';

type Review = Listing['reviews'][number];

interface PlaceReviewsProps {
  reviews: readonly Review[];
  children: ReactNode;
}

export function PlaceReviews({ reviews, children }: PlaceReviewsProps) {
  return (
    <Card title="Reviews" description="Up to five, which Google Maps chooses." actions={<GoogleMaps />}>
      <div className="grid gap-4">
        {children}
        <ul className="grid gap-4">
          {reviews.map((review, index) => (
            <PlaceReview key={review.name ?? index} review={review} />
          ))}
        </ul>
      </div>
    </Card>
  );
}

function PlaceReview({ review }: { review: Review }) {
  const { rating, text, authorAttribution, relativePublishTimeDescription: when } = review;
  return (
    <li className="grid gap-1 text-sm">
      <p className="flex flex-wrap gap-x-2">
        <span className="font-semibold">
          {authorAttribution ? <AuthorName author={authorAttribution} /> : 'Somebody'}
        </span>
        <span>{rating} of 5 stars</span>
        {when && <span className="text-muted">{when}</span>}
      </p>
      {text ? (
        <p lang={text.languageCode} className="wrap-anywhere">
          {text.text}
        </p>
      ) : (
        <p className="text-muted">Stars without words.</p>
      )}
      <Links review={review} />
    </li>
  );
}

function Links({ review: { googleMapsUri, flagContentUri } }: { review: Review }) {
  if (googleMapsUri === undefined && flagContentUri === undefined) return null;
  return (
    <p className="flex gap-3 text-xs text-muted">
      {googleMapsUri !== undefined && <OutsideLink href={googleMapsUri}>Open the review</OutsideLink>}
      {flagContentUri !== undefined && <OutsideLink href={flagContentUri}>Report it</OutsideLink>}
    </p>
  );
}
