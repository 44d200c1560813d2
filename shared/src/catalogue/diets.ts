// The diets that an item may suit. Apart from the allergens, since every card of a menu names them.
import { message, t } from '../kernel/translate.ts';

export const dietNames = {
  vegetarian: message('Vegetarian'),
  vegan: message('Vegan'),
  halal: message('Halal'),
  kosher: message('Kosher'),
  glutenFree: message('Gluten-free'),
  lactoseFree: message('Lactose-free'),
} as const;

export type Diet = keyof typeof dietNames;

export const diets = Object.keys(dietNames) as Diet[];

/** As guests read them: what is vegan is vegetarian anyway. */
export const dietLabels = (suited: readonly Diet[]): string[] =>
  suited
    .filter((diet) => diet !== 'vegetarian' || !suited.includes('vegan'))
    .map((diet) => t(dietNames[diet]));
