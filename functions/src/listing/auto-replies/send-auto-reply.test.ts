import { AUTOMATIC_REPLIES } from '@bite/shared/audit/automatic-authors';
import { DAY } from '@bite/shared/kernel/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../../collections/collections.ts';
import { autoReplyCountsOf, reviewRepliesOf, reviewsOf } from '../../collections/listing.ts';
import { listed } from '../../testing/a-listed-restaurant.ts';
import {
  type AnsweringRestaurant,
  anAnsweringRestaurant,
  HOURS,
  THANKS,
} from '../../testing/an-answering-restaurant.ts';
import type { ListingCallName, ListingFault } from '../../testing/memory-listing.ts';
import { at, NOW, place } from '../../testing/memory-place.ts';
import { claimReply } from './claim-reply.ts';
import { sendAutoReply } from './send-auto-reply.ts';

let here: AnsweringRestaurant;
beforeEach(async () => {
  here = await anAnsweringRestaurant();
});

const data = { ...place, reviewId: 'r1' };
const attempt = { isLast: false };
const sendNow = () => sendAutoReply(here, data, attempt);
const stateOf = async (reviewId = 'r1') => {
  const { state, reason } = (await here.reply(reviewId)) ?? {};
  return reason === undefined ? state : `${state} ${reason}`;
};

/** What the history tells of replies: by whom, of which review, with which words. */
const told = async () =>
  (await here.records.find(auditEntries, { limit: 100 })).map(({ record: { by, recordId, changes } }) => [
    ...[by, recordId, changes[0]?.to],
  ]);
const toldOnce = [[AUTOMATIC_REPLIES, 'r1', THANKS]];

/** A review of five stars, whose reply is due now. */
const aDueReply = async () => {
  here.review('r1');
  await here.sync();
  here.clock.minutes += HOURS;
};

