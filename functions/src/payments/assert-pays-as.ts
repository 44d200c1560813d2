// Whether the restaurant takes the payment that the guest chose.
import { DomainError } from '@bite/shared/kernel/errors';
import { formatMoney } from '@bite/shared/kernel/money';
import type { Order } from '@bite/shared/ordering/order.schema';
import type { PlaceOrderInput } from '@bite/shared/ordering/orders.contract';
import type { PaymentSetup } from '@bite/shared/payments/payment-setup.schema';

/** Throws CONFLICT with words for the guest. An order that costs nothing is taken either way. */
export function assertPaysAs(
  setup: PaymentSetup,
  totals: Pick<Order['totals'], 'total' | 'currency'>,
  payment: PlaceOrderInput['payment'] = 'counter',
): void {
  if (totals.total === 0) return;
  const message = payment === 'card' ? refuseCard(setup) : refuseCounter(setup, totals);
  if (message !== undefined) throw new DomainError('CONFLICT', message, { fields: { payment: message } });
}

const refuseCard = ({ cards, counter }: PaymentSetup): string | undefined => {
  if (cards) return undefined;
  return counter
    ? 'Cards cannot be taken here at the moment. You can pay at the restaurant.'
    : 'Cards cannot be taken here at the moment. Please try again later.';
};

function refuseCounter(
  { cards, counter, cardOnlyFrom }: PaymentSetup,
  { total, currency }: Pick<Order['totals'], 'total' | 'currency'>,
): string | undefined {
  if (!counter) return 'Please pay by card: this restaurant takes no orders that are paid later.';
  // Nobody could order anything large while there are no cards.
  if (!cards || cardOnlyFrom === undefined || total < cardOnlyFrom) return undefined;
  return `Orders of ${formatMoney(cardOnlyFrom, currency)} and more are paid by card.`;
}
