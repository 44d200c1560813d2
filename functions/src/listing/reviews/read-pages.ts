// A page of reviews as the service answers it, sorted into what can be kept and what cannot.
import { type ReadReview, readReview } from '@bite/shared/listing/read-review';
import { reviewDocumentId } from '@bite/shared/listing/review-id';
import type { ServiceReview } from '@bite/shared/listing/service-review.schema';

export interface ReadPage {
  /** By the ids of their documents, in the service's order: a review that stands twice is one. */
  reviews: Map<string, ReadReview>;
  /** How many cannot be read. */
  leftOut: number;
}

export function readPage(items: readonly ServiceReview[]): ReadPage {
  const reviews = new Map<string, ReadReview>();
  const leftOut = new Set<string>();
  for (const item of items) {
    const read = readReview(item);
    if ('unreadable' in read) leftOut.add(item.reviewId);
    else if (!reviews.has(reviewDocumentId(read.reviewId)))
      reviews.set(reviewDocumentId(read.reviewId), read);
  }
  return { reviews, leftOut: leftOut.size };
}
