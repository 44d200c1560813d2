import { describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/refusal.ts';
import {
  assertPlaceSelected,
  autoSelectedMenu,
  clearedMenuSelection,
  siteMenuSelection,
} from './menu-choice.ts';

const lunch = { menuGroupId: 1 };
const soups = { menuGroupId: 2, parentId: 1 };
const dinner = { menuGroupId: 3 };

describe('the menu that is chosen by itself', () => {
  it('C4-05, O2.2-18 is the one that the website names, be it a section', () => {
    expect(autoSelectedMenu([lunch, soups, dinner], 3)).toBe(dinner);
    expect(autoSelectedMenu([lunch, soups, dinner], 2)).toBe(soups);
  });

  it('C4-05, O2.2-18 is else the only one there is', () => {
    expect(autoSelectedMenu([lunch], undefined)).toBe(lunch);
    expect(autoSelectedMenu([lunch], 99)).toBe(lunch);
    expect(autoSelectedMenu([lunch, soups], undefined)).toBe(lunch);
    expect(autoSelectedMenu([soups], undefined)).toBe(soups);
  });

  it('C4-05, O2.2-18 is else none', () => {
    expect(autoSelectedMenu([lunch, dinner], undefined)).toBeUndefined();
    expect(autoSelectedMenu([lunch, dinner], 99)).toBeUndefined();
    expect(autoSelectedMenu([], undefined)).toBeUndefined();
    expect(autoSelectedMenu([], 1)).toBeUndefined();
  });

  it('O2.2-18 is one of the menus that the caller knows, where it knows', () => {
    expect(autoSelectedMenu([lunch, dinner], undefined, [dinner])).toBe(dinner);
    expect(autoSelectedMenu([lunch], undefined, [])).toBeUndefined();
  });
});

describe('the selection of a menu', () => {
  it('O2.2-18 shows all menus at first and when it is cleared', () => {
    expect(clearedMenuSelection).toEqual({ menuGroupId: undefined, displayMode: 'all' });
  });

  it('O2.2-18 shows a single one on the restaurant’s site', () => {
    expect(siteMenuSelection(dinner)).toEqual({ menuGroupId: 3, displayMode: 'single' });
    expect(siteMenuSelection(undefined)).toEqual({ menuGroupId: undefined, displayMode: 'single' });
  });

  it.each([{}, { tenantId: 1 }, { restaurantId: 2 }, { tenantId: undefined, restaurantId: undefined }])(
    'C8-03, O8-18 needs a tenant and a restaurant, not %j',
    (place) => {
      const refusal = refusalOf(() => assertPlaceSelected(place));
      expect(refusal.message).toBe('No tenant or restaurant selected');
      expect(refusal.code).toBe('MISSING_REQUIRED_PARAMS');
    },
  );

  it('C8-03 is possible where both are chosen', () => {
    expect(() => assertPlaceSelected({ tenantId: 1, restaurantId: 2 })).not.toThrow();
  });
});
