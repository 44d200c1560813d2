import { DAY, MINUTE } from '@bite/shared/kernel/durations';
import { autoReply } from '@bite/shared/listing/review-reply.schema';
import { type Stars, starWordOf } from '@bite/shared/listing/stars';
import { anAutoReply } from '@bite/shared/testing/listing-records';
import { aServiceReview } from '@bite/shared/testing/service-reviews';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  LISTING_CONNECTION,
  listingConnectionsOf,
  reviewRepliesOf,
  reviewsOf,
} from '../../collections/listing.ts';
import { aListedRestaurant, connectListing, listed } from '../../testing/a-listed-restaurant.ts';
import { elsewhere, member, NOW, place, putSister, sister } from '../../testing/memory-place.ts';
import { refused } from '../../testing/refused.ts';
import { countTenantReviews } from './count-tenant-reviews.ts';
import { listReviews, listTenantReviews } from './list-reviews.ts';
import { summarizeReviews } from './summarize-reviews.ts';
import { syncReviews } from './sync-reviews.ts';

const caller = { user: member('manager'), requestId: 'request-1' };

interface Written {
  days?: number;
  stars?: Stars;
  change?: object;
}

async function world() {
  const here = await aListedRestaurant();
  putSister(here.records);
  await connectListing(here, sister, { accountId: '101', locationId: '2002' });
  return {
    ...here,
    /** @param days Before now. */
    write(
      reviewId: string,
      { days = 0, stars = 5, change = {} }: Written = {},
      at: string = listed.locationId,
    ) {
      const time = new Date(NOW - days * DAY).toISOString();
      const starRating = starWordOf(stars);
      const review = { reviewId, starRating, createTime: time, updateTime: time, ...change };
      here.listing.putReview(at, aServiceReview(review));
    },
    async sync() {
      await syncReviews(here, place);
      await syncReviews(here, sister);
    },
  };
}

let here: Awaited<ReturnType<typeof world>>;
beforeEach(async () => {
  here = await world();
});

type Filters = Parameters<typeof listReviews>[3];
const list = (filters: Partial<Filters> = {}) => listReviews(here, caller, place, { limit: 50, ...filters });
const ids = async (filters: Partial<Filters> = {}) => (await list(filters)).reviews.map(({ id }) => id);
const answered = (state?: string) => ({ reviewReply: { comment: 'Thanks', state } });

describe('the locations of a business', () => {
  it('I3.8-11 have their unanswered reviews counted, and those that are not connected named', async () => {
    here.write('one');
    here.write('two', { change: answered() });
    await here.sync();
    const connection = await here.records.get(listingConnectionsOf(sister), LISTING_CONNECTION);
    if (!connection) throw new Error('The sister should be connected');
    const ended = { ...connection, status: 'disconnected' as const };
    here.records.put(listingConnectionsOf(sister), LISTING_CONNECTION, ended);
    const { restaurants } = await countTenantReviews(here, caller, place);
    expect(restaurants).toContainEqual({ ...only(place), isConnected: true, hasEnded: false, unanswered: 1 });
    expect(restaurants).toContainEqual({
      ...only(sister),
      isConnected: false,
      hasEnded: false,
      unanswered: 0,
    });
  });
  const only = ({ restaurantId }: { restaurantId: number }) => ({ restaurantId });
});

