import { describe, expect, it } from 'vitest';
import { withoutRemoved } from './menu-group-removals.ts';

const items = [{ itemId: 1 }, { itemId: 2 }];
const modifierGroups = [{ modifierGroupId: 1 }, { modifierGroupId: 2 }];
const subgroups = [{ menuGroupId: 1, name: 'Red' }, { name: 'New' }, { menuGroupId: 2, name: 'White' }];

describe('what a form took out of a menu group', () => {
  it('C3-15 is gone with the lists that name it, each from its own members', () => {
    const group = { name: 'Wine', items, modifierGroups, subgroups };
    expect(withoutRemoved({ ...group, removedItemIds: [1] })).toEqual({ ...group, items: [{ itemId: 2 }] });
    expect(withoutRemoved({ ...group, removedModifierGroupIds: [2] })).toEqual({
      ...group,
      modifierGroups: [{ modifierGroupId: 1 }],
    });
    expect(withoutRemoved({ ...group, removedSubgroupIds: [1, 2] })).toEqual({
      ...group,
      subgroups: [{ name: 'New' }],
    });
  });

  it('C3-15 nothing removed leaves the group as it is, and members that were not sent stay away', () => {
    const none = { removedItemIds: [], removedSubgroupIds: null, removedModifierGroupIds: undefined };
    expect(withoutRemoved({ items, ...none })).toEqual({ items });
    expect(Object.keys(withoutRemoved({ name: 'Wine', removedItemIds: [1] }))).toEqual(['name']);
  });

  it('changes nothing in place', () => {
    const group = { items: Object.freeze([...items]), removedItemIds: Object.freeze([1]) };
    const before = structuredClone(group);
    withoutRemoved(Object.freeze(group));
    expect(group).toEqual(before);
  });
});
