// Everything public about one restaurant, for diners' browsers and the order check. Built by the server from the catalogue,
// the restaurant and its website; never edited. Types only, since the diner's site loads no schema.

import type { PictureFocus } from '../media/picture-focus.schema.ts';
import type { PublicZone } from '../ordering/delivery-zones.ts';
import type { Wallet } from '../payments/wallets.ts';
import type {
  Address,
  OperatingHours,
  OrderingSettings,
  SpecialHours,
} from '../tenancy/restaurant.schema.ts';
import type { OrderingProvider } from '../website/ordering-provider.ts';
import type { ContentBlock, WebsiteConfig } from '../website/website-config.schema.ts';
import type { Allergen } from './allergens.ts';
import type { Diet } from './diets.ts';
import type { Item, SizePrice } from './item.schema.ts';
import type { MenuGroup } from './menu-group.schema.ts';
import type { Modifier, ModifierGroup } from './modifier-group.schema.ts';
import type { PublicItemValues } from './plain-item-fields.ts';
import type { StorefrontLive } from './storefront-live.schema.ts';
import type { TaxRate } from './tax-rate.schema.ts';
import type { InLanguages, ItemTexts, NameTranslations, Translations } from './translations.ts';

export type { StorefrontLive };

/** A picture: `src` always works; `sized` is a URL with '{width}', valid for each of `widths`. */
export interface StorefrontImage {
  src: string;
  sized?: string;
  widths?: number[];
  /** Width divided by height. */
  ratio: number;
  /** The point that stays in sight where it is cut, in steps of ten percent; the middle by default. */
  focus?: PictureFocus;
  /** Square copies for browser tabs and home screens, likewise. */
  icons?: { sized: string; widths: number[] };
}

export type StorefrontModifier = Pick<Modifier, 'id' | 'guid' | 'name' | 'price'> & {
  calories?: number;
  translations?: Translations;
  /** Instead of `price`, with sizes of these names. */
  sizePrices?: { name: string; price: number }[];
};

export type StorefrontModifierGroup = Pick<
  ModifierGroup,
  | 'modifierGroupId'
  | 'name'
  | 'pricingStrategy'
  | 'selectionRequirement'
  | 'allowMultipleSelection'
  | 'minSelection'
  | 'allowDuplicateSelection'
> & {
  groupPrice?: number;
  maxSelection?: number;
  translations?: Translations;
  modifiers: StorefrontModifier[];
};

/** How an item uses a group: the group's id and only what differs from the group itself. */
export interface StorefrontModifierGroupUse {
  modifierGroupId: number;
  isRequired?: boolean;
  minSelection?: number;
  maxSelection?: number;
  allowMultipleSelection?: boolean;
  allowDuplicateSelection?: boolean;
  groupPrice?: number;
  /** By modifier id. */
  optionPrices?: { modifierId: number; price: number }[];
}

export type StorefrontSize = Pick<SizePrice, 'id' | 'guid' | 'name' | 'price'> & {
  translations?: NameTranslations;
};

export interface StorefrontItem extends PublicItemValues {
  itemId: number;
  guid: string;
  name: string;
  description?: string;
  translations?: InLanguages<ItemTexts>;
  /** Absent if staff have stated none, which does not mean that there are none. */
  allergens?: readonly Allergen[];
  diets?: readonly Diet[];
  image?: StorefrontImage;
  pricingStrategy: Item['pricingStrategy'];
  basePrice?: number;
  sizes?: StorefrontSize[];
  modifierGroups?: StorefrontModifierGroupUse[];
  taxRateIds?: number[];
  taxInclusion?: 'inclusive';
  takeoutTaxException?: true;
  /** What the diner should know before ordering it, in the restaurant's words. */
  orderingRules?: string;
  /** False if it is shown but cannot be ordered online. */
  onlineOrdering: boolean;
}

export type StorefrontMenuGroup = Pick<MenuGroup, 'menuGroupId' | 'guid' | 'name'> & {
  parentId?: number;
  description?: string;
  translations?: Translations;
  image?: StorefrontImage;
  isMenu: boolean;
  /** Marked as a special. */
  isSpecial?: true;
  /** How many of its items one order may have (ordering/group-limits.ts). */
  minRequired?: number;
  maxSelections?: number;
  itemIds: number[];
  /** Absent if its items have their own prices; inherited pricing is already applied here. */
  pricing?: GroupPricing;
  /** Absent if the group is always available. */
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
    translations?: InLanguages<{ displayMessage?: string }>;
  };
}

export type StorefrontTaxRate = Pick<
  TaxRate,
  'taxRateId' | 'name' | 'type' | 'rate' | 'taxTable' | 'default' | 'takeoutTaxEnabled' | 'roundingOptions'
> & { takeoutTaxrate?: number; translations?: NameTranslations };

export interface StorefrontPayment {
  /** Guests may pay by card. */
  cards: boolean;
  /** Guests may pay at the counter or at the door. */
  counter: boolean;
  /** From this total on, in the major unit, only cards are taken. */
  cardOnlyFrom?: number;
  /** The address of the gateway's field for a card; present where cards are taken. */
  tokenizer?: string;
  /** Wallets that the restaurant takes, on hosts that are registered for them; absent where it takes none. */
  wallets?: Wallet[];
}

