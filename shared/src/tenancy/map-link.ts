// Where a restaurant is, in one line and on a map.
import type { Address } from './restaurant.schema.ts';

interface Found {
  name: string;
  address: Address;
}

export function addressLine({ address: { street, city, state, zipCode } }: Pick<Found, 'address'>): string {
  return [street, city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** Opens the map app of a phone. */
export const mapLink = (restaurant: Found): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${restaurant.name}, ${addressLine(restaurant)}`)}`;
