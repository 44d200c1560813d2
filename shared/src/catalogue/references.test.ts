import { describe, expect, it } from 'vitest';
import { type EntityType, entityTypes } from '../kernel/identifiers.ts';
import { aGroupEntity, anItemEntity } from '../testing/storefront-sources.ts';
import {
  type ExistingIds,
  itemReferences,
  mapReferences,
  menuGroupReferences,
  missingMessage,
  missingReferences,
  referencedKinds,
} from './references.ts';

const dish = anItemEntity(1, {
  modifierGroups: [
    { modifierGroupId: 11, position: 0 },
    { modifierGroupId: 12, position: 1 },
  ],
  prepStationIds: [21],
  courseId: 31,
  salesCategoryId: 41,
  taxRateIds: [51, 52],
  tagIds: [61],
  goesWellWith: [1],
});
const section = aGroupEntity(4, [1, 2], {
  parentId: 3,
  modifierGroups: [{ modifierGroupId: 11, position: 0 }],
  tagIds: [61, 62],
});
const all: ExistingIds = {
  items: new Set([1, 2]),
  menuGroups: new Set([3]),
  modifierGroups: new Set([11, 12]),
  prepStations: new Set([21]),
  courses: new Set([31]),
  salesCategories: new Set([41]),
  taxRates: new Set([51, 52]),
  tags: new Set([61, 62]),
};
const without = (kind: EntityType, ...ids: number[]): ExistingIds => ({
  ...all,
  [kind]: new Set([...(all[kind] ?? [])].filter((id) => !ids.includes(id))),
});

describe('references of catalogue entities', () => {
  it('nothing is missing where everything is there, or where nothing is named', () => {
    expect(missingReferences(dish, itemReferences, all)).toEqual([]);
    expect(missingReferences(section, menuGroupReferences, all)).toEqual([]);
    expect(missingReferences(anItemEntity(1), itemReferences, {})).toEqual([]);
  });

  it.each<[EntityType, number, string, string]>([
    ['modifierGroups', 12, 'modifierGroups.1.modifierGroupId', 'It names a modifier group that was deleted'],
    ['prepStations', 21, 'prepStationIds.0', 'It names a prep station that was deleted'],
    ['courses', 31, 'courseId', 'It names a course that was deleted'],
    ['salesCategories', 41, 'salesCategoryId', 'It names a sales category that was deleted'],
    ['taxRates', 52, 'taxRateIds.1', 'It names a tax rate that was deleted'],
    ['tags', 61, 'tagIds.0', 'It names a tag that was deleted'],
    ['items', 1, 'goesWellWith.0', 'It names an item that was deleted'],
  ])('C3-12 an item that names a missing one of %s, %d, says so at %s', (kind, id, field, message) => {
    expect(missingReferences(dish, itemReferences, without(kind, id))).toEqual([
      { field, kind, id, message },
    ]);
  });

  it.each<[EntityType, number, string, string]>([
    ['menuGroups', 3, 'parentId', 'It names a menu group that was deleted'],
    ['items', 2, 'items.1.itemId', 'It names an item that was deleted'],
    ['modifierGroups', 11, 'modifierGroups.0.modifierGroupId', 'It names a modifier group that was deleted'],
    ['tags', 62, 'tagIds.1', 'It names a tag that was deleted'],
  ])('C3-15 a menu group that names a missing one of %s, %d, says so at %s', (kind, id, field, message) => {
    expect(missingReferences(section, menuGroupReferences, without(kind, id))).toEqual([
      { field, kind, id, message },
    ]);
  });

  it('every missing one is named, and a kind that is left out has none', () => {
    expect(missingReferences(section, menuGroupReferences, {})).toHaveLength(6);
  });

  it('a change is checked like a whole entity: what it does not name, or removes, misses nothing', () => {
    const change = { courseId: null, tagIds: undefined, taxRateIds: [9] };
    expect(missingReferences(change, itemReferences, all).map(({ field }) => field)).toEqual([
      'taxRateIds.0',
    ]);
  });

  it('every kind of entity has a name in messages', () => {
    for (const kind of Object.keys(entityTypes) as EntityType[])
      expect(missingMessage(kind, 7)).toMatch(/^There is no [a-z ]+ 7$/);
  });

  it('references can be changed, all else stays, and the entity is not touched', () => {
    const before = structuredClone(section);
    const mapped = mapReferences(section, menuGroupReferences, (kind, id, field) => `${kind} ${id} ${field}`);
    expect(mapped).toEqual({
      ...before,
      parentId: 'menuGroups 3 parentId',
      items: before.items.map((entry, index) => ({
        ...entry,
        itemId: `items ${entry.itemId} items.${index}.itemId`,
      })),
      modifierGroups: [
        { modifierGroupId: 'modifierGroups 11 modifierGroups.0.modifierGroupId', position: 0 },
      ],
      tagIds: ['tags 61 tagIds.0', 'tags 62 tagIds.1'],
    });
    expect(section).toEqual(before);
  });

  it('absent fields stay absent, and undefined ones undefined', () => {
    const mapped = mapReferences({ tagIds: undefined }, menuGroupReferences, () => 0);
    expect(Object.entries(mapped)).toEqual([['tagIds', undefined]]);
  });

  it('the kinds to look up are named once each', () => {
    expect(referencedKinds({ one: 'tags', two: 'tags', 'three.four': 'items' })).toEqual(['tags', 'items']);
  });
});
