import { describe, expect, it } from 'vitest';
import { HOUR } from '../kernel/durations.ts';
import {
  aListingReview,
  anAutoReplyConfig,
  aResponseTemplate,
  aReviewResponse,
} from '../testing/listing-records.ts';
import { autoReplyConfig } from './auto-reply.schema.ts';
import { autoReplyObstacle, templateReply } from './auto-reply.ts';
import { listingReview } from './review.schema.ts';

const POSTED = '2026-06-10T22:00:00.000Z';

const obstacle = (config: Record<string, unknown>, review: Record<string, unknown>, hours: number) =>
  autoReplyObstacle(
    autoReplyConfig.parse(anAutoReplyConfig({ isEnabled: true, ...config })),
    listingReview.parse(aListingReview({ reviewTime: POSTED, ...review })),
    Date.parse(POSTED) + hours * HOUR,
  );

describe('answering a review automatically', () => {
  it('I1-03 I3.8-14 happens once staff have had their hours, a day if nothing else is said', () => {
    expect(obstacle({}, {}, 24 - 1 / HOUR)).toBe('tooEarly');
    expect(obstacle({}, {}, 24)).toBeUndefined();
    expect(obstacle({}, {}, 1000)).toBeUndefined();
  });

  it.each([
    [0, -1 / HOUR, 'tooEarly'],
    [0, 0, undefined],
    [2, 1.99, 'tooEarly'],
    [2, 2, undefined],
  ])('I3.8-14 with a threshold of %d hours, after %d: %s', (reviewThreshold, hours, expected) => {
    expect(obstacle({ reviewThreshold }, {}, hours)).toBe(expected);
  });

  it('I3.8-14 never happens unless it is switched on', () => {
    expect(obstacle({ isEnabled: undefined }, {}, 48)).toBe('disabled');
    expect(obstacle({ isEnabled: false }, {}, 48)).toBe('disabled');
  });

  it('I3.8-14 never happens twice, nor after staff have answered', () => {
    expect(obstacle({}, { response: aReviewResponse() }, 48)).toBe('answered');
  });

  it.each([1, 2, 3, 4, 5])('I3.8-14 happens for %d stars only if they were chosen', (rating) => {
    const others = [1, 2, 3, 4, 5].filter((stars) => stars !== rating);
    expect(obstacle({ autoRespondToRatings: [rating] }, { rating }, 48)).toBeUndefined();
    expect(obstacle({ autoRespondToRatings: others }, { rating }, 48)).toBe('rating');
    expect(obstacle({}, { rating }, 48)).toBeUndefined();
  });
});

describe('the ready-made answer to a review', () => {
  const reply = (template: string, review: Record<string, unknown> = {}) =>
    templateReply(
      autoReplyConfig.parse(
        anAutoReplyConfig({ responseTemplates: [aResponseTemplate({ rating: 5, template })] }),
      ),
      listingReview.parse(aListingReview({ rating: 5, ...review })),
      { businessName: 'Bella' },
    );

  it('I1-03 I3.8-08 names the reviewer, the stars and the restaurant', () => {
    expect(reply('{reviewerName}: {rating} for {businessName}')).toBe('Kim: 5 for Bella');
  });

  it('I3.8-08 is missing where no template fits, or one of its values', () => {
    expect(reply('Thanks', { rating: 4 })).toBeUndefined();
    expect(reply('Call {phoneNumber}')).toBeUndefined();
  });

  it('I9-03 is cut where a long name makes it too long', () => {
    expect(reply('{reviewerName}', { reviewerName: 'é'.repeat(3000) })).toBe('é'.repeat(2048));
  });
});
