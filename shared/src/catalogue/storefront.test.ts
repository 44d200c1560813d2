import { describe, expect, it } from 'vitest';
import { aMenuGroup, anItem, aStorefront, NOW } from '../testing/a-storefront.ts';
import { defaultLiveState, isSoldOut } from './storefront.ts';
import { indexStorefront } from './storefront-index.ts';

const later = new Date(NOW + 3_600_000).toISOString();
const earlier = new Date(NOW - 3_600_000).toISOString();

describe('sold out', () => {
  it.each([
    ['nothing is, on a calm day', undefined, false],
    ['until staff say otherwise', {}, true],
    ['until later', { until: later }, true],
    ['until now', { until: new Date(NOW).toISOString() }, false],
    ['until earlier', { until: earlier }, false],
    ['none left', { remaining: 0 }, true],
    ['none left until earlier', { remaining: 0, until: earlier }, false],
    ['the last one left', { remaining: 1 }, false],
    ['a few left', { remaining: 3 }, false],
    ['a few left, whatever the time', { remaining: 3, until: later }, false],
  ])('%s', (_, mark, expected) => {
    const live = { ...defaultLiveState, soldOut: mark ? { '17': mark } : {} };
    expect(isSoldOut(live, 17, NOW)).toBe(expected);
  });

  it('is said of one item and no other', () => {
    expect(isSoldOut({ ...defaultLiveState, soldOut: { '17': {} } }, 1, NOW)).toBe(false);
  });
});

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
