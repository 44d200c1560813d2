// The menu and the website in the language of a page.
import { defaultLanguage, type SiteLanguage } from '../website/languages.ts';
import type { Storefront, StorefrontItem, StorefrontMenuGroup, StorefrontWebsite } from './storefront.ts';
import type { InLanguages } from './translations.ts';

/** What takes the place of a text is kept as the translation into the restaurant's own language. */
function inLanguage<Texts extends { translations?: InLanguages<object> }>(
  record: Texts,
  language: SiteLanguage,
): Texts {
  const { translations, ...rest } = record;
  const texts = language === defaultLanguage ? undefined : translations?.[language];
  if (!texts) return translations ? (rest as Texts) : record;
  const before = rest as Readonly<{ [field: string]: unknown }>;
  const own = Object.keys(texts).flatMap((field) => (before[field] ? [[field, before[field]]] : []));
  return { ...rest, ...texts, translations: { [defaultLanguage]: Object.fromEntries(own) } } as Texts;
}

/** Offers are translated one by one: those without a translation stay as they are. */
function websiteIn(website: StorefrontWebsite, language: SiteLanguage): StorefrontWebsite {
  const { specialOffers: offers, home } = website;
  const shown = inLanguage(website, language);
  const own = shown.translations?.[defaultLanguage];
  const isTranslated = (index: number): boolean => Boolean(own?.specialOffers && shown.specialOffers[index]);
  return {
    ...shown,
    specialOffers: offers.map((offer, index) =>
      isTranslated(index) ? (shown.specialOffers[index] ?? '') : offer,
    ),
    ...(own?.specialOffers && {
      translations: {
        [defaultLanguage]: {
          ...own,
          specialOffers: offers.map((offer, index) => (isTranslated(index) ? offer : '')),
        },
      },
    }),
    ...(home && {
      home: {
        blocks: home.blocks.map((block) => inLanguage(block, language)),
        callsToAction: home.callsToAction.map((section) => inLanguage(section, language)),
        gallery: home.gallery.map((picture) => inLanguage(picture, language)),
      },
    }),
  };
}

function itemIn(item: StorefrontItem, language: SiteLanguage): StorefrontItem {
  const shown = inLanguage(item, language);
  if (!item.sizes?.some(({ translations }) => translations)) return shown;
  return { ...shown, sizes: item.sizes.map((size) => inLanguage(size, language)) };
}

function menuGroupIn(group: StorefrontMenuGroup, language: SiteLanguage): StorefrontMenuGroup {
  const shown = inLanguage(group, language);
  const { availability } = group;
  if (!availability?.season?.translations) return shown;
  return { ...shown, availability: { ...availability, season: inLanguage(availability.season, language) } };
}

/**
 * The storefront as a page in this language shows it: texts where they are translated, else as they are. The server's
 * own copy, by which it prices and which kitchens read, has no part in it.
 */
export function storefrontIn(storefront: Storefront, language: SiteLanguage): Storefront {
  return {
    ...storefront,
    restaurant: {
      ...inLanguage(storefront.restaurant, language),
      specialHours: storefront.restaurant.specialHours.map((day) => inLanguage(day, language)),
    },
    website: websiteIn(storefront.website, language),
    items: storefront.items.map((item) => itemIn(item, language)),
    menuGroups: storefront.menuGroups.map((group) => menuGroupIn(group, language)),
    taxRates: storefront.taxRates.map((rate) => inLanguage(rate, language)),
    modifierGroups: storefront.modifierGroups.map((group) => ({
      ...inLanguage(group, language),
      modifiers: group.modifiers.map((modifier) => inLanguage(modifier, language)),
    })),
  };
}
