// Builders for tests: a small open restaurant with whatever a test wants to be different.
import type {
  Storefront,
  StorefrontItem,
  StorefrontMenuGroup,
  StorefrontModifierGroup,
  StorefrontRestaurant,
  StorefrontTaxRate,
  StorefrontWebsite,
} from '../catalogue/storefront.ts';
import { orderingSettings } from '../tenancy/restaurant.schema.ts';

/** A different, valid guid for every number. */
export const aGuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A Wednesday, 18:00 in New York. */
export const NOW = Date.parse('2026-06-10T22:00:00Z');

export function anItem(change: Partial<StorefrontItem> & { itemId?: number } = {}): StorefrontItem {
  const itemId = change.itemId ?? 1;
  return {
    itemId,
    guid: aGuid(1000 + itemId),
    name: 'Margherita',
    pricingStrategy: 'base',
    basePrice: 12,
    onlineOrdering: true,
    ...change,
  };
}

/** Options named by their letters, with prices: options(['Olives', 1.5], ['Basil', 0]). */
export function options(...entries: [name: string, price: number][]): StorefrontModifierGroup['modifiers'] {
  return entries.map(([name, price], index) => ({ id: index + 1, guid: aGuid(3000 + index), name, price }));
}

export function aModifierGroup(change: Partial<StorefrontModifierGroup> = {}): StorefrontModifierGroup {
  return {
    modifierGroupId: 1,
    name: 'Toppings',
    pricingStrategy: 'Individual',
    selectionRequirement: 'Optional',
    allowMultipleSelection: true,
    minSelection: 1,
    allowDuplicateSelection: false,
    modifiers: options(['Olives', 1.5], ['Basil', 0.5], ['Ham', 2]),
    ...change,
  };
}

export function aTaxRate(change: Partial<StorefrontTaxRate> = {}): StorefrontTaxRate {
  return {
    taxRateId: 1,
    name: 'Sales tax',
    type: 'Percent',
    rate: 8.875,
    taxTable: [],
    default: true,
    takeoutTaxEnabled: false,
    roundingOptions: 'Half Even Rounding',
    ...change,
  };
}

export function aMenuGroup(change: Partial<StorefrontMenuGroup> = {}): StorefrontMenuGroup {
  return { menuGroupId: 1, guid: aGuid(2001), name: 'Pizza', isMenu: false, itemIds: [1], ...change };
}

const day = { open: '11:00', close: '22:00', closed: false };

export function aRestaurant(change: Partial<StorefrontRestaurant> = {}): StorefrontRestaurant {
  return {
    guid: aGuid(1),
    restaurantId: 20_000_001,
    tenantId: 10_000_001,
    tenantGuid: aGuid(2),
    tenantName: 'Bella Group',
    slug: 'bella',
    name: 'Bella',
    concept: 'Pizzeria',
    address: { street: '1 Main Street', city: 'Albany', state: 'NY', zipCode: '12207', country: 'US' },
    phone: '+1 518 555 0100',
    email: 'hello@bella.example.com',
    currency: 'USD',
    timezone: 'America/New_York',
    isActive: true,
    operatingHours: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day },
    specialHours: [],
    taxRate: 0.0875,
    serviceCharge: 0,
    allowTips: true,
    ordering: orderingSettings.parse({}),
    ...change,
  };
}

export function aWebsite(change: Partial<StorefrontWebsite> = {}): StorefrontWebsite {
  return {
    enabled: true,
    colors: { primary: '#dc2626', secondary: '#1f2937', accent: '#f59e0b' },
    specialOffers: [],
    social: {},
    orderingEnabled: true,
    frameHosts: [],
    ...change,
  };
}

interface Changes {
  restaurant?: Partial<StorefrontRestaurant>;
  website?: Partial<StorefrontWebsite>;
  items?: StorefrontItem[];
  menuGroups?: StorefrontMenuGroup[];
  modifierGroups?: StorefrontModifierGroup[];
  taxRates?: StorefrontTaxRate[];
  featured?: number[];
}

/** One pizza, untaxed by rates of its own; every item given is in one group unless groups are given. */
export function aStorefront(change: Changes = {}): Storefront {
  const items = change.items ?? [anItem()];
  return {
    version: 'v1',
    restaurant: aRestaurant(change.restaurant),
    website: aWebsite(change.website),
    menuGroups: change.menuGroups ?? [aMenuGroup({ itemIds: items.map((item) => item.itemId) })],
    items,
    modifierGroups: change.modifierGroups ?? [],
    taxRates: change.taxRates ?? [aTaxRate()],
    featured: change.featured ?? [],
  };
}
