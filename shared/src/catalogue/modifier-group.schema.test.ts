import { describe, expect, it } from 'vitest';
import { aGuid } from '../testing/a-storefront.ts';
import { issuesOf } from '../testing/issues.ts';
import { sizePriceFaults } from '../testing/item-faults.ts';
import { aModifierGroupRecord, STAMPED } from '../testing/records.ts';
import { modifier, modifierGroup, modifierGroupEntity } from './modifier-group.schema.ts';

const olives = {
  id: 1,
  guid: aGuid(31),
  number: 'T1',
  name: 'Olives',
  price: 1.5,
  sizePrices: [{ name: 'Large', price: 2 }],
  calories: 45,
};

const whole = {
  modifierGroupId: 3,
  guid: aGuid(3),
  number: 'G3',
  name: 'Toppings',
  posName: 'TOP',
  buttonColor: '#00ff00',
  pricingStrategy: 'Group',
  groupPrice: 2,
  modifiers: [olives],
  selectionRequirement: 'Required',
  includePosPrompt: true,
  allowMultipleSelection: true,
  minSelection: 0,
  maxSelection: 3,
  allowDuplicateSelection: true,
  pos: true,
  kiosk: true,
  onlineOrdering: true,
  customerInvoices: true,
  onlineOrderingPartners: true,
  isActive: false,
  ...STAMPED,
};

describe('modifier group', () => {
  it('C3-17, C3-18 keeps every field that it is given', () => {
    expect(modifierGroup.parse(whole)).toEqual(whole);
  });

  it('C3-18 starts optional, one of one, at no charge and on no channel', () => {
    expect(modifierGroup.parse(aModifierGroupRecord())).toEqual({
      ...aModifierGroupRecord(),
      modifiers: [],
      includePosPrompt: false,
      pricingStrategy: 'No charge',
      selectionRequirement: 'Optional',
      allowMultipleSelection: false,
      allowDuplicateSelection: false,
      minSelection: 1,
      pos: false,
      kiosk: false,
      onlineOrdering: false,
      customerInvoices: false,
      onlineOrderingPartners: false,
      isActive: true,
    });
  });

  it.each([
    ['an empty name', { name: ' ' }, 'name: Modifier group name cannot be empty'],
    ['no name', { name: undefined }, 'name: Modifier group name cannot be empty'],
    [
      'one price without a price',
      { pricingStrategy: 'Group' },
      "groupPrice: Group price is required when pricing strategy is 'Group'",
    ],
    [
      'a modifier without a name',
      { modifiers: [{ ...olives, name: '' }] },
      'modifiers.0.name: Modifier name cannot be empty',
    ],
    [
      'a modifier that has no name at all',
      { modifiers: [{ ...olives, name: undefined }] },
      'modifiers.0.name: Modifier name cannot be empty',
    ],
  ])('C5-09 %s is refused', (_, change, issue) => {
    expect(issuesOf(modifierGroup, aModifierGroupRecord(change))).toEqual([issue]);
  });

  it.each(['No charge', 'Individual'])(
    'C5-09 %s needs no group price, and Group may cost nothing',
    (pricingStrategy) => {
      expect(issuesOf(modifierGroup, aModifierGroupRecord({ pricingStrategy }))).toEqual([]);
      expect(
        issuesOf(modifierGroup, aModifierGroupRecord({ pricingStrategy: 'Group', groupPrice: 0 })),
      ).toEqual([]);
    },
  );

  it('limits that cross are refused, as where an item uses the group', () => {
    expect(issuesOf(modifierGroup, aModifierGroupRecord({ minSelection: 3, maxSelection: 2 }))).toEqual([
      'maxSelection: Maximum selection cannot be less than minimum selection',
    ]);
    expect(issuesOf(modifierGroup, aModifierGroupRecord({ minSelection: 2, maxSelection: 2 }))).toEqual([]);
    expect(issuesOf(modifierGroup, aModifierGroupRecord({ minSelection: 9 }))).toEqual([]);
  });

  it('C5-09 a change to one price needs that price', () => {
    const stored = modifierGroupEntity.parse(aModifierGroupRecord());
    expect(() => modifierGroupEntity.apply(stored, { pricingStrategy: 'Group' })).toThrow(
      "Group price is required when pricing strategy is 'Group'",
    );
    expect(modifierGroupEntity.apply(stored, { pricingStrategy: 'Group', groupPrice: 2 })).toEqual({
      ...stored,
      pricingStrategy: 'Group',
      groupPrice: 2,
    });
  });

  it('C3-18 knows three ways to charge and two requirements', () => {
    expect(issuesOf(modifierGroup, aModifierGroupRecord({ pricingStrategy: 'Free' }))).toHaveLength(1);
    expect(issuesOf(modifierGroup, aModifierGroupRecord({ selectionRequirement: 'Maybe' }))).toHaveLength(1);
  });

  it.each([
    ['guid', undefined],
    ['id', undefined],
    ['calories', -1],
  ])('C3-17 a modifier whose %s is %j is refused', (field, value) => {
    expect(issuesOf(modifier, { ...olives, [field]: value })).toHaveLength(1);
  });

  it.each(sizePriceFaults)(
    'C3-17, C5-09 an option with %s is refused at its field',
    (_, sizePrices, issue) => {
      const modifiers = [{ ...olives, sizePrices }];
      expect(issuesOf(modifierGroup, aModifierGroupRecord({ modifiers }))).toEqual([`modifiers.0.${issue}`]);
    },
  );

  it('C3-17 a modifier costs nothing unless it says so, and never less', () => {
    expect(modifier.parse({ id: 1, guid: aGuid(31), name: 'Basil' })).toMatchObject({
      price: 0,
      sizePrices: [],
    });
    expect(issuesOf(modifier, { ...olives, price: -1 })).toEqual(['price: Must not be negative']);
  });
});
