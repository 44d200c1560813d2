// Builders for tests: what staff keep about a restaurant, as its schemas read it.

import type { StorefrontSources } from '../catalogue/compose-storefront.ts';
import { type Item, type ItemInput, item } from '../catalogue/item.schema.ts';
import { type MenuGroup, type MenuGroupInput, menuGroup } from '../catalogue/menu-group.schema.ts';
import {
  type ModifierGroup,
  type ModifierGroupInput,
  modifierGroup,
} from '../catalogue/modifier-group.schema.ts';
import { type TaxRate, type TaxRateInput, taxRate } from '../catalogue/tax-rate.schema.ts';
import { type DomainMapping, domainMapping } from '../domains/domain-mapping.schema.ts';
import { type DeliveryZone, type DeliveryZoneInput, deliveryZone } from '../ordering/delivery-zone.schema.ts';
import { type Restaurant, restaurant } from '../tenancy/restaurant.schema.ts';
import { type Tenant, tenant } from '../tenancy/tenant.schema.ts';
import { aGuid, aRestaurant } from './a-storefront.ts';

const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };

export const anItemEntity = (itemId: number, change: Partial<ItemInput> = {}): Item =>
  item.parse({
    itemId,
    guid: aGuid(1000 + itemId),
    name: `Item ${itemId}`,
    basePrice: 10,
    ...times,
    ...change,
  });

/** A group with the items of these ids, in this order. */
export const aGroupEntity = (
  menuGroupId: number,
  itemIds: readonly number[],
  change: Partial<MenuGroupInput> = {},
): MenuGroup =>
  menuGroup.parse({
    menuGroupId,
    guid: aGuid(2000 + menuGroupId),
    name: `Group ${menuGroupId}`,
    position: menuGroupId,
    items: itemIds.map((itemId, position) => ({ itemId, position })),
    ...times,
    ...change,
  });

/** Of Brooklyn's 11201, for $3. */
export const aZoneEntity = (deliveryZoneId: number, change: Partial<DeliveryZoneInput> = {}): DeliveryZone =>
  deliveryZone.parse({
    deliveryZoneId,
    guid: aGuid(6000 + deliveryZoneId),
    name: `Zone ${deliveryZoneId}`,
    position: deliveryZoneId,
    postalCodes: ['11201'],
    fee: 3,
    ...times,
    ...change,
  });

/** Sold online, optional, with two modifiers. */
export const aModifierGroupEntity = (
  modifierGroupId: number,
  change: Partial<ModifierGroupInput> = {},
): ModifierGroup =>
  modifierGroup.parse({
    modifierGroupId,
    guid: aGuid(3000 + modifierGroupId),
    name: `Choices ${modifierGroupId}`,
    onlineOrdering: true,
    modifiers: [1, 2].map((id) => ({
      id,
      guid: aGuid(4000 + modifierGroupId * 10 + id),
      name: `Choice ${id}`,
    })),
    ...times,
    ...change,
  });

export const aTaxRateEntity = (taxRateId: number, change: Partial<TaxRateInput> = {}): TaxRate =>
  taxRate.parse({
    taxRateId,
    guid: aGuid(5000 + taxRateId),
    name: `Tax ${taxRateId}`,
    rate: 5,
    ...times,
    ...change,
  });

export const aTenantEntity = (change: Partial<Tenant> = {}): Tenant => {
  const { tenantId, tenantGuid, tenantName, timezone } = aRestaurant();
  const fields = {
    tenantId,
    guid: tenantGuid,
    name: tenantName,
    displayName: tenantName,
    settings: { timezone },
    ...times,
  };
  return { ...tenant.parse(fields), ...change };
};

export const aRestaurantEntity = (change: Record<string, unknown> = {}): Restaurant => {
  const { guid, restaurantId, tenantId, slug, name, address, phone, email, operatingHours } = aRestaurant();
  const contact = { phone, email };
  const fields = {
    guid,
    restaurantId,
    tenantId,
    slug,
    name,
    address,
    contact,
    operatingHours,
    settings: {},
    ...times,
  };
  return restaurant.parse({ ...fields, ...change });
};

/** A proven, active mapping of the test restaurant. */
export const aDomainMapping = (domain: string, change: Record<string, unknown> = {}): DomainMapping => {
  const { guid, tenantGuid } = aRestaurant();
  return domainMapping.parse({
    domainId: 30_000_001,
    guid: aGuid(6001),
    domain,
    domainType: 'custom',
    tenantGuid,
    restaurantGuid: guid,
    sslStatus: 'issued',
    verificationStatus: 'verified',
    ...times,
    ...change,
  });
};

/** One group with one item, unless the test says otherwise. */
export function someSources(change: Partial<StorefrontSources> = {}): StorefrontSources {
  return {
    tenant: aTenantEntity(),
    restaurant: aRestaurantEntity(),
    menuGroups: [aGroupEntity(1, [1])],
    items: [anItemEntity(1)],
    modifierGroups: [],
    taxRates: [],
    domains: [],
    ...change,
  };
}
