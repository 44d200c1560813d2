import { describe, expect, it } from 'vitest';
import { selectionGroups } from '../ordering/selection.ts';
import { aStorefront } from '../testing/a-storefront.ts';
import { storefrontIn } from './storefront-in-language.ts';
import { ownName, writtenTranslations } from './translations.ts';

const storefront = aStorefront();
const [item, ...items] = storefront.items;
const [menuGroup, ...menuGroups] = storefront.menuGroups;
if (!item || !menuGroup) throw new Error('The storefront of the tests has an item and a menu group');
const es = { name: 'Margarita', description: 'Tomate y albahaca' };
const olives = {
  id: 7,
  guid: item.guid,
  name: 'Olives',
  price: 1,
  translations: { es: { name: 'Aceitunas' } },
};
const toppings = {
  modifierGroupId: 70,
  name: 'Toppings',
  translations: { es: { name: 'Ingredientes' } },
  pricingStrategy: 'Individual' as const,
  selectionRequirement: 'Optional' as const,
  allowMultipleSelection: true,
  minSelection: 0,
  allowDuplicateSelection: false,
  modifiers: [olives],
};
const translated = {
  ...storefront,
  items: [{ ...item, description: 'Tomato and basil', translations: { es } }, ...items],
  menuGroups: [{ ...menuGroup, translations: { es: { name: 'Destacados' } } }, ...menuGroups],
  modifierGroups: [toppings],
};

describe('a menu in Spanish', () => {
  const shown = storefrontIn(translated, 'es');

  it('has the names and descriptions that staff have translated, of options as well', () => {
    expect(shown.items[0]).toMatchObject(es);
    expect(shown.menuGroups[0]).toMatchObject({ name: 'Destacados' });
    expect(shown.modifierGroups[0]).toMatchObject({
      name: 'Ingredientes',
      modifiers: [{ name: 'Aceitunas' }],
    });
  });

  it('has the names of sizes and taxes, the rules for orders, what is read out of season and notes of special hours', () => {
    const size = { id: 1, guid: item.guid, name: 'Large', price: 15 };
    const season = { startMonth: 4, startDay: 1, endMonth: 6, endDay: 30, displayMessage: 'Back in April' };
    const large = { ...size, translations: { es: { name: 'Grande' } } };
    const rules = { orderingRules: 'A day ahead', translations: { es: { orderingRules: 'Con un día' } } };
    const rate = {
      taxRateId: 1,
      name: 'Sales tax',
      translations: { es: { name: 'Impuesto' } },
      type: 'Percent' as const,
      rate: 8,
      taxTable: [],
      default: true,
      takeoutTaxEnabled: false,
      roundingOptions: 'Half Even Rounding' as const,
    };
    const back = { ...season, translations: { es: { displayMessage: 'Vuelve en abril' } } };
    const christmas = {
      date: '2026-12-25',
      closed: true,
      note: 'Christmas',
      translations: { es: { note: 'Navidad' } },
    };
    const written = {
      ...storefront,
      restaurant: { ...storefront.restaurant, specialHours: [christmas] },
      items: [{ ...item, ...rules, pricingStrategy: 'size' as const, sizes: [large, size] }],
      menuGroups: [{ ...menuGroup, availability: { season: back } }],
      taxRates: [rate],
    };
    const inSpanish = storefrontIn(written, 'es');
    expect(inSpanish.items[0]).toMatchObject({
      orderingRules: 'Con un día',
      sizes: [{ name: 'Grande', translations: { en: { name: 'Large' } } }, { name: 'Large' }],
    });
    expect(inSpanish.taxRates[0]?.name).toBe('Impuesto');
    expect(inSpanish.menuGroups[0]?.availability?.season?.displayMessage).toBe('Vuelve en abril');
    expect(inSpanish.restaurant.specialHours[0]?.note).toBe('Navidad');
    expect(JSON.stringify(storefrontIn(written, 'en'))).not.toContain('translations');
  });

  it('has the prices of options by size as well, which name the restaurant’s own sizes', () => {
    const sizes = [
      { id: 1, guid: item.guid, name: 'Large', price: 15, translations: { es: { name: 'Grande' } } },
    ];
    const [sized] = storefrontIn({ ...storefront, items: [{ ...item, sizes }] }, 'es').items;
    const bySize = { ...olives, sizePrices: [{ name: 'Large', price: 2 }] };
    const [group] = selectionGroups(
      { sizes: sized?.sizes ?? [], modifierGroups: [{ modifierGroupId: 70 }] },
      () => ({ ...toppings, modifiers: [bySize] }),
      1,
    );
    expect(group?.modifiers[0]?.price).toBe(2);
  });

  it('has the others as they are', () => {
    expect(shown.items.slice(1)).toEqual(items);
    expect(shown.menuGroups.slice(1)).toEqual(menuGroups);
  });

  it('knows the restaurant’s own names, and keeps ids and prices', () => {
    expect(shown.menuGroups.map(ownName)).toEqual(storefront.menuGroups.map(({ name }) => name));
    expect(shown.items.map(({ itemId, basePrice }) => [itemId, basePrice])).toEqual(
      storefront.items.map(({ itemId, basePrice }) => [itemId, basePrice]),
    );
  });

  it('has the words of the website, offer by offer, and knows which are its own', () => {
    const block = { id: 'oven', title: 'Our oven', description: 'Wood fired', layout: 'centered' as const };
    const website = {
      ...storefront.website,
      announcement: 'New oven',
      aboutText: 'Since 1962',
      specialOffers: ['Two for one', 'Free coffee'],
      translations: { es: { announcement: 'Horno nuevo', specialOffers: ['', 'Café gratis'] } },
      home: {
        blocks: [{ ...block, translations: { es: { title: 'Nuestro horno' } } }],
        callsToAction: [],
        gallery: [],
      },
    };
    const restaurant = { ...storefront.restaurant, translations: { es: { concept: 'Pizzería' } } };
    expect(storefrontIn({ ...storefront, restaurant }, 'es').restaurant).toMatchObject({
      concept: 'Pizzería',
      translations: { en: { concept: storefront.restaurant.concept } },
    });
    const inSpanish = storefrontIn({ ...storefront, website }, 'es').website;
    expect(inSpanish).toMatchObject({
      announcement: 'Horno nuevo',
      aboutText: 'Since 1962',
      specialOffers: ['Two for one', 'Café gratis'],
      translations: { en: { announcement: 'New oven', specialOffers: ['', 'Free coffee'] } },
      home: { blocks: [{ title: 'Nuestro horno', translations: { en: { title: 'Our oven' } } }] },
    });
    const inEnglish = storefrontIn({ ...storefront, website }, 'en').website;
    expect(JSON.stringify(inEnglish)).not.toContain('Horno');
    expect(inEnglish.specialOffers).toEqual(website.specialOffers);
  });

  it('carries no text twice to a page in English', () => {
    const english = storefrontIn(translated, 'en');
    expect(JSON.stringify(english)).not.toContain('translations');
    expect(english.items[0]).toEqual({ ...item, description: 'Tomato and basil' });
  });
});

describe('what staff have written', () => {
  it.each([
    [undefined, undefined],
    [{}, undefined],
    [{ es: {} }, undefined],
    [{ es: { name: ' ', description: '' } }, undefined],
    [{ es: { name: 'Sopa', description: undefined } }, { es: { name: 'Sopa' } }],
  ])('as %j is told to guests as %j', (written, told) => {
    expect(writtenTranslations(written)).toEqual(told);
  });
});
