// Many restaurants at one quota, while the service refuses calls, answers get lost and processes end: every review is kept once, every
// automatic reply that is due is sent once, and none of an owner is replaced. The clock is simulated; `npm test -- --long` runs
// 1,500 restaurants, the usual run some, with a quota that is as scarce for them.
import { HOUR, MINUTE } from '@bite/shared/kernel/durations';
import { autoReplyConfig } from '@bite/shared/listing/auto-reply.schema';
import { callsPerMinute } from '@bite/shared/listing/limits';
import type { ServiceReview } from '@bite/shared/listing/service-review.schema';
import { starWords } from '@bite/shared/listing/stars';
import type { RestaurantRef } from '@bite/shared/paths';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { auditEntries, restaurantsOf, tenants } from '../../collections/collections.ts';
import {
  AUTO_REPLY_CONFIG,
  autoReplyConfigsOf,
  LISTING_SYNC,
  listingSyncsOf,
  reviewRepliesOf,
  reviewsOf,
} from '../../collections/listing.ts';
import { dueWork } from '../../due-work/due-work.ts';
import { finishDueWork } from '../../due-work/finish-due-work.ts';
import type { Allowances } from '../../ports/allowances.ts';
import type { ListingService } from '../../ports/listing-service.ts';
import { connectListing } from '../../testing/a-listed-restaurant.ts';
import { aPlace } from '../../testing/a-place.ts';
import { endingProcess } from '../../testing/ending-process.ts';
import { memoryAllowances } from '../../testing/memory-allowances.ts';
import { ProcessEnded } from '../../testing/memory-card-gateway.ts';
import { type ListingFault, memoryListing } from '../../testing/memory-listing.ts';
import { memoryRecords } from '../../testing/memory-records.ts';
import { memoryVault } from '../../testing/memory-vault.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { sendAutoReply } from '../auto-replies/send-auto-reply.ts';
import { callBudget } from '../call-budget.ts';
import { begunSync } from './listing-sync.ts';
import { requestSyncs } from './request-syncs.ts';
import { syncListing } from './sync-listing.ts';

const MANY = 1500;
const isLong = fc.readConfigureGlobal().numRuns !== undefined;
const RESTAURANTS = isLong ? MANY : 30;
/** Of the quota, so that it is scarce for fewer restaurants, too. A reply takes two calls, and each process sends ten at a time. */
const SHARE = Math.max(RESTAURANTS / MANY, 0.15);
const QUOTA = Math.ceil(callsPerMinute * SHARE);
const START = Date.parse('2026-06-10T08:00:00.000Z');
/** At each call of a port: a few processes an hour, however many restaurants there are. */
const ENDS = 0.06 / RESTAURANTS;
const ACCOUNT = '101';
/** Of how long after a review its automatic reply is sent. */
const REPLY_AFTER = HOUR;
const MOST_MINUTES = 24 * 60;

const place = (index: number): RestaurantRef => ({ tenantId: 10_000_001, restaurantId: 20_000_001 + index });
const locationOf = (index: number): string => String(200_000 + index);
const iso = (instant: number): string => new Date(instant).toISOString();

/** Always the same numbers between 0 and 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Put {
  reviewId: string;
  /** What stood there before. */
  over: string | undefined;
}

