// Lets go of what a card was reserved for twice. A request whose answer was lost is sent once more under another order id, and either may
// still arrive after the other has been decided on: so all of them are looked up once more when no call can be running.
import { DomainError } from '@bite/shared/kernel/errors';
import type { PaymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import { attemptsOf } from '../collections/payments.ts';
import { dueWork } from '../due-work/due-work.ts';
import type { Declined, Merchant, Moved, NotDone, Unknown } from '../ports/card-gateway.ts';
import { changePayment } from './change-payment.ts';
import { withFollowUp } from './follow-up.ts';
import { merchantOf } from './merchant-of.ts';
import type { PaymentDeps, PaymentRef } from './payment-deps.ts';
import { voidRepeatedWork } from './void-repeated-work.ts';

/** Idempotent. Throws UNAVAILABLE where something may still be reserved, to be called again. */
export async function voidRepeated(deps: PaymentDeps, ref: PaymentRef): Promise<void> {
  const attempt = await deps.records.get(attemptsOf(ref), ref.attemptId);
  // Those of older releases do not say that they were repeated.
  if (!attempt || attempt.gatewayOrderIds.length === 1) return;
  // Which one counts is not known yet.
  if (attempt.state === 'requested') return storeAgain(deps, ref);
  const merchant = await merchantOf(deps, ref, attempt);
  if (!merchant)
    throw new DomainError('UNAVAILABLE', 'The account that this payment went to is not set up any more');
  for (const id of attempt.gatewayOrderIds) await voidOthers(deps, merchant, attempt, id);
  await changePayment(deps, ref, (current) => {
    if (!current?.isRepeated) return undefined;
    const { isRepeated: _, ...rest } = current;
    return { attempt: withFollowUp(rest, deps.now()) };
  });
}

async function voidOthers(
  { cardGateway }: PaymentDeps,
  merchant: Merchant,
  { retref: kept }: PaymentAttempt,
  gatewayOrderId: string,
): Promise<void> {
  const asked = await cardGateway.inquireByOrderId(merchant, gatewayOrderId);
  if (asked.outcome === 'unknown' || (asked.outcome === 'notDone' && asked.reason !== 'notFound'))
    throw unclear();
  if (asked.outcome === 'notDone')
    return assertGone(await cardGateway.voidByOrderId(merchant, gatewayOrderId));
  for (const { retref, isApproved, settlement } of asked.payments)
    if (isApproved && settlement !== 'Voided' && retref !== kept)
      assertGone(await cardGateway.void(merchant, retref));
}

function assertGone(answer: Declined | Moved | NotDone | Unknown): void {
  const isGone =
    answer.outcome === 'approved' || (answer.outcome === 'notDone' && answer.reason === 'notFound');
  if (!isGone) throw unclear();
}

const unclear = () =>
  new DomainError('UNAVAILABLE', 'The gateway did not say whether a card is still reserved twice');

const storeAgain = ({ records, now }: PaymentDeps, ref: PaymentRef): Promise<void> =>
  records.transact(async (transaction) => {
    const { id, record } = voidRepeatedWork(ref, now());
    transaction.set(dueWork, id, record);
  });
