// A pizzeria for tests: sizes, required and optional choices, duplicates, an open price, a dish that is not sold online, a
// breakfast, and three kinds of tax. Open every day from 11 to 22 in New York.
import type {
  Storefront,
  StorefrontItem,
  StorefrontMenuGroup,
  StorefrontModifierGroup,
  StorefrontRestaurant,
  StorefrontWebsite,
} from '@bite/shared/catalogue/storefront';
import { aRestaurant } from '@bite/shared/testing/a-storefront';

/** Friday, 21 November 2025, 1 pm in New York: open. */
export const LUNCH = Date.parse('2025-11-21T18:00:00Z');
/** The same day, 8 am: closed until 11. */
export const MORNING = Date.parse('2025-11-21T13:00:00Z');

const guidOf = (kind: number, id: number): string =>
  `${String(kind).repeat(8)}-0000-4000-8000-${String(id).padStart(12, '0')}`;

export const itemGuid = (itemId: number): string => guidOf(1, itemId);

export function anItem(item: Partial<StorefrontItem> & { itemId: number }): StorefrontItem {
  return {
    guid: itemGuid(item.itemId),
    name: `Dish ${item.itemId}`,
    pricingStrategy: 'base',
    basePrice: 10,
    onlineOrdering: true,
    ...item,
  };
}

export function aMenuGroup(
  group: Partial<StorefrontMenuGroup> & { menuGroupId: number },
): StorefrontMenuGroup {
  return {
    guid: guidOf(2, group.menuGroupId),
    name: `Group ${group.menuGroupId}`,
    isMenu: false,
    itemIds: [],
    ...group,
  };
}

export function aModifierGroup(
  group: Partial<StorefrontModifierGroup> & { modifierGroupId: number },
  modifiers: readonly [id: number, name: string, price: number][] = [],
): StorefrontModifierGroup {
  return {
    name: `Choices ${group.modifierGroupId}`,
    pricingStrategy: 'Individual',
    selectionRequirement: 'Optional',
    allowMultipleSelection: true,
    allowDuplicateSelection: false,
    minSelection: 0,
    modifiers: modifiers.map(([id, name, price]) => ({ id, guid: guidOf(3, id), name, price })),
    ...group,
  };
}

const items: StorefrontItem[] = [
  anItem({
    itemId: 1,
    name: 'Margherita',
    description: 'San Marzano tomatoes, fior di latte, basil and good oil on a two-day dough.',
    pricingStrategy: 'size',
    sizes: [
      { id: 1, guid: guidOf(4, 1), name: 'Small 10″', price: 12 },
      { id: 2, guid: guidOf(4, 2), name: 'Large 16″', price: 19.5 },
    ],
    modifierGroups: [{ modifierGroupId: 1 }, { modifierGroupId: 2, maxSelection: 3 }],
    calories: 860,
  }),
  anItem({
    itemId: 2,
    name: 'Garlic Knots',
    description: 'Six knots, warm, with marinara to dip.',
    basePrice: 6.5,
  }),
  anItem({
    itemId: 3,
    name: 'Caesar Salad',
    description: 'Romaine, anchovy, croutons.',
    basePrice: 11,
    modifierGroups: [{ modifierGroupId: 3 }],
  }),
  anItem({
    itemId: 4,
    name: 'House Red',
    description: 'A glass of Montepulciano.',
    basePrice: 9,
    containsAlcohol: true,
    onlineOrdering: false,
  }),
  anItem({
    itemId: 5,
    name: 'Gift Card',
    description: 'In any amount.',
    pricingStrategy: 'open',
    basePrice: 0,
    taxRateIds: [],
  }),
  anItem({ itemId: 6, name: 'Breakfast Pizza', description: 'Egg, pancetta, chives.', basePrice: 13 }),
  anItem({ itemId: 7, name: 'Espresso', basePrice: 3, taxRateIds: [2], taxInclusion: 'inclusive' }),
  anItem({ itemId: 8, name: 'Seasonal Special', description: 'Ask us.', basePrice: 0 }),
];

