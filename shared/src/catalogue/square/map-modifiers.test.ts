import { describe, expect, it } from 'vitest';
import { aModifier, aModifierList, aSquareItem } from '../../testing/a-square-catalog.ts';
import {
  groupOf,
  itemOf,
  leftOut,
  map,
  remarksOf,
  unimportedFields,
} from '../../testing/mapped-square-menu.ts';

describe('modifier lists', () => {
  it('C3-18 become modifier groups with their modifiers in order, shown online', () => {
    const modifiers = [aModifier('B', 75, { ordinal: 2 }), aModifier('A', 0, { ordinal: 1 })];
    const [draft] = map([aModifierList('L', modifiers)]).draft.modifierGroups;
    expect(draft?.fields).toMatchObject({
      name: 'List L',
      pricingStrategy: 'Individual',
      selectionRequirement: 'Optional',
      allowMultipleSelection: true,
      maxSelection: undefined,
    });
    expect(draft?.fields.modifiers?.map(({ key, price }) => [key, price])).toEqual([
      ['A', 0],
      ['B', 0.75],
    ]);
    expect(draft?.initially).toMatchObject({ onlineOrdering: true, pos: true, kiosk: true });
  });

  it('C3-18 are free of charge when no modifier costs anything', () => {
    expect(groupOf(aModifierList('L', [aModifier('A', 0), aModifier('B', 0)])).pricingStrategy).toBe(
      'No charge',
    );
  });

  it.each([
    ['SINGLE', {}, { selectionRequirement: 'Optional', allowMultipleSelection: false, maxSelection: 1 }],
    [
      'MULTIPLE',
      {},
      { selectionRequirement: 'Optional', allowMultipleSelection: true, maxSelection: undefined },
    ],
    [
      'MULTIPLE',
      { min_selected_modifiers: 2 },
      { selectionRequirement: 'Required', minSelection: 2, maxSelection: undefined },
    ],
    ['MULTIPLE', { max_selected_modifiers: 3 }, { selectionRequirement: 'Optional', maxSelection: 3 }],
    ['MULTIPLE', { max_selected_modifiers: 1 }, { allowMultipleSelection: false, maxSelection: 1 }],
    [
      'MULTIPLE',
      { min_selected_modifiers: -1, max_selected_modifiers: -1 },
      { selectionRequirement: 'Optional', maxSelection: undefined },
    ],
    ['MULTIPLE', { max_selected_modifiers: 0 }, { maxSelection: undefined }],
    ['SINGLE', { max_selected_modifiers: 2 }, { allowMultipleSelection: true, maxSelection: 2 }],
    ['MULTIPLE', { allow_quantities: true }, { allowDuplicateSelection: true }],
  ])('C3-18 %s with %j is %j', (selection_type, data, expected) => {
    const modifiers = [aModifier('A', 0), aModifier('B', 0), aModifier('C', 0)];
    expect(groupOf(aModifierList('L', modifiers, { selection_type, ...data }))).toMatchObject(expected);
  });

  it('an option chosen beforehand is reported: Bite chooses nothing', () => {
    const mapped = map([
      aModifierList('L', [
        aModifier('A', 0, { on_by_default: true }),
        aModifier('B', 0, { on_by_default: false }),
      ]),
    ]);
    expect(mapped.report.notCarried).toMatchObject([
      { field: 'MODIFIER modifier_data.on_by_default', count: 1, example: { id: 'A' } },
    ]);
  });

  it('an option without a price is free, and said so', () => {
    const mapped = map([aModifierList('L', [aModifier('A', 0, { price_money: undefined })])]);
    expect(mapped.draft.modifierGroups[0]?.fields.modifiers).toMatchObject([{ price: 0 }]);
    expect(remarksOf(mapped)).toEqual([['has no price: free', ['A']]]);
  });

  it('an option hidden online stays out unless it is to be sold', () => {
    const list = aModifierList('L', [aModifier('A', 0), aModifier('B', 0, { hidden_online: true })]);
    expect(leftOut(map([list]))).toEqual(['B']);
    expect(map([list], { sellOnline: true }).draft.modifierGroups[0]?.fields.modifiers).toHaveLength(2);
  });

  it('a list that asks for a text is left out, and so is its use', () => {
    const list = aModifierList('L', [], { modifier_type: 'TEXT', max_length: 20 });
    const mapped = map([list, aSquareItem('A', { modifier_list_info: [{ modifier_list_id: 'L' }] })]);
    expect(leftOut(mapped)).toEqual(['L']);
    expect(mapped.draft.items[0]?.fields.modifierGroups).toEqual([]);
    expect(unimportedFields(mapped)).toEqual(['ITEM item_data.modifier_list_info[].modifier_list_id']);
  });

  it('a list that asks for more than it has is reported', () => {
    const mapped = map([aModifierList('L', [aModifier('A', 0)], { min_selected_modifiers: 2 })]);
    expect(remarksOf(mapped)[0]).toEqual([
      'asks for more choices than it has: what needs it cannot be ordered',
      ['L'],
    ]);
  });
});

