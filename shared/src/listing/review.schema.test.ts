import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { aListingReview, aReviewResponse } from '../testing/listing-records.ts';
import { listingReview, reviewReply, reviewResponse } from './review.schema.ts';

const whole = {
  reviewId: 'review-9',
  connectionId: 'connection-9',
  reviewerName: 'Kim',
  reviewerPhotoUrl: 'https://pictures.example.com/kim',
  rating: 2,
  comment: 'Cold pizza',
  reviewTime: '2026-06-01T10:00:00.000Z',
  createTime: '2026-06-01T11:00:00.000Z',
  updateTime: '2026-06-01T12:00:00.000Z',
  isReviewerAnonymous: true,
  response: { comment: 'Sorry', updateTime: '2026-06-02T10:00:00.000Z', isAiGenerated: true },
  syncedAt: '2026-06-10T22:00:00.000Z',
};

describe('a review', () => {
  it('I3.8-06 I3.8-11 keeps every field that it is given', () => {
    expect(listingReview.parse(whole)).toEqual(whole);
  });

  it('I3.8-11 is signed and may have neither words nor response', () => {
    expect(listingReview.parse(aListingReview())).toEqual({
      ...aListingReview(),
      isReviewerAnonymous: false,
    });
  });

  it.each([{ rating: 1 }, { rating: 5 }, { comment: '' }, { comment: 'c'.repeat(4096) }])(
    'I3.8-11 I5.4-09 a review within the limits is kept',
    (change) => {
      expect(issuesOf(listingReview, aListingReview(change))).toEqual([]);
    },
  );

  it.each([
    ['I5.4-08 no id', { reviewId: '' }, 'reviewId: Review ID is required'],
    ['I5.4-08 no connection', { connectionId: '' }, 'connectionId: Connection ID is required'],
    ['I5.4-08 no reviewer', { reviewerName: undefined }, 'reviewerName: Reviewer name is required'],
    ['I5.4-09 a long comment', { comment: 'c'.repeat(4097) }, 'comment: Review comment too long'],
    ['I3.8-11 no stars', { rating: 0 }, 'rating: Rating must be between 1 and 5'],
    ['I3.8-11 six stars', { rating: 6 }, 'rating: Rating must be between 1 and 5'],
    ['I3.8-11 half a star', { rating: 1.5 }, 'rating: Rating must be between 1 and 5'],
    ['I3.8-11 a picture that is none', { reviewerPhotoUrl: 'x' }, 'reviewerPhotoUrl: Invalid photo URL'],
    ['I3.8-11 an unknown field', { colour: 'red' }, ': Unrecognized key: "colour"'],
  ])('%s is refused', (_, change, issue) => {
    expect(issuesOf(listingReview, aListingReview(change))).toEqual([issue]);
  });
});

describe('the response to a review', () => {
  it('I3.8-06 is a person’s unless it is said', () => {
    expect(reviewResponse.parse(aReviewResponse())).toEqual({ ...aReviewResponse(), isAiGenerated: false });
  });

  it('I3.8-06 I5.4-05 may have 4096 characters', () => {
    expect(issuesOf(reviewResponse, aReviewResponse({ comment: 'c'.repeat(4096) }))).toEqual([]);
  });

  it.each([
    [{ comment: '' }, 'comment: Response comment is required'],
    [{ comment: undefined }, 'comment: Response comment is required'],
    [{ comment: 'c'.repeat(4097) }, 'comment: Response comment too long'],
    [{ author: 'me' }, ': Unrecognized key: "author"'],
  ])('I3.8-06 I5.4-05 a wrong one is refused', (change, issue) => {
    expect(issuesOf(reviewResponse, aReviewResponse(change))).toEqual([issue]);
  });
});

describe('a reply that staff send', () => {
  const aReply = (change: Record<string, unknown>) => ({
    reviewId: 'review-1',
    comment: 'Thanks',
    ...change,
  });

  it.each(['T', 'c'.repeat(4096), 'é'.repeat(2048)])('I5.4-05 I9-03 may have up to 4096 bytes', (comment) => {
    expect(reviewReply.parse(aReply({ comment }))).toEqual(aReply({ comment }));
  });

  it('I5.4-05 loses the blanks around it', () => {
    expect(reviewReply.parse(aReply({ comment: ' Thanks\n' })).comment).toBe('Thanks');
  });

  it.each([
    [{ comment: undefined }, 'comment: Response is required'],
    [{ comment: ' ' }, 'comment: Response is required'],
    [{ comment: 'c'.repeat(4097) }, 'comment: Response too long'],
    [{ comment: 'é'.repeat(2049) }, 'comment: Response too long'],
    [{ reviewId: '' }, 'reviewId: Review ID is required'],
    [{ rating: 5 }, ': Unrecognized key: "rating"'],
  ])('I5.4-05 I5.4-08 I9-03 a wrong one is refused', (change, issue) => {
    expect(issuesOf(reviewReply, aReply(change))).toEqual([issue]);
  });
});
