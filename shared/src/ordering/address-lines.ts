// Formats a delivery address by the customs of its country.
import { formatAddress } from 'localized-address-format';
import type { DeliveryAddress } from './delivery-address.ts';

/** '12 Court Street', 'Apt 4', 'Brooklyn, NY 11201'. Without the country. */
export function addressLines({
  street,
  unit,
  city,
  region,
  postalCode,
  country,
}: DeliveryAddress): readonly string[] {
  return formatAddress({
    postalCountry: country,
    administrativeArea: region ?? '',
    locality: city,
    postalCode,
    addressLines: unit ? [street, unit] : [street],
  });
}

/** The same in one line. */
export const addressText = (address: DeliveryAddress): string => addressLines(address).join(', ');

/** Whether addresses of the country contain a state, province or county. */
export function hasRegions(country: string): boolean {
  return formatAddress({ postalCountry: country, administrativeArea: 'X' }).length > 0;
}
