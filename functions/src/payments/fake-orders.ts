// Against orders that nobody picks up: whoever has paid by card is believed, and what is to be paid at the counter has limits. They hold
// while cards are off, too, when a large order may go to the counter that is paid by card else (docs/decisions/078).
import { HOUR, MINUTE } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import { phoneKey } from '@bite/shared/kernel/phone-key';
import type { RestaurantRef } from '@bite/shared/paths';
import { paymentMessages } from '@bite/shared/payments/guest-messages';
import type { PaymentSetup } from '@bite/shared/payments/payment-setup.schema';
import type { Allowances, HeldAllowance } from '../ports/allowances.ts';
import type { Orders } from '../ports/orders.ts';

export interface FakeOrderDeps {
  orders: Pick<Orders, 'openAtCounter'>;
  allowances: Allowances;
  mostOpenOrders?: number | undefined;
  /** Milliseconds. */
  now: () => number;
}

export interface CounterOrder extends RestaurantRef {
  orderGuid: string;
  phone: string;
  /** The network of whoever orders. */
  from: string | undefined;
  /** In the major unit. */
  total: number;
  setup: PaymentSetup;
  /** The restaurant takes cards, and not at this moment. */
  areCardsOff: boolean;
}

/** An hour, where guests can pay by card instead. An office is one network. */
const FROM_ONE_NETWORK = 20;
/** An hour, of orders that are paid by card alone while cards are taken. */
const LARGE = { guest: 1, restaurant: 5 } as const;
/** Longer than placing an order takes. */
const LEASE = MINUTE;

interface Counted {
  held: HeldAllowance;
  refusal: string;
}

/**
 * Takes a place among the orders that are being placed, so that many at once are no more than one after the other. Throws CONFLICT with
 * words for the guest. @returns What ends it: placed or not.
 */
export async function beginCounterOrder(
  deps: FakeOrderDeps,
  order: CounterOrder,
): Promise<(isPlaced: boolean) => Promise<void>> {
  const { mostOpenOrders: most, allowances } = deps;
  const now = deps.now();
  const open = most === undefined ? [] : [openOf(order, most, now)];
  const byHour = hourly(order, now);
  const counted = [...open, ...byHour];
  if (counted.length === 0) return async () => undefined;
  const { orderGuid: id } = order;
  const answer = await allowances.hold(heldOf(counted), { id, until: now + LEASE }, now);
  if (!('underWay' in answer)) {
    const refusal = counted.find(({ held }) => held.key === answer.refusedBy.key)?.refusal;
    throw refused(refusal ?? paymentMessages.manyOpenCall);
  }
  /** What is not ended ends by itself. */
  const end = async (isPlaced: boolean): Promise<void> => {
    const used = [0, isPlaced ? 1 : 0];
    const ends = [open, byHour].map(
      async (each, index) => each.length > 0 && allowances.endHold(heldOf(each), id, used[index] ?? 0),
    );
    await Promise.allSettled(ends);
  };
  const [ofPhone] = open;
  if (most === undefined || !ofPhone) return end;
  // Read after the place was taken: whatever was placed meanwhile is among the open ones, or among those under way.
  const [underWay = 1] = answer.underWay;
  if ((await deps.orders.openAtCounter(order, order.phone)) + underWay <= most) return end;
  await end(false);
  throw refused(ofPhone.refusal);
}

const heldOf = (counted: readonly Counted[]): HeldAllowance[] => counted.map(({ held }) => held);

function openOf(
  { restaurantId, phone, setup, areCardsOff }: CounterOrder,
  most: number,
  now: number,
): Counted {
  const key = `counter orders being placed ${restaurantId} ${phoneKey(phone)}`;
  return {
    held: { key, max: Number.MAX_SAFE_INTEGER, atOnce: most, endsAt: now + LEASE },
    refusal: setup.cards && !areCardsOff ? paymentMessages.manyOpen : paymentMessages.manyOpenCall,
  };
}

function hourly(
  { restaurantId, phone, from, setup, total, areCardsOff }: CounterOrder,
  now: number,
): Counted[] {
  if (!setup.cards) return [];
  const hour = Math.floor(now / HOUR);
  const counted = (key: string, max: number, refusal: string): Counted => ({
    held: { key: `${key} ${hour}`, max, atOnce: max, endsAt: (hour + 1) * HOUR },
    refusal,
  });
  const { cardOnlyFrom = Number.POSITIVE_INFINITY } = setup;
  const { manyFromNetwork, manyFromNetworkCall, fewLarge } = paymentMessages;
  const large = `large counter orders ${restaurantId}`;
  return [
    ...(from === undefined
      ? []
      : [
          counted(
            `counter orders ${restaurantId} ${from}`,
            FROM_ONE_NETWORK,
            areCardsOff ? manyFromNetworkCall : manyFromNetwork,
          ),
        ]),
    ...(total < cardOnlyFrom
      ? []
      : [
          counted(large, LARGE.restaurant, fewLarge),
          counted(`${large} phone ${phoneKey(phone)}`, LARGE.guest, fewLarge),
          ...(from === undefined ? [] : [counted(`${large} network ${from}`, LARGE.guest, fewLarge)]),
        ]),
  ];
}

const refused = (message: string): DomainError =>
  new DomainError('CONFLICT', message, { fields: { payment: message } });
