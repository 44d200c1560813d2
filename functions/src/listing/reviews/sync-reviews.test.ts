import { DAY, HOUR, MINUTE } from '@bite/shared/kernel/durations';
import type { StoredReview } from '@bite/shared/listing/review.schema';
import { autoReply } from '@bite/shared/listing/review-reply.schema';
import { anAutoReply } from '@bite/shared/testing/listing-records';
import { aServiceReview } from '@bite/shared/testing/service-reviews';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  LISTING_CONNECTION,
  LISTING_SYNC,
  listingConnectionsOf,
  listingSyncsOf,
  reviewRepliesOf,
  reviewsOf,
} from '../../collections/listing.ts';
import { dueWork, isWorkDone } from '../../due-work/due-work.ts';
import { finishDueWork } from '../../due-work/finish-due-work.ts';
import { aListedRestaurant, connectListing, listed } from '../../testing/a-listed-restaurant.ts';
import { ProcessEnded } from '../../testing/memory-card-gateway.ts';
import type { ListingFault } from '../../testing/memory-listing.ts';
import { place, putSister, sister } from '../../testing/memory-place.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { begunSync, changeSync, syncAt, syncWorkId } from './listing-sync.ts';
import { requestSyncs } from './request-syncs.ts';
import { syncListing } from './sync-listing.ts';
import { type SyncOutcome, syncReviews } from './sync-reviews.ts';

async function world(options: Parameters<typeof aListedRestaurant>[0] = {}) {
  const here = await aListedRestaurant({ reviewsPage: 3, ...options });
  const deps = { ...here, log: silentLog, listingTopic: undefined as string | undefined };
  const { listing, records } = here;
  const kept = async (at = place): Promise<StoredReview[]> =>
    (await records.find(reviewsOf(at), { limit: 500 })).map(({ record }) => record);
  return {
    ...deps,
    deps,
    kept,
    /** Written one after the other, the newest last. */
    write(...ids: string[]) {
      for (const reviewId of ids) {
        here.clock.minutes += 1;
        const time = new Date(here.now()).toISOString();
        const review = aServiceReview({ reviewId, createTime: time, updateTime: time });
        listing.putReview(listed.locationId, review);
      }
    },
    remove(reviewId: string) {
      const location = listing.location(listed.locationId);
      location.reviews = location.reviews.filter((one) => one.reviewId !== reviewId);
    },
    sync: (at = place): Promise<SyncOutcome> => syncReviews(deps, at),
    state: () => syncAt({ get: records.get }, place),
    ids: async () => (await kept()).map(({ reviewId }) => reviewId).sort(),
    reads: () => listing.calls().filter(({ name }) => name === 'reviews').length,
  };
}

let here: Awaited<ReturnType<typeof world>>;
beforeEach(async () => {
  here = await world();
});

const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

