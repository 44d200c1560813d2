import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestedPlu } from '../kernel/identifiers.ts';
import { aWholeItem } from '../testing/a-whole-item.ts';
import { holds } from '../testing/holds.ts';
import { issuesOf } from '../testing/issues.ts';
import { itemFaults, ownPriceFaults, useFaults } from '../testing/item-faults.ts';
import { anItemRecord } from '../testing/records.ts';
import { refusalOf } from '../testing/refusal.ts';
import { item, itemEntity, itemModifierGroupReference, modifierGroupReference } from './item.schema.ts';

const whole = { ...aWholeItem, isActive: false };
const [small] = whole.sizePrice;

describe('item', () => {
  it('C3-12, C3-13 keeps every field that it is given', () => {
    expect(item.parse(whole)).toEqual(whole);
  });

  it('C3-12 starts with a base price, sold on every channel', () => {
    expect(item.parse(anItemRecord())).toEqual({
      ...anItemRecord(),
      pricingStrategy: 'base',
      openPrice: false,
      containsAlcohol: false,
      allergens: [],
      diets: [],
      sizePrice: [],
      modifierGroups: [],
      prepStationIds: [],
      tagIds: [],
      goesWellWith: [],
      pos: true,
      kiosk: true,
      onlineOrdering: true,
      customerInvoices: true,
      onlineOrderingPartners: true,
      taxInclusion: 'exclusive',
      takeoutTaxException: false,
      isActive: true,
    });
  });

  it.each(['base', 'size', 'open'])('C3-12 may be priced by %s', (pricingStrategy) => {
    expect(issuesOf(item, { ...whole, pricingStrategy })).toEqual([]);
  });

  it('C3-12 knows no other pricing, and no other way to include taxes', () => {
    expect(issuesOf(item, { ...whole, pricingStrategy: 'weight' })).toHaveLength(1);
    expect(issuesOf(item, { ...whole, taxInclusion: 'both' })).toHaveLength(1);
  });

  it.each([['name'], ['itemId'], ['guid'], ['createdAt'], ['updatedAt']])(
    'C3-16 a record without %s is refused by that name',
    (field) => {
      const refusal = refusalOf(() => itemEntity.parse(anItemRecord({ [field]: undefined })));
      expect(Object.keys((refusal.details as { fields: object }).fields)).toEqual([field]);
    },
  );

  it('C3-16 a new one is held to the same rules, and to fields that there are', () => {
    expect(issuesOf(itemEntity.create, { name: 'Soup', basePrice: 5 })).toEqual([]);
    expect(issuesOf(itemEntity.create, { name: 'Soup' })).toEqual([
      'basePrice: Base pricing strategy requires a valid base price',
    ]);
    expect(issuesOf(itemEntity.create, { name: 'Soup', basePrice: 5, colour: 'red' })).toHaveLength(1);
    expect(issuesOf(itemEntity.create, { name: 'Soup', basePrice: 5, itemId: 3 })).toHaveLength(1);
  });

  it('C5-06 a change that takes the price away is refused as a whole', () => {
    const stored = itemEntity.parse(anItemRecord());
    expect(refusalOf(() => itemEntity.apply(stored, { basePrice: null })).details).toEqual({
      fields: { basePrice: 'Base pricing strategy requires a valid base price' },
    });
    expect(itemEntity.apply(stored, { pricingStrategy: 'open', openPrice: true, basePrice: null })).toEqual({
      ...itemEntity.parse(anItemRecord({ pricingStrategy: 'open', openPrice: true, basePrice: undefined })),
    });
  });

  it('what is 86’d comes back on sale when its mark is removed', () => {
    const sold = itemEntity.parse(anItemRecord({ soldOut: {} }));
    expect(itemEntity.apply(sold, { soldOut: null })).not.toHaveProperty('soldOut');
    expect(issuesOf(item, anItemRecord({ soldOut: { remaining: 0 } }))).toEqual([]);
    expect(issuesOf(item, anItemRecord({ soldOut: { remaining: -1 } }))).toHaveLength(1);
    expect(issuesOf(item, anItemRecord({ soldOut: { until: 'tomorrow' } }))).toHaveLength(1);
  });

  it('C3-14 takes the PLU that is suggested for it, whatever its name', () => {
    holds(
      fc.property(fc.integer({ min: 1 }), fc.string(), (itemId, name) => {
        const plu = suggestedPlu('items', itemId, name);
        expect(plu).toMatch(/^ITEM\d+_[A-Z0-9]{0,6}$/);
        expect(itemEntity.parse(anItemRecord({ itemId, plu })).plu).toBe(plu);
      }),
    );
  });

  it('no tax rates and the restaurant’s own are two things', () => {
    expect(item.parse(anItemRecord()).taxRateIds).toBeUndefined();
    expect(item.parse(anItemRecord({ taxRateIds: [] })).taxRateIds).toEqual([]);
  });

  it.each(itemFaults)('C5-06 %s is refused', (_, change, issue) => {
    expect(issuesOf(item, anItemRecord(change))).toEqual([issue]);
  });

  it.each([
    ['free of charge', { basePrice: 0 }],
    [
      'priced by size, without a base price',
      { pricingStrategy: 'size', basePrice: undefined, sizePrice: [small] },
    ],
    ['open, without a base price', { pricingStrategy: 'open', basePrice: undefined, openPrice: true }],
  ])('C5-06 an item may be %s', (_, change) => {
    expect(issuesOf(item, anItemRecord(change))).toEqual([]);
  });

  it('C5-05 a size may be free, and never costs less', () => {
    const sized = (price: number) => anItemRecord({ sizePrice: [{ ...small, price }] });
    expect(issuesOf(item, sized(0))).toEqual([]);
    expect(issuesOf(item, sized(-0.01))).toEqual(['sizePrice.0.price: Must not be negative']);
  });

  it('C5-06 calories are never negative', () => {
    expect(issuesOf(item, anItemRecord({ calories: 0 }))).toEqual([]);
    expect(issuesOf(item, anItemRecord({ calories: -1 }))).toHaveLength(1);
  });

  it.each(['', undefined])('C5-05 a size named %j is refused', (name) => {
    expect(issuesOf(item, anItemRecord({ sizePrice: [{ ...small, name }] }))).toEqual([
      'sizePrice.0.name: Size/price name cannot be empty',
    ]);
  });
});

