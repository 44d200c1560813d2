// Whether guests may begin to sign in at a restaurant.
import { DomainError } from '@bite/shared/kernel/errors';
import { menuOf } from '../ordering/menu-of.ts';
import type { StoredStorefront, Storefronts } from '../ports/storefronts.ts';

const NOT_HERE =
  'Signing in is not possible here at the moment. Your account is the same at every restaurant: sign in at another one.';

/**
 * Returns the restaurant's storefront. Throws RESTAURANT_NOT_FOUND, and RESTAURANT_CLOSED while its tenant is inactive or suspended:
 * nothing is mailed then in its name. Whoever is signed in stays so.
 */
export async function assertSigningIn(
  storefronts: Storefronts,
  restaurantGuid: string,
): Promise<StoredStorefront> {
  const menu = await menuOf(storefronts, restaurantGuid);
  if (!menu.isTenantActive) throw new DomainError('RESTAURANT_CLOSED', NOT_HERE);
  return menu;
}
