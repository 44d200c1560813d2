// Which dishes suit whoever eats vegan or without nuts, by what staff have stated. In the address, '?diet=vegan&without=milk'.
import { type Allergen, allergenNames, allergens, isStatedWithout } from '@bite/shared/catalogue/allergens';
import { type Diet, dietNames, diets } from '@bite/shared/catalogue/diets';
import type { StorefrontItem } from '@bite/shared/catalogue/storefront';
import { locale, t } from '@bite/shared/kernel/translate';

export interface DietFilter {
  diets: readonly Diet[];
  without: readonly Allergen[];
}

export const noFilter: DietFilter = { diets: [], without: [] };

const listed = <Value extends string>(known: readonly Value[], text: string | null): Value[] => {
  const wanted = text?.split(',') ?? [];
  return known.filter((value) => wanted.includes(value));
};

/** Words that name no diet or allergen are ignored. */
export const dietFilterOf = (parameters: URLSearchParams): DietFilter => ({
  diets: listed(diets, parameters.get('diet')),
  without: listed(allergens, parameters.get('without')),
});

export const isFiltering = ({ diets: wanted, without }: DietFilter): boolean =>
  wanted.length + without.length > 0;

/** The query of the address with this filter. */
export function withDietFilter(search: string, filter: DietFilter): string {
  const parameters = new URLSearchParams(search);
  for (const [name, values] of [
    ['diet', filter.diets],
    ['without', filter.without],
  ] as const) {
    if (values.length > 0) parameters.set(name, values.join(','));
    else parameters.delete(name);
  }
  return parameters.toString().replaceAll('%2C', ',');
}

/** What the menu's dishes suit and contain: a filter for anything else would find nothing, or all. */
export function dietChoices(items: readonly StorefrontItem[]): DietFilter {
  return {
    diets: diets.filter((diet) => items.some((item) => item.diets?.includes(diet))),
    without: allergens.filter((allergen) => items.some((item) => item.allergens?.includes(allergen))),
  };
}

export type Suits = 'yes' | 'no' | 'unknown';

/** 'unknown' if staff have not stated what the dish contains. A diet is stated or not suited. */
export function suits(item: StorefrontItem, filter: DietFilter): Suits {
  if (!filter.diets.every((diet) => item.diets?.includes(diet))) return 'no';
  const stated = filter.without.map((allergen) => isStatedWithout(item, allergen));
  if (stated.includes(false)) return 'no';
  return stated.includes(undefined) ? 'unknown' : 'yes';
}

/** 'tree nuts': within a sentence. */
export function plainAllergen(allergen: Allergen): string {
  const name = t(allergenNames[allergen]);
  return `${name.charAt(0).toLocaleLowerCase(locale())}${name.slice(1)}`;
}

/** 'Vegan, without milk, without eggs' */
export const filterLabel = ({ diets: wanted, without }: DietFilter): string =>
  [
    ...wanted.map((diet) => t(dietNames[diet])),
    ...without.map((allergen) => t('without {allergen}', { allergen: plainAllergen(allergen) })),
  ].join(', ');
