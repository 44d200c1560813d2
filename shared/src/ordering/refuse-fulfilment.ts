// Why an order cannot be placed as requested: kind not offered, closed, slot full, invalid address (O5-01).

import type { Storefront } from '../catalogue/storefront.ts';
import { countryCodeOf } from '../kernel/countries.ts';
import { durationLabel } from '../kernel/duration-label.ts';
import { MINUTE } from '../kernel/durations.ts';
import type { ErrorCode } from '../kernel/errors.ts';
import { isolated } from '../kernel/isolated.ts';
import { localTimeAt } from '../kernel/time.ts';
import { locale, t } from '../kernel/translate.ts';
import {
  type ClosedReason,
  type Hours,
  isSlotAvailable,
  isSlotFull,
  type OrderNeeds,
  openState,
  promisedAt,
  slotsFrom,
} from '../tenancy/hours.ts';
import { addressErrors } from './address-checks.ts';
import { noAddress } from './delivery-address.ts';
import { type Fulfilment, NOT_TAKING_ORDERS } from './fulfilment.ts';
import { proceedMessages } from './order-configuration.ts';

export interface Refusal {
  code: Extract<
    ErrorCode,
    | 'RESTAURANT_CLOSED'
    | 'ORDER_TYPE_NOT_OFFERED'
    | 'SLOT_UNAVAILABLE'
    | 'OUTSIDE_DELIVERY_AREA'
    | 'BELOW_DELIVERY_MINIMUM'
    | 'VALIDATION_FAILED'
  >;
  message: string;
  /** Messages by field path, if a field is invalid. */
  fields?: Readonly<Record<string, string>>;
}

/** Why an order of this kind cannot be placed now; undefined if it can. */
export function refuseFulfilment(
  storefront: Storefront,
  hours: Hours,
  fulfilment: Fulfilment,
  now: number,
): Refusal | undefined {
  return (
    refuseType(storefront, fulfilment) ??
    refuseTime(hours, fulfilment.scheduledFor, now) ??
    refuseAddress(storefront, fulfilment)
  );
}

function refuseType({ website, restaurant }: Storefront, { orderType }: Fulfilment): Refusal | undefined {
  if (!website.enabled || !website.orderingEnabled)
    return { code: 'RESTAURANT_CLOSED', message: t('This restaurant does not take orders on this site') };
  const { pickupEnabled, deliveryEnabled } = restaurant.ordering;
  if (orderType === 'pickup' ? pickupEnabled : deliveryEnabled) return undefined;
  const message = t(
    orderType === 'pickup' ? 'This restaurant does not offer pickup' : 'This restaurant does not deliver',
  );
  return { code: 'ORDER_TYPE_NOT_OFFERED', message };
}

function refuseTime(hours: Hours, scheduledFor: string | null, now: number): Refusal | undefined {
  if (!hours.isActive) return { code: 'RESTAURANT_CLOSED', message: t(NOT_TAKING_ORDERS) };
  if (scheduledFor !== null) {
    const wanted = Date.parse(scheduledFor);
    if (isSlotAvailable(hours, wanted, now)) return undefined;
    return (
      refuseSooner(hours, wanted, now) ?? (isSlotFull(hours, wanted) ? fullSlot(hours, now) : timeGone())
    );
  }
  const state = openState(hours, now);
  if (!state.open) return { code: 'RESTAURANT_CLOSED', message: closedMessage(hours, state.reason) };
  const { notice } = hours.ordering.needs ?? {};
  if (notice) return { code: 'SLOT_UNAVAILABLE', message: noticeMessage(notice) };
  return isSlotFull(hours, promisedAt(hours, now)) ? fullSlot(hours, now) : undefined;
}

const timeGone = (): Refusal => ({
  code: 'SLOT_UNAVAILABLE',
  message: t('This time is no longer available - please choose another one'),
});

/** The kitchen wants to know such orders longer ahead. */
function refuseSooner({ ordering }: Hours, wanted: number, now: number): Refusal | undefined {
  const { laterMinutes = 0, needs } = ordering;
  const isWithin = (minutes: number): boolean => wanted > now && wanted < now + minutes * MINUTE;
  if (needs?.notice && isWithin(needs.notice.minutes))
    return { code: 'SLOT_UNAVAILABLE', message: noticeMessage(needs.notice) };
  if (!isWithin(laterMinutes)) return undefined;
  return {
    code: 'SLOT_UNAVAILABLE',
    message: t('Please order at least {time} ahead for a later time', { time: durationLabel(laterMinutes) }),
  };
}

const noticeMessage = ({ itemName, minutes }: NonNullable<OrderNeeds['notice']>): string =>
  t('{item} has to be ordered at least {time} ahead - please choose a later time', {
    item: isolated(itemName),
    time: durationLabel(minutes),
  });

/** Names the kind of order if that alone is paused, since the other may be chosen. */
function closedMessage({ ordering }: Hours, reason: ClosedReason): string {
  if (reason !== 'paused' || !ordering.pausedKind) return t(proceedMessages.closed);
  return t(
    ordering.pausedKind === 'delivery'
      ? 'Delivery is paused - please choose pickup or another time'
      : 'Pickup is paused - please choose delivery or another time',
  );
}

const OFFERED = 3;

/**
 * The kitchen is full at that time: the message names the next available times.
 *
 * @param full A slot that has filled up since the live state was read.
 */
export function fullSlot(hours: Hours, now: number, full?: number): Refusal {
  const isFree = (slot: number): boolean => slot !== full && !isSlotFull(hours, slot);
  const times = slotsFrom(hours, now, OFFERED, isFree).map((slot) => timeLabel(slot, now, hours.timezone));
  const message =
    times.length === 0
      ? t('The kitchen is full at this time. Please choose another day.')
      : t('The kitchen is full at this time. The next free times: {times}.', { times: times.join(', ') });
  return { code: 'SLOT_UNAVAILABLE', message };
}

/** '6:15 PM EST' today, 'Fri, 6:15 PM EST' on another day; with time zone, since the reader's is unknown. */
function timeLabel(instant: number, now: number, timeZone: string): string {
  const isToday = localTimeAt(instant, timeZone).date === localTimeAt(now, timeZone).date;
  const clock = { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(locale(), isToday ? clock : { ...clock, weekday: 'short' })
    .format(instant)
    .replace(/\s/g, ' ');
}

function refuseAddress(
  { restaurant }: Storefront,
  { orderType, address = noAddress }: Fulfilment,
): Refusal | undefined {
  if (orderType === 'pickup') return undefined;
  const errors = Object.entries(addressErrors(address));
  const country = countryCodeOf(restaurant.address.country);
  if (errors.length === 0 && country !== undefined && address.country !== country)
    errors.push(['country', t('This restaurant delivers in its own country only')]);
  const [first] = errors;
  if (!first) return undefined;
  const fields = Object.fromEntries(errors.map(([field, message]) => [`address.${field}`, message]));
  return { code: 'VALIDATION_FAILED', message: first[1], fields };
}
