// What a delivery address begins with: most diners live in the restaurant's country and state.
import type { StorefrontRestaurant } from '@bite/shared/catalogue/storefront';
import { countryCodeOf } from '@bite/shared/kernel/countries';
import type { DeliveryAddress } from '@bite/shared/ordering/delivery-address';

/** As typed, in the restaurant's country until a country has been chosen. */
export function addressFrom(
  typed: DeliveryAddress,
  { address }: Pick<StorefrontRestaurant, 'address'>,
): DeliveryAddress {
  if (typed.country !== '') return typed;
  const country = countryCodeOf(address.country) ?? '';
  return { ...typed, country, region: typed.region ?? address.state };
}
