import { indexStorefront } from '@bite/shared/catalogue/storefront-index';
import { describe, expect, it } from 'vitest';
import { aMenuGroup, anItem, aStorefront } from '../../testing/a-storefront.ts';
import { createMenuSearch } from './menu-search.ts';
import { menuSections } from './menu-sections.ts';

async function searching(storefront = aStorefront()) {
  const index = indexStorefront(storefront);
  const search = await createMenuSearch(menuSections(index), index);
  return (query: string) => search(query).map(({ item }) => item.name);
}

const names = await searching();

describe('O2.2-10 a search of the menu', () => {
  it('finds words in names and descriptions, in any order', () => {
    expect(names('oil basil')[0]).toBe('Margherita');
    expect(names('KNOTS')).toEqual(['Garlic Knots']);
  });

  it('finds what an option of a dish is called, and its size', () => {
    expect(names('gluten free')).toEqual(['Margherita']);
    expect(names('shrimp')).toEqual(['Caesar Salad']);
  });

  it('finds what its group is called', () => {
    expect(names('pizza')).toEqual(expect.arrayContaining(['Margherita', 'Seasonal Special']));
  });

  it('puts a dish of that name before one that can be had so', async () => {
    const storefront = aStorefront();
    const items = [...storefront.items, anItem({ itemId: 9, name: 'Pepperoni Classico' })];
    const menuGroups = [...storefront.menuGroups, aMenuGroup({ menuGroupId: 6, name: 'Pies', itemIds: [9] })];
    const search = await searching({ ...storefront, items, menuGroups });
    expect(search('pepperoni')).toEqual(['Pepperoni Classico', 'Margherita']);
  });

  const pizzeria = aStorefront({
    items: [
      anItem({
        itemId: 1,
        name: 'Build Your Own Pizza',
        description: 'Start from a crust, then make it yours: mushrooms, olives, onions.',
        modifierGroups: aStorefront().items[0]?.modifierGroups ?? [],
      }),
      anItem({ itemId: 2, name: 'Pepperoni Classico', description: 'Cups that curl, over aged mozzarella.' }),
      anItem({ itemId: 3, name: 'Stromboli', description: 'Ham, salami and pepperoni, a pizza rolled up.' }),
      anItem({ itemId: 4, name: 'Pasta with Clams', description: 'From the bay.' }),
      anItem({ itemId: 5, name: 'Funghi', description: 'Mushrooms of three kinds with thyme.' }),
      anItem({ itemId: 6, name: 'Hot Pepperoni', description: 'With honey.' }),
    ],
    menuGroups: [
      aMenuGroup({ menuGroupId: 1, name: 'Your Own', itemIds: [1] }),
      aMenuGroup({ menuGroupId: 2, name: 'Red Pies', itemIds: [2, 3, 4, 5] }),
      aMenuGroup({ menuGroupId: 3, name: 'Pizza by the Slice', itemIds: [6] }),
    ],
  });

  it.each([
    ['pepperoni pizza', ['Hot Pepperoni', 'Pepperoni Classico', 'Build Your Own Pizza', 'Stromboli']],
    ['pizza pepperoni', ['Hot Pepperoni', 'Pepperoni Classico', 'Build Your Own Pizza', 'Stromboli']],
    ['pepperoni', ['Pepperoni Classico', 'Hot Pepperoni', 'Stromboli', 'Build Your Own Pizza']],
    ['classico', ['Pepperoni Classico']],
    ['mushrooms with olives', ['Build Your Own Pizza', 'Funghi']],
  ])(
    'puts names before groups, descriptions and options, and first what is called so: %s',
    async (query, order) => {
      const found = (await searching(pizzeria))(query);
      expect(found.filter((name) => order.includes(name))).toEqual(order);
    },
  );

  it('shows dishes that lack a word after those that have all', () => {
    expect(names('caesar pizza')[0]).toBe('Caesar Salad');
    expect(names('breakfast pizza')[0]).toBe('Breakfast Pizza');
  });

  it.each([
    ['jalapeno', 'Jalapeño Poppers'],
    ['jalapeño', 'Jalapeño Poppers'],
    ['popers', 'Jalapeño Poppers'],
    ['mozarella', 'Mozzarella Sticks'],
    ['mozz', 'Mozzarella Sticks'],
  ])('overlooks accents, slips and ends of words: %s', async (query, dish) => {
    const menu = aStorefront({
      items: [
        anItem({ itemId: 1, name: 'Jalapeño Poppers' }),
        anItem({ itemId: 2, name: 'Mozzarella Sticks' }),
        anItem({ itemId: 3, name: 'Ham' }),
      ],
      menuGroups: [aMenuGroup({ menuGroupId: 1, itemIds: [1, 2, 3] })],
    });
    const search = await searching(menu);
    expect(search(query)).toEqual([dish]);
    expect(search('jam')).toEqual([]);
  });

  it('shows a featured dish once', () => {
    expect(names('garlic')).toEqual(['Garlic Knots']);
  });

  it('shows a dish once for each price it has', async () => {
    const menu = aStorefront({
      items: [anItem({ itemId: 1, name: 'Soup' })],
      menuGroups: [
        aMenuGroup({ menuGroupId: 1, itemIds: [1] }),
        aMenuGroup({ menuGroupId: 2, itemIds: [1], pricing: { fixedPrice: 5 } }),
        aMenuGroup({ menuGroupId: 3, itemIds: [1] }),
      ],
    });
    expect((await searching(menu))('soup')).toEqual(['Soup', 'Soup']);
  });

  it('without a hit shows nothing', () => {
    expect(names('sushi')).toEqual([]);
    expect(names('  ')).toEqual([]);
  });
});
