import { describe, expect, it } from 'vitest';
import { anotherWholeItem, aWholeItem } from '../testing/a-whole-item.ts';
import { aGroupEntity, aModifierGroupEntity, aTaxRateEntity } from '../testing/storefront-sources.ts';
import { composeMenu } from './compose-menu.ts';
import { item } from './item.schema.ts';
import { plainItemFieldNames, plainItemFields } from './plain-item-fields.ts';

type Field = keyof typeof aWholeItem;

const forStaff = 'for staff alone';
const ofTheKitchen = 'the kitchen’s: orders take it from the item';
const otherChannel = 'of another channel';

/** Fields of an item that no diner sees, and why. */
const unseen: Partial<Record<Field, string>> = {
  ...Object.fromEntries(
    plainItemFieldNames
      .filter((field) => !plainItemFields[field].isPublic)
      .map((field) => [field, 'its line of the plain fields says so']),
  ),
  lastPartId: 'numbers its sizes',
  posColor: forStaff,
  posDescription: 'stands in for the customer’s words, where there are none',
  openPrice: 'the pricing strategy says it',
  kdsColor: ofTheKitchen,
  prepStationIds: ofTheKitchen,
  courseId: ofTheKitchen,
  salesCategoryId: 'what reports count it as',
  pos: otherChannel,
  kiosk: otherChannel,
  customerInvoices: otherChannel,
  onlineOrderingPartners: otherChannel,
  tagIds: 'staff sort their items by them',
  soldOut: 'in the live state, which changes without a new menu',
  goesWellWith: 'beside the items, since pages ask for it later',
  createdAt: forStaff,
  updatedAt: forStaff,
};

const composed = (change: Partial<Record<Field, unknown>> = {}) => {
  const record = item.parse({ ...aWholeItem, ...change });
  const sources = {
    items: [record],
    menuGroups: [aGroupEntity(1, [record.itemId])],
    modifierGroups: [aModifierGroupEntity(3, { pricingStrategy: 'Individual' })],
    taxRates: [aTaxRateEntity(5)],
  };
  return composeMenu(sources, undefined).items;
};

describe('every field of an item', () => {
  it.each(Object.keys(aWholeItem) as Field[])('C3-12 %s reaches diners, or has a reason not to', (field) => {
    expect(anotherWholeItem[field]).not.toEqual(aWholeItem[field]);
    const changed = composed({ [field]: anotherWholeItem[field] });
    const reaches = JSON.stringify(changed) !== JSON.stringify(composed());
    expect(reaches).toBe(!(field in unseen));
  });

  it('O2.5-03 what staff chose to suggest with it is told beside the items', () => {
    const items = [1, 2].map((itemId) => item.parse({ ...aWholeItem, itemId, goesWellWith: [2] }));
    const sources = { items, menuGroups: [aGroupEntity(1, [1, 2])], modifierGroups: [], taxRates: [] };
    expect(composeMenu(sources, undefined).goesWellWith).toEqual({ 1: [2] });
  });

  it('O2.4-01 is told as it is: calories, alcohol, what it contains and what to know before ordering', () => {
    expect(composed()).toMatchObject([
      {
        name: 'Margherita',
        description: 'Tomato, mozzarella and basil',
        calories: 840,
        containsAlcohol: true,
        allergens: ['wheat', 'milk'],
        diets: ['vegetarian'],
        image: { focus: { x: 20, y: 80 } },
        orderingRules: 'No changes after accepting',
        taxInclusion: 'inclusive',
        takeoutTaxException: true,
        onlineOrdering: false,
      },
    ]);
    expect(composed({ containsAlcohol: false })[0]).not.toHaveProperty('containsAlcohol');
  });
});
