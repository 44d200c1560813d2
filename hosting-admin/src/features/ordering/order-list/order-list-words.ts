// What the list of all orders says of each.
import { formatMoney } from '@bite/shared/kernel/money-format';
import type { ListedOrder } from '@bite/shared/ordering/order-list.contract';
import type { Tone } from '../../../ui/notice.tsx';

export const typeWords: Readonly<Record<ListedOrder['type'], string>> = {
  takeOut: 'Pickup',
  delivery: 'Delivery',
  dineIn: 'Dine in',
  quickService: 'Counter',
};

const standings: Readonly<Record<ListedOrder['status'], { words: string; tone?: Tone }>> = {
  newOrder: { words: 'New', tone: 'warn' },
  inProgress: { words: 'Open', tone: 'info' },
  completed: { words: 'Completed', tone: 'good' },
  cancelled: { words: 'Cancelled', tone: 'danger' },
  voided: { words: 'Voided', tone: 'danger' },
};

export const standingWords = ({ status }: ListedOrder) => standings[status];

const methods: Readonly<Record<ListedOrder['paymentMethod'], string>> = {
  atPickup: 'Paid',
  cash: 'Paid in cash',
  card: 'Paid by card',
  other: 'Paid otherwise',
};

/** 'Paid by card, $8.80 refunded' */
export function paymentWords(order: ListedOrder): string {
  const { paymentStatus, paymentMethod, refundedAmount = 0, currency } = order;
  if (paymentStatus === 'refunded') return 'Refunded';
  if (paymentStatus === 'failed') return 'Payment failed';
  if (paymentStatus !== 'paid') return order.isByCard ? 'Card, not charged' : 'Unpaid';
  const paid = methods[paymentMethod];
  return refundedAmount > 0 ? `${paid}, ${formatMoney(refundedAmount, currency)} refunded` : paid;
}
