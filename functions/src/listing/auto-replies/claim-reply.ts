// Decides, in one transaction, what is to be done about an automatic reply now, and takes it where it is to be sent: nobody else
// sends it meanwhile, and whoever comes after a crash knows that it may have arrived.
import { DAY, MINUTE } from '@bite/shared/kernel/durations';
import { isoAt } from '@bite/shared/kernel/iso-time';
import { localTimeAt } from '@bite/shared/kernel/time';
import { autoReplyObstacle } from '@bite/shared/listing/auto-reply';
import type { AutoReplyConfig } from '@bite/shared/listing/auto-reply.schema';
import { afterQuietHours, isLate, nextDay, quietHoursOf } from '@bite/shared/listing/reply-times';
import type { ReviewReply } from '@bite/shared/listing/review-reply.schema';
import { collections, type RestaurantRef } from '@bite/shared/paths';
import { autoReplyCountsOf, reviewRepliesOf, reviewsOf } from '../../collections/listing.ts';
import { dueWork } from '../../due-work/due-work.ts';
import type { RecordStore, RecordTransaction } from '../../ports/records.ts';
import { expiring } from '../../ports/time-to-live.ts';
import { type ReplySettings, readReplySettings } from './reply-settings.ts';
import { replyWork } from './reply-work.ts';

/** Counts of past days are deleted by the time-to-live policy. */
export const fieldOverrides = [expiring(collections.autoReplyCounts)];

/** Longer than the two calls that follow may take (adapters/outbound). */
export const SENDING_FOR = 2 * MINUTE;
/** A count is of no use once its day is over everywhere. */
const COUNT_KEPT = 3 * DAY;

/**
 * nothing: it is settled, or comes up later. draft: the model is to write it. send: it is ours to send; `isSecondTry` if an earlier
 * try may have arrived.
 */
export type Claim =
  | { to: 'nothing' }
  | { to: 'draft'; reply: ReviewReply }
  | { to: 'send'; reply: ReviewReply; isSecondTry: boolean };

export interface ClaimDeps {
  records: Pick<RecordStore, 'transact'>;
  /** Milliseconds. */
  now: () => number;
}

interface Claiming {
  transaction: RecordTransaction;
  place: RestaurantRef;
  id: string;
  reply: ReviewReply;
  now: number;
}

/** @param id Of the review's document. */
export function claimReply({ records, now }: ClaimDeps, place: RestaurantRef, id: string): Promise<Claim> {
  return records.transact(async (transaction) => {
    const reply = await transaction.get(reviewRepliesOf(place), id);
    if (reply?.state === 'sending') return takeOver({ transaction, place, id, reply, now: now() });
    if (reply?.state === 'planned') return begin({ transaction, place, id, reply, now: now() });
    return { to: 'nothing' };
  });
}

function takeOver(claiming: Claiming): Claim {
  const { reply, now } = claiming;
  const until = Date.parse(reply.sendingUntil ?? '');
  if (until > now) return later(claiming, until);
  return taken(claiming, reply, true);
}

async function begin(claiming: Claiming): Promise<Claim> {
  const { transaction, place, id, reply, now } = claiming;
  const settings = await readReplySettings(transaction, place);
  const review = await transaction.get(reviewsOf(place), id);
  const count = await countAt(claiming, settings);
  // Staff have answered it here, or are just doing so.
  if (review?.response || review?.sending)
    return settled(claiming, { state: 'notNeeded', reason: 'answered' });
  if (reply.approvedBy !== undefined)
    return Date.parse(reply.dueAt) > now
      ? later(claiming, Date.parse(reply.dueAt))
      : taken(claiming, reply, false);
  const { config } = settings;
  if (!config || !isStillOn(config, reply))
    return settled(claiming, { state: 'notNeeded', reason: 'switchedOff' });
  if (reply.text === undefined) return { to: 'draft', reply };
  return beginByItself(claiming, config, settings.zone, count);
}

/** Switched off and on again, it looks only at reviews since then. */
const isStillOn = (config: AutoReplyConfig, { rating, reviewTime }: ReviewReply): boolean => {
  const obstacle = autoReplyObstacle(config, { rating, reviewTime });
  return obstacle === undefined || obstacle === 'rating';
};

interface Count {
  day: string;
  count: number;
}

async function countAt({ transaction, place, now }: Claiming, { zone }: ReplySettings): Promise<Count> {
  const day = localTimeAt(now, zone).date;
  return { day, count: (await transaction.get(autoReplyCountsOf(place), day))?.count ?? 0 };
}

/** Without a person: in time, not in quiet hours, and not more a day than was chosen. */
function beginByItself(claiming: Claiming, config: AutoReplyConfig, zone: string, count: Count): Claim {
  const { transaction, place, reply, now } = claiming;
  const { autoRespondToRatings, approvalRatings } = config;
  if (!autoRespondToRatings.includes(reply.rating))
    return settled(claiming, { state: 'notNeeded', reason: 'otherRating' });
  if (approvalRatings.includes(reply.rating))
    return settled(claiming, { state: 'awaitingApproval', reason: 'rating' });
  const dueAt = Math.max(Date.parse(reply.dueAt), now);
  if (dueAt > now) return later(claiming, dueAt);
  if (isLate(config, Date.parse(reply.reviewUpdatedAt), now))
    return settled(claiming, { state: 'awaitingApproval', reason: 'late' });
  const quietUntil = afterQuietHours(now, quietHoursOf(config), zone);
  if (quietUntil > now) return later(claiming, quietUntil);
  if (count.count >= config.dailyCap) return later(claiming, nextDay(now, quietHoursOf(config), zone), 'cap');
  transaction.set(autoReplyCountsOf(place), count.day, {
    count: count.count + 1,
    expiresAt: isoAt(now + COUNT_KEPT),
  });
  return taken(claiming, { ...reply, countedOn: count.day }, false);
}

function taken({ transaction, place, id, now }: Claiming, reply: ReviewReply, isSecondTry: boolean): Claim {
  const { reason: _, message: __, ...rest } = reply;
  const sending: ReviewReply = {
    ...rest,
    state: 'sending',
    attempts: reply.attempts + 1,
    sendingUntil: isoAt(now + SENDING_FOR),
    changedAt: isoAt(now),
  };
  transaction.set(reviewRepliesOf(place), id, sending);
  return { to: 'send', reply: sending, isSecondTry };
}

/** The work is stored again, so that whoever does it now does not remove it. */
function later(claiming: Claiming, at: number, reason?: 'cap'): Claim {
  const { transaction, place, id, reply, now } = claiming;
  const dueAt = isoAt(at);
  if (reply.state === 'planned' && (reply.dueAt !== dueAt || reply.reason !== reason))
    transaction.set(reviewRepliesOf(place), id, {
      ...reply,
      ...(reason ? { reason } : {}),
      ...{ dueAt, changedAt: isoAt(now) },
    });
  const work = replyWork(place, id, now, at);
  transaction.set(dueWork, work.id, work.record);
  return { to: 'nothing' };
}

function settled(
  { transaction, place, id, reply, now }: Claiming,
  change: Pick<ReviewReply, 'state' | 'reason'>,
): Claim {
  transaction.set(reviewRepliesOf(place), id, { ...reply, ...change, changedAt: isoAt(now) });
  return { to: 'nothing' };
}
