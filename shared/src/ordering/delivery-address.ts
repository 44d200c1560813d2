// A delivery address: the same form for the diner's fields, the order, the board and tracking. Separate from its schema, so
// that the diner's first page loads neither that nor the postal code rules of all countries.
import { message } from '../kernel/translate.ts';

export interface DeliveryAddress {
  street: string;
  /** Apartment, suite or floor. */
  unit?: string | undefined;
  city: string;
  /** State, province or county, if the country's addresses have one. */
  region?: string | undefined;
  /** Empty if the country has none. */
  postalCode: string;
  /** ISO 3166 alpha-2; empty in old orders, whose address is one line of text. */
  country: string;
}

/** The specified message for a missing address (O5-01). */
export const ADDRESS_REQUIRED = message('Delivery address is required');

export const noAddress: DeliveryAddress = { street: '', city: '', postalCode: '', country: '' };

/** The maximum length of each field. */
export const addressLimits = {
  street: 150,
  unit: 50,
  city: 100,
  region: 60,
  postalCode: 12,
  country: 2,
} as const satisfies Record<keyof DeliveryAddress, number>;

export const addressFields = Object.keys(addressLimits) as (keyof DeliveryAddress)[];

/** '12 Court Street, Apt 4, Brooklyn', to recognise it; empty while nothing is typed. */
export function shortAddress({ street, unit, city }: DeliveryAddress): string {
  return [street, unit, city]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ');
}

/** Trimmed, without empty optional fields. */
export function tidyAddress(address: DeliveryAddress): DeliveryAddress {
  const unit = address.unit?.trim();
  const region = address.region?.trim();
  return {
    street: address.street.trim(),
    ...(unit && { unit }),
    city: address.city.trim(),
    ...(region && { region }),
    postalCode: address.postalCode.trim().toUpperCase(),
    country: address.country,
  };
}
