// What an item contains that guests may have to avoid, and what each diet excludes. The allergens are the 14 of the European
// Union (Regulation 1169/2011, Annex II) and the nine of the United States in one list: wheat, which the first counts among
// the cereals with gluten, has to be named by itself in the second.
import { message } from '../kernel/translate.ts';
import { type Diet, dietNames } from './diets.ts';

export const allergenNames = {
  wheat: message('Wheat'),
  gluten: message('Gluten (rye, barley, oats)'),
  crustaceans: message('Crustaceans'),
  eggs: message('Eggs'),
  fish: message('Fish'),
  peanuts: message('Peanuts'),
  soybeans: message('Soy'),
  milk: message('Milk'),
  treeNuts: message('Tree nuts'),
  celery: message('Celery'),
  mustard: message('Mustard'),
  sesame: message('Sesame'),
  sulphites: message('Sulphites'),
  lupin: message('Lupin'),
  molluscs: message('Molluscs'),
} as const;

export type Allergen = keyof typeof allergenNames;

export const allergens = Object.keys(allergenNames) as Allergen[];

const seafood = ['fish', 'crustaceans', 'molluscs'] as const satisfies readonly Allergen[];

/** What an item for such a diet cannot contain. Lactose-free milk is still milk. */
const excluded: Readonly<Partial<Record<Diet, readonly Allergen[]>>> = {
  vegetarian: seafood,
  vegan: [...seafood, 'eggs', 'milk'],
  glutenFree: ['wheat', 'gluten'],
};

interface Stated {
  /** What staff have stated; an empty or absent list says nothing. */
  allergens?: readonly Allergen[];
  diets?: readonly Diet[];
}

/**
 * Whether staff have stated that it does not contain an allergen: by a list of what it contains, or by a diet that excludes it.
 * Undefined if they have stated neither: an absence is never inferred.
 */
export function isStatedWithout({ allergens: listed = [], diets: suited = [] }: Stated, allergen: Allergen) {
  if (listed.includes(allergen)) return false;
  return listed.length > 0 || suited.some((diet) => excluded[diet]?.includes(allergen)) ? true : undefined;
}

/** 'Vegan food contains no milk': the first contradiction; undefined if there is none. */
export function dietContradiction(
  suited: readonly Diet[],
  contained: readonly Allergen[],
): string | undefined {
  for (const diet of suited) {
    const found = excluded[diet]?.find((allergen) => contained.includes(allergen));
    if (found) return `${dietNames[diet]} food contains no ${plainName(found)}`;
  }
  return undefined;
}

/** 'gluten', 'tree nuts' */
const plainName = (allergen: Allergen): string => allergenNames[allergen].replace(/ \(.*/, '').toLowerCase();
