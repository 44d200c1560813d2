import { MINUTE } from '@bite/shared/kernel/durations';
import { autoReply } from '@bite/shared/listing/review-reply.schema';
import { anAutoReply } from '@bite/shared/testing/listing-records';
import { aServiceReview } from '@bite/shared/testing/service-reviews';
import { beforeEach, describe, expect, it } from 'vitest';
import { reviewRepliesOf, reviewsOf } from '../../collections/listing.ts';
import { dueWork } from '../../due-work/due-work.ts';
import { aListedRestaurant, listed } from '../../testing/a-listed-restaurant.ts';
import { ProcessEnded } from '../../testing/memory-card-gateway.ts';
import { memoryDueWorkQueue } from '../../testing/memory-due-work-queue.ts';
import type { ListingFault } from '../../testing/memory-listing.ts';
import { member, place } from '../../testing/memory-place.ts';
import { refused } from '../../testing/refused.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { followReply } from './follow-reply.ts';
import { syncWorkId } from './listing-sync.ts';
import { deleteReviewReply, replyToReview } from './reply-to-review.ts';
import { syncListing } from './sync-listing.ts';
import { syncReviews } from './sync-reviews.ts';

const reviewId = 'review-1';
const at = { ...place, reviewId };

async function world() {
  const here = await aListedRestaurant();
  const deps = { ...here, log: silentLog, listingTopic: undefined, dueWorkQueue: memoryDueWorkQueue() };
  here.listing.putReview(listed.locationId, aServiceReview({ reviewId }));
  await syncReviews(deps, place);
  const caller = (uid = 'manager') => ({ user: member('manager', uid), requestId: 'request-1' });
  return {
    ...deps,
    deps,
    caller,
    reply: (comment: string, seen?: string, by = caller()) => replyToReview(deps, by, at, { comment, seen }),
    remove: (seen?: string) => deleteReviewReply(deps, caller(), at, { seen }),
    kept: () => here.records.get(reviewsOf(place), reviewId),
    atService: () => here.listing.reviewAt(listed.locationId, reviewId).reviewReply,
    /** Somebody writes it at the service itself. */
    writeThere(comment: string) {
      const updateTime = new Date(here.now()).toISOString();
      here.listing.reviewAt(listed.locationId, reviewId).reviewReply = { comment, updateTime };
    },
    puts: () => here.listing.calls().filter(({ name }) => name === 'putReply').length,
    audited: () => here.audited().filter(({ kind }) => kind === 'reviews'),
  };
}

let here: Awaited<ReturnType<typeof world>>;
beforeEach(async () => {
  here = await world();
});

describe('a reply that is being judged', () => {
  const works = () =>
    here.records.getAll(
      dueWork,
      [0, 1, 2, 3].map((turn) => `follow-reply-${place.tenantId}-${place.restaurantId}-${reviewId}-${turn}`),
    );
  const dueAfter = async () =>
    (await works()).flatMap((work) => (work ? (Date.parse(work.dueAt ?? '') - sentAt) / MINUTE : []));
  let sentAt = 0;

  it('I5.4-05 is asked for after a minute, five and fifteen, until it is judged', async () => {
    await here.reply('Thank you!');
    sentAt = here.now();
    const asked = { ...at, sentAt: new Date(sentAt).toISOString() };
    expect(await dueAfter()).toEqual([1]);
    for (const turn of [0, 1, 2]) await followReply(here.deps, { ...asked, turn });
    expect(await dueAfter()).toEqual([1, 5, 15]);
    const { reviewReply } = here.listing.reviewAt(listed.locationId, reviewId);
    Object.assign(reviewReply ?? {}, { state: 'REJECTED' });
    await followReply(here.deps, { ...asked, turn: 1 });
    expect((await here.kept())?.response?.state).toBe('rejected');
  });
});

