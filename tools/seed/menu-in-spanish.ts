// What staff have translated of a demo menu. Names that are Spanish or Italian already stay as they are.
import type { Section } from './menu-builder.ts';

type Texts = readonly [name: string | undefined, description?: string];

/** By the restaurant's own names. What is not there is shown as it is. */
export interface MenuInSpanish {
  groups: Readonly<Record<string, Texts>>;
  dishes: Readonly<Record<string, Texts>>;
  /** Of sizes, modifier groups and options. */
  choices: Readonly<Record<string, string>>;
}

type Kind = keyof MenuInSpanish;

interface Translations {
  translations?: { es: { name?: string; description?: string } };
}

/** The field of a record; nothing where it is not translated. */
export function inSpanish(menu: MenuInSpanish | undefined, kind: Kind, ownName: string): Translations {
  const written = menu?.[kind][ownName];
  if (written === undefined) return {};
  const [name, description] = typeof written === 'string' ? [written] : written;
  return { translations: { es: { ...(name && { name }), ...(description && { description }) } } };
}

/** Translations of what the menu does not have: a name was changed, or mistyped. */
export function strayTranslations(menu: readonly Section[], menuInSpanish: MenuInSpanish): string[] {
  const dishes = menu.flatMap((group) => group.dishes.filter((dish) => typeof dish !== 'string'));
  const choices = dishes.flatMap((dish) => dish.choices ?? []);
  const sizes = dishes.flatMap(({ price }) => (typeof price === 'object' ? Object.keys(price) : []));
  const named = (things: readonly { name: string }[]): string[] => things.map(({ name }) => name);
  const known: Record<Kind, readonly string[]> = {
    groups: ['Menu', ...named(menu)],
    dishes: named(dishes),
    choices: [...sizes, ...named(choices), ...named(choices.flatMap(({ options }) => options))],
  };
  return (['groups', 'dishes', 'choices'] as const).flatMap((kind) =>
    Object.keys(menuInSpanish[kind]).filter((name) => !known[kind].includes(name)),
  );
}
