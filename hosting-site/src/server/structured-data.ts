// The restaurant and its menu as schema.org data for search engines. Contains what the page shows and nothing that depends on
// the time. Its types are schema.org's own, so an unknown word does not compile.

import type { Diet } from '@bite/shared/catalogue/diets';
import { sellingPrice } from '@bite/shared/catalogue/group-pricing';
import type {
  GroupPricing,
  Storefront,
  StorefrontItem,
  StorefrontMenuGroup,
} from '@bite/shared/catalogue/storefront';
import { indexStorefront, type StorefrontIndex } from '@bite/shared/catalogue/storefront-index';
import type { Weekday } from '@bite/shared/kernel/time';
import { type HoursOfDay, intervalsOf, isAllDay } from '@bite/shared/tenancy/day-hours';
import { isLargeMenu } from '@bite/shared/website/large-menu';
import { sectionPath } from '@bite/shared/website/site-page';
import type {
  MenuItem,
  MenuSection,
  Offer,
  OpeningHoursSpecification,
  Restaurant,
  RestrictedDiet,
  WithContext,
} from 'schema-dts';
import { safeUrl } from './escape.ts';

type DayName = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

const dayNames: Record<Weekday, DayName> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/**
 * Covers a closed day, a day that is open around the clock, and each interval of other days: a closing time before the
 * opening time is on the next day. `periodsOn` in shared/tenancy reads the hours in the same way.
 */
function opensAndCloses(day: HoursOfDay): { opens: string; closes: string }[] {
  const intervals = intervalsOf(day);
  if (intervals.length === 0) return [{ opens: '00:00', closes: '00:00' }];
  return intervals.map((interval) =>
    isAllDay(interval)
      ? { opens: '00:00', closes: '23:59' }
      : { opens: interval.open, closes: interval.close },
  );
}

function openingHours({ operatingHours }: Storefront['restaurant']): OpeningHoursSpecification[] {
  return (Object.keys(dayNames) as Weekday[]).flatMap((day) => {
    const hours = operatingHours[day];
    if (!hours) return [];
    return opensAndCloses(hours).map((times) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: `https://schema.org/${dayNames[day]}` as const,
      ...times,
    }));
  });
}

function specialHours({ specialHours: special }: Storefront['restaurant']): OpeningHoursSpecification[] {
  return special.flatMap(({ date, ...hours }) =>
    opensAndCloses(hours).map((times) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: date,
      validThrough: date,
      ...times,
    })),
  );
}

/** At the prices of its menu group. */
function offers(item: StorefrontItem, currency: string, pricing: GroupPricing | undefined): Offer[] {
  if (item.pricingStrategy === 'open') return [];
  const prices =
    item.pricingStrategy === 'size' ? (item.sizes ?? []) : [{ name: undefined, price: item.basePrice }];
  return prices.flatMap(({ name, price: own }) => {
    const price = sellingPrice(own, pricing, currency);
    if (price === undefined) return [];
    return [{ '@type': 'Offer', ...(name && { name }), price: String(price), priceCurrency: currency }];
  });
}

const schemaDiets = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  halal: 'https://schema.org/HalalDiet',
  kosher: 'https://schema.org/KosherDiet',
  glutenFree: 'https://schema.org/GlutenFreeDiet',
  lactoseFree: 'https://schema.org/LowLactoseDiet',
} as const satisfies Record<Diet, RestrictedDiet>;

function menuItem(
  item: StorefrontItem,
  currency: string,
  pricing: GroupPricing | undefined,
  origin: string,
): MenuItem {
  const image = safeUrl(item.image?.src, origin);
  const own = offers(item, currency, pricing);
  const suited = (item.diets ?? []).map((diet) => schemaDiets[diet]);
  return {
    '@type': 'MenuItem',
    name: item.name,
    ...(item.description && { description: item.description }),
    ...(image && { image }),
    ...(own.length > 0 && { offers: own }),
    ...(suited.length > 0 && { suitableForDiet: suited }),
    ...(item.calories !== undefined && {
      nutrition: { '@type': 'NutritionInformation', calories: `${item.calories} calories` },
    }),
  };
}

const itemsOf = ({ itemIds }: StorefrontMenuGroup, { item }: StorefrontIndex): StorefrontItem[] =>
  itemIds.map((id) => item(id)).filter((found) => found !== undefined);

const aboutSection = ({ name, description }: StorefrontMenuGroup) => ({
  '@type': 'MenuSection' as const,
  name,
  ...(description && { description }),
});

const menuItems = (
  items: readonly StorefrontItem[],
  { pricing }: StorefrontMenuGroup,
  currency: string,
  origin: string,
): MenuItem[] => items.map((item) => menuItem(item, currency, pricing, origin));

/** A section of a large menu, on its own page. */
export function sectionData(
  storefront: Storefront,
  group: StorefrontMenuGroup,
  address: string,
  origin: string,
): WithContext<MenuSection> {
  const items = itemsOf(group, indexStorefront(storefront));
  return {
    '@context': 'https://schema.org',
    ...aboutSection(group),
    url: address,
    hasMenuItem: menuItems(items, group, storefront.restaurant.currency, origin),
  };
}

function sections(storefront: Storefront, root: string, origin: string): MenuSection[] {
  const index = indexStorefront(storefront);
  const { currency } = storefront.restaurant;
  return storefront.menuGroups.flatMap((group) => {
    const items = itemsOf(group, index);
    if (items.length === 0) return [];
    const dishes = isLargeMenu(storefront)
      ? { url: `${root}${sectionPath(group.menuGroupId)}` }
      : { hasMenuItem: menuItems(items, group, currency, origin) };
    return [{ ...aboutSection(group), ...dishes }];
  });
}

interface MenuAddress {
  /** The canonical address of the site, by which the restaurant is known. */
  root: string;
  /** That of the menu, in the language of the page. */
  menu: string;
  /** Whether the page shows the menu: others only name it. */
  isShown: boolean;
}

/** Of a large menu it names the sections, whose dishes are on pages of their own. */
export function structuredData(
  storefront: Storefront,
  { root, menu, isShown }: MenuAddress,
  origin: string,
): WithContext<Restaurant> {
  const { restaurant, website } = storefront;
  const image = safeUrl(website.hero?.src ?? website.logo?.src, origin);
  const { street, city, state, zipCode, country } = restaurant.address;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': root,
    name: restaurant.name,
    url: root,
    servesCuisine: restaurant.concept,
    ...(restaurant.phone && { telephone: restaurant.phone }),
    ...(restaurant.email && { email: restaurant.email }),
    ...(image && { image }),
    currenciesAccepted: restaurant.currency,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zipCode,
      addressCountry: country,
    },
    openingHoursSpecification: openingHours(restaurant),
    specialOpeningHoursSpecification: specialHours(restaurant),
    sameAs: Object.values(website.social).flatMap((url) => safeUrl(url, origin) ?? []),
    hasMenu: {
      '@type': 'Menu',
      name: `${restaurant.name} menu`,
      url: menu,
      ...(isShown && { hasMenuSection: sections(storefront, root, origin) }),
    },
  };
}