async function manyRestaurants() {
  const clock = { now: START };
  const now = () => clock.now;
  const random = numbers(7);
  const records = memoryRecords();
  const [listing, vault, counted] = [
    memoryListing({ now, quota: QUOTA, reviewsPage: 10 }),
    memoryVault(now),
    memoryAllowances(),
  ];
  const allowances: Allowances = {
    ...counted,
    take: (key, { max, endsAt }, wanted) =>
      counted.take(key, { max: Math.floor(max * SHARE), endsAt }, wanted),
  };
  const puts: Put[] = [];
  const replyAt = (locationId: string, reviewId: string) =>
    listing.location(locationId).reviews.find((one) => one.reviewId === reviewId)?.reviewReply;
  /** Notes what each reply replaced, as the service itself sees it. */
  const service: ListingService = {
    ...listing.service,
    async putReply(token, at, comment) {
      const before = replyAt(at.locationId, at.reviewId);
      try {
        return await listing.service.putReply(token, at, comment);
      } finally {
        const after = replyAt(at.locationId, at.reviewId);
        if (after !== before) puts.push({ reviewId: at.reviewId, over: before?.comment });
      }
    },
  };
  let written = 0;
  const review = (index: number, at: number, change: Partial<ServiceReview> = {}): string => {
    written += 1;
    const reviewId = `review-${written}`;
    const word = starWords[Math.floor(random() * starWords.length)];
    listing.putReview(locationOf(index), {
      ...{ reviewId, createTime: iso(at), updateTime: iso(at), starRating: word },
      ...{
        reviewer: { displayName: `Guest ${written}` },
        comment: random() < 0.7 ? 'Good pizza.' : undefined,
      },
      ...change,
    });
    return reviewId;
  };
  const own = { records, listing, vault, now };
  await connectAll(own, review, random);
  const owners = new Set<string>();
  let guids = 0;

  /** A process, which ends now and then. Several share the store and what is counted. */
  function process() {
    const one = endingProcess(() => random() < ENDS);
    const deps = {
      records: one.wrapped(records),
      vault: one.wrapped(vault),
      listingGrants: one.wrapped(listing.grants),
      listingService: one.wrapped(service),
      callBudget: callBudget({ allowances, now }),
      ...{ log: silentLog, now, listingTopic: undefined },
      newGuid: () => `guid-${++guids}`,
    };
    return {
      work: () =>
        finishDueWork({
          ...deps,
          handlers: {
            syncReviews: (at) => syncListing(deps, at),
            sendAutoReply: (data, attempt) => sendAutoReply(deps, data, attempt),
          },
        }),
      request: () => requestSyncs(deps),
    };
  }

  /** Whatever a process had begun beside what ended it comes to its end as well. */
  async function living(run: () => Promise<unknown>): Promise<void> {
    await run().catch((error: unknown) => {
      if (!(error instanceof ProcessEnded)) throw error;
    });
    await new Promise((resolve) => setImmediate(resolve));
  }

  const faults: ListingFault[] = [
    'limited',
    'lostBefore',
    'lostAfter',
    'unreachable',
    'cutBefore',
    'cutAfter',
  ];
  const anyOf = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;

  /** What guests, owners and the service do in a minute. */
  function happens(): void {
    for (let each = 0; each < Math.ceil(RESTAURANTS / 100); each += 1) {
      const index = Math.floor(random() * RESTAURANTS);
      if (random() < 0.5) review(index, clock.now);
      if (random() < 0.3) answerAsOwner(index);
      for (const call of ['reviews', 'review', 'putReply'] as const)
        if (random() < 0.3) listing.failNext(call, anyOf(faults));
    }
  }

  /** The oldest of those that are open: its automatic reply may be due by now. */
  function answerAsOwner(index: number): void {
    const open = listing.location(locationOf(index)).reviews.filter((one) => !one.reviewReply);
    const answered = open.at(-1);
    if (!answered) return;
    answered.reviewReply = { comment: `The owner, of ${answered.reviewId}`, updateTime: iso(clock.now) };
    owners.add(answered.reviewId);
  }

  return {
    ...{ clock, listing, records, puts, owners },
    calls: () => listing.calls(),
    happens,
    async minute() {
      const [first, second] = [process(), process()];
      if (Math.floor(clock.now / MINUTE) % 5 === 0) await living(() => first.request());
      await living(() => Promise.all([first.work(), second.work()]));
      clock.now += MINUTE;
    },
    waiting: async () => (await records.find(dueWork, { limit: 100_000 })).map(({ record }) => record),
  };
}

type World = Awaited<ReturnType<typeof manyRestaurants>>;

async function connectAll(
  own: Parameters<typeof connectListing>[0],
  review: (index: number, at: number, change?: Partial<ServiceReview>) => string,
  random: () => number,
): Promise<void> {
  const { records } = own;
  own.listing.addAccount({ name: `accounts/${ACCOUNT}` });
  const { tenant, restaurant } = aPlace();
  for (let index = 0; index < RESTAURANTS; index += 1) {
    const at = place(index);
    await connectListing(own, at, { accountId: ACCOUNT, locationId: locationOf(index) });
    const { sync, work } = begunSync(at, `listing-${at.restaurantId}`, undefined, START);
    await records.transact(async (transaction) => {
      transaction.set(tenants, String(at.tenantId), tenant);
      transaction.set(restaurantsOf(at.tenantId), String(at.restaurantId), { ...restaurant, ...at });
      transaction.set(listingSyncsOf(at), LISTING_SYNC, { ...sync, syncFrequency: 'hourly' });
      transaction.set(dueWork, work.id, work.record);
      transaction.set(
        autoReplyConfigsOf(at),
        AUTO_REPLY_CONFIG,
        autoReplyConfig.parse({
          ...{ configId: 'config', connectionId: sync.connectionId, isEnabled: true },
          ...{ enabledAt: iso(START - HOUR), reviewThreshold: REPLY_AFTER / HOUR, approvalRatings: [] },
          ...{ createdAt: iso(START), updatedAt: iso(START) },
        }),
      );
    });
    // Some are older than the replies' switching on, some are answered; a few restaurants have several pages.
    const count = index % 25 === 0 ? 35 : 2 + Math.floor(random() * 4);
    const ages = Array.from({ length: count }, () => (random() < 0.7 ? 2 + 90 * random() : random() * 0.9));
    for (const hours of ages.sort((one, other) => other - one)) {
      const time = START - hours * HOUR;
      const isAnswered = hours > 1 && random() < 0.3;
      review(index, time, isAnswered ? { reviewReply: { comment: 'Thanks', updateTime: iso(time) } } : {});
    }
  }
}

