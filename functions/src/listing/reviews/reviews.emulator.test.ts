// The queries about reviews, as Firestore answers them: lists with filters, those across restaurants, what was removed, and whose turn it is.
import { user } from '@bite/shared/identity/user.schema';
import { DAY } from '@bite/shared/kernel/durations';
import { STAMPED } from '@bite/shared/testing/records';
import { aServiceReview } from '@bite/shared/testing/service-reviews';
import { expect, it } from 'vitest';
import { firestoreRecords } from '../../adapters/firestore/records.ts';
import { restaurantsOf, tenants } from '../../collections/collections.ts';
import { LISTING_SYNC, listingSyncsOf, reviewsOf } from '../../collections/listing.ts';
import { isWorkDone } from '../../due-work/due-work.ts';
import { finishDueWork } from '../../due-work/finish-due-work.ts';
import { connectListing, listed } from '../../testing/a-listed-restaurant.ts';
import { aPlace } from '../../testing/a-place.ts';
import { callerOf } from '../../testing/caller-of.ts';
import { emulatedFirestore } from '../../testing/emulated-firestore.ts';
import { memoryAllowances } from '../../testing/memory-allowances.ts';
import { memoryDueWorkQueue } from '../../testing/memory-due-work-queue.ts';
import { memoryListing } from '../../testing/memory-listing.ts';
import { memoryVault } from '../../testing/memory-vault.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { callBudget } from '../call-budget.ts';
import { listReviews, listTenantReviews } from './list-reviews.ts';
import { syncWorkId } from './listing-sync.ts';
import { takeNotification } from './notifications.ts';
import { requestSyncs } from './request-syncs.ts';
import { summarizeReviews } from './summarize-reviews.ts';
import { syncListing } from './sync-listing.ts';
import { syncReviews } from './sync-reviews.ts';

const START = Date.parse('2026-06-10T12:00:00.000Z');
const { tenant, restaurant } = aPlace();
const place = { tenantId: tenant.tenantId, restaurantId: restaurant.restaurantId };

async function world() {
  const db = emulatedFirestore('reviews');
  const records = firestoreRecords(db);
  const clock = { now: START };
  const now = () => clock.now;
  const [listing, vault, allowances] = [
    memoryListing({ now, reviewsPage: 4 }),
    memoryVault(now),
    memoryAllowances(),
  ];
  listing.addAccount({ name: `accounts/${listed.accountId}` });
  const put = records.transact((transaction) => {
    transaction.set(tenants, String(place.tenantId), tenant);
    transaction.set(restaurantsOf(place.tenantId), String(place.restaurantId), restaurant);
    return Promise.resolve();
  });
  await put;
  let guids = 0;
  return {
    ...{ records, clock, now, listing, vault, allowances, log: silentLog, listingTopic: undefined },
    ...{ listingGrants: listing.grants, listingService: listing.service },
    callBudget: callBudget({ allowances, now }),
    dueWorkQueue: memoryDueWorkQueue(),
    newGuid: () => `guid-${++guids}`,
  };
}

it('I3.8-11 I3.2-01 reviews are synchronised, listed by every filter, added up, and found again when their turn has come', async () => {
  const here = await world();
  const { records, listing, clock } = here;
  await connectListing(here, place, listed);
  for (let at = 1; at <= 9; at += 1) {
    const time = new Date(START - (10 - at) * DAY).toISOString();
    const starRating = at % 3 === 0 ? 'ONE' : 'FIVE';
    const reviewReply = at === 1 ? { comment: 'Thanks', updateTime: time, state: 'APPROVED' } : undefined;
    const comment = at % 2 === 0 ? 'Fine' : undefined;
    listing.putReview(
      listed.locationId,
      aServiceReview({
        reviewId: `r${at}`,
        createTime: time,
        updateTime: time,
        starRating,
        comment,
        reviewReply,
      }),
    );
  }
  expect(await syncReviews(here, place)).toMatchObject({ outcome: 'done', changed: 9 });

  const caller = callerOf(
    user.parse({ uid: 'ada', email: 'ada@example.com', isSiteAdmin: true, ...STAMPED }),
  );
  const all = {
    limit: 50,
    stars: '1,2,5',
    answered: 'no',
    withComment: 'yes',
    from: '2026-06-02',
    to: '2026-06-08',
  } as const;
  const ids = ({ reviews }: { reviews: { id: string }[] }) => reviews.map(({ id }) => id);
  expect(ids(await listReviews(here, caller, place, all))).toEqual(['r8', 'r6', 'r4', 'r2']);
  expect(
    ids(await listTenantReviews(here, caller, place, { ...all, restaurantId: place.restaurantId })),
  ).toEqual([...['r8', 'r6', 'r4', 'r2']]);
  const first = await listTenantReviews(here, caller, place, { limit: 5 });
  const second = await listTenantReviews(here, caller, place, { limit: 5, pageToken: first.nextPageToken });
  expect([...ids(first), ...ids(second)]).toEqual(['r9', 'r8', 'r7', 'r6', 'r5', 'r4', 'r3', 'r2', 'r1']);
  expect(await summarizeReviews(here, caller, place)).toMatchObject({
    unanswered: 8,
    byStars: [{ count: 3 }, { count: 0 }, { count: 0 }, { count: 0 }, { count: 6 }],
    months: [{ month: '2026-06', count: 9, average: 3.7 }],
  });

  clock.now += DAY;
  const location = listing.location(listed.locationId);
  location.reviews = location.reviews.filter(({ reviewId }) => reviewId !== 'r5' && reviewId !== 'r1');
  expect(await requestSyncs(here)).toEqual({ requested: 1, left: 0, failed: 0 });
  clock.now += 5 * 60_000;
  await finishDueWork({ ...here, handlers: { syncReviews: (at) => syncListing(here, at) } });
  expect(await isWorkDone(records, syncWorkId(place))).toBe(true);
  expect(await records.count(reviewsOf(place))).toBe(7);
  expect(await records.get(listingSyncsOf(place), LISTING_SYNC)).toMatchObject({ totalReviewCount: 7 });

  await takeNotification(here, JSON.stringify({ message: { attributes: { at: 'locations/2001' } } }));
  expect(await isWorkDone(records, syncWorkId(place))).toBe(false);
});
