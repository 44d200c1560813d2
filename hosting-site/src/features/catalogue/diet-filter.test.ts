import type { StorefrontItem } from '@bite/shared/catalogue/storefront';
import { anItem } from '@bite/shared/testing/a-storefront';
import { describe, expect, it } from 'vitest';
import { dietChoices, dietFilterOf, filterLabel, suits, withDietFilter } from './diet-filter.ts';

const unstated = anItem({ itemId: 1 });
const vegan: StorefrontItem = { ...unstated, diets: ['vegetarian', 'vegan'] };
const cheese: StorefrontItem = { ...unstated, diets: ['vegetarian'], allergens: ['wheat', 'milk'] };
const soup: StorefrontItem = { ...unstated, allergens: ['celery'] };
const filter = (query: string) => dietFilterOf(new URLSearchParams(query));

describe('the filter for diets and allergens', () => {
  it.each([
    ['diet=vegetarian', ['yes', 'yes', 'no', 'no']],
    ['diet=vegan', ['yes', 'no', 'no', 'no']],
    ['without=milk', ['yes', 'no', 'yes', 'unknown']],
    ['without=treeNuts', ['unknown', 'yes', 'yes', 'unknown']],
    ['diet=vegetarian&without=treeNuts', ['unknown', 'yes', 'no', 'no']],
  ])('%s goes by what staff have stated alone', (query, expected) => {
    expect([vegan, cheese, soup, unstated].map((item) => suits(item, filter(query)))).toEqual(expected);
  });

  it('offers what the menu has', () => {
    expect(dietChoices([vegan, cheese, unstated])).toEqual({
      diets: ['vegetarian', 'vegan'],
      without: ['wheat', 'milk'],
    });
  });

  it('O2.2-10 stands in the address beside all else, and unknown words in it are ignored', () => {
    const chosen = filter('diet=vegan,raw,glutenFree&without=milk,,nonsense');
    expect(chosen).toEqual({ diets: ['vegan', 'glutenFree'], without: ['milk'] });
    expect(withDietFilter('?tenant=1&diet=kosher', chosen)).toBe(
      'tenant=1&diet=vegan,glutenFree&without=milk',
    );
    expect(withDietFilter('?diet=kosher&without=milk', { diets: [], without: [] })).toBe('');
    expect(filterLabel(chosen)).toBe('Vegan, Gluten-free, without milk');
    expect(filterLabel(filter('without=fish,eggs'))).toBe('without eggs, without fish');
  });
});