/** A date with other hours than its weekday's. */
export type StorefrontSpecialDay = Omit<SpecialHours, 'translations'> & {
  translations?: InLanguages<{ note?: string }>;
};

export interface StorefrontRestaurant {
  guid: string;
  restaurantId: number;
  tenantId: number;
  tenantGuid: string;
  tenantName: string;
  slug: string;
  name: string;
  concept: string;
  translations?: InLanguages<{ concept?: string }>;
  address: Address;
  phone: string;
  email: string;
  currency: string;
  timezone: string;
  /** Active restaurant of an active tenant. */
  isActive: boolean;
  operatingHours: OperatingHours;
  specialHours: StorefrontSpecialDay[];
  /** Fractions: 0.0875 is 8.75%. */
  taxRate: number;
  serviceCharge: number;
  allowTips: boolean;
  /** Guests may ask to be texted. */
  offersTexts?: true;
  /** Guests cannot have their devices notified. */
  notifiesNobody?: true;
  ordering: OrderingSettings;
  /** How orders may be paid; absent where guests pay at the counter or the door alone. */
  payment?: StorefrontPayment;
}

/** Texts of the website that may be translated. */
export interface WebsiteTexts {
  seoTitle?: string;
  seoDescription?: string;
  aboutText?: string;
  /** In the order of the offers; '' for one that is not translated. */
  specialOffers?: string[];
  announcement?: string;
  /** Of the button for ordering. */
  orderText?: string;
}

export interface SectionTexts {
  title?: string;
  description?: string;
  buttonText?: string;
}

interface StorefrontSection {
  id: string;
  title: string;
  description: string;
  image?: StorefrontImage;
  /** Absent in a content block without a button; in a call to action: as the site's button for ordering. */
  buttonText?: string;
  /** A page of the site ('/menu') or a web address. In a call to action without one: to ordering. */
  buttonUrl?: string;
  translations?: InLanguages<SectionTexts>;
}

export type StorefrontBlock = StorefrontSection & {
  /** One of `blockIcons`, or a name that the site does not know. */
  icon?: string;
  layout: ContentBlock['layout'];
  backgroundColor?: string;
  textColor?: string;
};

export type StorefrontCallToAction = StorefrontSection;

export interface StorefrontGalleryPicture {
  picture: StorefrontImage;
  /** What it shows. */
  text: string;
  translations?: InLanguages<{ text?: string }>;
}

/** What only the home page shows: the HTML of other pages leaves it out. */
export interface StorefrontHome {
  blocks: StorefrontBlock[];
  callsToAction: StorefrontCallToAction[];
  gallery: StorefrontGalleryPicture[];
}

export interface StorefrontWebsite {
  enabled: boolean;
  /** What guests see at the root; the menu if absent. */
  startPage?: 'home';
  /** As the guest's device has it if absent. What a guest chose on the site takes precedence. */
  theme?: 'light' | 'dark';
  colors: WebsiteConfig['branding']['colors'];
  logo?: StorefrontImage;
  icon?: StorefrontImage;
  hero?: StorefrontImage;
  seoTitle?: string;
  seoDescription?: string;
  seoKeywords?: string[];
  shareImage?: string;
  aboutText?: string;
  specialOffers: string[];
  announcement?: string;
  translations?: InLanguages<WebsiteTexts>;
  /** Absent if there is nothing to show beside what other pages have. */
  home?: StorefrontHome;
  social: WebsiteConfig['social'];
  /** Guests order on this site. */
  orderingEnabled: boolean;
  /** The address of the outside service where guests order instead. */
  orderingUrl?: string;
  /** Present with `orderingUrl`. */
  orderingProvider?: Exclude<OrderingProvider, 'internal'>;
  /** Of the button for ordering; 'Order Now', in the language of the page, if absent. */
  orderText?: string;
  /** Of the button for ordering; the primary colour if absent. */
  orderColor?: string;
  frameHosts: string[];
  /** The restaurant's own host, for canonical links. */
  primaryDomain?: string;
}

/** Ids by item id, best first. */
export type ItemLists = Record<string, number[]>;

export interface Storefront {
  /** A hash of the content: equal versions mean equal menus. */
  version: string;
  restaurant: StorefrontRestaurant;
  website: StorefrontWebsite;
  /** The chosen menu's groups in display order (O2.2-18). */
  menuGroups: StorefrontMenuGroup[];
  items: StorefrontItem[];
  modifierGroups: StorefrontModifierGroup[];
  taxRates: StorefrontTaxRate[];
  /** Absent if the restaurant has no zones and delivers anywhere; the first one that an address lies in counts. */
  deliveryZones?: PublicZone[];
  /** By item id: what staff chose to suggest with it. Not in the data of a page, which asks for it later. */
  goesWellWith?: ItemLists;
  /** Ids of the items to feature (O2.8-08). */
  featured: number[];
}

/** Neither paused nor busy; used if no live state is stored. */
export const defaultLiveState: StorefrontLive = { busyExtraMinutes: 0, soldOut: {} };
