// What is said to guests of the payment of an order by card: on its page, its receipt and in mails.
import { isCancelledOrVoided } from '../ordering/board.ts';
import type { LifecycleState, OrderStatus, PaymentStatus } from '../ordering/transitions.ts';
import type { OrderPayment } from './payment-attempt.schema.ts';
import { type Wallet, walletNames } from './wallets.ts';

export interface CardShown {
  brand?: string | undefined;
  lastFour?: string | undefined;
  wallet?: Wallet | undefined;
}

export interface PaidByCard {
  status: OrderStatus;
  lifecycleState: LifecycleState;
  paymentStatus: PaymentStatus;
  payment?:
    | { state: OrderPayment['state']; card?: CardShown | undefined; amount?: number | undefined }
    | undefined;
  refundedAmount?: number | undefined;
}

export type PaymentStory =
  /** Placed and not paid yet: the restaurant does not know of it. */
  | { kind: 'waiting' | 'checking' }
  | { kind: 'paid'; card: CardShown; returned: number }
  /** Cancelled, and all of it goes back by itself. */
  | { kind: 'goesBack'; card: CardShown }
  | { kind: 'returned'; card: CardShown; returned: number }
  | { kind: 'notCharged' };

/** Undefined for an order that is not paid by card. */
export function paymentStory(order: PaidByCard): PaymentStory | undefined {
  const { payment, refundedAmount = 0 } = order;
  if (!payment) return undefined;
  const { state, card = {}, amount = 0 } = payment;
  const isCancelled = isCancelledOrVoided(order);
  switch (state) {
    case 'waiting':
    case 'failed':
      return { kind: isCancelled ? 'notCharged' : 'waiting' };
    case 'checking':
      return { kind: 'checking' };
    case 'authorized':
      // What was only reserved is released.
      return isCancelled ? { kind: 'notCharged' } : { kind: 'paid', card, returned: 0 };
    case 'captured':
      return isCancelled ? { kind: 'goesBack', card } : { kind: 'paid', card, returned: refundedAmount };
    case 'refunded':
      return { kind: 'returned', card, returned: refundedAmount || amount };
    case 'voided':
      return { kind: 'notCharged' };
  }
}

/** 'Visa •••• 1111', 'Apple Pay, Visa •••• 1111'; undefined if nothing is known of the card. */
export function cardLabel({ brand, lastFour, wallet }: CardShown): string | undefined {
  const digits = lastFour ? `•••• ${lastFour}` : undefined;
  const card = [brand, digits].filter(Boolean).join(' ');
  return [wallet && walletNames[wallet], card].filter(Boolean).join(', ') || undefined;
}
