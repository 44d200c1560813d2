import { describe, expect, it } from 'vitest';
import { defaultLiveState, type Storefront, type StorefrontLive } from '../catalogue/storefront.ts';
import { indexStorefront } from '../catalogue/storefront-index.ts';
import { aGuid, aMenuGroup, aModifierGroup, anItem, aStorefront, NOW } from '../testing/a-storefront.ts';
import { orderAgain } from './order-again.ts';
import type { TrackedOrder } from './tracking.ts';

type Ordered = TrackedOrder['items'][number];

const margherita: Ordered = {
  name: 'Margherita',
  quantity: 2,
  modifiers: ['Toppings: Olives'],
  notes: 'Well done',
  lineTotal: 27,
  choice: {
    menuItemId: 1,
    menuItemGuid: aGuid(101),
    basePrice: 12,
    modifierGroups: [
      { modifierGroupId: 1, name: 'Toppings', modifiers: [{ modifierId: 1, name: 'Olives', quantity: 1 }] },
    ],
  },
};

const toppings = aModifierGroup({
  modifierGroupId: 1,
  name: 'Toppings',
  selectionRequirement: 'Optional',
  modifiers: [{ id: 1, guid: aGuid(301), name: 'Olives', price: 1.5 }],
});
const pizza = anItem({
  itemId: 1,
  guid: aGuid(101),
  name: 'Margherita',
  basePrice: 12,
  modifierGroups: [{ modifierGroupId: 1 }],
});
const menu = (change: Partial<Storefront> = {}): Storefront =>
  aStorefront({ items: [pizza], modifierGroups: [toppings], ...change });

const again = (storefront: Storefront, items: Ordered[] = [margherita], live: Partial<StorefrontLive> = {}) =>
  orderAgain(indexStorefront(storefront), { ...defaultLiveState, ...live }, items, {
    orderType: 'pickup',
    wanted: NOW,
    soldOutAt: NOW,
  });

const request = {
  menuItemId: 1,
  quantity: 2,
  notes: 'Well done',
  modifiers: [{ modifierGroupId: 1, modifierId: 1, quantity: 1 }],
};

describe('ordering the same again', () => {
  it('is every dish with its choices and notes, where nothing has changed', () => {
    expect(again(menu())).toEqual({
      requests: [expect.objectContaining(request)],
      priceChanges: [],
      left: [],
    });
  });

  it('names a new price, of the dish or of an option, for the whole line', () => {
    const dearer = menu({ items: [{ ...pizza, basePrice: 13 }] });
    expect(again(dearer).priceChanges).toEqual([{ name: 'Margherita', quantity: 2, before: 27, now: 29 }]);
    const [olives] = toppings.modifiers;
    if (!olives) throw new Error('There are olives');
    const option = menu({ modifierGroups: [{ ...toppings, modifiers: [{ ...olives, price: 2 }] }] });
    expect(again(option)).toMatchObject({ requests: [request], priceChanges: [{ before: 27, now: 28 }] });
  });

  it.each([
    ['the dish', menu({ items: [anItem({ itemId: 1, guid: aGuid(9), name: 'Calzone' })] })],
    ['an option', menu({ modifierGroups: [{ ...toppings, modifiers: [] }] })],
    ['its ordering online', menu({ items: [{ ...pizza, onlineOrdering: false }] })],
  ])('leaves out a dish of which %s is gone, by its name', (_what, storefront) => {
    expect(again(storefront)).toEqual({
      requests: [],
      priceChanges: [],
      left: ['Margherita is no longer on the menu as you had it'],
    });
  });

  it.each([
    ['the dish', { 1: {} }],
    ['an option', { 'm1-1': {} }],
  ])('leaves out a dish of which %s is sold out, and keeps the rest', (_what, soldOut) => {
    const cola = anItem({ itemId: 2, guid: aGuid(102), name: 'Cola', basePrice: 3 });
    const ordered: Ordered = {
      name: 'Cola',
      quantity: 1,
      modifiers: [],
      lineTotal: 3,
      choice: { menuItemId: 2, menuItemGuid: aGuid(102), basePrice: 3, modifierGroups: [] },
    };
    const { requests, left } = again(menu({ items: [pizza, cola] }), [margherita, ordered], { soldOut });
    expect(requests).toMatchObject([{ menuItemId: 2, quantity: 1 }]);
    expect(left).toEqual([expect.stringContaining('sold out')]);
  });

  it('keeps the size, and the price that the diner entered for a dish without one', () => {
    const sized = anItem({
      itemId: 1,
      guid: aGuid(101),
      pricingStrategy: 'size',
      sizes: [{ id: 2, guid: aGuid(201), name: 'Large', price: 18 }],
    });
    const tip = anItem({ itemId: 3, guid: aGuid(103), name: 'Gift card', pricingStrategy: 'open' });
    const large: Ordered = {
      name: 'Margherita',
      size: 'Large',
      quantity: 1,
      modifiers: [],
      lineTotal: 18,
      choice: { menuItemId: 1, menuItemGuid: aGuid(101), basePrice: 18, sizeId: 2, modifierGroups: [] },
    };
    const card: Ordered = {
      name: 'Gift card',
      quantity: 1,
      modifiers: [],
      lineTotal: 25,
      choice: { menuItemId: 3, menuItemGuid: aGuid(103), basePrice: 25, modifierGroups: [] },
    };
    expect(again(menu({ items: [sized, tip] }), [large, card])).toMatchObject({
      requests: [
        { menuItemId: 1, sizeId: 2 },
        { menuItemId: 3, openPrice: 25 },
      ],
      priceChanges: [],
      left: [],
    });
  });

  it('takes the price of the menu group it was ordered at while that is served, else names the usual one', () => {
    const happyHour = aMenuGroup({ menuGroupId: 7, itemIds: [1], pricing: { fixedPrice: 9 } });
    const cheaper: Ordered = { ...margherita, lineTotal: 21 };
    const served = menu({ menuGroups: [aMenuGroup({ menuGroupId: 1, itemIds: [1] }), happyHour] });
    expect(again(served, [cheaper])).toMatchObject({ requests: [{ menuGroupId: 7 }], priceChanges: [] });
    const over = menu({
      menuGroups: [
        aMenuGroup({ menuGroupId: 1, itemIds: [1] }),
        { ...happyHour, availability: { takeout: false } },
      ],
    });
    const { requests, priceChanges } = again(over, [cheaper]);
    expect(requests[0]).not.toHaveProperty('menuGroupId', 7);
    expect(priceChanges).toMatchObject([{ before: 21, now: 27 }]);
  });
});
