// Whether the restaurant takes the payment that the guest chose.
import { DomainError } from '@bite/shared/kernel/errors';
import { formatMoney } from '@bite/shared/kernel/money';
import type { Order } from '@bite/shared/ordering/order.schema';
import type { PlaceOrderInput } from '@bite/shared/ordering/orders.contract';
import { areCardsOff } from '@bite/shared/payments/cards-off';
import { paymentMessages } from '@bite/shared/payments/guest-messages';
import { paymentOptions } from '@bite/shared/payments/payment-options';
import type { PaymentSetup } from '@bite/shared/payments/payment-setup.schema';
import { noCards } from './takes-cards.ts';

/**
 * Throws CONFLICT with words for the guest. An order that costs nothing is taken either way.
 * @param live Of the restaurant's storefront: cards may be off for all.
 * @param now Milliseconds.
 */
export function assertPaysAs(
  setup: PaymentSetup,
  { total, currency }: Pick<Order['totals'], 'total' | 'currency'>,
  payment: PlaceOrderInput['payment'] = 'counter',
  live: { cardsOff?: boolean | undefined },
  now: number,
): void {
  if (total === 0) return;
  const cardsOff = live.cardsOff === true || areCardsOff(setup, now);
  const options = paymentOptions(setup, { cardsOff }, total);
  if (payment === 'card') {
    if (!options.card) throw noCards(setup);
  } else if (!options.counter) {
    const { cardOnlyFrom = total } = setup;
    const amount = formatMoney(cardOnlyFrom, currency);
    const message = options.isCardOnly
      ? `Orders of ${amount} and more are paid by card.`
      : paymentMessages.cardOnly;
    throw new DomainError('CONFLICT', message, { fields: { payment: message } });
  }
}
