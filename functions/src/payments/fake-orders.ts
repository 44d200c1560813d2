// Against orders that nobody picks up: whoever has paid by card is believed, and what is to be paid at the counter has limits.
import { HOUR } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import type { RestaurantRef } from '@bite/shared/paths';
import type { PaymentSetup } from '@bite/shared/payments/payment-setup.schema';
import type { Allowances } from '../ports/allowances.ts';
import type { Orders } from '../ports/orders.ts';

export interface FakeOrderDeps {
  orders: Pick<Orders, 'openAtCounter'>;
  allowances: Allowances;
  mostOpenOrders?: number | undefined;
  /** Milliseconds. */
  now: () => number;
}

/** An hour, where guests can pay by card instead. An office is one network. */
const FROM_ONE_NETWORK = 20;

/** Throws CONFLICT with words for the guest. */
export async function assertNoFakeOrders(
  deps: FakeOrderDeps,
  place: RestaurantRef,
  { phone, from, setup }: { phone: string; from: string | undefined; setup: PaymentSetup },
): Promise<void> {
  const { mostOpenOrders = Number.POSITIVE_INFINITY } = deps;
  if (Number.isFinite(mostOpenOrders) && (await deps.orders.openAtCounter(place, phone)) >= mostOpenOrders)
    throw refused(
      setup.cards
        ? 'There are several open orders with this phone number. Please pay by card, or call the restaurant.'
        : 'There are several open orders with this phone number. Please call the restaurant to order more.',
    );
  if (from === undefined || !setup.cards) return;
  const hour = Math.floor(deps.now() / HOUR);
  const allowance = { max: FROM_ONE_NETWORK, endsAt: (hour + 1) * HOUR };
  const key = `counter orders ${place.restaurantId} ${from} ${hour}`;
  if ((await deps.allowances.take(key, allowance, 1)) === 0)
    throw refused('There were many orders from your network. Please pay by card, or call the restaurant.');
}

const refused = (message: string): DomainError =>
  new DomainError('CONFLICT', message, { fields: { payment: message } });