describe('an item’s use of a modifier group', () => {
  const use = (change: object) => ({ modifierGroupId: 3, position: 0, ...change });

  const idFaults: typeof useFaults = [
    [
      'an id that is not whole',
      { modifierGroupId: 1.5 },
      'modifierGroupId: Modifier Group ID must be an integer',
    ],
    ['an id that is text', { modifierGroupId: '3' }, 'modifierGroupId: Modifier Group ID must be an integer'],
  ];

  it.each([...idFaults, ...useFaults])('C5-04 %s is refused', (_, change, issue) => {
    expect(issuesOf(modifierGroupReference, use(change))).toEqual([issue]);
  });

  it.each([
    { minSelection: 2, maxSelection: 2 },
    { isRequired: true, minSelection: 1 },
    { isRequired: true },
    { minSelection: 0 },
    { isRequired: false, minSelection: 0 },
    { maxSelection: 1 },
  ])('C5-04 %j is fine', (change) => {
    expect(issuesOf(modifierGroupReference, use(change))).toEqual([]);
  });

  it.each(ownPriceFaults)('C3-13, C5-05 %s is refused at its field', (_, change, issue) => {
    expect(issuesOf(itemModifierGroupReference, use(change))).toEqual([issue]);
  });

  it('C3-13 may set prices of its own, one for each option, free ones and ones of options that are gone', () => {
    const optionPrices = [
      { modifierId: 1, price: 0 },
      { modifierId: 999, price: 1.5 },
    ];
    expect(issuesOf(itemModifierGroupReference, use({ groupPrice: 0, optionPrices }))).toEqual([]);
    expect(
      issuesOf(itemModifierGroupReference, use({ optionPrices: [optionPrices[0], optionPrices[0]] })),
    ).toEqual(['optionPrices: An option has two prices']);
    expect(issuesOf(itemModifierGroupReference, use({ isRequired: true, minSelection: 0 }))).toHaveLength(1);
  });

  it('C3-13 says which group and where', () => {
    expect(issuesOf(modifierGroupReference, { position: 0 })).toHaveLength(1);
    expect(issuesOf(modifierGroupReference, { modifierGroupId: 3 })).toHaveLength(1);
  });
});
