// The initial delivery address: most diners live in the restaurant's country and state.
import type { StorefrontRestaurant } from '@bite/shared/catalogue/storefront';
import { countryCodeOf } from '@bite/shared/kernel/countries';
import type { DeliveryAddress } from '@bite/shared/ordering/delivery-address';

/** The typed address in the restaurant's country; the chosen country only counts if that is unknown. */
export function addressFrom(
  typed: DeliveryAddress,
  { address }: Pick<StorefrontRestaurant, 'address'>,
): DeliveryAddress {
  const country = countryCodeOf(address.country) ?? typed.country;
  if (typed.country === country) return typed;
  return {
    ...typed,
    country,
    region: typed.country === '' ? (typed.region ?? address.state) : address.state,
  };
}