describe('the reviews of a restaurant', () => {
  it('I3.8-11 I3.8-13 are all kept once, although some stand on two pages', async () => {
    here.write(...seven);
    expect(await here.sync()).toEqual({ outcome: 'done', isFull: true, changed: 7, removed: 0 });
    expect(await here.ids()).toEqual(seven);
    expect(await here.state()).toMatchObject({
      connectionId: `listing-${place.restaurantId}`,
      ...{ averageRating: 4, totalReviewCount: 7, leftOut: 0, failures: 0 },
      lastReviewsSync: new Date(here.now()).toISOString(),
      lastFullSync: new Date(here.now()).toISOString(),
      nextReviewsSyncAt: new Date(here.now() + DAY).toISOString(),
    });
    expect(await here.state()).not.toHaveProperty('reviewsPass');
  });

  it('are read only as far as something is new', async () => {
    here.write(...seven);
    await here.sync();
    here.write('h', 'b');
    const before = here.reads();
    expect(await here.sync()).toEqual({ outcome: 'done', isFull: false, changed: 2, removed: 0 });
    expect(here.reads() - before).toBe(1);
    expect(await here.ids()).toEqual([...seven, 'h']);
    const unchanged = here.records.documents();
    await here.sync();
    const paths = Object.keys(unchanged).filter((path) => path.includes('/reviews/'));
    for (const path of paths) expect(here.records.documents()[path]).toEqual(unchanged[path]);
  });

  it('that were removed at the service are found by the daily full pass, and no other is', async () => {
    here.write(...seven);
    await here.sync();
    here.remove('g');
    here.remove('d');
    here.remove('a');
    expect(await here.sync()).toMatchObject({ isFull: false, removed: 0 });
    here.clock.minutes += DAY / MINUTE;
    expect(await here.sync()).toMatchObject({ isFull: true, changed: 0, removed: 3 });
    expect(await here.ids()).toEqual(['b', 'c', 'e', 'f']);
  });

  it('that were removed are found although the quota ends, each asked about once', async () => {
    here.write(...seven);
    await here.sync();
    for (const id of ['b', 'd', 'f']) here.remove(id);
    here.clock.minutes += DAY / MINUTE;
    const asks = () => here.listing.calls().filter(({ name }) => name === 'review').length;
    here.listing.failNext('review', undefined, 'limited');
    expect(await here.sync()).toMatchObject({ outcome: 'waiting' });
    expect(asks()).toBe(2);
    here.listing.failNext('review', undefined, 'limited');
    expect(await here.sync()).toMatchObject({ outcome: 'waiting' });
    expect(await here.sync()).toMatchObject({ outcome: 'done' });
    expect(await here.ids()).toEqual(['a', 'c', 'e', 'g']);
    expect(asks()).toBe(5);
    expect(await here.state()).toMatchObject({ missing: [] });
  });

  it('all of which were removed are gone with the next full pass', async () => {
    here.write('a', 'b');
    await here.sync();
    here.remove('a');
    here.remove('b');
    here.clock.minutes += DAY / MINUTE;
    expect(await here.sync()).toMatchObject({ removed: 2 });
    expect(await here.ids()).toEqual([]);
    expect(await here.state()).toMatchObject({ totalReviewCount: 0 });
  });

  it('whose stars are of no known kind are left out, which is said until a full pass meets none', async () => {
    here.write('a', 'b');
    here.listing.putReview(listed.locationId, aServiceReview({ reviewId: 'x', starRating: 'SIX' }));
    await syncListing(here.deps, place);
    expect(await here.ids()).toEqual(['a', 'b']);
    expect(await here.state()).toMatchObject({
      leftOut: 1,
      syncErrors: [{ errorType: 'data', resolved: false, errorMessage: expect.stringContaining('left out') }],
    });
    here.remove('x');
    here.clock.minutes += DAY / MINUTE;
    await syncListing(here.deps, place);
    expect(await here.state()).toMatchObject({ leftOut: 0, syncErrors: [{ resolved: true }] });
  });

  it('of another connection are begun anew, with the settings of before', async () => {
    here.write(...seven);
    await here.sync();
    await changeSync(here.records, place, (before) => ({ ...before, syncFrequency: 'weekly' }));
    const connection = await here.records.get(listingConnectionsOf(place), LISTING_CONNECTION);
    if (!connection) throw new Error('not connected');
    here.listing.addLocation(listed.accountId, { name: 'locations/2002', title: 'Kiosk' });
    const other = { ...connection, connectionId: 'another', locationId: '2002' };
    here.records.put(listingConnectionsOf(place), LISTING_CONNECTION, other);
    here.listing.putReview('2002', aServiceReview({ reviewId: 'kiosk' }));
    expect(await here.sync()).toMatchObject({ outcome: 'done', isFull: true, changed: 1 });
    expect(await here.state()).toMatchObject({ connectionId: 'another', syncFrequency: 'weekly' });
  });

  it('are not read of a listing that was disconnected meanwhile', async () => {
    here.write(...seven);
    const reading = here.listingService.reviews;
    here.deps.listingService = {
      ...here.listingService,
      reviews: async (...call) => {
        const answer = await reading(...call);
        here.records.remove(listingConnectionsOf(place), LISTING_CONNECTION);
        return answer;
      },
    };
    expect(await here.sync()).toEqual({ outcome: 'failed', reason: 'notConnected' });
    expect(await here.ids()).toEqual([]);
  });
});

