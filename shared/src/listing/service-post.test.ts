import { describe, expect, it } from 'vitest';
import { aListingPost } from '../testing/listing-records.ts';
import { type ListingPost, listingPost } from './post.schema.ts';
import { serviceIdOf, servicePostOf, stateAtService, writtenAtService } from './service-post.ts';

const aPost = (change: Record<string, unknown> = {}): ListingPost => listingPost.parse(aListingPost(change));

const picture = JSON.stringify({
  original: { url: 'https://pictures.example.com/pizza.jpg', size: 90_000 },
  variants: { small: [], medium: [], large: [] },
  aspectRatio: 1.5,
});
const offer = {
  title: 'Summer',
  firstDay: '2026-06-01',
  lastDay: '2026-06-30',
  couponCode: 'SUMMER10',
  redeemUrl: 'https://bella.example.com/menu?code=SUMMER10',
  terms: 'Once a guest',
};

describe('a post as the service takes it', () => {
  it('I3.8-12 is its text alone, where it has no more', () => {
    expect(servicePostOf(aPost({ content: 'Pizza for two' }))).toEqual({
      languageCode: 'en',
      summary: 'Pizza for two',
      topicType: 'STANDARD',
    });
  });

  it('I3.8-05 I3.8-12 has its picture as it was uploaded, and its button', () => {
    const callToAction = { actionType: 'learn_more', url: 'https://bella.example.com' };
    expect(servicePostOf(aPost({ mediaUrl: picture, callToAction }))).toMatchObject({
      media: [{ mediaFormat: 'PHOTO', sourceUrl: 'https://pictures.example.com/pizza.jpg' }],
      callToAction: { actionType: 'LEARN_MORE', url: 'https://bella.example.com' },
    });
  });

  it('I3.8-05 I5.4-04 never has a link to call: the service calls the number of the listing', () => {
    const callToAction = { actionType: 'call', url: 'https://bella.example.com' };
    expect(servicePostOf(aPost({ callToAction })).callToAction).toEqual({ actionType: 'CALL' });
  });

  it('is an offer with its days, its code and its link', () => {
    expect(servicePostOf(aPost({ offer }))).toMatchObject({
      topicType: 'OFFER',
      event: {
        title: 'Summer',
        schedule: {
          startDate: { year: 2026, month: 6, day: 1 },
          endDate: { year: 2026, month: 6, day: 30 },
        },
      },
      offer: {
        couponCode: 'SUMMER10',
        redeemOnlineUrl: 'https://bella.example.com/menu?code=SUMMER10',
        termsConditions: 'Once a guest',
      },
    });
  });

  it.each([
    {},
    { mediaUrl: 'https://pictures.example.com/pizza.jpg' },
    { callToAction: { actionType: 'order', url: 'https://bella.example.com' } },
    { offer },
  ])('and is read back as it was written: %j', (change) => {
    const { content, ...rest } = { content: 'Pizza for two', ...change };
    expect(writtenAtService(servicePostOf(aPost({ content, ...rest })))).toEqual({ content, ...rest });
  });
});

describe('what the service says of a post', () => {
  it.each([
    ['LIVE', { state: 'live', isInReview: false }],
    ['RECURRING', { state: 'live', isInReview: false }],
    ['REJECTED', { state: 'rejected', isInReview: false }],
    ['PROCESSING', { state: 'draft', isInReview: true }],
    ['SCHEDULED', { state: 'draft', isInReview: true }],
    ['A_NEW_WORD', { state: 'draft', isInReview: true }],
    [undefined, { state: 'draft', isInReview: true }],
  ])('I4-06 %s is read as %j', (state, expected) => {
    expect(stateAtService({ ...(state && { state }) })).toEqual(expected);
  });

  it('names it by the last part of its name', () => {
    expect(serviceIdOf({ name: 'accounts/1/locations/2/localPosts/5003' })).toBe('5003');
    expect(serviceIdOf({})).toBeUndefined();
  });
});