describe("an item's use of a modifier list", () => {
  const three = [aModifier('A', 0), aModifier('B', 0), aModifier('C', 0)];
  const uses = (info: Record<string, unknown>, list: Record<string, unknown> = {}) =>
    itemOf(aSquareItem('I', { modifier_list_info: [{ modifier_list_id: 'L', ...info }] }), [
      aModifierList('L', three, list),
    ]).modifierGroups;

  it.each([
    ['nothing of its own', {}, {}, {}],
    [
      '-1 for not set',
      { min_selected_modifiers: -1, max_selected_modifiers: -1 },
      { min_selected_modifiers: 2 },
      {},
    ],
    [
      'the same limits',
      { min_selected_modifiers: 1, max_selected_modifiers: 2 },
      { min_selected_modifiers: 1, max_selected_modifiers: 2 },
      {},
    ],
    ['a minimum', { min_selected_modifiers: 1 }, {}, { isRequired: true }],
    ['a higher minimum', { min_selected_modifiers: 2 }, { min_selected_modifiers: 1 }, { minSelection: 2 }],
    ['no minimum', { min_selected_modifiers: 0 }, { min_selected_modifiers: 2 }, { isRequired: false }],
    ['a maximum', { max_selected_modifiers: 2 }, {}, { maxSelection: 2 }],
    [
      'a maximum of one',
      { max_selected_modifiers: 1 },
      {},
      { maxSelection: 1, allowMultipleSelection: false },
    ],
    [
      'a maximum for a single choice',
      { max_selected_modifiers: 2 },
      { selection_type: 'SINGLE' },
      { maxSelection: 2, allowMultipleSelection: true },
    ],
    ['no maximum', { max_selected_modifiers: 0 }, { max_selected_modifiers: 2 }, { maxSelection: 3 }],
    [
      "a minimum above the list's maximum",
      { min_selected_modifiers: 2 },
      { max_selected_modifiers: 1 },
      { isRequired: true, minSelection: 2, maxSelection: 3, allowMultipleSelection: true },
    ],
    [
      "a maximum below the list's minimum",
      { max_selected_modifiers: 1 },
      { min_selected_modifiers: 2 },
      { isRequired: false, maxSelection: 1, allowMultipleSelection: false },
    ],
    ['quantities', { allow_quantities: 'YES' }, {}, { allowDuplicateSelection: true }],
    [
      'no quantities',
      { allow_quantities: 'NO' },
      { allow_quantities: true },
      { allowDuplicateSelection: false },
    ],
    ['quantities left to the list', { allow_quantities: 'NOT_SET' }, { allow_quantities: true }, {}],
  ])('C3-13 with %s says only where it differs from the group', (_what, info, list, expected) => {
    expect(uses(info, list)).toEqual([{ modifierGroupId: 'L', position: 0, ...expected }]);
  });

  it('C3-13 stands in its own order, else in that of the lists', () => {
    const lists = [aModifierList('X', three, { ordinal: 2 }), aModifierList('Y', [], { ordinal: 1 })];
    const order = (infos: object[]) =>
      itemOf(aSquareItem('I', { modifier_list_info: infos }), lists).modifierGroups?.map(
        ({ modifierGroupId, position }) => [modifierGroupId, position],
      );
    expect(order([{ modifier_list_id: 'X' }, { modifier_list_id: 'Y' }])).toEqual([
      ['Y', 0],
      ['X', 1],
    ]);
    expect(
      order([
        { modifier_list_id: 'X', ordinal: 1 },
        { modifier_list_id: 'Y', ordinal: 2 },
      ]),
    ).toEqual([
      ['X', 0],
      ['Y', 1],
    ]);
  });

  it('is not carried over where it is switched off, and said so', () => {
    const mapped = map([
      aModifierList('L', three),
      aSquareItem('I', { modifier_list_info: [{ modifier_list_id: 'L', enabled: false }] }),
    ]);
    expect(mapped.draft.items[0]?.fields.modifierGroups).toEqual([]);
    expect(mapped.report.notCarried.map(({ why }) => why)).toEqual([
      'is switched off for this item',
      'is switched off for this item',
    ]);
  });
});
