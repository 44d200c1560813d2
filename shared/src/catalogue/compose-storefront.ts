// Composes the public storefront from the restaurant's records: the only place that decides what diners may see. Pure and
// sorted, so that equal sources give equal content.
import type { DomainMapping } from '../domains/domain-mapping.schema.ts';
import type { Restaurant } from '../tenancy/restaurant.schema.ts';
import type { Tenant } from '../tenancy/tenant.schema.ts';
import { composeMenu, type MenuSources } from './compose-menu.ts';
import type { Storefront } from './storefront.ts';
import { toRestaurant, toWebsite } from './storefront-identity.ts';

export interface StorefrontSources extends MenuSources {
  tenant: Tenant;
  restaurant: Restaurant;
  /** The restaurant's domain mappings. */
  domains: readonly DomainMapping[];
}

export type StorefrontContent = Omit<Storefront, 'version'>;

export function composeStorefront(sources: StorefrontSources): StorefrontContent {
  const { restaurant } = sources;
  return {
    restaurant: toRestaurant(sources),
    website: toWebsite(restaurant.websiteConfig, sources.domains),
    ...composeMenu(sources, restaurant.websiteConfig.parentMenuGroupId),
  };
}