describe('a pass that is cut off', () => {
  it.each<[ListingFault, number]>([
    ['cutBefore', 0],
    ['cutAfter', 0],
    ['cutBefore', 1],
    ['cutAfter', 2],
    ['unreachable', 1],
    ['lostBefore', 2],
  ])('by %s at page %d goes on there, and keeps each review once', async (fault, page) => {
    here.write(...seven);
    here.listing.failNext('reviews', ...Array.from({ length: page }, () => undefined), fault);
    const first = await here.sync().catch((error: unknown) => error);
    if (fault.startsWith('cut')) expect(first).toBeInstanceOf(ProcessEnded);
    else expect(first).toMatchObject({ outcome: 'failed' });
    const before = here.reads();
    expect(await here.sync()).toMatchObject({ outcome: 'done', isFull: true });
    expect(here.reads() - before).toBe(3 - page);
    expect(await here.ids()).toEqual(seven);
  });

  it('at any read or write of the store goes on, and keeps each review once', async () => {
    for (let step = 1; ; step += 1) {
      const at = await world();
      at.write(...seven);
      let calls = 0;
      const ending = async <Value>(run: () => Promise<Value>): Promise<Value> => {
        calls += 1;
        if (calls === 2 * step - 1) throw new ProcessEnded();
        const value = await run();
        if (calls === 2 * step) throw new ProcessEnded();
        return value;
      };
      const records: typeof at.records = {
        ...at.records,
        get: (...asked) => ending(() => at.records.get(...asked)),
        page: (...asked) => ending(() => at.records.page(...asked)),
        transact: (work) => ending(() => at.records.transact(work)),
      };
      const outcome = await syncReviews({ ...at.deps, records }, place).catch((error: unknown) => error);
      expect(await at.sync()).toMatchObject({ outcome: 'done' });
      expect(await at.ids()).toEqual(seven);
      if (!(outcome instanceof ProcessEnded)) break;
    }
  });

  it('ends where another process has gone on with it', async () => {
    here.write(...seven);
    const reading = here.listingService.reviews;
    let isFirst = true;
    const listingService = {
      ...here.listingService,
      reviews: async (...call: Parameters<typeof reading>) => {
        const answer = await reading(...call);
        if (isFirst) {
          isFirst = false;
          expect(await here.sync()).toMatchObject({ outcome: 'done', changed: 7 });
        }
        return answer;
      },
    };
    expect(await syncReviews({ ...here.deps, listingService }, place)).toEqual({ outcome: 'overtaken' });
    expect(await here.ids()).toEqual(seven);
  });

  it('begins again where the service does not know its page any more', async () => {
    here.write(...seven);
    here.listing.failNext('reviews', undefined, 'refused');
    expect(await here.sync()).toMatchObject({ reason: 'refused' });
    const before = here.reads();
    await here.sync();
    expect(here.reads() - before).toBe(3);
  });
});

