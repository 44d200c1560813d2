import { describe, expect, it } from 'vitest';
import {
  aGroupEntity,
  aModifierGroupEntity,
  anItemEntity,
  aTaxRateEntity,
  someSources,
} from '../testing/storefront-sources.ts';
import { DEFAULT_HERO } from '../website/default-pictures.ts';
import { composeStorefront } from './compose-storefront.ts';
import { DEFAULT_DISH } from './default-dish.ts';

describe('the menu as the public sees it', () => {
  const soup = anItemEntity(7, {
    name: 'Soup',
    basePrice: 5,
    imageUrl: 'https://example.com/soup.jpg',
    onlineOrdering: false,
    modifierGroups: [{ modifierGroupId: 3, position: 0 }],
  });
  const bread = anItemEntity(8, { name: 'Bread' });
  const menu = composeStorefront(
    someSources({
      items: [soup, bread],
      modifierGroups: [aModifierGroupEntity(3)],
      taxRates: [
        aTaxRateEntity(1, { name: 'City', rate: 2, type: 'Fixed' }),
        aTaxRateEntity(2, { disabled: true }),
      ],
      menuGroups: [
        aGroupEntity(1, [8], { name: 'Kitchen', position: 0 }),
        aGroupEntity(4, [8, 7], { name: 'Starters', description: 'To share', position: 2, parentId: 1 }),
        aGroupEntity(5, [7], { name: 'First', position: 1, parentId: 1 }),
        aGroupEntity(6, [7], { isActive: false, parentId: 1 }),
      ],
    }),
  );

  it('O3-16 an item has its ids, name, price, picture, whether it is sold online, and its choices', () => {
    expect(menu.items.find(({ itemId }) => itemId === 7)).toMatchObject({
      itemId: 7,
      guid: soup.guid,
      name: 'Soup',
      basePrice: 5,
      image: { src: 'https://example.com/soup.jpg' },
      onlineOrdering: false,
      modifierGroups: [{ modifierGroupId: 3 }],
    });
  });

  it('O3-17 active groups stand in their positions, with ids, texts, parents and items', () => {
    expect(menu.menuGroups.map(({ name }) => name)).toEqual(['Kitchen', 'First', 'Starters']);
    expect(menu.menuGroups[2]).toMatchObject({
      menuGroupId: 4,
      guid: aGroupEntity(4, []).guid,
      name: 'Starters',
      description: 'To share',
      parentId: 1,
      itemIds: [8, 7],
    });
  });

  it('O3-15 a tax has its id, name, rate and type, and one that is disabled is left out', () => {
    expect(menu.taxRates).toMatchObject([{ taxRateId: 1, name: 'City', rate: 2, type: 'Fixed' }]);
  });

  it('C9-06, O9-23 pictures stand for those that a dish or a restaurant lacks', () => {
    expect(menu.items.find(({ itemId }) => itemId === 8)).not.toHaveProperty('image');
    expect(DEFAULT_DISH).toBe('/images/default-dish.jpg');
    expect(menu.website).not.toHaveProperty('hero');
    expect(DEFAULT_HERO).toBe('/hero-food-default.jpg');
  });
});
