import { describe, expect, it } from 'vitest';
import { aStoredReview } from '../testing/listing-records.ts';
import { aServiceReview } from '../testing/service-reviews.ts';
import { mergeReview, type OwnReply } from './merge-review.ts';
import { readReview } from './read-review.ts';
import { type StoredReview, storedReview } from './review.schema.ts';
import { isAnswered, isFollowed } from './review-filters.ts';

const now = '2026-06-10T12:00:00.000Z';
const later = '2026-06-11T12:00:00.000Z';
const reply = (comment = 'Thank you!', state = 'PENDING') => ({
  reviewReply: { comment, state, updateTime: '2026-06-09T12:00:00Z' },
});

function merged(
  change: Record<string, unknown>,
  stored?: StoredReview,
  automatic?: OwnReply,
): StoredReview | undefined {
  const read = readReview(aServiceReview(change));
  if ('unreadable' in read) throw new Error(read.unreadable);
  return mergeReview(read, { stored, automatic }, { connectionId: 'c', now: stored ? later : now });
}
const first = (change: Record<string, unknown> = {}) => storedReview.parse(merged(change));

describe('a review that is read again', () => {
  it('I3.8-11 as it was is not stored again', () => {
    expect(merged({}, first())).toBeUndefined();
    expect(merged(reply(), first(reply()))).toBeUndefined();
  });

  it('I3.8-11 with other stars is, and stays as old as it is', () => {
    expect(merged({ starRating: 'ONE' }, first())).toMatchObject({
      ...{ rating: 1, firstSeenAt: now, changedAt: later, syncedAt: later },
    });
  });

  it('I3.8-06 follows what the service makes of its reply', () => {
    expect(first(reply())).toMatchObject({ response: { state: 'pending' } });
    expect(merged(reply('Thank you!', 'APPROVED'), first(reply()))).toMatchObject({
      response: { comment: 'Thank you!', state: 'approved' },
    });
    expect(merged({}, first(reply()))).not.toHaveProperty('response');
  });
});

describe('who wrote a reply', () => {
  const sent = { ...first(), response: { ...first(reply()).response, by: 'staff' } } as StoredReview;

  it('I3.8-06 is known as long as it is the same', () => {
    expect(merged(reply('Thank you!', 'APPROVED'), sent)?.response).toMatchObject({ by: 'staff' });
    expect(merged(reply('Other words'), sent)?.response).not.toHaveProperty('by');
  });

  it.each([
    ['sent', 'Thank you!', 'auto'],
    ['sending', 'Thank you! ', 'auto'],
    ['failed', 'Thank you!', undefined],
    ['planned', 'Thank you!', undefined],
    ['sent', 'Other words', undefined],
    ['sent', undefined, undefined],
  ])('I3.8-06 of an automatic reply in state %s with the text %s is %s', (state, text, by) => {
    const response = merged(reply(), first(), { state, text })?.response;
    expect(response?.by).toBe(by);
    expect(response?.isAiGenerated).toBe(by === 'auto');
  });
});

describe('a reply that is being sent', () => {
  const sending = (comment?: string): StoredReview => ({
    ...first(),
    sending: { ...(comment !== undefined && { comment }), by: 'mia', at: now },
  });

  it('I5.4-05 is staff’s once the service has it, and open until then', () => {
    const arrived = merged(reply(), sending('Thank you!'));
    expect(arrived).not.toHaveProperty('sending');
    expect(arrived?.response).toMatchObject({ by: 'staff' });
    expect(merged({}, sending('Thank you!'))).toBeUndefined();
    expect(merged(reply('Of somebody else'), sending('Thank you!'))).toMatchObject({
      sending: { comment: 'Thank you!' },
      response: { comment: 'Of somebody else' },
    });
  });

  it('I5.4-05 that takes a reply away is done once there is none', () => {
    expect(merged({}, sending())).not.toHaveProperty('sending');
    expect(merged(reply(), sending())).toHaveProperty('sending');
  });
});

describe('a list of reviews', () => {
  const of = (change: object) => storedReview.parse(aStoredReview(change as Record<string, unknown>));

  it.each([
    [undefined, false, false],
    ['pending', true, true],
    ['approved', true, false],
    ['rejected', false, false],
  ])('I3.8-06 counts a reply in state %s as an answer: %s', (state, answered, followed) => {
    const response = state && { comment: 'Thanks', updateTime: now, state };
    const review = of(response ? { response } : {});
    expect(isAnswered(review)).toBe(answered);
    expect(isFollowed(review)).toBe(followed);
  });
});
