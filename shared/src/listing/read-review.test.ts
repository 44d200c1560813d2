import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wellFormed } from '../kernel/well-formed.ts';
import { holds } from '../testing/holds.ts';
import { aServiceReview } from '../testing/service-reviews.ts';
import { instantOf, readReview } from './read-review.ts';
import { listingReview } from './review.schema.ts';
import { reviewDocumentId } from './review-id.ts';
import { serviceReview } from './service-review.schema.ts';

const read = (change: Record<string, unknown> = {}) => readReview(aServiceReview(change));

describe('a review of the service', () => {
  it('I3.8-11 has its stars as a number and its times to the millisecond', () => {
    expect(read()).toEqual({
      reviewId: 'review-1',
      reviewerName: 'Kim Lee',
      reviewerPhotoUrl: 'https://pictures.example.com/kim',
      isReviewerAnonymous: false,
      rating: 4,
      comment: 'Good pizza',
      reviewTime: '2026-06-01T10:00:00.123Z',
      createTime: '2026-06-01T10:00:00.123Z',
      updateTime: '2026-06-02T11:00:00.987Z',
    });
  });

  it.each([
    ['with stars alone', { comment: undefined }],
    ['with blanks for words', { comment: ' \n ' }],
  ])('I3.8-11 %s has no comment', (_, change) => {
    expect(read(change)).not.toHaveProperty('comment');
  });

  it.each([
    ['who says so', { isAnonymous: true, displayName: 'A Google user' }],
    ['without a name', {}],
    ['without anything', undefined],
  ])('I3.8-11 of a person %s is anonymous', (_, reviewer) => {
    expect(read({ reviewer })).toMatchObject({ reviewerName: 'A Google user', isReviewerAnonymous: true });
  });

  it('I3.8-11 whose picture is no web address has none', () => {
    expect(read({ reviewer: { displayName: 'Kim', profilePhotoUrl: 'javascript:1' } })).not.toHaveProperty(
      'reviewerPhotoUrl',
    );
  });

  it.each([
    ['stars', { starRating: 'STAR_RATING_UNSPECIFIED' }],
    ['stars', { starRating: 'SIX' }],
    ['stars', { starRating: undefined }],
    ['time', { createTime: 'yesterday' }],
    ['time', { createTime: undefined, updateTime: undefined }],
    ['id', { reviewId: 'r'.repeat(151) }],
  ])('I3.8-11 of which %s are of no known kind is left out, and says so', (unreadable, change) => {
    expect(read(change)).toEqual({ unreadable });
  });

  it('I3.8-11 that was never changed was changed when it was written', () => {
    expect(read({ updateTime: undefined })).toMatchObject({ updateTime: '2026-06-01T10:00:00.123Z' });
  });

  it.each([
    ['PENDING', { state: 'pending' }],
    ['APPROVED', { state: 'approved' }],
    ['REJECTED', { state: 'rejected' }],
    ['SOMETHING_NEW', {}],
    [undefined, {}],
  ])('I3.8-06 has its reply, which the service judges as %s', (state, expected) => {
    const reviewReply = { comment: ' Thanks! ', updateTime: '2026-06-03T09:00:00.5Z', state };
    expect(read({ reviewReply })).toMatchObject({
      response: {
        comment: 'Thanks!',
        updateTime: '2026-06-03T09:00:00.500Z',
        isAiGenerated: false,
        ...expected,
      },
    });
  });

  it('I3.8-06 whose reply has no words has none', () => {
    expect(read({ reviewReply: { comment: '' } })).not.toHaveProperty('response');
  });

  it('I5.4-09 is cut to 4096 characters, never through one', () => {
    const { comment } = read({ comment: `${'a'.repeat(4095)}🍕` }) as { comment: string };
    expect(comment).toBe('a'.repeat(4095));
  });

  it('I3.8-11 I5.4-05 I5.4-06 I5.4-09 can be kept whatever it holds', () => {
    const text = fc.option(fc.string({ unit: 'binary', maxLength: 5000 }), { nil: undefined });
    const time = fc.constantFrom(
      '2026-06-01T10:00:00Z',
      '2026-06-01T10:00:00.123456789+02:00',
      'x',
      undefined,
    );
    const review = fc.record({
      reviewId: fc.string({ minLength: 1, unit: 'binary' }),
      starRating: fc.constantFrom('ONE', 'FIVE', 'SEVEN'),
      ...{ comment: text, createTime: time, updateTime: time },
      reviewer: fc.record({ displayName: text, profilePhotoUrl: text }),
      reviewReply: fc.record({ comment: text, updateTime: time, state: fc.constantFrom('PENDING', 'X') }),
    });
    holds(
      fc.property(review, (given) => {
        const found = readReview(serviceReview.parse(given));
        if ('unreadable' in found) return;
        const { response, ...rest } = found;
        const { state: _, by: __, ...told } = response ?? {};
        const kept = {
          ...{ ...rest, connectionId: 'c', syncedAt: '2026-06-10T22:00:00.000Z' },
          ...(response && { response: told }),
        };
        expect(listingReview.safeParse(kept).error).toBeUndefined();
      }),
      20,
    );
  });
});

describe('a time of the service', () => {
  it.each([
    ['2026-06-01T10:00:00Z', '2026-06-01T10:00:00.000Z'],
    ['2026-06-01T10:00:00.1Z', '2026-06-01T10:00:00.100Z'],
    ['2026-06-01T10:00:00.999999999Z', '2026-06-01T10:00:00.999Z'],
    ['2026-06-01T12:00:00+02:00', '2026-06-01T10:00:00.000Z'],
    ['2026-06-01', undefined],
    ['10', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('I5.4-06 %s is %s', (text, instant) => {
    expect(instantOf(text)).toBe(instant);
  });
});

describe('the id of a review’s document', () => {
  it('I3.8-11 is the service’s own where it can be', () => {
    expect(reviewDocumentId('AbFvOqk_-9')).toBe('AbFvOqk_-9');
  });

  it('I3.8-11 differs where the service’s differ, and is one that a document can have', () => {
    const id = fc.string({ minLength: 1, maxLength: 150, unit: 'grapheme' });
    holds(
      fc.property(id, id, (one, other) => {
        const made = reviewDocumentId(one);
        expect(made === reviewDocumentId(other)).toBe(wellFormed(one) === wellFormed(other));
        expect(made).toMatch(/^(?!__.*__$)[\w~%!'()*-]+$/);
      }),
    );
    for (const odd of ['.', '..', 'a/b', '__x__']) expect(reviewDocumentId(odd)).toMatch(/^~/);
  });
});
