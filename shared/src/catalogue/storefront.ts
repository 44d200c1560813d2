// Everything public about one restaurant, as diners' browsers and the order check read it. Built by the server from the
// catalogue, the restaurant and its website; never edited. Types only: the diner's site loads no schema.

import type {
  Address,
  OperatingHours,
  OrderingSettings,
  SpecialHours,
} from '../tenancy/restaurant.schema.ts';
import type { WebsiteConfig } from '../website/website-config.schema.ts';
import type { Item, SizePrice } from './item.schema.ts';
import type { MenuGroup } from './menu-group.schema.ts';
import type { Modifier, ModifierGroup } from './modifier-group.schema.ts';
import { isMarkedSoldOut } from './sold-out.ts';
import type { StorefrontLive } from './storefront-live.schema.ts';
import type { TaxRate } from './tax-rate.schema.ts';

export type { StorefrontLive };

/** A picture: `src` always works; `sized` is a URL with '{width}' in it, good for each of `widths`. */
export interface StorefrontImage {
  src: string;
  sized?: string;
  widths?: number[];
  /** Width divided by height. */
  ratio: number;
}

export type StorefrontModifier = Pick<Modifier, 'id' | 'guid' | 'name' | 'price'> & { calories?: number };

export type StorefrontModifierGroup = Pick<
  ModifierGroup,
  | 'modifierGroupId'
  | 'name'
  | 'pricingStrategy'
  | 'selectionRequirement'
  | 'allowMultipleSelection'
  | 'minSelection'
  | 'allowDuplicateSelection'
> & { groupPrice?: number; maxSelection?: number; modifiers: StorefrontModifier[] };

/** How an item uses a group: the group's id and only what differs from the group itself. */
export interface StorefrontModifierGroupUse {
  modifierGroupId: number;
  isRequired?: boolean;
  minSelection?: number;
  maxSelection?: number;
  allowMultipleSelection?: boolean;
  allowDuplicateSelection?: boolean;
}

export type StorefrontSize = Pick<SizePrice, 'id' | 'guid' | 'name' | 'price'>;

export interface StorefrontItem {
  itemId: number;
  guid: string;
  name: string;
  description?: string;
  calories?: number;
  containsAlcohol?: true;
  image?: StorefrontImage;
  pricingStrategy: Item['pricingStrategy'];
  basePrice?: number;
  sizes?: StorefrontSize[];
  modifierGroups?: StorefrontModifierGroupUse[];
  taxRateIds?: number[];
  taxInclusion?: 'inclusive';
  takeoutTaxException?: true;
  /** False when it is shown but cannot be ordered online. */
  onlineOrdering: boolean;
}

export type StorefrontMenuGroup = Pick<MenuGroup, 'menuGroupId' | 'guid' | 'name'> & {
  parentId?: number;
  description?: string;
  image?: StorefrontImage;
  isMenu: boolean;
  itemIds: number[];
  /** Absent where its items cost what they cost by themselves; inherited pricing is already here. */
  pricing?: GroupPricing;
  /** Absent where the group is always available. */
  availability?: MenuAvailability;
};

/** See group-pricing.ts. Prices in the major unit, the discount a percent. */
export type GroupPricing = { fixedPrice: number } | { discountPercentage: number };

export interface MenuAvailability {
  takeout?: false;
  delivery?: false;
  dateRange?: { start?: string; end?: string };
  timeRange?: { start: string; end: string };
  /** Only the days on which it is not served. */
  daysOff?: readonly string[];
  season?: {
    startMonth: number;
    startDay: number;
    endMonth: number;
    endDay: number;
    displayMessage?: string;
  };
}

export type StorefrontTaxRate = Pick<
  TaxRate,
  'taxRateId' | 'name' | 'type' | 'rate' | 'taxTable' | 'default' | 'takeoutTaxEnabled' | 'roundingOptions'
> & { takeoutTaxrate?: number };

export interface StorefrontRestaurant {
  guid: string;
  restaurantId: number;
  tenantId: number;
  tenantGuid: string;
  tenantName: string;
  slug: string;
  name: string;
  concept: string;
  address: Address;
  phone: string;
  email: string;
  currency: string;
  timezone: string;
  /** Active restaurant of an active tenant. */
  isActive: boolean;
  operatingHours: OperatingHours;
  specialHours: SpecialHours[];
  /** Fractions: 0.0875 is 8.75 %. */
  taxRate: number;
  serviceCharge: number;
  allowTips: boolean;
  ordering: OrderingSettings;
}

export interface StorefrontWebsite {
  enabled: boolean;
  colors: WebsiteConfig['branding']['colors'];
  logo?: StorefrontImage;
  icon?: StorefrontImage;
  hero?: StorefrontImage;
  seoTitle?: string;
  seoDescription?: string;
  shareImage?: string;
  aboutText?: string;
  specialOffers: string[];
  announcement?: string;
  social: WebsiteConfig['social'];
  orderingEnabled: boolean;
  /** Where ordering happens when not here. */
  orderingUrl?: string;
  frameHosts: string[];
  /** Which host is the restaurant's own, for canonical links. */
  primaryDomain?: string;
}

export interface Storefront {
  /** Hash of the content: equal versions are equal menus. */
  version: string;
  restaurant: StorefrontRestaurant;
  website: StorefrontWebsite;
  /** The chosen menu's groups in the order they are shown (O2.2-18). */
  menuGroups: StorefrontMenuGroup[];
  items: StorefrontItem[];
  modifierGroups: StorefrontModifierGroup[];
  taxRates: StorefrontTaxRate[];
  /** Ids of the items to feature (O2.8-08). */
  featured: number[];
}

/** Nothing is going on: what holds where no live state is stored. */
export const defaultLiveState: StorefrontLive = { busyExtraMinutes: 0, soldOut: {} };

/** True while the item is 86'd. */
export function isSoldOut(live: StorefrontLive, itemId: number, now: number): boolean {
  return isMarkedSoldOut(live.soldOut[String(itemId)], now);
}
