import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aModifierGroup, anItem, options } from '../testing/a-storefront.ts';
import { holds } from '../testing/holds.ts';
import {
  countOf,
  emptySelection,
  isGroupValid,
  isSelectionValid,
  pick,
  type Selection,
  selectionGroups,
  unpick,
} from './selection.ts';

const aGroup = fc
  .record({
    allowMultipleSelection: fc.boolean(),
    allowDuplicateSelection: fc.boolean(),
    selectionRequirement: fc.constantFrom('Optional' as const, 'Required' as const),
    minSelection: fc.integer({ min: 0, max: 4 }),
    maxSelection: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  })
  .map(({ maxSelection, ...limits }) => {
    const modifiers = options(['Olives', 1.5], ['Basil', 0.5], ['Ham', 2], ['Corn', 1], ['Egg', 1]);
    const group = aModifierGroup({
      ...limits,
      ...(maxSelection !== undefined && { maxSelection }),
      modifiers,
    });
    const [used] = selectionGroups(anItem({ modifierGroups: [{ modifierGroupId: 1 }] }), () => group);
    if (!used) throw new Error('the item has no such group');
    return used;
  });

const taps = fc.array(
  fc.record({ operation: fc.constantFrom(pick, unpick), modifierId: fc.integer({ min: 1, max: 5 }) }),
  { maxLength: 25 },
);

const asLists = (selection: Selection) => [...selection].map(([id, picked]) => [id, [...picked]]);

describe('tapping options, in any order', () => {
  it('O2.5-09, O5-03 never exceeds the maximum, and O2.5-12 never empties a required group once it is filled', () => {
    holds(
      fc.property(aGroup, taps, (group, list) => {
        let selection = emptySelection;
        for (const { operation, modifierId } of list) {
          const before = countOf(selection, 1);
          selection = operation(selection, group, modifierId);
          const after = countOf(selection, 1);
          expect(after).toBeLessThanOrEqual(group.max ?? Number.POSITIVE_INFINITY);
          expect(Math.abs(after - before)).toBeLessThanOrEqual(1);
          if (group.isRequired && before > 0) expect(after).toBeGreaterThan(0);
        }
      }),
      500,
    );
  });

  it('changes the selection it is given never', () => {
    holds(
      fc.property(aGroup, taps, (group, list) => {
        let selection = emptySelection;
        for (const { operation, modifierId } of list) {
          const snapshot = asLists(selection);
          const next = operation(selection, group, modifierId);
          expect(asLists(selection)).toEqual(snapshot);
          selection = next;
        }
        expect(asLists(emptySelection)).toEqual([]);
      }),
    );
  });

  it('O2.5-10, O2.5-11 has the picked option in it, unless the tap took it out', () => {
    holds(
      fc.property(aGroup, taps, fc.integer({ min: 1, max: 5 }), (group, list, modifierId) => {
        const before = list.reduce(
          (selection, tap) => tap.operation(selection, group, tap.modifierId),
          emptySelection,
        );
        const after = pick(before, group, modifierId);
        const had = before.get(1)?.get(modifierId) ?? 0;
        const has = after.get(1)?.get(modifierId) ?? 0;
        if (had === 0) expect(has).toBe(1);
        else if (!group.allowDuplicateSelection)
          expect(has).toBe(group.isRequired && countOf(before, 1) === 1 ? 1 : 0);
      }),
      400,
    );
  });

  it('is valid as soon as a required group has enough', () => {
    holds(
      fc.property(aGroup, taps, (group, list) => {
        const selection = list.reduce((so, tap) => tap.operation(so, group, tap.modifierId), emptySelection);
        expect(isSelectionValid([group], selection)).toBe(isGroupValid(group, selection));
        expect(isGroupValid(group, selection)).toBe(countOf(selection, 1) >= group.min);
      }),
      400,
    );
  });

  it('can always fill a required group', () => {
    holds(
      fc.property(aGroup, (group) => {
        const filled = [1, 2, 3, 4, 5].reduce(
          (selection, modifierId) =>
            isGroupValid(group, selection) ? selection : pick(selection, group, modifierId),
          emptySelection,
        );
        expect(isSelectionValid([group], filled)).toBe(true);
      }),
    );
  });
});
