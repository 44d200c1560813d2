// Reviews as the listing service answers them, for tests.
import type { ServiceReview } from '../listing/service-review.schema.ts';

/** Untyped changes, so that a test can also hand in what the service may send some day. */
export const aServiceReview = (change: Record<string, unknown> = {}): ServiceReview => ({
  reviewId: 'review-1',
  reviewer: { displayName: 'Kim Lee', profilePhotoUrl: 'https://pictures.example.com/kim' },
  starRating: 'FOUR',
  comment: 'Good pizza',
  createTime: '2026-06-01T10:00:00.123456789Z',
  updateTime: '2026-06-02T11:00:00.987654321Z',
  ...change,
});
