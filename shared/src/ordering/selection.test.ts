import { describe, expect, it } from 'vitest';
import type { StorefrontModifierGroup, StorefrontModifierGroupUse } from '../catalogue/storefront.ts';
import { aModifierGroup, anItem, options } from '../testing/a-storefront.ts';
import {
  emptySelection,
  isGroupValid,
  isSelectionValid,
  isSingleChoice,
  pick,
  type Selection,
  type SelectionGroup,
  selectionGroups,
  selectionHint,
  unpick,
} from './selection.ts';

const [OLIVES, BASIL, HAM, CORN] = [1, 2, 3, 4];

/** Four toppings, as an item uses them. */
function toppings(
  change: Partial<StorefrontModifierGroup> = {},
  use: Partial<StorefrontModifierGroupUse> = {},
): SelectionGroup {
  const modifiers = options(['Olives', 1.5], ['Basil', 0.5], ['Ham', 2], ['Corn', 1]);
  const [group] = selectionGroups(anItem({ modifierGroups: [{ modifierGroupId: 1, ...use }] }), () =>
    aModifierGroup({ modifiers, ...change }),
  );
  if (!group) throw new Error('the item has no such group');
  return group;
}

const required = (change: Partial<StorefrontModifierGroup> = {}) =>
  toppings({ selectionRequirement: 'Required', ...change });
const picking = (group: SelectionGroup, ...modifierIds: number[]): Selection =>
  modifierIds.reduce((selection, modifierId) => pick(selection, group, modifierId), emptySelection);
/** Modifier ids with how many of each, the newest last. */
const picks = (selection: Selection) => [...(selection.get(1) ?? [])];
const select = (...counts: [number, number][]): Selection => new Map([[1, new Map(counts)]]);

describe('picking options', () => {
  it('O2.5-10 a pick is added to those before', () => {
    expect(picks(picking(toppings(), OLIVES, HAM))).toEqual([
      [OLIVES, 1],
      [HAM, 1],
    ]);
  });

  it('O2.5-11 the newest pick replaces the last one when the group is full', () => {
    expect(picks(picking(toppings({ maxSelection: 2 }), OLIVES, BASIL, HAM))).toEqual([
      [OLIVES, 1],
      [HAM, 1],
    ]);
    expect(picks(picking(toppings({ maxSelection: 2 }), OLIVES, BASIL, HAM, CORN))).toEqual([
      [OLIVES, 1],
      [CORN, 1],
    ]);
  });

  it('O2.5-11 in a group of one, the new pick takes the place of the old one', () => {
    expect(picks(picking(toppings({ allowMultipleSelection: false }), OLIVES, HAM))).toEqual([[HAM, 1]]);
    expect(picks(picking(required({ maxSelection: 1 }), OLIVES, HAM))).toEqual([[HAM, 1]]);
  });

  it('O2.5-11 where an option may be had twice, the one tapped last is the one that is replaced', () => {
    const group = toppings({ allowDuplicateSelection: true, maxSelection: 3 });
    expect(picks(picking(group, OLIVES, BASIL, OLIVES, HAM))).toEqual([
      [BASIL, 1],
      [OLIVES, 1],
      [HAM, 1],
    ]);
    expect(picks(picking(group, OLIVES, OLIVES, OLIVES, HAM))).toEqual([
      [OLIVES, 2],
      [HAM, 1],
    ]);
  });

  it('O2.5-12 picking a chosen option removes it', () => {
    expect(picks(picking(toppings(), OLIVES, HAM, OLIVES))).toEqual([[HAM, 1]]);
    expect(picking(toppings(), OLIVES, OLIVES).has(1)).toBe(false);
    expect(picks(picking(toppings({ allowMultipleSelection: false }), OLIVES, OLIVES))).toEqual([]);
  });

  it('O2.5-12 the last remaining option of a required group stays', () => {
    expect(picks(picking(required(), OLIVES, OLIVES))).toEqual([[OLIVES, 1]]);
    expect(picks(picking(required(), OLIVES, HAM, OLIVES, HAM))).toEqual([[HAM, 1]]);
    expect(picks(picking(required({ allowMultipleSelection: false }), OLIVES, OLIVES))).toEqual([
      [OLIVES, 1],
    ]);
  });

  it('where an option may be had twice, a tap adds one more and only taking away removes', () => {
    const group = toppings({ allowDuplicateSelection: true });
    const twice = picking(group, OLIVES, OLIVES);
    expect(picks(twice)).toEqual([[OLIVES, 2]]);
    expect(picks(unpick(twice, group, OLIVES))).toEqual([[OLIVES, 1]]);
    expect(picks(unpick(unpick(twice, group, OLIVES), group, OLIVES))).toEqual([]);
  });

  it('O2.5-12 taking away leaves a required group its last option, and does nothing to what was not chosen', () => {
    const group = required({ allowDuplicateSelection: true });
    const one = picking(group, OLIVES);
    expect(unpick(one, group, OLIVES)).toBe(one);
    expect(unpick(one, group, HAM)).toBe(one);
    const two = picking(toppings(), OLIVES, BASIL);
    expect(unpick(two, toppings(), HAM)).toBe(two);
    expect(picks(unpick(picking(group, OLIVES, OLIVES), group, OLIVES))).toEqual([[OLIVES, 1]]);
  });
});