describe('a reply of staff', () => {
  it('I3.8-14 settles the automatic one that was to come, also if it is taken away again', async () => {
    for (const state of ['planned', 'awaitingApproval'] as const) {
      const planned = autoReply.parse(anAutoReply({ reviewId, state }));
      here.records.put(reviewRepliesOf(place), reviewId, planned);
      const { response } = await here.reply(`Thank you: ${state}`);
      await here.remove(response?.updateTime);
      expect(await here.records.get(reviewRepliesOf(place), reviewId)).toMatchObject({
        ...{ state: 'notNeeded', reason: 'answered' },
      });
    }
  });

  it('I5.4-05 goes to the service, waits for its judgement, and is in the history', async () => {
    expect(await here.reply('Thank you, Kim!')).toMatchObject({
      id: reviewId,
      response: { comment: 'Thank you, Kim!', state: 'pending', by: 'staff', isAiGenerated: false },
    });
    expect(here.atService()).toMatchObject({ comment: 'Thank you, Kim!' });
    expect(await here.kept()).not.toHaveProperty('sending');
    expect(here.audited()).toMatchObject([
      { by: 'manager', recordId: reviewId, changes: [{ field: 'reply', to: 'Thank you, Kim!' }] },
    ]);
  });

  it('is changed and taken away after the present one was seen', async () => {
    const first = await here.reply('Thank you!');
    here.clock.minutes += 1;
    const second = await here.reply('Thank you very much!', first.response?.updateTime);
    expect(here.atService()).toMatchObject({ comment: 'Thank you very much!' });
    expect(await here.remove(second.response?.updateTime)).not.toHaveProperty('response');
    expect(here.atService()).toBeUndefined();
    expect(here.audited().map(({ changes }) => changes)).toMatchObject([
      [{ to: 'Thank you!' }],
      [{ from: 'Thank you!', to: 'Thank you very much!' }],
      [{ from: 'Thank you very much!' }],
    ]);
  });

  it('never replaces one that was not seen: the present one is shown instead', async () => {
    here.writeThere('From the owner’s telephone');
    expect(await refused(here.reply('Thank you!'))).toMatchObject({
      code: 'CONFLICT',
      details: { reply: { comment: 'From the owner’s telephone' } },
    });
    expect(here.atService()).toMatchObject({ comment: 'From the owner’s telephone' });
    const { response } = (await here.kept()) ?? {};
    expect(response).toMatchObject({ comment: 'From the owner’s telephone' });
    expect(await here.reply('Thank you!', response?.updateTime)).toMatchObject({ response: { by: 'staff' } });
  });

  it('never takes away one that was changed meanwhile, and says that one was taken away', async () => {
    const { response } = await here.reply('Thank you!');
    here.clock.minutes += 1;
    here.writeThere('Other words');
    expect(await refused(here.remove(response?.updateTime))).toMatchObject({
      details: { reply: { comment: 'Other words' } },
    });
    delete here.listing.reviewAt(listed.locationId, reviewId).reviewReply;
    expect(await refused(here.reply('Again', response?.updateTime))).toMatchObject({
      details: { reply: null },
    });
  });

  it('that is sent twice is written once', async () => {
    await here.reply('Thank you!');
    expect(await here.reply('Thank you!')).toMatchObject({ response: { by: 'staff' } });
    expect(here.puts()).toBe(1);
    expect(here.audited()).toHaveLength(1);
  });

  it('to a review that is gone says so, and the review goes here, too', async () => {
    here.listing.location(listed.locationId).reviews = [];
    expect(await refused(here.reply('Thank you!'))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await here.kept()).toBeUndefined();
  });

  it('I6-01 is for those who may reply', async () => {
    const by = { user: member('employee'), requestId: 'request-1' };
    expect(await refused(here.reply('Thank you!', undefined, by))).toMatchObject({ code: 'FORBIDDEN' });
  });

  it.each<[ListingFault, string, string]>([
    ['unreachable', 'CONFLICT', 'Nothing was changed'],
    ['forbidden', 'CONFLICT', 'does not allow'],
    ['refused', 'CONFLICT', 'does not accept'],
    ['limited', 'RATE_LIMITED', 'no more calls'],
    ['notFound', 'CONFLICT', 'does not have this'],
  ])(
    'that the service meets with %s was surely not sent, and the person is told',
    async (fault, code, words) => {
      here.listing.failNext('putReply', fault);
      expect(await refused(here.reply('Thank you!'))).toMatchObject({
        code,
        message: expect.stringContaining(words),
      });
      expect(await here.kept()).not.toHaveProperty('sending');
      expect(here.audited()).toEqual([]);
      expect(await here.reply('Thank you!')).toMatchObject({ response: { by: 'staff' } });
    },
  );
});

