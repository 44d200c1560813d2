// Composes the public storefront from the restaurant's records: the only place that decides what diners may see. Pure and
// sorted, so that equal sources give equal content.
import type { DomainMapping } from '../domains/domain-mapping.schema.ts';
import type { DeliveryZone } from '../ordering/delivery-zone.schema.ts';
import { publicZones } from '../ordering/delivery-zones.ts';
import type { Restaurant } from '../tenancy/restaurant.schema.ts';
import type { Tenant } from '../tenancy/tenant.schema.ts';
import { composeMenu, type MenuSources } from './compose-menu.ts';
import type { Storefront, StorefrontPayment } from './storefront.ts';
import { toRestaurant } from './storefront-identity.ts';
import { toWebsite } from './storefront-website.ts';

export interface StorefrontSources extends MenuSources {
  tenant: Tenant;
  restaurant: Restaurant;
  /** The restaurant's domain mappings. */
  domains: readonly DomainMapping[];
  /** Undefined if it has none, which differs from having none that can be read. */
  deliveryZones?: readonly DeliveryZone[] | undefined;
  payment?: StorefrontPayment | undefined;
}

export type StorefrontContent = Omit<Storefront, 'version'>;

export function composeStorefront(sources: StorefrontSources): StorefrontContent {
  const { restaurant, deliveryZones } = sources;
  return {
    restaurant: toRestaurant(sources),
    website: toWebsite(restaurant.websiteConfig, sources.domains),
    ...composeMenu(sources, restaurant.websiteConfig.parentMenuGroupId),
    ...(deliveryZones && { deliveryZones: publicZones(deliveryZones) }),
  };
}
