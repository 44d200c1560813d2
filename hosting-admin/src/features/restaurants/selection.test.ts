import { beforeEach, describe, expect, it } from 'vitest';
import { aRestaurant } from '../../lib/testing/memory-platform.ts';
import { matching } from './matching.ts';
import { rememberSelection, selectedFrom } from './selection.ts';

const pizzeria = aRestaurant({ restaurantId: 20_000_001, name: 'Bella Napoli', city: 'New York' });
const sushi = aRestaurant({
  restaurantId: 20_000_002,
  name: 'Sakura',
  city: 'Chicago',
  tenantName: 'Rising Sun',
});

describe('the selected restaurant', () => {
  beforeEach(() => localStorage.clear());

  it('O3-18 is kept under four keys with a namespace', () => {
    rememberSelection(localStorage, sushi);
    expect({ ...localStorage }).toEqual({
      default_selected_tenant_id: '10000001',
      default_selected_restaurant_id: '20000002',
      default_selected_tenant: JSON.stringify({ tenantId: 10_000_001, name: 'Rising Sun' }),
      default_selected_restaurant: JSON.stringify(sushi),
    });
  });

  it('O2.9-07 is the remembered one while it is still theirs', () => {
    rememberSelection(localStorage, sushi);
    expect(selectedFrom(localStorage, [pizzeria, sushi])).toBe(sushi);
    expect(selectedFrom(localStorage, [pizzeria, { ...sushi, tenantId: 10_000_002 }])).toBeUndefined();
  });

  it('O2.9-08 is the only one, whatever was remembered', () => {
    rememberSelection(localStorage, sushi);
    expect(selectedFrom(localStorage, [pizzeria])).toBe(pizzeria);
  });

  it('O2.9-09 is none where several were never chosen from', () => {
    expect(selectedFrom(localStorage, [pizzeria, sushi])).toBeUndefined();
  });
});

describe('the search for a restaurant', () => {
  it.each([
    ['sak', [sushi]],
    ['CHICAGO', [sushi]],
    [' rising ', [sushi]],
    ['', [pizzeria, sushi]],
    ['thai', []],
  ])('O9-46 “%s” matches name, business and city, whatever the case', (term, found) => {
    expect(matching([pizzeria, sushi], term)).toEqual(found);
  });
});