describe('a reply without an answer', () => {
  it('that arrived is found by reading the review again', async () => {
    here.listing.failNext('putReply', 'lostAfter');
    expect(await here.reply('Thank you!')).toMatchObject({
      response: { comment: 'Thank you!', by: 'staff' },
    });
    expect(here.audited()).toHaveLength(1);
    expect(here.puts()).toBe(1);
  });

  it('of which nobody knows is said, and looked for again by itself', async () => {
    here.listing.failNext('putReply', 'lostAfter');
    here.listing.failNext('review', undefined, 'unreachable');
    expect(await refused(here.reply('Thank you!'))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('may have arrived'),
    });
    expect(await here.kept()).toMatchObject({ sending: { comment: 'Thank you!', by: 'manager' } });
    expect(await here.records.get(dueWork, syncWorkId(place))).toBeDefined();
    await syncListing(here.deps, place);
    expect(await here.kept()).toMatchObject({ response: { comment: 'Thank you!', by: 'staff' } });
    expect(await here.kept()).not.toHaveProperty('sending');
    expect(here.audited()).toMatchObject([{ by: 'manager', changes: [{ to: 'Thank you!' }] }]);
  });

  it('that did not arrive stays open, and may be sent again', async () => {
    here.listing.failNext('putReply', 'lostBefore');
    expect(await refused(here.reply('Thank you!'))).toMatchObject({ code: 'CONFLICT' });
    await syncListing(here.deps, place);
    expect(await here.kept()).toMatchObject({ sending: { comment: 'Thank you!' } });
    expect(await here.reply('Thank you!')).toMatchObject({ response: { by: 'staff' } });
    expect(here.puts()).toBe(2);
  });

  it.each<ListingFault>(['cutBefore', 'cutAfter'])(
    'because the process ended (%s) is neither lost nor doubled',
    async (fault) => {
      here.listing.failNext('putReply', fault);
      await expect(here.reply('Thank you!')).rejects.toThrow(ProcessEnded);
      await syncListing(here.deps, place);
      const arrived = fault === 'cutAfter';
      const review = await here.kept();
      expect(review?.response?.by).toBe(arrived ? 'staff' : undefined);
      expect(here.audited()).toHaveLength(arrived ? 1 : 0);
      await here.reply('Thank you!', review?.response?.updateTime);
      expect(here.puts()).toBe(arrived ? 1 : 2);
      expect(here.audited()).toHaveLength(1);
    },
  );
});

describe('two replies at once', () => {
  it('of colleagues: the second one is told, until a minute has passed', async () => {
    here.listing.failNext('putReply', 'cutBefore');
    await expect(here.reply('From Mia', undefined, here.caller('mia'))).rejects.toThrow(ProcessEnded);
    const second = () => here.reply('From Noah', undefined, here.caller('noah'));
    expect(await refused(second())).toMatchObject({ message: expect.stringContaining('colleague') });
    here.clock.minutes += 1;
    expect(await second()).toMatchObject({ response: { comment: 'From Noah' } });
  });

  it('one of which is automatic: it waits until that has arrived', async () => {
    const iso = (after: number) => new Date(here.now() + after).toISOString();
    here.records.put(
      reviewRepliesOf(place),
      reviewId,
      autoReply.parse(anAutoReply({ state: 'sending', attempts: 1, sendingUntil: iso(2 * MINUTE) })),
    );
    expect(await refused(here.reply('Thank you!'))).toMatchObject({
      message: expect.stringContaining('automatic'),
    });
    here.clock.minutes += 2;
    expect(await here.reply('Thank you!')).toMatchObject({ response: { by: 'staff' } });
  });
});
