import { describe, expect, it } from 'vitest';
import { aMenuGroup, anItem, aStorefront } from '../testing/a-storefront.ts';
import { indexStorefront } from './storefront-index.ts';

describe('a storefront’s index', () => {
  const index = indexStorefront(
    aStorefront({
      items: [anItem({ itemId: 1 }), anItem({ itemId: 2 })],
      menuGroups: [
        aMenuGroup({ menuGroupId: 1, itemIds: [1] }),
        aMenuGroup({ menuGroupId: 2, itemIds: [1] }),
      ],
    }),
  );

  it('finds an item by its id, and every group that lists it', () => {
    expect(index.item(2)?.itemId).toBe(2);
    expect(index.groupsOf(1).map(({ menuGroupId }) => menuGroupId)).toEqual([1, 2]);
    expect(index.groupsOf(2)).toEqual([]);
  });

  it('finds nothing where there is nothing', () => {
    expect([index.item(9), index.modifierGroup(9)]).toEqual([undefined, undefined]);
    expect(index.groupsOf(9)).toEqual([]);
  });
});
