import { describe, expect, it } from 'vitest';
import { HOUR } from '../kernel/durations.ts';
import {
  aListingReview,
  anAutoReplyConfig,
  aResponseTemplate,
  aReviewResponse,
} from '../testing/listing-records.ts';
import { autoReplyConfig } from './auto-reply.schema.ts';
import { aiReplyConfigOf, autoReplyObstacle, plannedReply } from './auto-reply.ts';
import { listingReview } from './review.schema.ts';

const POSTED = '2026-06-10T22:00:00.000Z';
const hoursLater = (hours: number): string => new Date(Date.parse(POSTED) + hours * HOUR).toISOString();

const configOf = (change: Record<string, unknown> = {}) =>
  autoReplyConfig.parse(
    anAutoReplyConfig({ isEnabled: true, enabledAt: hoursLater(-1), approvalRatings: [], ...change }),
  );
const reviewOf = (change: Record<string, unknown> = {}) =>
  listingReview.parse(aListingReview({ reviewTime: POSTED, updateTime: POSTED, ...change }));

const obstacle = (config: Record<string, unknown>, review: Record<string, unknown>) =>
  autoReplyObstacle(configOf(config), reviewOf(review));

const plan = (
  config: Record<string, unknown> = {},
  review: Record<string, unknown> = {},
  hours = 0,
  earlier: string[] = [],
) =>
  plannedReply(
    configOf(config),
    reviewOf(review),
    { zone: 'America/New_York', business: { businessName: 'Bella' }, earlier },
    Date.parse(hoursLater(hours)),
  );

describe('whether a review is answered automatically', () => {
  it('I3.8-14 never unless it is switched on', () => {
    expect(obstacle({ isEnabled: undefined }, {})).toBe('disabled');
    expect(obstacle({ isEnabled: false }, {})).toBe('disabled');
    expect(obstacle({ enabledAt: undefined }, {})).toBe('disabled');
  });

  it.each([
    [1, 'older'],
    [1 / HOUR, 'older'],
    [0, undefined],
    [-1 / HOUR, undefined],
  ])('I3.8-14 a review is too old if it was switched on %d hours after it: %s', (hours, expected) => {
    expect(obstacle({ enabledAt: hoursLater(hours) }, {})).toBe(expected);
  });

  it('I3.8-14 never twice, nor after somebody has answered', () => {
    expect(obstacle({}, { response: aReviewResponse() })).toBe('answered');
  });

  it.each([1, 2, 3, 4, 5])('I3.8-14 happens for %d stars only if they were chosen', (rating) => {
    const others = [1, 2, 3, 4, 5].filter((stars) => stars !== rating);
    expect(obstacle({ autoRespondToRatings: [rating] }, { rating })).toBeUndefined();
    expect(obstacle({ autoRespondToRatings: others }, { rating })).toBe('rating');
    expect(obstacle({}, { rating })).toBeUndefined();
  });
});

describe('the plan of an automatic reply', () => {
  it('I1-03 I3.8-14 I9-03 leaves staff their hours to answer first, a day if nothing else is said', () => {
    expect(plan()).toMatchObject({ state: 'planned', dueAt: hoursLater(24), attempts: 0 });
    expect(plan({ reviewThreshold: 2 })).toMatchObject({ dueAt: hoursLater(2) });
    expect(plan({ reviewThreshold: 0 }, {}, 1)).toMatchObject({ dueAt: hoursLater(1) });
  });

  it('I3.8-14 counts the hours of an edited review from its edit', () => {
    expect(plan({}, { updateTime: hoursLater(5) }, 6)).toMatchObject({ dueAt: hoursLater(29) });
  });

  it('I3.8-14 keeps out of quiet hours, by the restaurant’s clock', () => {
    const quiet = { quietFrom: '17:00', quietTo: '09:30' };
    expect(plan(quiet)).toMatchObject({ dueAt: '2026-06-12T13:30:00.000Z' });
  });

  it.each([1, 2, 3, 4, 5])(
    'I3.8-14 waits for a person with %d stars if they were chosen for that',
    (rating) => {
      const others = [1, 2, 3, 4, 5].filter((stars) => stars !== rating);
      expect(plan({ approvalRatings: [rating] }, { rating })).toMatchObject({
        ...{ state: 'awaitingApproval', reason: 'rating' },
      });
      expect(plan({ approvalRatings: others }, { rating })).toMatchObject({ state: 'planned' });
    },
  );

  it.each([
    [{ maxResponseTime: 30 }, 30, 'planned'],
    [{ maxResponseTime: 30 }, 30.01, 'awaitingApproval'],
    [{}, 15 * 24, 'planned'],
    [{}, 15 * 24 + 0.01, 'awaitingApproval'],
  ])('I3.2-05 I3.8-14 %j: met after %d hours it is %s', (config, hours, state) => {
    expect(plan(config, {}, hours).state).toBe(state);
  });

  it('I1-03 I3.8-08 names the reviewer, the stars and the restaurant', () => {
    const template = '{reviewerName}: {rating} for {businessName}';
    const responseTemplates = [aResponseTemplate({ rating: 4, template })];
    expect(plan({ responseTemplates }).text).toBe('Kim: 4 for Bella');
  });

  it('leaves the text to the model where that writes', () => {
    const { text, state, writtenBy } = plan({ writer: 'model', approvalRatings: [4] });
    expect({ text, state, writtenBy }).toEqual({ text: undefined, state: 'planned', writtenBy: 'model' });
  });
});

describe('the settings of I3.2-05', () => {
  it('I3.2-05 are read from the configuration', () => {
    const config = configOf({
      ...{ responseStyle: 'custom', customTone: 'Warm', responseLength: 'long', maxResponseTime: 48 },
      ...{ autoRespondToRatings: [5, 3, 4], includeBusinessInfo: false },
    });
    expect(aiReplyConfigOf(config)).toEqual({
      ...{ enabled: true, autoReply: true, responseStyle: 'custom', businessVoice: 'Warm' },
      ...{ responseLength: 'long', includeBusinessName: false, minimumRating: 3, maxResponseTime: 48 },
    });
  });

  it('I3.2-05 lack what is not set', () => {
    expect(aiReplyConfigOf(configOf({ isEnabled: false, autoRespondToRatings: [] }))).toEqual({
      ...{ enabled: false, autoReply: false, responseStyle: 'professional', responseLength: 'medium' },
      ...{ includeBusinessName: true, minimumRating: 5 },
    });
  });
});
