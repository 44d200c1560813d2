import type { MenuGroupInput } from '@bite/shared/catalogue/menu-group.schema';
import { describe, expect, it } from 'vitest';
import { aRecord } from '../../../lib/testing/memory-records.ts';
import { type PreviewMoment, type PreviewOf, previewOf } from './preview.ts';

const group = (menuGroupId: number, name: string, itemIds: number[], more: Partial<MenuGroupInput> = {}) =>
  aRecord('menuGroups', menuGroupId, {
    name,
    position: menuGroupId,
    items: itemIds.map((itemId, position) => ({ itemId, position })),
    ...more,
  });

const margherita = { picture: 'https://pictures.example/margherita.jpg', focus: { x: 20, y: 80 } };
const noPicture = { picture: undefined, focus: undefined };

const items = [
  aRecord('items', 1, {
    name: 'Margherita',
    basePrice: 10,
    imageUrl: margherita.picture,
    imageFocus: margherita.focus,
  }),
  aRecord('items', 2, {
    name: 'Diavola',
    pricingStrategy: 'size',
    sizePrice: [
      { name: 'Small', price: 9 },
      { name: 'Large', price: 14 },
    ],
  }),
  aRecord('items', 3, { name: 'Old pie', basePrice: 8, isActive: false }),
  aRecord('items', 4, { name: 'Gift card', pricingStrategy: 'open', openPrice: true, onlineOrdering: false }),
  aRecord('items', 5, { name: 'Soup', basePrice: 5, soldOut: {} }),
];

/** A Wednesday in New York, at this time of day. */
const on = (clock: string, more: Partial<PreviewMoment> = {}): PreviewMoment => {
  const wanted = Date.parse(`2026-06-10T${clock}:00-04:00`);
  return { orderType: 'pickup', wanted, now: wanted, ...more };
};

const menu = (menuGroups: PreviewOf['menuGroups'], parentMenuGroupId?: number): PreviewOf => ({
  menuGroups,
  items,
  modifierGroups: [],
  taxRates: [],
  parentMenuGroupId,
  currency: 'USD',
  timezone: 'America/New_York',
});

describe('the preview of a menu', () => {
  it('C3-15 has the sections in the order of the page, with the prices of their group and what cannot be ordered', () => {
    const { sections, hidden } = previewOf(
      menu([
        group(1, 'Pizza', [2, 1, 3], { pricingType: 'discount', discountPercentage: 50 }),
        group(2, 'Of the day', [5, 4], { isSpecial: true }),
      ]),
      on('12:00'),
    );
    expect(hidden).toEqual([]);
    expect(sections).toEqual([
      {
        menuGroupId: 2,
        name: 'Of the day',
        isSpecial: true,
        notServed: undefined,
        items: [
          { itemId: 5, name: 'Soup', price: '$5.00', note: 'Sold out', ...noPicture },
          {
            itemId: 4,
            name: 'Gift card',
            price: 'Open price',
            note: 'Cannot be ordered online',
            ...noPicture,
          },
        ],
        off: [],
      },
      {
        menuGroupId: 1,
        name: 'Pizza',
        isSpecial: false,
        notServed: undefined,
        items: [
          { itemId: 2, name: 'Diavola', price: '$4.50 to $7.00', note: undefined, ...noPicture },
          { ...{ itemId: 1, name: 'Margherita', price: '$5.00', note: undefined }, ...margherita },
        ],
        off: ['Old pie'],
      },
    ]);
  });

  it.each<[string, Partial<MenuGroupInput>, PreviewMoment, string | undefined]>([
    ['in its hours', { timeRange: { start: '08:00', end: '11:00' } }, on('10:59'), undefined],
    [
      'out of its hours',
      { timeRange: { start: '08:00', end: '11:00' } },
      on('11:00'),
      'Not served then · Served 8 AM – 11 AM',
    ],
    [
      'on a day off',
      { daysOfWeek: { wed: false } },
      on('12:00'),
      'Not served then · Served not on Wednesdays',
    ],
    [
      'for another kind of order',
      { availability: { delivery: false } },
      on('12:00', { orderType: 'delivery' }),
      'Not for delivery',
    ],
    [
      'out of season',
      {
        seasonalAvailability: {
          isActive: true,
          startMonth: 11,
          startDay: 1,
          endMonth: 2,
          endDay: 28,
          displayMessage: 'Back in winter',
        },
      },
      on('12:00'),
      'Not served then · Back in winter',
    ],
  ])('C3-15 C5-07 says whether a section is served at the chosen moment: %s', (_, change, moment, why) => {
    const { sections } = previewOf(menu([group(1, 'Pizza', [1], change), group(2, 'Other', [1])]), moment);
    expect(sections[0]?.notServed).toBe(why);
  });

  it('C3-15 names every group that guests do not see, with the reason', () => {
    const { sections, hidden } = previewOf(
      menu(
        [
          group(1, 'Dinner', []),
          group(2, 'Pizza', [1], { parentId: 1 }),
          group(3, 'Empty', [3], { parentId: 1 }),
          group(4, 'Off', [1], { parentId: 1, isActive: false }),
          group(5, 'Below', [1], { parentId: 4 }),
          group(6, 'Hidden', [1], { parentId: 1, availability: { online: false } }),
          group(7, 'Lunch', [1]),
        ],
        1,
      ),
      on('12:00'),
    );
    expect(sections.map(({ name }) => name)).toEqual(['Pizza']);
    expect(hidden.map(({ name, why }) => `${name}: ${why}`)).toEqual([
      'Dinner: Its groups are shown without its name, since it has no items of its own',
      'Empty: It has no items to show',
      'Off: It is off the menu',
      'Below: Off above it is off the menu',
      'Hidden: It is hidden from online ordering',
      'Lunch: Guests see only the menu Dinner',
    ]);
  });
});
