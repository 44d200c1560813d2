// How it stands with the card that pays, or paid, for an order, as staff need to know it. Guests read payment-story.ts.
import { isCancelledOrVoided, type OrderStates } from '@bite/shared/ordering/board';
import type { OrderPayment } from '@bite/shared/payments/payment-attempt.schema';

const cardStandings = [
  /** Nothing was charged yet: the guest has to pay, or it is not known whether that worked. */
  'open',
  /** The money is reserved, and is taken once the restaurant accepts. */
  'reserved',
  'paid',
  /** Part of it was given back. */
  'partlyReturned',
  /** The order is over, and what was reserved or paid is on its way back. */
  'returning',
  'returned',
  /** It was reserved at most: the guest sees no charge. */
  'notCharged',
  /** The reserved money could not be taken: somebody must ask for payment. */
  'failed',
] as const;
export type CardStanding = (typeof cardStandings)[number];

type Paid = Pick<OrderStates, 'status' | 'paymentStatus'> & {
  refundedAmount?: number | undefined;
  payment?: Pick<OrderPayment, 'state'> | undefined;
};

/** While the order is on, and once it is cancelled or voided. */
const standings: Readonly<Record<OrderPayment['state'], readonly [on: CardStanding, over: CardStanding]>> = {
  waiting: ['open', 'notCharged'],
  checking: ['open', 'notCharged'],
  authorized: ['reserved', 'notCharged'],
  captured: ['paid', 'returning'],
  voided: ['notCharged', 'notCharged'],
  refunded: ['returned', 'returned'],
  failed: ['failed', 'notCharged'],
};

/** Undefined for an order that no card pays on the website. */
export function cardStanding(order: Paid): CardStanding | undefined {
  const { payment, paymentStatus, refundedAmount = 0 } = order;
  if (!payment) return undefined;
  // Also after a void of what was charged, which was on the statement for some hours.
  if (paymentStatus === 'refunded') return 'returned';
  const standing = standings[payment.state][isCancelledOrVoided(order) ? 1 : 0];
  return standing === 'paid' && refundedAmount > 0 ? 'partlyReturned' : standing;
}