describe('the reviews of a restaurant', () => {
  it('I3.8-14 say where an automatic reply waits for a person', async () => {
    here.write('one');
    here.write('two', { days: 1 });
    await here.sync();
    const reply = (reviewId: string, state: 'awaitingApproval' | 'planned') =>
      here.records.put(reviewRepliesOf(place), reviewId, autoReply.parse(anAutoReply({ reviewId, state })));
    reply('one', 'awaitingApproval');
    reply('two', 'planned');
    const { reviews } = await list();
    expect(reviews.map(({ id, waitsForApproval }) => [id, waitsForApproval])).toEqual([
      ['one', true],
      ['two', undefined],
    ]);
    expect((await summarizeReviews(here, caller, place)).waitingReplies).toBe(1);
  });

  it('I3.8-11 come newest first, by page', async () => {
    here.write('old', { days: 9 });
    here.write('newest');
    here.write('older', { days: 3 });
    await here.sync();
    const first = await list({ limit: 2 });
    expect(first.reviews.map(({ id }) => id)).toEqual(['newest', 'older']);
    const second = await list({ limit: 2, pageToken: first.nextPageToken });
    expect(second).toMatchObject({ reviews: [{ id: 'old', restaurantId: place.restaurantId }] });
    expect(second).not.toHaveProperty('nextPageToken');
  });

  it.each<[Partial<Filters>, string[]]>([
    [{ stars: '1,2' }, ['bad', 'poor']],
    [{ answered: 'no' }, ['bad', 'silent', 'rejected']],
    [{ answered: 'yes' }, ['poor']],
    [{ withComment: 'no' }, ['silent']],
    [{ withComment: 'yes', answered: 'no' }, ['bad', 'rejected']],
    [{ from: '2026-06-08', to: '2026-06-09' }, ['poor', 'silent']],
    [{ to: '2026-06-07' }, ['rejected']],
    [{ search: 'COLD pízza' }, ['poor']],
    [{ search: 'thanks', stars: '5' }, ['rejected']],
    [{ search: 'kim' }, ['bad', 'poor', 'silent', 'rejected']],
    [{ search: 'sushi' }, []],
  ])('I3.8-11 %j leaves %j', async (filters, expected) => {
    here.write('rejected', { days: 4, change: answered('REJECTED') });
    here.write('silent', { days: 2, change: { comment: undefined } });
    here.write('poor', { days: 1, stars: 2, change: { comment: 'Cold pizza', ...answered('APPROVED') } });
    here.write('bad', { stars: 1 });
    await here.sync();
    expect(await ids(filters)).toEqual(expected);
  });

  it('of which one cannot be read are listed without it, which is said', async () => {
    here.write('good');
    await here.sync();
    const broken = { reviewTime: new Date(NOW).toISOString(), rating: 'five' };
    here.records.put(
      { path: reviewsOf(place).path, schema: { safeParse: (data) => ({ success: true, data }) } },
      'bad',
      broken,
    );
    expect(await list()).toMatchObject({ reviews: [{ id: 'good' }], unreadable: [{ recordId: 'bad' }] });
  });

  it('are searched some hundred at a time, and go on from there', async () => {
    for (let at = 0; at < 650; at += 1)
      here.write(`r${at}`, { days: at, change: { comment: at === 640 ? 'The needle' : 'Hay' } });
    await syncReviews(here, place);
    const first = await list({ search: 'needle', limit: 5 });
    expect(first.reviews).toEqual([]);
    expect(first.searchedTo).toBe(new Date(NOW - 599 * DAY).toISOString());
    const second = await list({ search: 'needle', limit: 5, pageToken: first.nextPageToken });
    expect(second.reviews.map(({ id }) => id)).toEqual(['r640']);
  });

  it('I6-01 are for those who may read them there', async () => {
    const employee = { user: member('employee'), requestId: '1' };
    expect(await refused(listReviews(here, employee, place, { limit: 5 }))).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await refused(listReviews(here, caller, elsewhere, { limit: 5 }))).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('the reviews of a business', () => {
  beforeEach(async () => {
    here.write('here', { days: 1 });
    here.write('there', { stars: 1 }, '2002');
    await here.sync();
  });
  const all = (filters: object = {}) =>
    listTenantReviews(here, caller, { tenantId: place.tenantId }, { limit: 50, ...filters });

  it('I3.8-11 are those of all its restaurants, or of one', async () => {
    expect((await all()).reviews).toMatchObject([
      { id: 'there', restaurantId: sister.restaurantId },
      { id: 'here', restaurantId: place.restaurantId },
    ]);
    expect((await all({ restaurantId: place.restaurantId })).reviews).toMatchObject([{ id: 'here' }]);
    expect((await all({ stars: '1' })).reviews).toMatchObject([{ id: 'there' }]);
  });

  it('I6-01 are nobody’s of another business', async () => {
    const asked = listTenantReviews(here, caller, { tenantId: elsewhere.tenantId }, { limit: 50 });
    expect(await refused(asked)).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('what reviews come to', () => {
  it('I3.8-11 I3.8-13 are averages by month, counts by stars, and how they are kept up to date', async () => {
    here.write('june', { stars: 5 });
    here.write('also june', { days: 5, stars: 2, change: answered() });
    here.write('may', { days: 20, stars: 1 });
    here.write('long ago', { days: 500, stars: 3 });
    await here.sync();
    expect(await summarizeReviews(here, caller, place)).toMatchObject({
      ...{ status: 'connected', unanswered: 3, averageRating: 2.8, totalReviewCount: 4 },
      byStars: [1, 1, 1, 0, 1].map((count, index) => ({ stars: index + 1, count })),
      months: [
        { month: '2026-05', count: 1, average: 1 },
        { month: '2026-06', count: 2, average: 3.5 },
      ],
      sync: {
        ...{ isAutoSyncEnabled: true, syncFrequency: 'daily', isUnderWay: false, isNotified: false },
        lastReviewsSync: new Date(NOW).toISOString(),
        nextSyncAt: new Date(NOW + DAY).toISOString(),
      },
    });
  });

  it('of a month end with it by the restaurant’s clock', async () => {
    const untilMay = (NOW - Date.parse('2026-06-01T04:00:00.000Z')) / DAY;
    here.write('last minute of May', { days: untilMay + MINUTE / DAY, stars: 1 });
    here.write('first minute of June', { days: untilMay, stars: 5 });
    await here.sync();
    expect((await summarizeReviews(here, caller, place)).months).toEqual([
      { month: '2026-05', count: 1, average: 1 },
      { month: '2026-06', count: 1, average: 5 },
    ]);
  });

  it('are nothing where no listing was ever connected', async () => {
    const other = { user: member('manager'), requestId: '1' };
    const empty = await aListedRestaurant();
    putSister(empty.records);
    expect(await summarizeReviews(empty, other, sister)).toEqual({
      ...{ unanswered: 0, waitingReplies: 0, months: [] },
      byStars: [1, 2, 3, 4, 5].map((stars) => ({ stars, count: 0 })),
    });
  });
});
