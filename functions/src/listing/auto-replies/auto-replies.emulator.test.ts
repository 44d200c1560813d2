// That a reply is sent once, and a day's count holds, is a matter of the database's transactions: here with Firestore's.
import { HOUR, MINUTE } from '@bite/shared/kernel/durations';
import { autoReplyConfig } from '@bite/shared/listing/auto-reply.schema';
import type { ServiceReview } from '@bite/shared/listing/service-review.schema';
import { STAMPED } from '@bite/shared/testing/records';
import { expect, it } from 'vitest';
import { firestoreRecords } from '../../adapters/firestore/records.ts';
import { writePath } from '../../audit/write-path.ts';
import { restaurantsOf, tenants } from '../../collections/collections.ts';
import {
  AUTO_REPLY_CONFIG,
  autoReplyConfigsOf,
  autoReplyCountsOf,
  LISTING_CONNECTION,
  listingConnectionsOf,
} from '../../collections/listing.ts';
import { finishDueWork } from '../../due-work/finish-due-work.ts';
import { connectListing, listed } from '../../testing/a-listed-restaurant.ts';
import { aPlace } from '../../testing/a-place.ts';
import { emulatedFirestore } from '../../testing/emulated-firestore.ts';
import { memoryAllowances } from '../../testing/memory-allowances.ts';
import { memoryDueWorkQueue } from '../../testing/memory-due-work-queue.ts';
import { memoryListing } from '../../testing/memory-listing.ts';
import { member } from '../../testing/memory-place.ts';
import { memoryVault } from '../../testing/memory-vault.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { callBudget } from '../call-budget.ts';
import { syncReviews } from '../reviews/sync-reviews.ts';
import { decideReplies } from './decide-replies.ts';
import { listReplies } from './list-replies.ts';
import { sendAutoReply } from './send-auto-reply.ts';

const START = Date.parse('2026-06-10T12:00:00.000Z');
const { tenant, restaurant } = aPlace();
const place = { tenantId: tenant.tenantId, restaurantId: restaurant.restaurantId };

async function world() {
  const records = firestoreRecords(emulatedFirestore('auto-replies'));
  const clock = { now: START };
  const now = () => clock.now;
  const [listing, vault, allowances] = [memoryListing({ now }), memoryVault(now), memoryAllowances()];
  listing.addAccount({ name: `accounts/${listed.accountId}` });
  await records.transact(async (transaction) => {
    transaction.set(tenants, String(place.tenantId), tenant);
    transaction.set(restaurantsOf(place.tenantId), String(place.restaurantId), restaurant);
  });
  const deps = {
    ...{ records, listing, vault, allowances, now, log: silentLog },
    ...{ listingGrants: listing.grants, listingService: listing.service },
    callBudget: callBudget({ allowances, now }),
    newGuid: () => crypto.randomUUID(),
    ...{ dueWorkQueue: memoryDueWorkQueue(), writePath: writePath({ records, now }), replyWriter: undefined },
  };
  await connectListing(deps, place, listed);
  return { ...deps, clock };
}

it('I3.8-14 with Firestore each review gets one reply, and no day more than it may have, however many workers there are', async () => {
  const here = await world();
  const { records, listing, clock } = here;
  const connection = await records.get(listingConnectionsOf(place), LISTING_CONNECTION);
  const config = autoReplyConfig.parse({
    ...{ configId: 'config-1', connectionId: connection?.connectionId, ...STAMPED },
    ...{ isEnabled: true, enabledAt: new Date(START - HOUR).toISOString(), reviewThreshold: 1, dailyCap: 5 },
  });
  await records.transact(async (transaction) =>
    transaction.set(autoReplyConfigsOf(place), AUTO_REPLY_CONFIG, config),
  );
  const ids = Array.from({ length: 8 }, (_, index) => `r${index}`);
  for (const [index, reviewId] of ids.entries()) {
    const time = new Date(START - MINUTE).toISOString();
    const starRating: ServiceReview['starRating'] = index === 7 ? 'TWO' : 'FIVE';
    listing.putReview(listed.locationId, {
      ...{ reviewId, starRating, reviewer: { displayName: 'Kim' }, createTime: time, updateTime: time },
    });
  }
  await Promise.all([syncReviews(here, place), syncReviews(here, place)]);
  const handlers = {
    sendAutoReply: (
      ...given: Parameters<typeof sendAutoReply> extends [unknown, ...infer Rest] ? Rest : never
    ) => sendAutoReply(here, ...given),
  };
  const work = async () => {
    await Promise.all(Array.from({ length: 3 }, () => finishDueWork({ ...here, handlers })));
  };
  const sent = () => listing.calls().filter(({ name }) => name === 'putReply').length;
  const answered = () =>
    ids.filter((id) => listing.reviewAt(listed.locationId, id).reviewReply !== undefined).length;

  clock.now += HOUR;
  await work();
  await Promise.all(ids.map((reviewId) => sendAutoReply(here, { ...place, reviewId }, { isLast: false })));
  expect([sent(), answered()]).toEqual([5, 5]);
  expect((await records.get(autoReplyCountsOf(place), '2026-06-10'))?.count).toBe(5);

  const caller = { user: member('manager'), requestId: 'request-1' };
  const list = async (which: 'waiting' | 'planned' | 'settled') =>
    (await listReplies(here, caller, place, { list: which, limit: 50 })).replies;
  expect((await list('planned')).map(({ reason }) => reason)).toEqual(['cap', 'cap']);
  expect(await list('settled')).toHaveLength(5);
  const waiting = await list('waiting');
  await decideReplies(here, caller, place, { decision: 'send', replies: waiting });
  clock.now += 2 * MINUTE;
  await work();
  expect([sent(), answered()]).toEqual([6, 6]);

  clock.now += 24 * HOUR;
  await work();
  await work();
  expect([sent(), answered()]).toEqual([8, 8]);
  expect(await list('settled')).toHaveLength(8);
});
