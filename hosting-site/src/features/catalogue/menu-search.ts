// Finds dishes by words in any order, ignoring accents and small typing mistakes, best match first. Loaded when somebody uses
// the search box.
import type { StorefrontItem, StorefrontMenuGroup } from '@bite/shared/catalogue/storefront';
import type { StorefrontIndex } from '@bite/shared/catalogue/storefront-index';
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { MenuSection } from './menu-sections.ts';

export interface FoundDish {
  /** One dish may be in several groups, with different prices. */
  key: string;
  item: StorefrontItem;
  /** The group whose prices apply, if it has its own. */
  pricedGroup: StorefrontMenuGroup | undefined;
}

export interface IndexedDish extends FoundDish {
  name: string;
  group: string;
  options: string;
  description: string;
}

/** A match in the name counts more than one in the description, and both more than one in the options. */
const boost = { name: 8, group: 3, description: 2, options: 1 };

/** Dishes that lack a word are shown if they are at least this good compared with the best. */
const WORTH_SHOWING = 0.15;

const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words in so many names that they distinguish nothing, in each language of the site. */
const joiningWords = new Set([
  ...['a', 'an', 'and', 'in', 'of', 'on', 'or', 'the', 'with'],
  ...['al', 'con', 'de', 'del', 'el', 'en', 'la', 'las', 'los', 'o', 'y'],
]);

/** The number of allowed wrong letters. Short words allow none: 'ham' is not 'jam'. */
function slips(word: string): number | boolean {
  if (word.length <= 4) return false;
  return word.length > 8 ? 2 : 1;
}

function optionsOf(item: StorefrontItem, index: StorefrontIndex): string {
  const groups = (item.modifierGroups ?? []).flatMap(
    ({ modifierGroupId }) => index.modifierGroup(modifierGroupId) ?? [],
  );
  const picks = groups.flatMap(({ name, modifiers }) => [
    name,
    ...modifiers.map((modifier) => modifier.name),
  ]);
  return [...(item.sizes ?? []).map(({ name }) => name), ...picks].join(' ');
}

/** Each dish once per price; featured ones last, since they are also in their own group. */
export function dishesOf(sections: readonly MenuSection[], index: StorefrontIndex): IndexedDish[] {
  const dishes = new Map<string, IndexedDish>();
  const featuredLast = [...sections].sort((one, other) => Number(one.isFeatured) - Number(other.isFeatured));
  for (const { title, items, pricedGroup } of featuredLast) {
    for (const item of items) {
      const key = `${item.itemId} ${pricedGroup?.menuGroupId ?? ''}`;
      const known = dishes.get(key);
      if (known) known.group += ` ${title}`;
      else
        dishes.set(key, {
          key,
          item,
          pricedGroup,
          name: item.name,
          group: title,
          options: optionsOf(item, index),
          description: item.description ?? '',
        });
    }
  }
  return [...dishes.values()];
}

/** For sorting the results: typing mistakes do not affect the rank. */
const literally: SearchOptions = {
  fuzzy: false,
  processTerm: (word) => (joiningWords.has(fold(word)) ? null : fold(word)),
};

/** How many of the words a name contains; of two equal ones, the shorter comes first. */
const nameRank = ({ queryTerms }: SearchResult, name: string): number =>
  queryTerms.length + 1 / (1 + name.split(/\s+/).length);

/** Infinity minus Infinity is NaN. */
const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

export type SearchMenu = (query: string) => readonly FoundDish[];

/** How many dishes are indexed at once: a thousand would hold up typing. */
const STEP = 20;

/**
 * The dishes that have all words, and the best of the others: a pizzeria does not call each of its pizzas one. First those
 * whose name and group have them all, then those whose name has some, the most first; the rest, and those alike, by all that is known.
 */
export async function createMenuSearch(
  sections: readonly MenuSection[],
  index: StorefrontIndex,
): Promise<SearchMenu> {
  const dishes = dishesOf(sections, index);
  const byKey = new Map(dishes.map((dish) => [dish.key, dish]));
  const search = new MiniSearch<IndexedDish>({
    idField: 'key',
    fields: Object.keys(boost),
    processTerm: fold,
    searchOptions: { boost, prefix: true, fuzzy: slips, weights: { prefix: 0.6, fuzzy: 0.3 } },
  });
  await search.addAllAsync(dishes, { chunkSize: STEP });
  return (query) => {
    const found = search.search(query);
    const complete = new Set(search.search(query, { combineWith: 'AND' }).map(({ id }) => id));
    const enough = (found[0]?.score ?? 0) * WORTH_SHOWING;
    const isCalledSo = new Set(
      search
        .search(query, { ...literally, fields: ['name', 'group'], combineWith: 'AND' })
        .map(({ id }) => id),
    );
    const nameRanks = new Map(
      search
        .search(query, { ...literally, fields: ['name'] })
        .map((dish) => [dish.id, nameRank(dish, byKey.get(dish.id)?.name ?? '')]),
    );
    const rank = (id: string) => (isCalledSo.has(id) ? Number.POSITIVE_INFINITY : (nameRanks.get(id) ?? 0));
    return found
      .filter(({ id, score }) => complete.has(id) || score >= enough)
      .sort((one, other) => compare(rank(other.id), rank(one.id)))
      .flatMap(({ id }) => byKey.get(id) ?? []);
  };
}