describe('an automatic reply', () => {
  it('I3.8-14 is sent once its hours are over, and the list of reviews shows it', async () => {
    here.review('r1');
    await here.sync();
    await here.workFor(59);
    expect([here.answer('r1'), await stateOf(), await told()]).toEqual([undefined, 'planned', []]);
    await here.workFor(1);
    expect([here.answer('r1'), await stateOf(), await told()]).toEqual([THANKS, 'sent', toldOnce]);
    expect(await here.reply('r1')).toMatchObject({ sentAt: at(60), attempts: 1 });
    expect((await here.records.get(reviewsOf(place), 'r1'))?.response).toMatchObject({
      ...{ comment: THANKS, by: 'auto', isAiGenerated: true, state: 'pending' },
    });
    expect(await here.works()).toEqual([]);
  });

  it('I3.8-14 is one for each review, for ever: also after it was deleted at the service', async () => {
    await aDueReply();
    await here.work();
    delete here.listing.reviewAt(listed.locationId, 'r1').reviewReply;
    here.review('r1', 4);
    await here.sync();
    await here.workFor(3 * HOURS);
    expect([here.answer('r1'), here.calls('putReply'), await told()]).toEqual([undefined, 1, toldOnce]);
  });

  it('I3.8-14 is not planned for reviews from before it was switched on, nor for answered ones', async () => {
    here.review('old', 5, { createTime: at(-61), updateTime: at(-61) });
    here.review('answered', 5, { reviewReply: { comment: 'Thanks from the owner' } });
    await here.sync();
    expect([await here.reply('old'), await here.reply('answered')]).toEqual([undefined, undefined]);
  });

  it('I3.8-14 is not sent after it was switched off, nor after it was switched on again', async () => {
    await aDueReply();
    here.configure({ isEnabled: false });
    await here.work();
    expect(await stateOf()).toBe('notNeeded switchedOff');
    here.clock.minutes = 0;
    here.review('r2');
    here.configure({ isEnabled: true });
    await here.sync();
    here.configure({ enabledAt: at(30) });
    await here.workFor(2 * HOURS);
    expect([await stateOf('r2'), here.answer('r2')]).toEqual(['notNeeded switchedOff', undefined]);
  });

  it('I3.8-14 of another listing than the connected one is off', async () => {
    here.configure({ connectionId: 'another' });
    here.review('r1');
    await here.sync();
    expect(await here.reply('r1')).toBeUndefined();
  });

  it('I3.8-14 never replaces an answer of the owner: seen by a sync, or just before it is sent', async () => {
    await aDueReply();
    here.listing.reviewAt(listed.locationId, 'r1').reviewReply = { comment: 'The owner was faster' };
    await here.work();
    expect([here.answer('r1'), await stateOf()]).toEqual(['The owner was faster', 'notNeeded answered']);
    here.review('r2');
    await here.sync();
    here.listing.reviewAt(listed.locationId, 'r2').reviewReply = { comment: 'Again' };
    await here.sync();
    expect(await stateOf('r2')).toBe('notNeeded answered');
    expect([here.calls('putReply'), await told()]).toEqual([0, []]);
  });

  it('I3.8-14 is not sent while staff are sending their own answer', async () => {
    await aDueReply();
    const review = await here.records.get(reviewsOf(place), 'r1');
    if (!review) throw new Error('There is no review');
    const sending = { comment: 'Ours', by: 'ann', at: at(59) };
    here.records.put(reviewsOf(place), 'r1', { ...review, sending });
    await here.work();
    expect([await stateOf(), here.calls('putReply')]).toEqual(['notNeeded answered', 0]);
  });

  it('I3.8-14 is planned anew by the stars that an edited review has, found by a sync or just before it is sent', async () => {
    await aDueReply();
    here.review('r1', 4);
    await here.work();
    expect(await here.reply('r1')).toMatchObject({
      ...{ state: 'planned', text: 'We hear you: 4.', dueAt: at(120), rating: 4 },
    });
    here.review('r1', 2);
    await here.sync();
    expect(await stateOf()).toBe('awaitingApproval rating');
    here.configure({ autoRespondToRatings: [5] });
    here.review('r1', 3, { updateTime: at(61) });
    await here.sync();
    expect(await stateOf()).toBe('notNeeded otherRating');
    expect(here.calls('putReply')).toBe(0);
  });

  it('I3.8-14 waits for a person where it is late, and for nobody where its review is gone', async () => {
    here.configure({ maxResponseTime: 2 });
    await aDueReply();
    here.clock.minutes = 2 * HOURS + 1;
    await here.work();
    expect(await stateOf()).toBe('awaitingApproval late');
    here.clock.minutes = 0;
    here.review('r2');
    await here.sync();
    here.listing.location(listed.locationId).reviews = [];
    await here.workFor(HOURS);
    expect(await stateOf('r2')).toBe('notNeeded reviewGone');
  });

  it('I3.8-14 is moved out of quiet hours that were set after it was planned', async () => {
    await aDueReply();
    // 09:00 in New York.
    here.configure({ quietFrom: '08:00', quietTo: '10:00' });
    await here.work();
    expect(await here.reply('r1')).toMatchObject({ state: 'planned', dueAt: at(2 * HOURS) });
    await here.workFor(HOURS);
    expect(await stateOf()).toBe('sent');
  });

  it('I3.8-14 of more than a day may have is sent on the next one, however many are due at once', async () => {
    here.configure({ dailyCap: 3, responseTemplates: [] });
    const ids = Array.from({ length: 8 }, (_, index) => `r${index}`);
    for (const id of ids) here.review(id, 4);
    await here.sync();
    here.clock.minutes += HOURS;
    await here.work();
    const sent = async () => (await Promise.all(ids.map(stateOf))).filter((state) => state === 'sent').length;
    expect([await sent(), here.calls('putReply')]).toEqual([3, 3]);
    expect(await Promise.all(ids.map(stateOf))).toContain('planned cap');
    expect((await here.records.get(autoReplyCountsOf(place), '2026-06-10'))?.count).toBe(3);
    await here.workFor(16 * HOURS);
    expect(await sent()).toBe(6);
    await here.workFor(24 * HOURS);
    expect([await sent(), here.calls('putReply')]).toEqual([8, 8]);
  }, 20_000);

  it('I3.8-14 that was not sent does not count among those of its day', async () => {
    await aDueReply();
    here.listing.reviewAt(listed.locationId, 'r1').reviewReply = { comment: 'The owner was faster' };
    await here.work();
    expect((await here.records.get(autoReplyCountsOf(place), '2026-06-10'))?.count).toBe(0);
  });

  it('I3.8-14 waits while the service allows no calls or its access has ended, which counts for no failure', async () => {
    await aDueReply();
    for (let time = 0; time < 15; time += 1) {
      here.listing.failNext(time % 2 ? 'review' : 'putReply', 'limited');
      await here.workFor(1);
    }
    const [work] = await here.works();
    expect(work).toMatchObject({ attempts: 0 });
    here.listing.endConsents();
    await here.workFor(2);
    expect(await stateOf()).toBe('planned noAccess');
  });

  it.each([
    ['refused', 'failed refused'],
    ['forbidden', 'failed forbidden'],
    ['notFound', 'notNeeded reviewGone'],
  ] as const)('I3.8-14 that the service answers with %s is not tried again: %s', async (fault, expected) => {
    await aDueReply();
    here.listing.failNext('putReply', fault);
    await here.workFor(60);
    expect([await stateOf(), here.calls('putReply')]).toEqual([expected, 1]);
  });

  it('I3.8-14 that cannot be sent for a day is told to people', async () => {
    await aDueReply();
    here.listing.failNext('review', ...Array.from({ length: 20 }, () => 'unreachable' as const));
    await here.workFor(30 * HOURS);
    expect(await stateOf()).toBe('failed unavailable');
  }, 20_000);
});

