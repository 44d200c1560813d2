// What a person does about automatic replies: changes their texts, has them sent now, or declines them.
import { DomainError } from '@bite/shared/kernel/errors';
import type { ListedReply } from '@bite/shared/listing/auto-replies.contract';
import type { AutoReplyState, ReviewReply } from '@bite/shared/listing/review-reply.schema';
import { paths, type RestaurantRef } from '@bite/shared/paths';
import { assertCurrent, versionOf } from '../../audit/version.ts';
import type { AuditedTransaction } from '../../audit/write-path.ts';
import { reviewRepliesOf } from '../../collections/listing.ts';
import { type DueWork, dueWork } from '../../due-work/due-work.ts';
import { assertMayAt } from '../../identity/assert-may.ts';
import { authorOf, type Caller } from '../../identity/caller.ts';
import type { AutoReplyDeps } from './auto-reply-deps.ts';
import { listed } from './list-replies.ts';
import { replyWork } from './reply-work.ts';

/** A person may still decide about these. */
const open: readonly AutoReplyState[] = ['planned', 'awaitingApproval', 'failed'];

const settledWords: Readonly<Partial<Record<AutoReplyState, string>>> = {
  sending: 'It is being sent at this moment',
  sent: 'It has been sent already',
  notNeeded: 'It is not needed any more',
};

/** Throws as assertMayAt does, NOT_FOUND, CONFLICT for an outdated version, and TRANSITION_REFUSED once it is settled. */
export async function editReply(
  deps: AutoReplyDeps,
  caller: Caller,
  place: RestaurantRef,
  { replyId, version, text }: { replyId: string; version: string; text: string },
): Promise<ListedReply> {
  const at = reviewRepliesOf(place);
  const changedAt = new Date(deps.now()).toISOString();
  const record = await deps.writePath.transact(authorOf(caller), async (transaction) => {
    await assertMayAt(transaction, caller.user, 'listing.reply', place);
    const before = await transaction.get(at, replyId);
    if (!before) throw new DomainError('NOT_FOUND', 'There is no such reply any more');
    if (!open.includes(before.state))
      throw new DomainError('TRANSITION_REFUSED', settledWords[before.state] ?? before.state);
    assertCurrent(paths.reviewReply(place, replyId), before, version);
    const after: ReviewReply = { ...before, text, writtenBy: 'staff', changedAt };
    transaction.replace(at, replyId, before, after);
    return after;
  });
  const [shown] = await listed(deps.records, place, [{ id: replyId, record }]);
  if (!shown) throw new DomainError('NOT_FOUND', 'There is no such reply any more');
  return shown;
}

export interface RepliesDecision {
  decision: 'send' | 'decline';
  replies: readonly { replyId: string; version: string }[];
}

interface Decided {
  replies: ListedReply[];
  refused: { replyId: string; message: string }[];
}

/** Throws as assertMayAt does. */
export async function decideReplies(
  deps: AutoReplyDeps,
  caller: Caller,
  place: RestaurantRef,
  decision: RepliesDecision,
): Promise<Decided> {
  const { changed, refused, works } = await deps.writePath.transact(authorOf(caller), async (transaction) => {
    await assertMayAt(transaction, caller.user, 'listing.reply', place);
    return decideAll(transaction, caller, place, { ...decision, now: deps.now() });
  });
  for (const { id, record } of works)
    await deps.dueWorkQueue.attempt({
      ...{ workId: id, storedAt: record.createdAt ?? '', due: record.createdAt ?? '' },
    });
  return { replies: await listed(deps.records, place, changed), refused };
}

async function decideAll(
  transaction: AuditedTransaction,
  caller: Caller,
  place: RestaurantRef,
  { decision, replies, now }: RepliesDecision & { now: number },
) {
  const at = reviewRepliesOf(place);
  const versions = new Map(replies.map(({ replyId, version }) => [replyId, version]));
  const ids = [...versions.keys()];
  const stored = await transaction.getAll(at, ids);
  const changed: { id: string; record: ReviewReply }[] = [];
  const refused: Decided['refused'] = [];
  const works: DueWork[] = [];
  for (const [index, id] of ids.entries()) {
    const before = stored[index];
    const message = whyNot(before, versions.get(id), decision);
    if (message !== undefined) refused.push({ replyId: id, message });
    if (message !== undefined || !before) continue;
    const record = decision === 'send' ? approved(before, caller, now) : declined(before, now);
    transaction.replace(at, id, before, record);
    changed.push({ id, record });
    if (decision === 'decline') continue;
    // Not tried here, as what is enqueued is: a task sends them one after the other, or the schedule if that is lost.
    const work = replyWork(place, id, now);
    transaction.follow(dueWork, work.id, work.record);
    works.push(work);
  }
  return { changed, refused, works };
}

/** Nothing sends it by itself, but whoever has declined it may think better of it. */
const isDeclined = ({ state, reason }: ReviewReply): boolean =>
  state === 'notNeeded' && reason === 'declined';

function whyNot(
  reply: ReviewReply | undefined,
  version: string | undefined,
  decision: RepliesDecision['decision'],
): string | undefined {
  if (!reply) return 'There is no such reply any more';
  if (!open.includes(reply.state) && !(decision === 'send' && isDeclined(reply)))
    return settledWords[reply.state];
  if (versionOf(reply) !== version) return 'It has changed meanwhile: please look at it again';
  if (decision === 'send' && reply.text === undefined) return 'Its text is not written yet';
  return undefined;
}

/** It is sent at once: who approves it knows what time it is. */
function approved(
  { reason: _, message: __, ...reply }: ReviewReply,
  { user }: Caller,
  now: number,
): ReviewReply {
  const at = new Date(now).toISOString();
  return { ...reply, state: 'planned', approvedBy: user.uid, dueAt: at, changedAt: at };
}

const declined = (reply: ReviewReply, now: number): ReviewReply => ({
  ...reply,
  ...{ state: 'notNeeded', reason: 'declined', changedAt: new Date(now).toISOString() },
});
