import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { aListingPost } from '../testing/listing-records.ts';
import { STAMPED } from '../testing/records.ts';
import { callToAction, listingPost, listingPostEntity } from './post.schema.ts';

const whole = {
  postId: 'post-9',
  connectionId: 'connection-9',
  content: 'Pizza for two',
  mediaUrl: 'https://pictures.example.com/pizza',
  mediaType: 'video',
  callToAction: { actionType: 'order', url: 'https://bella.example.com/order' },
  publishTime: '2026-06-09T22:00:00.000Z',
  updateTime: '2026-06-09T23:00:00.000Z',
  state: 'live',
  syncedAt: '2026-06-10T22:00:00.000Z',
  ...STAMPED,
};

const offer = { title: 'Summer', firstDay: '2026-06-01', lastDay: '2026-06-30', couponCode: 'SUMMER10' };

const URL_MISSING = 'URL is required for this action type';

describe('a post', () => {
  it('I3.8-05 I3.8-12 keeps every field that it is given', () => {
    expect(listingPost.parse(whole)).toEqual({ ...whole, isInReview: false, isForeign: false });
  });

  it('may be an offer, with its days and its code', () => {
    expect(issuesOf(listingPost, aListingPost({ offer }))).toEqual([]);
    expect(issuesOf(listingPost, aListingPost({ offer: { ...offer, lastDay: '2026-05-31' } }))).toEqual([
      'offer.lastDay: The last day must not be before the first',
    ]);
    expect(issuesOf(listingPost, aListingPost({ offer, callToAction: { actionType: 'call' } }))).toEqual([
      'callToAction: An offer has its own link instead of a button',
    ]);
  });

  it.each(['photo', 'video'])('I3.8-12 may show a %s', (mediaType) => {
    expect(issuesOf(listingPost, aListingPost({ mediaType }))).toEqual([]);
  });

  it.each(['p', 'p'.repeat(1500)])('I3.8-12 I5.4-09 I9-03 may be within 1 and 1500 characters', (content) => {
    expect(issuesOf(listingPost, aListingPost({ content }))).toEqual([]);
  });

  it.each([
    ['I5.4-08 no id', { postId: '' }, 'postId: Post ID is required'],
    ['I5.4-08 no connection', { connectionId: undefined }, 'connectionId: Connection ID is required'],
    ['I5.4-09 no content', { content: undefined }, 'content: Post content is required'],
    ['I5.4-09 empty content', { content: ' ' }, 'content: Post content is required'],
    ['I5.4-09 I9-03 long content', { content: 'p'.repeat(1501) }, 'content: Post content too long'],
    ['I3.8-12 a picture that is none', { mediaUrl: 'x' }, 'mediaUrl: Invalid media URL'],
    ['I3.8-12 a sound', { mediaType: 'sound' }, 'mediaType: Invalid option: expected one of "photo"|"video"'],
    [
      'I5.4-04 an order without a link',
      { callToAction: { actionType: 'order' } },
      `callToAction.url: ${URL_MISSING}`,
    ],
  ])('%s is refused', (_, change, issue) => {
    expect(issuesOf(listingPost, aListingPost(change))).toEqual([issue]);
  });

  it('I3.8-12 staff write it, but neither publish it by hand nor give fields that do not exist', () => {
    expect(listingPostEntity.create.parse({ content: 'New' })).toEqual({ content: 'New' });
    expect(issuesOf(listingPostEntity.create, { content: 'New', state: 'live' })).toEqual([
      ': Unrecognized key: "state"',
    ]);
    expect(issuesOf(listingPostEntity.update, { colour: 'red' })).toEqual([': Unrecognized key: "colour"']);
    expect(listingPostEntity.update.parse({ content: 'Newer', state: 'live' })).toEqual({ content: 'Newer' });
  });

  it('I5.4-04 a change that takes the link away is refused as well', () => {
    const post = listingPost.parse(whole);
    expect(() => listingPostEntity.apply(post, { callToAction: { url: null } })).toThrow(URL_MISSING);
    const called = listingPostEntity.apply(post, { callToAction: { actionType: 'call', url: null } });
    expect(called.callToAction).toEqual({ actionType: 'call' });
  });
});

describe('a call to action', () => {
  it.each(['book', 'order', 'shop', 'learn_more', 'sign_up'])(
    'I3.8-05 I5.4-04 to %s needs a link',
    (actionType) => {
      expect(issuesOf(callToAction, { actionType, url: 'https://bella.example.com' })).toEqual([]);
      expect(issuesOf(callToAction, { actionType })).toEqual([`url: ${URL_MISSING}`]);
    },
  );

  it('I3.8-05 I5.4-04 to call needs none', () => {
    expect(issuesOf(callToAction, { actionType: 'call' })).toEqual([]);
  });

  it.each([
    [
      { actionType: 'dance' },
      'actionType: Invalid option: expected one of "book"|"order"|"shop"|"learn_more"|"sign_up"|"call"',
    ],
    [{ actionType: 'book', url: 'javascript:a()' }, 'url: Invalid action URL'],
    [{ actionType: 'call', label: 'x' }, ': Unrecognized key: "label"'],
  ])('I3.8-05 %j is refused', (value, issue) => {
    expect(issuesOf(callToAction, value)).toEqual([issue]);
  });
});
