import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import { aWholeItem } from '../testing/a-whole-item.ts';
import {
  aDomainMapping,
  aGroupEntity,
  aModifierGroupEntity,
  anItemEntity,
  aRestaurantEntity,
  aTaxRateEntity,
  someSources,
} from '../testing/storefront-sources.ts';
import { composeStorefront } from './compose-storefront.ts';
import { storefront } from './storefront.schema.ts';
import type { Storefront } from './storefront.ts';

/** Without intersections and read-only lists, so that only the fields and their types count. */
type Plain<T> = T extends readonly (infer Entry)[]
  ? Plain<Entry>[]
  : T extends object
    ? { [Key in keyof T]: Plain<T[Key]> }
    : T;

const variant = (format: 'webp' | 'png', width: number, height: number) => ({
  url: `https://pictures.example/a.${format}/${width}.${format}`,
  format,
  width,
  height,
  size: width,
});

/** With copies and icons. */
const picture = JSON.stringify({
  original: { url: 'https://pictures.example/a.png', size: 400_000 },
  variants: {
    small: [variant('png', 32, 32), variant('png', 180, 180), variant('webp', 320, 160)],
    medium: [variant('webp', 768, 384)],
    large: [],
  },
  aspectRatio: 2,
});

const options = [1, 2].map((id) => ({
  ...aModifierGroupEntity(3).modifiers[id - 1],
  calories: 40,
  sizePrices: [{ name: 'Small', price: 1 }],
}));

const everythingSet = (): Storefront => ({
  version: 'v1',
  ...composeStorefront(
    someSources({
      items: [
        anItemEntity(17, {
          ...aWholeItem,
          imageUrl: picture,
          modifierGroups: [...aWholeItem.modifierGroups, { modifierGroupId: 4, position: 1, groupPrice: 3 }],
        }),
      ],
      modifierGroups: [
        aModifierGroupEntity(3, {
          pricingStrategy: 'Individual',
          maxSelection: 5,
          modifiers: options as never,
        }),
        aModifierGroupEntity(4, {
          pricingStrategy: 'Group',
          groupPrice: 5,
          selectionRequirement: 'Required',
        }),
      ],
      menuGroups: [
        aGroupEntity(1, [], { isMenu: true, pricingType: 'discount', discountPercentage: 20 }),
        aGroupEntity(2, [17], {
          parentId: 1,
          description: 'To share',
          image: picture,
          isSpecial: true,
          minRequired: 1,
          maxSelections: 3,
          availability: { takeout: false, delivery: false },
          dateRange: { start: '2026-01-01', end: '2026-12-31' },
          timeRange: { start: '11:00', end: '15:00' },
          daysOfWeek: { mon: false },
          seasonalAvailability: {
            isActive: true,
            startMonth: 6,
            startDay: 1,
            endMonth: 9,
            endDay: 30,
            displayMessage: 'In summer',
          },
        }),
        aGroupEntity(3, [17], { pricingType: 'fixed', fixedPrice: 5 }),
      ],
      taxRates: [
        aTaxRateEntity(5, {
          type: 'Tax Table',
          taxTable: [
            { from: 0, to: 10, amount: 1 },
            { from: 10, amount: 2 },
          ],
          takeoutTaxEnabled: true,
          takeoutTaxrate: 2,
        }),
      ],
      domains: [aDomainMapping('bella.example', { isPrimary: true })],
      restaurant: aRestaurantEntity({
        translations: { es: { concept: 'Pizzería' } },
        settings: { ordering: { slotCapacity: 4 } },
        specialHours: [{ date: '2026-12-25', closed: true, note: 'Holiday' }],
        websiteConfig: {
          branding: { logo: picture, icon: picture, heroImage: picture, heroFocus: { x: 10, y: 90 } },
          startPage: 'home',
          theme: 'dark',
          seo: {
            title: 'Bella',
            description: 'Pizza',
            keywords: ['pizza'],
            ogImage: picture,
            translations: { es: { title: 'Bella', description: 'Pizzas' } },
          },
          content: {
            aboutText: 'Since 1962',
            specialOffers: ['Two for one'],
            announcement: 'New oven',
            translations: {
              es: { aboutText: 'Desde 1962', specialOffers: ['Dos por uno'], announcement: 'Horno nuevo' },
            },
          },
          contentBlocks: [
            {
              ...{ id: 'oven', title: 'Our oven', description: 'Wood fired', layout: 'image-left' },
              ...{ image: picture, icon: 'flame', backgroundColor: '#ffffff', textColor: '#000000' },
              ...{ buttonText: 'See it', buttonUrl: '/story' },
              translations: { es: { title: 'Nuestro horno', description: 'De leña', buttonText: 'Verlo' } },
            },
          ],
          ctaSections: [
            {
              ...{ id: 'come', title: 'Come by', description: 'Open late', backgroundImage: picture },
              ...{ buttonText: 'Book', buttonUrl: 'https://tables.example/bella' },
            },
          ],
          gallery: [{ picture, text: 'The dining room', translations: { es: { text: 'El comedor' } } }],
          social: Object.fromEntries(
            ['facebook', 'instagram', 'twitter', 'tiktok'].map((name) => [name, `https://${name}.com/bella`]),
          ),
          ordering: {
            provider: 'doordash',
            url: 'https://doordash.com/bella',
            buttonText: 'Get it brought',
            buttonColor: '#123456',
            translations: { es: { buttonText: 'A domicilio' } },
          },
          frameHosts: ['https://bella.example'],
        },
      }),
    }),
  ),
});

describe('the storefront of the public API', () => {
  it('O3-15 to O3-17 answers with everything that a restaurant can set, and nothing that its description lacks', () => {
    const composed = everythingSet();
    expect(storefront.parse(composed)).toEqual(composed);
    expect(composed.items[0]).toMatchObject({
      image: { focus: { x: 20, y: 80 }, icons: { widths: [32, 180] }, widths: [320, 768] },
      allergens: ['wheat', 'milk'],
      modifierGroups: [
        { modifierGroupId: 3, maxSelection: 2, optionPrices: [{ modifierId: 1, price: 0 }] },
        { modifierGroupId: 4, groupPrice: 3 },
      ],
    });
    expect(composed.modifierGroups[0]?.modifiers[0]).toMatchObject({ sizePrices: [{ price: 1 }] });
    expect(composed.website.hero).toMatchObject({ focus: { x: 10, y: 90 } });
    const special = composed.menuGroups.find(({ menuGroupId }) => menuGroupId === 2);
    expect(special).toMatchObject({ minRequired: 1, maxSelections: 3, image: {}, availability: {} });
  });

  it('has the fields that its description has, those that may be absent included', () => {
    expectTypeOf<Plain<z.output<typeof storefront>>>().toEqualTypeOf<Plain<Storefront>>();
  });
});
