// Why a delivery is refused for where it goes: the address lies in no zone, or the order is too small for its zone.

import { isolated } from '../kernel/isolated.ts';
import { decimal, formatMoney } from '../kernel/money.ts';
import { t } from '../kernel/translate.ts';
import type { DeliveryAddress } from './delivery-address.ts';
import {
  isBelowMinimum,
  isDecidedByStreet,
  type PublicZone,
  type ZoneMatch,
  type Zones,
} from './delivery-zones.ts';
import type { Refusal } from './refuse-fulfilment.ts';

/** Undefined if the restaurant delivers there, or if that is not known yet. A postal code is refused only as a whole. */
export function refuseZone(
  match: ZoneMatch,
  zones: Zones,
  { postalCode, country }: Pick<DeliveryAddress, 'postalCode' | 'country'>,
): Refusal | undefined {
  if (match.kind !== 'outside') return undefined;
  const code = isDecidedByStreet(zones) ? '' : postalCode.trim();
  const message =
    code === ''
      ? t('This restaurant does not deliver to this address yet')
      : t('This restaurant does not deliver to {place} yet', { place: isolated(code) });
  const field = code === '' || country === '' ? 'street' : 'postalCode';
  return { code: 'OUTSIDE_DELIVERY_AREA', message, fields: { [`address.${field}`]: message } };
}

/** @param subtotal Of the food, before discounts. */
export function refuseMinimum(
  zone: Pick<PublicZone, 'minimumOrder'>,
  subtotal: number,
  currency: string,
): Refusal | undefined {
  if (!isBelowMinimum(zone, subtotal)) return undefined;
  const money = (amount: number): string => formatMoney(amount, currency);
  const missing = decimal(zone.minimumOrder).minus(decimal(subtotal)).toNumber();
  const amounts = { minimum: money(zone.minimumOrder), missing: money(missing) };
  const message = t('Deliveries to this address begin at {minimum}: {missing} to go', amounts);
  return { code: 'BELOW_DELIVERY_MINIMUM', message, fields: { lines: message } };
}
