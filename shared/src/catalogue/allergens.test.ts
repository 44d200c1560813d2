import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { anItemRecord } from '../testing/records.ts';
import { allergens, dietContradiction } from './allergens.ts';
import { item } from './item.schema.ts';

const european = [
  ['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk'],
  ['treeNuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs'],
].flat();
const american = [
  'milk',
  'eggs',
  'fish',
  'crustaceans',
  'treeNuts',
  'peanuts',
  'wheat',
  'soybeans',
  'sesame',
];

describe('the allergens of an item', () => {
  it('are the fourteen of the European Union and the nine of the United States', () => {
    expect(new Set(allergens)).toEqual(new Set([...european, ...american]));
    expect([european.length, american.length]).toEqual([14, 9]);
  });

  it.each([
    ['vegan', 'milk', 'Vegan food contains no milk'],
    ['vegan', 'eggs', 'Vegan food contains no eggs'],
    ['vegetarian', 'fish', 'Vegetarian food contains no fish'],
    ['glutenFree', 'wheat', 'Gluten-free food contains no wheat'],
    ['glutenFree', 'gluten', 'Gluten-free food contains no gluten'],
  ] as const)('cannot be those that its diet excludes: %s with %s is refused', (diet, allergen, message) => {
    expect(dietContradiction([diet], ['celery', allergen])).toBe(message);
    expect(issuesOf(item, anItemRecord({ diets: [diet], allergens: [allergen] }))).toEqual([
      `diets: ${message}`,
    ]);
  });

  it.each([
    [['vegetarian'], ['milk', 'eggs']],
    [['vegan'], ['treeNuts', 'wheat']],
    // The sugar of milk is taken out, its protein is not.
    [['lactoseFree'], ['milk']],
    [[], ['fish']],
  ])('may be others: %j with %j', (suited, contained) => {
    expect(issuesOf(item, anItemRecord({ diets: suited, allergens: contained }))).toEqual([]);
  });

  it('are none that nobody knows, and none in items that were stored before', () => {
    expect(issuesOf(item, anItemRecord({ allergens: ['dust'] }))).toHaveLength(1);
    expect(item.parse(anItemRecord())).toMatchObject({ allergens: [], diets: [] });
  });
});
