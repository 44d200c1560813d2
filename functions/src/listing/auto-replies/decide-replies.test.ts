import { AUTOMATIC_REPLIES } from '@bite/shared/audit/automatic-authors';
import { beforeEach, describe, expect, it } from 'vitest';
import { reviewsOf } from '../../collections/listing.ts';
import {
  type AnsweringRestaurant,
  anAnsweringRestaurant,
  THANKS,
} from '../../testing/an-answering-restaurant.ts';
import { memoryDueWorkQueue } from '../../testing/memory-due-work-queue.ts';
import { at, member, place } from '../../testing/memory-place.ts';
import { refused } from '../../testing/refused.ts';
import type { AutoReplyDeps } from './auto-reply-deps.ts';
import { decideReplies, editReply } from './decide-replies.ts';
import { listReplies } from './list-replies.ts';

let here: AnsweringRestaurant;
let deps: AutoReplyDeps & { dueWorkQueue: ReturnType<typeof memoryDueWorkQueue> };
beforeEach(async () => {
  here = await anAnsweringRestaurant();
  deps = { ...here, dueWorkQueue: memoryDueWorkQueue(), replyWriter: undefined };
});

const caller = { user: member('manager'), requestId: 'request-1' };
const list = async (which: 'waiting' | 'planned' | 'settled') =>
  (await listReplies(deps, caller, place, { list: which, limit: 50 })).replies;
const decide = (decision: 'send' | 'decline', replies: readonly { replyId: string; version: string }[]) =>
  decideReplies(deps, caller, place, { decision, replies });

/** Reviews of two stars, whose replies wait. */
async function waiting(...ids: string[]) {
  for (const id of ids) here.review(id, 2, { comment: 'Cold' });
  await here.sync();
  return list('waiting');
}

