import { describe, expect, it } from 'vitest';
import { aRecord } from '../../lib/testing/memory-records.ts';
import { tellApart } from './telling-apart.ts';

const uses = (...ids: number[]) => ids.map((modifierGroupId, position) => ({ modifierGroupId, position }));
const item = (id: number, name: string, ...ids: number[]) =>
  aRecord('items', id, { name, basePrice: 1, modifierGroups: uses(...ids) });
const items = [item(1, 'Margherita', 7), item(2, 'Diavola', 7), item(3, 'Calzone', 7), item(4, 'Salad', 8)];
const menuGroups = [
  aRecord('menuGroups', 1, { name: 'Lunch' }),
  aRecord('menuGroups', 2, { name: 'Pasta', parentId: 1, items: [{ itemId: 4, position: 0 }] }),
  aRecord('menuGroups', 3, { name: 'Pasta', position: 1 }),
  aRecord('menuGroups', 4, { name: 'Pasta', position: 2, modifierGroups: uses(8) }),
];
const words = (...args: Parameters<typeof tellApart>) => [...tellApart(...args).values()];

describe('records of one name', () => {
  it('C3-13 are told apart by what uses them, and by number where that is the same', () => {
    expect(words('modifierGroups', [7, 8, 9, 10], { items, menuGroups })).toEqual([
      'Used by Margherita, Diavola and 1 more',
      'Used by Pasta, Salad',
      'Not used yet, no. 9',
      'Not used yet, no. 10',
    ]);
    expect(words('items', [4, 5], { items, menuGroups })).toEqual(['Used by Pasta', 'Not used yet']);
  });

  it('C3-15 are told apart by the menu that they are in, if they are menu groups', () => {
    expect(words('menuGroups', [2, 3], { items, menuGroups })).toEqual(['In Lunch', 'A menu']);
    expect(words('menuGroups', [3, 4], { items, menuGroups })).toEqual(['A menu, no. 3', 'A menu, no. 4']);
  });
});
