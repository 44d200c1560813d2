// What staff read of payments by card and of refunds.
import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money';
import type { Order } from '@bite/shared/ordering/order.schema';
import { GUEST } from '@bite/shared/ordering/order-actors';
import { extraNames } from '@bite/shared/ordering/refund-parts';
import type { AttemptState } from '@bite/shared/payments/payment-attempt.schema';
import { cardLabel } from '@bite/shared/payments/payment-story';
import type { ListedPayment, ListedRefund } from '@bite/shared/payments/refunds.contract';
import type { Tone } from '../../../ui/notice.tsx';

interface Words {
  words: string;
  tone?: Tone;
}

export const stateWords: Readonly<Record<AttemptState, Words>> = {
  requested: { words: 'Being checked', tone: 'info' },
  authorized: { words: 'Authorized, not charged yet', tone: 'info' },
  declined: { words: 'Declined', tone: 'danger' },
  failed: { words: 'Failed: nothing was charged', tone: 'danger' },
  capturing: { words: 'Being charged', tone: 'info' },
  captured: { words: 'Charged', tone: 'good' },
  voiding: { words: 'Being returned', tone: 'info' },
  voided: { words: 'Voided: nothing is charged' },
  refunded: { words: 'Refunded' },
};

/** 'Visa •••• 1111', 'Card •••• 1111', 'Card' */
export const cardName = (card: ListedPayment['card']): string =>
  cardLabel({ ...card, brand: card?.brand ?? 'Card' }) ?? '';

export function refundWords({ state, kind, waitsFor }: ListedRefund): Words {
  if (state === 'done')
    return { words: kind === 'void' ? 'Returned before it settled' : 'Refunded', tone: 'good' };
  if (state === 'failed') return { words: 'Failed', tone: 'danger' };
  return waitsFor === 'settlement'
    ? { words: 'After tonight’s settlement', tone: 'info' }
    : { words: 'Being checked', tone: 'info' };
}

/** '2 × Margherita, Tip'; undefined for an amount. */
export function refundedParts(
  { lines = {}, extras = [] }: Pick<ListedRefund, 'lines' | 'extras'>,
  { items }: Pick<Order, 'items'>,
): string | undefined {
  const dishes = items.flatMap(({ orderItemGuid, name }) => {
    const count = lines[orderItemGuid] ?? 0;
    return count > 0 ? [`${count} × ${isolated(name)}`] : [];
  });
  const parts = [...dishes, ...extras.map((extra) => extraNames[extra])];
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/**
 * '236 taken back, 340 returned'; undefined if the refund moved no points. Points are earned by completion: what was given back before
 * is not earned, which takes nothing from the guest.
 */
export function refundedPoints(
  { state, points, doneAt }: Pick<ListedRefund, 'state' | 'points' | 'doneAt'>,
  { createdByUserId, completedAt }: Pick<Order, 'createdByUserId' | 'completedAt'>,
): string | undefined {
  if (state !== 'done' || !points || doneAt === undefined || createdByUserId === GUEST) return undefined;
  const wasEarned = completedAt !== undefined && completedAt <= doneAt;
  const parts = [
    ...(wasEarned && points.takenBack > 0 ? [`${points.takenBack} taken back`] : []),
    ...(points.givenBack > 0 ? [`${points.givenBack} returned`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** What a card is going to be charged where that is less than is authorized, as after a lower tip. */
export function toBeCharged(
  { attemptId, state, amount, authorizedAmount = amount }: ListedPayment,
  { payment, totals }: Pick<Order, 'payment' | 'totals'>,
): number | undefined {
  const isOpen = state === 'authorized' && payment?.attemptId === attemptId && payment.state === 'authorized';
  return isOpen && totals.total < authorizedAmount ? totals.total : undefined;
}

/** What a toast says of a refund that was just asked for. */
export function refundNews(
  { amount, state, waitsFor, failure }: ListedRefund,
  currency: string,
): { tone: 'success' | 'info' | 'error'; title: string; description?: string } {
  const sum = formatMoney(amount, currency);
  if (state === 'done')
    return { tone: 'success', title: `${sum} refunded`, description: 'The guest is told by mail.' };
  if (state === 'failed')
    return {
      tone: 'error',
      title: `${sum} was not refunded`,
      ...(failure !== undefined && { description: failure }),
    };
  return waitsFor === 'settlement'
    ? {
        tone: 'info',
        title: `${sum} is refunded after tonight’s settlement`,
        description: 'A part can be given back only then. It happens by itself.',
      }
    : {
        tone: 'info',
        title: `The refund of ${sum} is being checked`,
        description: 'The gateway has not answered yet. It goes on by itself; do not refund it again.',
      };
}

const declineReasons: Readonly<Record<NonNullable<ListedPayment['declineCategory']>, string>> = {
  1: 'The bank will not take this card again: another one is needed.',
  2: 'The bank declined it for now. The same card may work later.',
  3: 'Something that was typed is not as the bank has it, such as the expiry date or the security code.',
  4: 'The bank declined it without a reason.',
};

/** Codes of our own, where the gateway gave none. */
const failures: Readonly<Record<string, string>> = {
  unreachable: 'The gateway could not be reached.',
  limited: 'The gateway was asked too often.',
  credentials: 'The gateway refuses the login of this restaurant: see the set-up of payments.',
  notFound: 'The payment never arrived at the gateway.',
};

/** Why a card paid nothing, for staff: the guest reads less, so that a thief learns nothing. */
export function reasonWords({
  state,
  code = '',
  declineCategory,
  amount,
  authorizedAmount = 0,
  currency,
}: Pick<
  ListedPayment,
  'state' | 'code' | 'declineCategory' | 'amount' | 'authorizedAmount' | 'currency'
>): string {
  if (state === 'declined') return declineReasons[declineCategory ?? 4];
  if (state === 'failed')
    return (Object.hasOwn(failures, code) && failures[code]) || 'The gateway did not take this payment.';
  return authorizedAmount < amount
    ? `The bank would have paid ${formatMoney(authorizedAmount, currency)} only, so nothing was taken.`
    : 'The bank agreed, but it was not taken: the order was gone, or the postal or security code was wrong.';
}

/** What a person can do about a payment that needs one. */
export function whatToDo(state: AttemptState): string {
  switch (state) {
    case 'requested':
    case 'capturing':
    case 'voiding':
      return 'Bite keeps asking. Do not charge the guest again; look the payment up at the gateway by its reference, and check the login in the set-up of payments.';
    case 'captured':
      return 'If the refund does not work, give the money back in another way and tell the guest.';
    case 'refunded':
    case 'voided':
    case 'declined':
    case 'failed':
    case 'authorized':
      return 'Ask the guest to pay in another way, or leave it at that.';
  }
}