describe('replies that wait for a person', () => {
  it('I3.8-14 are listed with their reviews, and sent once somebody approves them, also at night', async () => {
    const [reply] = await waiting('r1');
    expect(reply).toMatchObject({
      ...{ replyId: 'r1', state: 'awaitingApproval', reason: 'rating', rating: 2, isApproved: false },
      ...{ text: 'We hear you: 2.', review: { reviewerName: 'Kim', comment: 'Cold', reviewTime: at(0) } },
    });
    here.configure({ quietFrom: '00:00', quietTo: '23:59', dailyCap: 1, isEnabled: false });
    await here.workFor(120);
    expect(here.answer('r1')).toBeUndefined();
    const { replies, refused: none } = await decide('send', reply ? [reply] : []);
    expect([replies[0]?.state, replies[0]?.isApproved, none]).toEqual(['planned', true, []]);
    expect(deps.dueWorkQueue.asked).toHaveLength(1);
    await here.workFor(2);
    expect(here.answer('r1')).toBe('We hear you: 2.');
    expect(await list('settled')).toMatchObject([{ replyId: 'r1', state: 'sent', sentAt: at(121) }]);
  });

  it('I3.8-14 are approved several at a time, each for itself', async () => {
    const replies = await waiting('r1', 'r2', 'r3');
    const [first, second, third] = replies;
    if (!first || !second || !third) throw new Error('Three replies should wait');
    await editReply(deps, caller, place, { ...second, text: 'Changed' });
    const { replies: done, refused: left } = await decide('send', [
      ...replies,
      { replyId: 'r9', version: 'v' },
    ]);
    expect(done.map(({ replyId }) => replyId)).toEqual([first.replyId, third.replyId]);
    expect(left).toEqual([
      { replyId: second.replyId, message: 'It has changed meanwhile: please look at it again' },
      { replyId: 'r9', message: 'There is no such reply any more' },
    ]);
    await here.workFor(2);
    expect(here.calls('putReply')).toBe(2);
    const again = await decide('send', [first]);
    expect(again.refused).toEqual([{ replyId: first.replyId, message: 'It has been sent already' }]);
  });

  it('I3.8-14 that were declined are sent after all once somebody says so', async () => {
    await decide('decline', await waiting('r1'));
    const { refused: none } = await decide('send', await list('settled'));
    expect(none).toEqual([]);
    await here.workFor(2);
    expect(here.answer('r1')).toBe('We hear you: 2.');
  });

  it('I3.8-11 say what the service makes of them once they were sent', async () => {
    await decide('send', await waiting('r1'));
    await here.workFor(2);
    const sent = async () => (await list('settled'))[0]?.atService;
    expect(await sent()).toBe('pending');
    const review = await here.records.get(reviewsOf(place), 'r1');
    if (!review?.response) throw new Error('The review should have its reply');
    const response = { ...review.response, state: 'rejected' as const };
    here.records.put(reviewsOf(place), 'r1', { ...review, response });
    expect(await sent()).toBe('rejected');
  });

  it('I3.8-14 are declined for ever', async () => {
    const replies = await waiting('r1');
    await decide('decline', replies);
    here.review('r1', 5);
    await here.sync();
    await here.workFor(120);
    expect(await list('settled')).toMatchObject([{ state: 'notNeeded', reason: 'declined' }]);
    expect(here.answer('r1')).toBeUndefined();
  });

  it('I3.8-14 wait again where the review was edited after somebody had approved the reply', async () => {
    const replies = await waiting('r1');
    await decide('send', replies);
    here.clock.minutes += 1;
    here.review('r1', 1);
    await here.work();
    expect(await list('waiting')).toMatchObject([{ reason: 'edited', rating: 1, isApproved: false }]);
    expect(here.calls('putReply')).toBe(0);
  });

  it('I5.4-05 are changed before they are sent, by whom the history says', async () => {
    const [reply] = await waiting('r1');
    if (!reply) throw new Error('A reply should wait');
    const edited = await editReply(deps, caller, place, { ...reply, text: 'Please call us.' });
    expect(edited).toMatchObject({ text: 'Please call us.', writtenBy: 'staff', state: 'awaitingApproval' });
    await decide('send', [edited]);
    await here.workFor(2);
    expect(here.answer('r1')).toBe('Please call us.');
    expect(here.audited().map(({ by, action }) => [by, action])).toEqual([
      ['manager', 'update'],
      ['manager', 'update'],
      [AUTOMATIC_REPLIES, 'update'],
    ]);
    expect(await refused(editReply(deps, caller, place, { ...edited, text: 'Late' }))).toMatchObject({
      ...{ code: 'TRANSITION_REFUSED', message: 'It has been sent already' },
    });
  });
});

describe('planned replies', () => {
  it('I3.8-14 are sent before their time, or not at all', async () => {
    here.review('r1');
    here.review('r2', 4);
    await here.sync();
    const [first, second] = await list('planned');
    if (!first || !second) throw new Error('Two replies should be planned');
    await decide('send', [first.replyId === 'r1' ? first : second]);
    await decide('decline', [first.replyId === 'r1' ? second : first]);
    await here.workFor(120);
    expect([here.answer('r1'), here.answer('r2'), here.calls('putReply')]).toEqual([THANKS, undefined, 1]);
  });

  it('I3.8-14 that failed are sent again once a person says so', async () => {
    here.review('r1');
    await here.sync();
    here.listing.failNext('putReply', 'refused');
    await here.workFor(60);
    const failed = await list('settled');
    expect(failed).toMatchObject([{ state: 'failed', reason: 'refused' }]);
    await decide('send', failed);
    await here.workFor(2);
    expect(await list('settled')).toMatchObject([{ state: 'sent' }]);
  });

  it('nobody without the permission decides', async () => {
    const replies = await waiting('r1');
    const employee = { user: member('employee'), requestId: 'request-1' };
    const deciding = decideReplies(deps, employee, place, { decision: 'send', replies });
    expect(await refused(deciding)).toMatchObject({ code: 'FORBIDDEN' });
  });
});