describe('how a group is shown', () => {
  it.each([
    ['several allowed, no limit', toppings(), false],
    ['several allowed, at most two', toppings({ maxSelection: 2 }), false],
    ['several allowed, at most one', toppings({ maxSelection: 1 }), true],
    ['several not allowed', toppings({ allowMultipleSelection: false, maxSelection: 3 }), true],
    ['the item allows no several', toppings({}, { allowMultipleSelection: false }), true],
  ])('O2.5-13 single choice, %s: %s', (_, group, expected) => {
    expect(isSingleChoice(group)).toBe(expected);
  });

  it.each([
    [required({ minSelection: 1, maxSelection: 3 }), 'Select 1 to 3 options'],
    [required({ minSelection: 2 }), 'Select at least 2 options'],
    [required({ minSelection: 1 }), 'Select at least 1 option'],
    [toppings({ maxSelection: 3 }), 'Select up to 3 options'],
    [toppings({ maxSelection: 1 }), 'Select up to 1 option'],
    [required({ minSelection: 2, maxSelection: 2 }), 'Select 2 options'],
    [required({ allowMultipleSelection: false }), 'Select 1 option'],
    [toppings(), undefined],
  ])('O2.5-15 the hint %#: %s', (group, hint) => {
    expect(selectionHint(group)).toBe(hint);
  });
});

describe('a group as an item uses it', () => {
  it('the item’s own limits come before the group’s', () => {
    expect(
      toppings(
        { maxSelection: 2 },
        { isRequired: true, minSelection: 2, maxSelection: 3, allowDuplicateSelection: true },
      ),
    ).toMatchObject({
      isRequired: true,
      min: 2,
      max: 3,
      allowDuplicateSelection: true,
    });
    expect(required({ minSelection: 2 })).toMatchObject({ isRequired: true, min: 2 });
    expect(toppings({ selectionRequirement: 'Required' }, { isRequired: false })).toMatchObject({
      isRequired: false,
      min: 0,
    });
  });

  it.each([
    ['Required', {}, true],
    ['Optional', {}, false],
    ['Optional', { isRequired: true }, true],
    ['Required', { isRequired: false }, false],
  ] as const)(
    'O2.5-14 is marked as required or not: %s, for the item %j: %s',
    (selectionRequirement, use, expected) => {
      expect(toppings({ selectionRequirement }, use).isRequired).toBe(expected);
    },
  );

  it('has no limit where none is set', () => {
    expect(toppings()).toStrictEqual({
      ...aModifierGroup({ modifiers: toppings().modifiers }),
      isRequired: false,
      min: 0,
    });
  });

  it('a required group wants at least one, an optional one none', () => {
    expect(required({ minSelection: 0 }).min).toBe(1);
    expect(toppings({ minSelection: 2 }).min).toBe(0);
  });

  it('never wants more than can be had, so that every required group can be filled', () => {
    expect(required({ allowMultipleSelection: false, minSelection: 2 })).toMatchObject({ min: 1, max: 1 });
    expect(toppings({ minSelection: 3 }, { isRequired: true, maxSelection: 2 })).toMatchObject({
      min: 2,
      max: 2,
    });
  });

  it('groups without options and groups that are gone are left out, the others keep the item’s order', () => {
    const known = new Map([
      [1, aModifierGroup({ modifierGroupId: 1 })],
      [2, aModifierGroup({ modifierGroupId: 2, modifiers: [] })],
      [4, aModifierGroup({ modifierGroupId: 4 })],
    ]);
    const item = anItem({ modifierGroups: [4, 2, 3, 1].map((modifierGroupId) => ({ modifierGroupId })) });
    expect(
      selectionGroups(item, (id) => known.get(id)).map(({ modifierGroupId }) => modifierGroupId),
    ).toEqual([4, 1]);
    expect(selectionGroups(anItem(), (id) => known.get(id))).toEqual([]);
  });
});

describe('a valid selection', () => {
  it.each([
    ['a required group with too few', required({ minSelection: 2 }), select([OLIVES, 1]), false],
    ['a required group with enough', required({ minSelection: 2 }), select([OLIVES, 1], [HAM, 1]), true],
    [
      'a required group counts an option had twice as two',
      required({ minSelection: 2, allowDuplicateSelection: true }),
      select([OLIVES, 2]),
      true,
    ],
    ['a required group with nothing', required(), emptySelection, false],
    ['an optional group with nothing', toppings({ minSelection: 2 }), emptySelection, true],
    ['as many as are allowed', toppings({ maxSelection: 2 }), select([OLIVES, 1], [HAM, 1]), true],
    ['more than are allowed', toppings({ maxSelection: 2 }), select([OLIVES, 1], [HAM, 1], [CORN, 1]), false],
    [
      'more than are allowed of one option',
      toppings({ maxSelection: 2, allowDuplicateSelection: true }),
      select([OLIVES, 3]),
      false,
    ],
    [
      'any number where no limit is set',
      toppings(),
      select([OLIVES, 1], [BASIL, 1], [HAM, 1], [CORN, 1]),
      true,
    ],
  ])('O5-03 %s: %s', (_, group, selection, expected) => {
    expect(isGroupValid(group, selection)).toBe(expected);
    expect(isSelectionValid([group], selection)).toBe(expected);
  });

  it.each([
    ['an option of another group', select([99, 1])],
    ['the same option twice where once is allowed', select([OLIVES, 2])],
    ['none of an option', select([OLIVES, 0])],
    ['less than none, hidden among others', select([OLIVES, 1], [HAM, -1])],
    ['a group that the item does not have', new Map([[7, new Map([[OLIVES, 1]])]])],
  ])('never has %s', (_, selection) => {
    expect(isSelectionValid([toppings()], selection)).toBe(false);
  });

  it('O5-03 needs every group to be right', () => {
    const dips = { ...required(), modifierGroupId: 2 };
    expect(isSelectionValid([toppings(), dips], select([OLIVES, 1]))).toBe(false);
    expect(isSelectionValid([toppings(), dips], new Map([[2, new Map([[OLIVES, 1]])]]))).toBe(true);
  });
});
