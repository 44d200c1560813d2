// What staff read of payments by card and of refunds.
import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money';
import type { Order } from '@bite/shared/ordering/order.schema';
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