const modifierGroups: StorefrontModifierGroup[] = [
  aModifierGroup(
    {
      modifierGroupId: 1,
      name: 'Crust',
      selectionRequirement: 'Required',
      allowMultipleSelection: false,
      minSelection: 1,
    },
    [
      [11, 'Classic', 0],
      [12, 'Gluten free', 3],
    ],
  ),
  aModifierGroup({ modifierGroupId: 2, name: 'Toppings', allowDuplicateSelection: true, maxSelection: 3 }, [
    [21, 'Pepperoni', 2],
    [22, 'Mushrooms', 1.5],
    [23, 'Olives', 1.25],
  ]),
  aModifierGroup({ modifierGroupId: 3, name: 'Add protein', maxSelection: 2 }, [
    [31, 'Chicken', 4],
    [32, 'Shrimp', 6],
    [33, 'Tofu', 3],
  ]),
];

const menuGroups: StorefrontMenuGroup[] = [
  aMenuGroup({ menuGroupId: 1, name: 'Featured Items', itemIds: [1, 2, 3, 5] }),
  aMenuGroup({ menuGroupId: 2, name: 'Pizza', description: 'From the wood oven.', itemIds: [1, 8] }),
  aMenuGroup({ menuGroupId: 3, name: 'Starters & Salads', itemIds: [2, 3] }),
  aMenuGroup({
    menuGroupId: 4,
    name: 'Breakfast',
    itemIds: [6],
    availability: { timeRange: { start: '07:00', end: '11:00' } },
  }),
  aMenuGroup({ menuGroupId: 5, name: 'Drinks & more', itemIds: [7, 4, 5] }),
];

const restaurant = aRestaurant({
  guid: '99999999-0000-4000-8000-000000000001',
  tenantGuid: '88888888-0000-4000-8000-000000000001',
  tenantName: 'Luigi Group',
  slug: 'luigis',
  name: "Luigi's Pizzeria",
  concept: 'Neapolitan pizza',
  address: { street: '12 Court Street', city: 'Brooklyn', state: 'NY', zipCode: '11201', country: 'US' },
  phone: '(718) 555-0142',
  email: 'ciao@luigis.example',
  serviceCharge: 0.03,
});

const website: StorefrontWebsite = {
  enabled: true,
  colors: { primary: '#b91c1c', secondary: '#1f2937', accent: '#f59e0b' },
  aboutText: 'Luigi came from Naples in 1974.\n\nHis daughter keeps the oven hot.',
  specialOffers: ['Two large pizzas on Tuesdays: the second is half price.'],
  announcement: 'Our new courtyard is open.',
  social: { instagram: 'https://instagram.com/luigis' },
  orderingEnabled: true,
  frameHosts: [],
};

const base: Storefront = {
  version: 'v1',
  restaurant,
  website,
  menuGroups,
  items,
  modifierGroups,
  taxRates: [
    {
      taxRateId: 1,
      name: 'Sales tax',
      type: 'Percent',
      rate: 8.875,
      taxTable: [],
      default: true,
      takeoutTaxEnabled: false,
      roundingOptions: 'Half Up Rounding',
    },
    {
      taxRateId: 2,
      name: 'Beverage tax',
      type: 'Percent',
      rate: 4,
      taxTable: [],
      default: false,
      takeoutTaxEnabled: false,
      roundingOptions: 'Half Even Rounding',
    },
  ],
  featured: [1, 2, 3, 5],
};

type Changes = Partial<Omit<Storefront, 'restaurant' | 'website'>> & {
  restaurant?: Partial<StorefrontRestaurant>;
  website?: Partial<StorefrontWebsite>;
};

/** Luigi's with the given changes. */
export function aStorefront({ restaurant: place, website: site, ...changes }: Changes = {}): Storefront {
  return { ...base, ...changes, restaurant: { ...restaurant, ...place }, website: { ...website, ...site } };
}
