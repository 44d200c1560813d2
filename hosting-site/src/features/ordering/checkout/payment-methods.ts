// The ways to pay for an order.
import type { PaymentOptions } from '@bite/shared/payments/payment-options';

export type PaymentMethod = 'card' | 'atPickup';

/** Those that are open, the card first. */
export const methodsOf = ({ card, counter }: PaymentOptions): PaymentMethod[] => [
  ...(card ? (['card'] as const) : []),
  ...(counter ? (['atPickup'] as const) : []),
];
