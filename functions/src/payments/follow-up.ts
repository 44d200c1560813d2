// What goes on beside the state of a payment: refunds under way, and requests that were repeated. Each has due work of its own. Should
// that be lost or given up, the reconciliation stores it again: a payment with any of it says when to look.
import { HOUR, MINUTE } from '@bite/shared/kernel/durations';
import type { PaymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import { attemptsOf, everyAttempt } from '../collections/payments.ts';
import { dueWork } from '../due-work/due-work.ts';
import type { Log } from '../ports/log.ts';
import type { RecordStore } from '../ports/records.ts';
import { refundWork } from './refund-work.ts';
import { voidRepeatedWork } from './void-repeated-work.ts';

/** Longer than due work takes by itself. */
const SOON = 10 * MINUTE;
/** A refund that waits for the settlement asks every hour. */
const LATE = 2 * HOUR;

/** Says when to look, or that nothing is left to look for. To be applied with each change of either. @param now Milliseconds. */
export function withFollowUp({ followUpAt: _, ...attempt }: PaymentAttempt, now: number): PaymentAttempt {
  const open = attempt.refunds.filter(({ state }) => state === 'requested');
  if (!attempt.isRepeated && open.length === 0) return attempt;
  const isSoon = attempt.isRepeated || open.some(({ waitsFor }) => waitsFor === undefined);
  return { ...attempt, followUpAt: new Date(now + (isSoon ? SOON : LATE)).toISOString() };
}

interface FollowUpDeps {
  records: Pick<RecordStore, 'page' | 'transact'>;
  log: Log;
  /** Milliseconds. */
  now: () => number;
}

/** The maximum per run; the rest waits for the next one. */
const AT_MOST = 100;

/** Stores work again that was lost or given up. Returns how many payments could not be looked at. */
export async function storeLostWork(deps: FollowUpDeps): Promise<number> {
  const { found } = await deps.records.page(everyAttempt, {
    where: [{ field: 'followUpAt', is: '<=', value: new Date(deps.now()).toISOString() }],
    limit: AT_MOST,
  });
  let failed = 0;
  for (const { record } of found)
    try {
      await storeAgain(deps, record);
    } catch (error) {
      failed += 1;
      deps.log.error('a payment could not be followed up', {
        attemptId: record.attemptId,
        error: String(error),
      });
    }
  return failed;
}

const storeAgain = ({ records, now }: FollowUpDeps, seen: PaymentAttempt): Promise<void> =>
  records.transact(async (transaction) => {
    const at = attemptsOf(seen);
    const attempt = await transaction.get(at, seen.attemptId);
    if (!attempt) return;
    const works = [
      ...attempt.refunds
        .filter(({ state }) => state === 'requested')
        .map((refund) => refundWork(attempt, refund, now(), 0)),
      ...(attempt.isRepeated ? [voidRepeatedWork(attempt, now())] : []),
    ];
    const stored = await Promise.all(works.map(({ id }) => transaction.get(dueWork, id)));
    for (const [index, { id, record }] of works.entries())
      if (stored[index]?.dueAt === undefined) transaction.set(dueWork, id, record);
    transaction.set(at, attempt.attemptId, withFollowUp(attempt, now()));
  });
