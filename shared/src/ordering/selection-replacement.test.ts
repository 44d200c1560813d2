import { describe, expect, it } from 'vitest';
import { emptySelection, pick, type Selection, type SelectionGroup, unpick } from './selection.ts';
import { replacementIn } from './selection-replacement.ts';

const aGroup = (group: Partial<SelectionGroup> = {}): SelectionGroup => ({
  modifierGroupId: 1,
  name: 'Toppings',
  pricingStrategy: 'Individual',
  selectionRequirement: 'Optional',
  allowMultipleSelection: true,
  allowDuplicateSelection: false,
  minSelection: 0,
  isRequired: false,
  min: 0,
  max: 2,
  modifiers: ['Ham', 'Olives', 'Basil'].map((name, index) => ({
    id: index + 1,
    guid: `00000000-0000-4000-8000-00000000000${index + 1}`,
    name,
    price: 0,
  })),
  ...group,
});

const picked = (group: SelectionGroup, ...ids: number[]): Selection =>
  ids.reduce((selection, id) => pick(selection, group, id), emptySelection);

const afterPick = (group: SelectionGroup, before: Selection, id: number) =>
  replacementIn(group, before, pick(before, group, id));

describe('O2.5-11 a replacement', () => {
  it('is told by both names and the maximum', () => {
    const group = aGroup();
    expect(afterPick(group, picked(group, 2, 1), 3)).toBe('Basil instead of Ham, 2 at most.');
  });

  it('is told with names from right to left kept apart', () => {
    const group = aGroup({ modifiers: aGroup().modifiers.map((modifier) => ({ ...modifier, name: 'זית' })) });
    expect(afterPick(group, picked(group, 2, 1), 3)).toBe(
      '\u2068זית\u2069 instead of \u2068זית\u2069, 2 at most.',
    );
  });

  it('is told where one of several of the same gave way', () => {
    const group = aGroup({ allowDuplicateSelection: true });
    expect(afterPick(group, picked(group, 1, 1), 2)).toBe('Olives instead of Ham, 2 at most.');
  });

  it('is none while there is room, or when an option is taken away', () => {
    const group = aGroup();
    expect(afterPick(group, picked(group, 1), 2)).toBeUndefined();
    expect(replacementIn(group, picked(group, 1), unpick(picked(group, 1), group, 1))).toBeUndefined();
  });

  it('is not told of radio buttons, which show it by themselves', () => {
    const group = aGroup({ max: 1 });
    expect(afterPick(group, picked(group, 1), 2)).toBeUndefined();
  });
});
