import { describe, expect, it } from 'vitest';
import { RESTAURANT_SEARCH_LIMIT, searchRestaurants } from './search-restaurants.ts';

const bella = {
  name: 'Bella Roma',
  concept: 'Pizzeria',
  tenantName: 'Bianchi LLC',
  tenantDisplayName: 'Luigi Group',
  city: 'Albany',
  state: 'NY',
};
const other = {
  name: 'Taco',
  concept: 'Taqueria',
  tenantName: 'Sol Inc',
  tenantDisplayName: 'El Sol',
  city: 'Reno',
  state: 'NV',
};

describe('searching restaurants', () => {
  it.each([
    ['name', 'bella r'],
    ['concept', 'PIZZ'],
    ['tenant name', 'bianchi'],
    ['tenant display name', 'luigi'],
    ['city', 'alb'],
    ['state', 'ny'],
    ['name, blanks around the term aside', '  roma '],
  ])('C2-07, O9-46 finds by %s, in any case', (_, term) => {
    expect(searchRestaurants([other, bella], term)).toEqual([bella]);
  });

  it('C2-07, O9-46 finds small letters written large and large ones written small', () => {
    const shouted = { ...bella, name: 'BELLA ROMA' };
    expect(searchRestaurants([shouted], 'bElLa')).toEqual([shouted]);
  });

  it('C2-07, O9-46 does not find across fields, nor what matches nowhere', () => {
    expect(searchRestaurants([bella], 'romapizz')).toEqual([]);
    expect(searchRestaurants([bella], 'sushi')).toEqual([]);
  });

  it.each(['', '   '])('C2-07, O9-46 finds none for %j', (term) => {
    expect(searchRestaurants([bella, other], term)).toEqual([]);
  });

  it('C2-07, O9-46 answers the first 20, or as many as are asked for', () => {
    const many = Array.from({ length: 25 }, (_, index) => ({ ...bella, name: `Bella ${index}` }));
    expect(RESTAURANT_SEARCH_LIMIT).toBe(20);
    expect(searchRestaurants(many, 'bella')).toEqual(many.slice(0, 20));
    expect(searchRestaurants(many, 'bella', 3)).toEqual(many.slice(0, 3));
  });
});
