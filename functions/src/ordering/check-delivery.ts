// Answers whether a restaurant delivers to an address, before anything is in the cart.
import type { Answers } from '@bite/shared/api/answers';
import type { CheckDeliveryInput } from '@bite/shared/ordering/orders.contract';
import type { Storefronts } from '../ports/storefronts.ts';
import { menuOf } from './menu-of.ts';
import { type ZoneDeps, zoneOfAddress } from './zone-of-address.ts';

/** By the rule that an order is judged by. Throws RESTAURANT_NOT_FOUND, and UNAVAILABLE as zoneOfAddress does. */
export async function checkDelivery(
  deps: ZoneDeps & { storefronts: Storefronts },
  { restaurantGuid, address }: CheckDeliveryInput,
): Promise<Answers['checkDelivery']> {
  const { storefront } = await menuOf(deps.storefronts, restaurantGuid);
  const match = await zoneOfAddress(deps, storefront.deliveryZones, address);
  return match.kind === 'inside'
    ? { outcome: 'inside', deliveryZoneId: match.zone.deliveryZoneId, storefrontVersion: storefront.version }
    : { outcome: match.kind, storefrontVersion: storefront.version };
}
