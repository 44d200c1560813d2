import { describe, expect, it } from 'vitest';
import { aGroupEntity } from '../testing/storefront-sources.ts';
import type { MenuGroup } from './menu-group.schema.ts';
import { type MenuChoice, visibleGroups } from './visible-groups.ts';

const everything: MenuChoice = { parentMenuGroupId: undefined, isItemShown: () => true };
const namesOf = (groups: MenuGroup[], choice: Partial<MenuChoice> = {}) =>
  visibleGroups(groups, { ...everything, ...choice }).map(({ group }) => group.name);

const lunchAndDinner = [
  aGroupEntity(1, [], { name: 'Lunch', isMenu: true }),
  aGroupEntity(2, [1], { name: 'Sandwiches', parentId: 1 }),
  aGroupEntity(3, [], { name: 'Dinner', isMenu: true }),
  aGroupEntity(4, [2], { name: 'Steaks', parentId: 3 }),
  aGroupEntity(5, [3], { name: 'Pasta', parentId: 3, position: 0 }),
];

describe('the menu groups that diners see', () => {
  it('O2.2-18 the menu group that the website names is the menu', () => {
    expect(namesOf(lunchAndDinner, { parentMenuGroupId: 3 })).toEqual(['Pasta', 'Steaks']);
  });

  it('O2.2-18 a named menu group that does not exist, or is hidden, leaves all menus', () => {
    const all = ['Lunch', 'Sandwiches', 'Dinner', 'Pasta', 'Steaks'];
    expect(namesOf(lunchAndDinner, { parentMenuGroupId: 99 })).toEqual(all);
    const hidden = [...lunchAndDinner, aGroupEntity(6, [1], { name: 'Secret', isActive: false })];
    expect(namesOf(hidden, { parentMenuGroupId: 6 })).toEqual(all);
  });

  it('O2.2-18 a single menu is chosen by itself, and its empty heading is left out', () => {
    const dinnerOnly = lunchAndDinner.slice(2);
    expect(namesOf(dinnerOnly)).toEqual(['Pasta', 'Steaks']);
    expect(visibleGroups(dinnerOnly, everything).map(({ parentId }) => parentId)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('O2.2-18 a single menu with items of its own is shown with them', () => {
    const groups = [
      aGroupEntity(1, [7], { name: 'Menu' }),
      aGroupEntity(2, [8], { name: 'Soups', parentId: 1 }),
    ];
    const shown = visibleGroups(groups, everything);
    expect(shown.map(({ group, parentId }) => [group.name, parentId])).toEqual([
      ['Menu', undefined],
      ['Soups', 1],
    ]);
  });

  it('each parent comes before its children, in their positions', () => {
    const groups = [
      aGroupEntity(4, [4], { name: 'White', parentId: 2, position: 2 }),
      aGroupEntity(3, [3], { name: 'Red', parentId: 2, position: 1 }),
      aGroupEntity(2, [2], { name: 'Wine', position: 5 }),
      aGroupEntity(1, [1], { name: 'Beer', position: 1 }),
    ];
    expect(namesOf(groups)).toEqual(['Beer', 'Wine', 'Red', 'White']);
  });

  it.each([
    ['inactive', { isActive: false }],
    ['hidden from online ordering', { visibleInOnlineOrdering: false }],
    ['not available online', { availability: { online: false } }],
  ])('a group that is %s hides itself and what is below it', (_what, change) => {
    const groups = [
      aGroupEntity(1, [1], { name: 'Shown' }),
      aGroupEntity(2, [2], { name: 'Hidden', ...change }),
      aGroupEntity(3, [3], { name: 'Below', parentId: 2 }),
    ];
    expect(namesOf(groups)).toEqual(['Shown']);
  });

  it('C3-15 a special comes first among its siblings', () => {
    const groups = [
      aGroupEntity(1, [], { name: 'Dinner', isMenu: true }),
      aGroupEntity(2, [1], { name: 'Pizza', parentId: 1 }),
      aGroupEntity(3, [2], { name: 'Of the day', parentId: 1, isSpecial: true }),
      aGroupEntity(4, [3], { name: 'Wine', isSpecial: true, parentId: 2 }),
    ];
    expect(namesOf(groups)).toEqual(['Of the day', 'Pizza', 'Wine']);
  });

  it('a group without shown items is left out unless it heads groups that have some', () => {
    const groups = [
      aGroupEntity(1, [], { name: 'Empty' }),
      aGroupEntity(2, [404], { name: 'Gone' }),
      aGroupEntity(3, [], { name: 'Drinks' }),
      aGroupEntity(4, [1], { name: 'Beer', parentId: 3 }),
    ];
    expect(namesOf(groups, { isItemShown: (itemId) => itemId !== 404 })).toEqual(['Drinks', 'Beer']);
  });

  it('items stand in their positions, each once', () => {
    const positions = [
      [5, 2],
      [6, 1],
      [5, 3],
    ].map(([itemId = 0, position = 0]) => ({ itemId, position }));
    const [shown] = visibleGroups([aGroupEntity(1, [], { items: positions })], everything);
    expect(shown?.itemIds).toEqual([6, 5]);
  });

  it('a group whose parent is not there stands by itself', () => {
    expect(namesOf([aGroupEntity(1, [1], { parentId: 77 }), aGroupEntity(2, [2])])).toEqual([
      'Group 1',
      'Group 2',
    ]);
  });

  it('groups that name each other as parents end the search', () => {
    const groups = [
      aGroupEntity(1, [1], { parentId: 2 }),
      aGroupEntity(2, [2], { parentId: 1 }),
      aGroupEntity(3, [3]),
    ];
    expect(namesOf(groups)).toEqual(['Group 3']);
    expect(namesOf(groups, { parentMenuGroupId: 1 })).toEqual(['Group 1', 'Group 2']);
  });

  it('a section is served only while its menu is', () => {
    const groups = [
      aGroupEntity(1, [], { timeRange: { start: '07:00', end: '11:00' } }),
      aGroupEntity(2, [1], { parentId: 1, timeRange: { start: '09:00', end: '15:00' } }),
      aGroupEntity(3, [2], { parentId: 2, availability: { delivery: false } }),
      aGroupEntity(4, [3]),
    ];
    const served = visibleGroups(groups, everything).map(({ availability }) => availability);
    const morning = { timeRange: { start: '09:00', end: '11:00' } };
    expect(served).toEqual([
      { timeRange: { start: '07:00', end: '11:00' } },
      morning,
      { ...morning, delivery: false },
      undefined,
    ]);
    expect(visibleGroups(groups, { ...everything, parentMenuGroupId: 2 })[0]?.availability).toEqual(morning);
  });
});
