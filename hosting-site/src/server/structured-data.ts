// The restaurant and its menu in the words of schema.org, for search engines. Says what the page says, and nothing that
// depends on the hour.
import { soldAt } from '@bite/shared/catalogue/group-pricing';
import type { GroupPricing, Storefront, StorefrontItem } from '@bite/shared/catalogue/storefront';
import { indexStorefront } from '@bite/shared/catalogue/storefront-index';
import { addDays, type Weekday } from '@bite/shared/kernel/time';
import { safeUrl } from './escape.ts';

type Thing = Record<string, unknown>;

const dayNames: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

function openingHours({ operatingHours }: Storefront['restaurant']): Thing[] {
  return (Object.keys(dayNames) as Weekday[]).flatMap((day) => {
    const hours = operatingHours[day];
    if (!hours || hours.closed) return [];
    return [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${dayNames[day]}`,
        opens: hours.open,
        closes: hours.close,
      },
    ];
  });
}

function specialHours({ specialHours: special }: Storefront['restaurant']): Thing[] {
  return special.map(({ date, closed, open, close }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: close && open && close <= open ? addDays(date, 1) : date,
    // Closed all day is written as opening and closing at midnight.
    opens: closed || !open ? '00:00' : open,
    closes: closed || !close ? '00:00' : close,
  }));
}

/** At the prices of the menu group it stands in. */
function offers(item: StorefrontItem, currency: string, pricing: GroupPricing | undefined): Thing[] {
  if (item.pricingStrategy === 'open') return [];
  const prices =
    item.pricingStrategy === 'size' ? (item.sizes ?? []) : [{ name: undefined, price: item.basePrice }];
  return prices.flatMap(({ name, price: own }) => {
    const price = soldAt(own, pricing, currency);
    if (price === undefined) return [];
    return [{ '@type': 'Offer', ...(name && { name }), price: String(price), priceCurrency: currency }];
  });
}

function menuItem(
  item: StorefrontItem,
  currency: string,
  pricing: GroupPricing | undefined,
  origin: string,
): Thing {
  const image = safeUrl(item.image?.src, origin);
  const own = offers(item, currency, pricing);
  return {
    '@type': 'MenuItem',
    name: item.name,
    ...(item.description && { description: item.description }),
    ...(image && { image }),
    ...(own.length > 0 && { offers: own }),
    ...(item.calories !== undefined && {
      nutrition: { '@type': 'NutritionInformation', calories: `${item.calories} calories` },
    }),
  };
}

/** @param home The canonical address of the menu. */
export function structuredData(storefront: Storefront, home: string, origin: string): Thing {
  const { restaurant, website, menuGroups } = storefront;
  const index = indexStorefront(storefront);
  const image = safeUrl(website.hero?.src ?? website.logo?.src, origin);
  const { street, city, state, zipCode, country } = restaurant.address;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': home,
    name: restaurant.name,
    url: home,
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
      url: home,
      hasMenuSection: menuGroups.flatMap((group) => {
        const items = group.itemIds.map((id) => index.item(id)).filter((item) => item !== undefined);
        if (items.length === 0) return [];
        return [
          {
            '@type': 'MenuSection',
            name: group.name,
            ...(group.description && { description: group.description }),
            hasMenuItem: items.map((item) => menuItem(item, restaurant.currency, group.pricing, origin)),
          },
        ];
      }),
    },
  };
}