describe('a restaurant’s turn', () => {
  const work = () => here.records.get(dueWork, syncWorkId(place));
  const put = (change: object) => changeSync(here.records, place, (before) => ({ ...before, ...change }));
  const begun = () =>
    here.records.transact(async (transaction) => {
      const { sync, work } = begunSync(place, `listing-${place.restaurantId}`, undefined, here.now());
      transaction.set(listingSyncsOf(place), LISTING_SYNC, sync);
      transaction.set(dueWork, work.id, work.record);
    });
  const run = () =>
    finishDueWork({ ...here.deps, handlers: { syncReviews: (at) => syncListing(here.deps, at) } });

  it('I3.2-01 begins when the listing is connected, and comes again by the frequency that was chosen', async () => {
    here.write('a');
    await begun();
    await run();
    expect(await here.ids()).toEqual(['a']);
    await put({ syncFrequency: 'hourly', nextReviewsSyncAt: new Date(here.now()).toISOString() });
    expect(await requestSyncs(here.deps)).toEqual({ requested: 1, left: 0, failed: 0 });
    expect(await here.state()).toMatchObject({
      nextReviewsSyncAt: new Date(here.now() + HOUR).toISOString(),
    });
    here.clock.minutes += 6;
    await run();
    expect(await work()).toBeUndefined();
    expect(await requestSyncs(here.deps)).toMatchObject({ requested: 0 });
  });

  it('is kept where the quota is used up: it goes on in the next minute', async () => {
    here.write(...seven);
    await begun();
    await here.allowances.take(
      `listing reviews ${Math.floor(here.now() / MINUTE) * MINUTE}`,
      {
        ...{ max: 1000, endsAt: here.now() + MINUTE },
      },
      1000,
    );
    await run();
    expect(await here.ids()).toEqual([]);
    expect(await work()).toMatchObject({ attempts: 0 });
    here.clock.minutes += 2;
    await run();
    expect(await here.ids()).toEqual(seven);
    expect(await isWorkDone(here.records, syncWorkId(place))).toBe(true);
    expect((await here.state())?.syncErrors).toEqual([]);
  });

  it.each<[ListingFault, string]>([
    ['unreachable', 'network'],
    ['forbidden', 'auth'],
    ['lostBefore', 'api'],
    ['notFound', 'api'],
  ])(
    'I3.8-07 after %s is kept as an error of the kind %s, until it works again',
    async (fault, errorType) => {
      await begun();
      here.listing.failNext('reviews', fault, fault);
      await run();
      expect(await here.state()).toMatchObject({
        failures: 1,
        syncErrors: [{ errorType, resolved: false }],
        nextReviewsSyncAt: new Date(here.now() + 5 * MINUTE).toISOString(),
      });
      here.clock.minutes += 5;
      await requestSyncs(here.deps);
      here.clock.minutes += 5;
      await run();
      expect(await here.state()).toMatchObject({ failures: 2, syncErrors: [{ resolved: false }] });
      await syncListing(here.deps, place);
      expect(await here.state()).toMatchObject({
        failures: 0,
        syncErrors: [{ errorType, resolved: true, resolvedAt: new Date(here.now()).toISOString() }],
      });
    },
  );

  it('fails alone: others have theirs', async () => {
    putSister(here.records);
    await connectListing(here, sister, { accountId: '101', locationId: '2009' });
    here.listing.putReview('2009', aServiceReview({ reviewId: 'of the sister' }));
    for (const at of [place, sister])
      here.records.put(listingSyncsOf(at), LISTING_SYNC, {
        ...{
          connectionId: `listing-${at.restaurantId}`,
          syncErrors: [],
          isAutoSyncEnabled: true,
          syncFrequency: 'daily',
        },
        ...{ failures: 0, leftOut: 0, missing: [], nextReviewsSyncAt: new Date(here.now()).toISOString() },
      });
    expect(await requestSyncs(here.deps)).toMatchObject({ requested: 2 });
    here.listing.failNext('reviews', 'unreachable');
    here.clock.minutes += 5;
    await run();
    const kept = [...(await here.kept()), ...(await here.kept(sister))];
    const states = await Promise.all([place, sister].map((at) => syncAt(here.records, at)));
    expect(states.map((state) => state?.failures).sort()).toEqual([0, 1]);
    expect(kept.length).toBe(states[1]?.failures === 0 ? 1 : 0);
  });

  it('ends with the connection, and leaves nothing to be found', async () => {
    await begun();
    here.records.remove(listingConnectionsOf(place), LISTING_CONNECTION);
    await run();
    expect(await here.state()).not.toHaveProperty('nextReviewsSyncAt');
  });
});

describe('what the service has not judged yet', () => {
  it('I3.8-06 is read again with every synchronisation, however old the review is', async () => {
    here.write(...seven);
    await here.sync();
    here.clock.minutes += DAY / MINUTE;
    const judged = (state: string) => {
      const reply = { comment: 'Thanks', updateTime: new Date(here.now()).toISOString(), state };
      here.listing.reviewAt(listed.locationId, 'a').reviewReply = reply;
    };
    judged('PENDING');
    await syncListing(here.deps, place);
    judged('APPROVED');
    await syncListing(here.deps, place);
    expect((await here.kept()).find(({ reviewId }) => reviewId === 'a')?.response).toMatchObject({
      state: 'approved',
    });
  });
});

describe('an automatic reply', () => {
  it('I3.8-06 is known by what was sent', async () => {
    here.write('a');
    here.listing.reviewAt(listed.locationId, 'a').reviewReply = { comment: 'Thank you!' };
    const sending = autoReply.parse(anAutoReply({ reviewId: 'a', state: 'sending', text: 'Thank you!' }));
    here.records.put(reviewRepliesOf(place), 'a', sending);
    await here.sync();
    expect(await here.kept()).toMatchObject([{ response: { by: 'auto', isAiGenerated: true } }]);
  });
});
