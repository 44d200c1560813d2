import { describe, expect, it } from 'vitest';
import type { StorefrontMenuGroup } from '../catalogue/storefront.ts';
import { indexStorefront } from '../catalogue/storefront-index.ts';
import { aStorefront } from '../testing/a-storefront.ts';
import { firstServing, whyNotServedAt } from './serving.ts';

const group = (menuGroupId: number, itemId: number, start: string, end: string): StorefrontMenuGroup => ({
  guid: `group-${menuGroupId}`,
  name: `Group ${menuGroupId}`,
  isMenu: false,
  menuGroupId,
  itemIds: [itemId],
  availability: { timeRange: { start, end } },
});

/** Dish 1 for breakfast, dish 2 for lunch and late in the evening. */
const index = indexStorefront({
  ...aStorefront(),
  menuGroups: [group(1, 1, '08:00', '11:00'), group(2, 2, '10:00', '15:00'), group(3, 2, '20:00', '21:00')],
});
const at = (clock: string) => Date.parse(`2026-06-10T${clock}:00-04:00`);
const breakfast = { menuItemId: 1 };
const lunch = { menuItemId: 2 };

describe('when the menu has a dish', () => {
  it.each([
    ['in the hours of its group', breakfast, '09:00', undefined],
    ['not outside of them', breakfast, '12:00', 'time'],
    ['in any of its groups', lunch, '20:30', undefined],
    [
      'but only in the one it was picked from, where a line names one',
      { ...lunch, menuGroupId: 2 },
      '20:30',
      'time',
    ],
  ])('%s', (_, asked, clock, cause) => {
    expect(whyNotServedAt(index, asked, 'pickup', at(clock))).toBe(cause);
  });

  it('several dishes are served together at the first time that all of them share', () => {
    const times = ['12:00', '09:00', '10:15', '10:30'].map(at);
    expect(firstServing(index, [breakfast, lunch], 'pickup', times)).toBe(at('10:15'));
    expect(firstServing(index, [breakfast, { ...lunch, menuGroupId: 3 }], 'pickup', times)).toBeUndefined();
  });
});
