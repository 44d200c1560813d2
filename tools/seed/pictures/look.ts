// A picture's name and its recipe.
import type { Recipe } from './recipe.ts';

export interface Look {
  /** Its file name in Storage, without extension. */
  name: string;
  recipe: Recipe;
}

/** Names each recipe by its key: looks.garlicKnots is the picture 'garlic-knots'. */
export function defineLooks<Key extends string>(
  recipes: Readonly<Record<Key, Recipe>>,
): Readonly<Record<Key, Look>> {
  const looks = Object.entries<Recipe>(recipes).map(([key, recipe]) => [
    key,
    { name: key.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`), recipe },
  ]);
  return Object.fromEntries(looks) as Record<Key, Look>;
}
