// The available kinds and times of an order, and the diner's choice.

import { message, t } from '@bite/shared/kernel/translate';
import { setOrderType } from '@bite/shared/ordering/cart-state';
import type { DeliveryAddress } from '@bite/shared/ordering/delivery-address';
import { type OrderType, wantedAt } from '@bite/shared/ordering/fulfilment';
import {
  isSlotAvailable,
  isSlotFull,
  openState,
  promisedAt,
  promiseMinutes,
  slotsWithFull,
} from '@bite/shared/tenancy/hours';
import { useMemo } from 'react';
import { slotLabel } from './local-times.ts';
import { offeredTypes, useHours, useNow, useOrderDetails, useSite, useStorefront } from './site.ts';

export interface TimeOption {
  /** ISO instant; '' for as soon as possible. */
  value: string;
  label: string;
  /** The slot is full. */
  isFull?: boolean;
}

export interface Fulfilment {
  types: OrderType[];
  orderType: OrderType;
  address: DeliveryAddress;
  /** The chosen TimeOption's value. */
  time: string;
  times: TimeOption[];
  canAsap: boolean;
  /** The chosen slot has passed or is full. */
  isTimeGone: boolean;
  chooseType: (orderType: OrderType) => void;
  chooseTime: (value: string) => void;
  typeAddress: (address: DeliveryAddress) => void;
}

export const typeLabels: Record<OrderType, string> = {
  pickup: message('Pickup'),
  delivery: message('Delivery'),
};

export const timeLabels: Record<OrderType, string> = {
  pickup: message('Pickup time'),
  delivery: message('Delivery time'),
};

export function useFulfilment(): Fulfilment {
  const { details, cart } = useSite();
  const storefront = useStorefront();
  const { orderType, scheduledTime, deliveryAddress } = useOrderDetails();
  const time = scheduledTime ?? '';
  const { times, canAsap } = useTimes(time);
  const chosen = times.find(({ value, isFull }) => value === time && !isFull);
  return {
    types: offeredTypes(storefront),
    orderType,
    address: deliveryAddress,
    time,
    times,
    canAsap,
    isTimeGone: time !== '' && times.length > 0 && !chosen,
    chooseType: (next) => {
      details.choose({ orderType: next });
      cart.change((current, now) => setOrderType(current, next, now));
    },
    chooseTime: (value) => details.choose({ scheduledTime: value === '' ? null : value }),
    typeAddress: details.typeAddress,
  };
}

/**
 * ASAP while open, up to sixteen quarter hours (O9-15), and the chosen time if it is on another day. Only ASAP until the
 * page knows the time.
 */
function useTimes(time: string): { times: TimeOption[]; canAsap: boolean } {
  const hours = useHours();
  const now = useNow();
  // Labels change every minute, not with each tick.
  const minute = now === undefined ? undefined : Math.floor(now / 60_000) * 60_000;
  return useMemo(() => {
    if (minute === undefined) return { times: [{ value: '', label: t('ASAP') }], canAsap: false };
    const canAsap = openState(hours, minute).open && !hours.ordering.needs?.notice;
    const next = slotsWithFull(hours, minute);
    const wanted = Date.parse(time);
    const isFurther = !next.includes(wanted) && isSlotAvailable(hours, wanted, minute);
    const slots = [...next, ...(isFurther ? [wanted] : [])].map((slot) => ({
      value: new Date(slot).toISOString(),
      label: slotLabel(slot, minute, hours.timezone),
      isFull: isSlotFull(hours, slot),
    }));
    const isFull = isSlotFull(hours, promisedAt(hours, minute));
    const label = t('ASAP · {minutes} min', { minutes: promiseMinutes(hours) });
    const asap = { value: '', label, isFull };
    return { times: canAsap ? [asap, ...slots] : slots, canAsap };
  }, [hours, minute, time]);
}

/** When the food is wanted, as an instant; undefined until the page knows the time. */
export function useWantedAt(): number | undefined {
  const hours = useHours();
  const now = useNow();
  const { orderType, scheduledTime } = useOrderDetails();
  return now === undefined ? undefined : wantedAt(hours, { orderType, scheduledFor: scheduledTime }, now);
}
