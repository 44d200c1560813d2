// What is not known yet is asked about again: soon at first, then every five minutes, without end. A person is told of what takes
// long, and nothing is ever given up.
import { MINUTE, SECOND } from '@bite/shared/kernel/durations';
import { unsettledAttemptStates } from '@bite/shared/payments/payment-attempt.schema';
import { giveUp } from '../due-work/give-up.ts';
import { alarmUnlessSeen } from './attention.ts';
import { changePayment } from './change-payment.ts';
import type { PaymentDeps, PaymentRef } from './payment-deps.ts';
import { settleWork } from './settle-work.ts';

const FIRST_PAUSE = 30 * SECOND;
const LONGEST_PAUSE = 5 * MINUTE;
/** A person is told from the fifth time on: after about ten minutes. */
const ALARM_FROM = 5;

/** Words for staff, and the code by which site administrators are told. */
const reasons = {
  noAnswer: { code: 'PAYMENT_UNCLEAR', words: 'The gateway has not said what became of this payment' },
  notAllowed: { code: 'PAYMENT_UNCLEAR', words: 'The gateway does not let this payment be given back' },
  noLogin: { code: 'GATEWAY_LOGIN', words: 'The account that this payment went to is not set up any more' },
} as const;
export type WhyLater = keyof typeof reasons;

/** Milliseconds. */
export const pauseAfter = (checks: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(checks - 1, 10));

export async function postpone(
  deps: PaymentDeps,
  ref: PaymentRef,
  { why, atLeast = 0 }: { why: WhyLater /** Seconds. */; atLeast?: number | undefined },
): Promise<void> {
  const { code, words } = reasons[why];
  let isFirstAlarm = false;
  await changePayment(deps, ref, (attempt) => {
    isFirstAlarm = false;
    if (!attempt || !unsettledAttemptStates.includes(attempt.state)) return undefined;
    const checks = attempt.checks + 1;
    const checkAt = deps.now() + Math.max(pauseAfter(checks), atLeast * SECOND);
    const isLong = checks >= ALARM_FROM;
    const raised = isLong ? alarmUnlessSeen(attempt, words) : {};
    isFirstAlarm = raised.alarm !== undefined && attempt.alarm !== words;
    return {
      attempt: {
        ...attempt,
        checks,
        checkAt: new Date(checkAt).toISOString(),
        updatedAt: new Date(deps.now()).toISOString(),
        ...raised,
      },
      works: [settleWork(ref, deps.now(), checkAt)],
    };
  });
  if (isFirstAlarm) await alarm(deps, ref, code);
}

/** Site administrators are mailed of it, and see it on the list of failed work until it is settled. */
export async function alarm(deps: PaymentDeps, ref: PaymentRef, code: string): Promise<void> {
  const { tenantId, restaurantId, orderGuid, attemptId } = ref;
  await giveUp(deps, 'settlePayment', { tenantId, restaurantId, orderGuid, attemptId }, { code });
}
