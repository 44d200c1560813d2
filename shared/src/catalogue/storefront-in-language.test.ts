import { describe, expect, it } from 'vitest';
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