describe('an automatic reply is sent, and told in the history, exactly once', () => {
  it.each<[ListingCallName, ListingFault, number]>([
    ['review', 'cutBefore', 1],
    ['review', 'cutAfter', 1],
    ['review', 'lostBefore', 1],
    ['review', 'unreachable', 1],
    ['review', 'limited', 1],
    ['putReply', 'cutBefore', 2],
    ['putReply', 'cutAfter', 1],
    ['putReply', 'lostBefore', 2],
    ['putReply', 'lostAfter', 1],
    ['putReply', 'unreachable', 2],
    ['putReply', 'limited', 2],
  ])('I3.8-14 where the %s is %s: written %d times, of which one arrives', async (call, fault, times) => {
    await aDueReply();
    here.listing.failNext(call, fault);
    await here.workFor(20);
    expect([await stateOf(), here.answer('r1'), here.calls('putReply')]).toEqual(['sent', THANKS, times]);
    expect([await told(), await here.works()]).toEqual([toldOnce, []]);
  });

  it('I3.8-14 also where nobody knew until the review was read again, long after', async () => {
    await aDueReply();
    here.listing.failNext('putReply', 'lostAfter');
    await sendAutoReply(here, data, { isLast: true });
    expect([await stateOf(), await told()]).toEqual(['failed unclear', []]);
    await here.sync();
    await here.sync();
    expect([await stateOf(), await told(), here.calls('putReply')]).toEqual(['sent', toldOnce, 1]);
  });

  it('I3.8-14 wherever the process ends between two steps', async () => {
    for (let step = 1; ; step += 1) {
      here = await anAnsweringRestaurant();
      await aDueReply();
      const didEnd = await endingAt(step, () => here.work());
      await here.workFor(10);
      expect([step, await stateOf(), here.answer('r1'), here.calls('putReply')]).toEqual([
        ...[step, 'sent', THANKS, 1],
      ]);
      expect([step, await told()]).toEqual([step, toldOnce]);
      if (!didEnd) {
        expect(step).toBeGreaterThan(6);
        return;
      }
    }
  });

  it('I3.8-14 wherever the process ends, and somebody answers meanwhile: theirs stays', async () => {
    for (let step = 1; ; step += 1) {
      here = await anAnsweringRestaurant();
      await aDueReply();
      const didEnd = await endingAt(step, () => here.work());
      const review = here.listing.reviewAt(listed.locationId, 'r1');
      if (!didEnd) return;
      const wasSent = review.reviewReply !== undefined;
      review.reviewReply = { comment: 'The owner' };
      await here.workFor(10);
      expect([step, here.answer('r1'), here.calls('putReply')]).toEqual([step, 'The owner', wasSent ? 1 : 0]);
    }
  });

  it('I3.8-14 switched off after a crash, it is not sent then; one that had arrived counts as sent', async () => {
    for (const [fault, state] of [
      ['cutBefore', 'notNeeded switchedOff'],
      ['cutAfter', 'sent'],
    ] as const) {
      here = await anAnsweringRestaurant();
      await aDueReply();
      here.listing.failNext('putReply', fault);
      await here.work();
      here.configure({ isEnabled: false });
      await here.workFor(10);
      expect([await stateOf(), here.calls('putReply')]).toEqual([state, 1]);
    }
  });

  it('I3.8-14 however many workers take it at once, and however often it is triggered', async () => {
    await aDueReply();
    await Promise.all(Array.from({ length: 8 }, sendNow));
    await here.sync();
    await here.workFor(10);
    expect([await stateOf(), here.answer('r1'), here.calls('putReply')]).toEqual(['sent', THANKS, 1]);
    expect(await told()).toEqual(toldOnce);
  });

  it('I3.8-14 is taken over only once whoever took it has had the time', async () => {
    await aDueReply();
    expect(await claimReply(here, place, 'r1')).toMatchObject({ to: 'send', isSecondTry: false });
    expect(await claimReply(here, place, 'r1')).toEqual({ to: 'nothing' });
    here.clock.minutes += 2;
    expect(await claimReply(here, place, 'r1')).toMatchObject({ to: 'send', isSecondTry: true });
  });

  it('I3.8-14 two syncs at once plan one reply', async () => {
    here.review('r1');
    await Promise.all([here.sync(), here.sync(), here.sync()]);
    await here.sync();
    expect(await here.records.count(reviewRepliesOf(place))).toBe(1);
    await here.workFor(2 * HOURS);
    expect(here.calls('putReply')).toBe(1);
  });

  it('I3.8-14 nothing changes on the day after', async () => {
    await aDueReply();
    await here.work();
    const before = await here.reply('r1');
    here.clock.minutes += DAY / 60_000;
    await here.sync();
    await here.work();
    expect(await here.reply('r1')).toEqual(before);
    expect(here.now()).toBeGreaterThan(NOW);
  });
});

/** Lets every transaction and read of the records from the nth on fail, before it or after it has written. */
async function endingAt(nth: number, run: () => Promise<void>): Promise<boolean> {
  const { records } = here;
  const { transact, get, find } = records;
  let steps = 0;
  const step = (): void => {
    steps += 1;
    if (steps >= nth) throw new Error('the process ended');
  };
  Object.assign(records, {
    transact: async (...given: Parameters<typeof transact>) => {
      step();
      const result = await transact(...given);
      step();
      return result;
    },
    get: async (...given: Parameters<typeof get>) => {
      step();
      return get(...given);
    },
  });
  try {
    await run();
  } catch {
    // As nobody is there to see it.
  } finally {
    Object.assign(records, { transact, get, find });
  }
  return steps >= nth;
}