/** Runs minutes until it is over. @returns How many it took. */
async function until(world: World, isOver: () => Promise<boolean>): Promise<number> {
  for (let minutes = 0; minutes < MOST_MINUTES; minutes += 1) {
    if (await isOver()) return minutes;
    await world.minute();
  }
  throw new Error(`Not over after ${MOST_MINUTES} minutes`);
}

const kept = async ({ records }: World, index: number) => ({
  reviews: await records.find(reviewsOf(place(index)), { limit: 1000 }),
  replies: await records.find(reviewRepliesOf(place(index)), { limit: 1000 }),
});

const indexes = Array.from({ length: RESTAURANTS }, (_, index) => index);

async function isAllKept(world: World): Promise<boolean> {
  for (const index of indexes) {
    const sync = await world.records.get(listingSyncsOf(place(index)), LISTING_SYNC);
    if (sync?.lastFullSync === undefined) return false;
  }
  return true;
}

/** Nothing is due any more, and no reply is on its way. */
async function isDrained(world: World): Promise<boolean> {
  return !(await world.waiting()).some(({ kind }) => kind === 'sendAutoReply');
}

function assertQuota(world: World): number {
  const minutes = new Map<number, number>();
  const ofVersion4 = world.calls().filter(({ name }) => ['reviews', 'review', 'putReply'].includes(name));
  for (const { at } of ofVersion4) {
    const minute = Math.floor(at / MINUTE);
    minutes.set(minute, (minutes.get(minute) ?? 0) + 1);
  }
  const most = Math.max(...minutes.values());
  expect(most).toBeLessThanOrEqual(QUOTA);
  return most;
}

const putsOf = ({ puts }: World, id: string): Put[] => puts.filter(({ reviewId }) => reviewId === id);

/** Every review of the restaurant is kept, and every reply that was due is sent once, or waits for a person. */
async function assertWhole(
  world: World,
  index: number,
  sums: { reviews: number; sent: number; waits: number },
): Promise<void> {
  const { reviews, replies } = await kept(world, index);
  const there = world.listing.location(locationOf(index)).reviews;
  expect(reviews.map(({ id }) => id).sort()).toEqual(there.map(({ reviewId }) => reviewId).sort());
  sums.reviews += there.length;
  for (const { id, record } of replies) {
    const { state, reason } = record;
    expect(['sent', 'notNeeded', 'awaitingApproval'], `${id} ${reason}`).toContain(state);
    expect(putsOf(world, id), id).toHaveLength(state === 'sent' ? 1 : 0);
    sums.sent += state === 'sent' ? 1 : 0;
    sums.waits += state === 'awaitingApproval' ? 1 : 0;
  }
  const open = there.filter(
    ({ createTime = '', reviewReply }) => !reviewReply && Date.parse(createTime) >= START - HOUR,
  );
  const states = new Map(replies.map(({ id, record }) => [id, record.state]));
  for (const { reviewId } of open) expect(states.get(reviewId), reviewId).toBe('awaitingApproval');
}

it(
  `I3.2-01 I3.8-11 I3.8-14 ${RESTAURANTS} restaurants share the quota: every review is kept once, every reply is sent and told in the history once, and no owner’s is replaced, whatever fails`,
  async () => {
    const world = await manyRestaurants();
    const first = await until(world, () => isAllKept(world));
    for (let minutes = 0; minutes < 180; minutes += 1) {
      world.happens();
      await world.minute();
    }
    const rest = await until(world, () => isDrained(world));
    // A last pass over everything, after which nothing may be missing.
    for (let minutes = 0; minutes < 120; minutes += 1) await world.minute();
    await until(world, () => isDrained(world));

    const most = assertQuota(world);
    const sums = { reviews: 0, sent: 0, waits: 0 };
    for (const index of indexes) await assertWhole(world, index, sums);
    const { reviews, sent, waits } = sums;
    expect(world.puts.filter(({ over }) => over !== undefined)).toEqual([]);
    expect(world.puts).toHaveLength(sent);
    expect(await world.records.count(auditEntries)).toBe(sent);
    for (const reviewId of world.owners) expect(putsOf(world, reviewId)).toEqual([]);
    expect(sent).toBeGreaterThan(RESTAURANTS / 2);
    process.stdout.write(
      `${RESTAURANTS} restaurants, ${reviews} reviews: all kept after ${first} minutes; ${sent} replies sent, ${waits} wait for a person; drained ${rest} minutes after the last review, an hour of which replies wait for staff; at most ${most} of ${QUOTA} calls a minute\n`,
    );
  },
  isLong ? 3_600_000 : undefined,
);
