// Adds or updates the search index fields (grams) of users, tenants and restaurants that lack them.

import { everyRestaurant, restaurantsOf, tenants, users } from '../collections/collections.ts';
import { SEARCH_FIELD } from '../collections/search.ts';
import type { RecordCollection, RecordSource } from '../ports/records.ts';
import { type HealEachDeps, type HealEachResult, healEach } from './heal-each.ts';

export type HealSearchDeps = HealEachDeps;

export interface HealSearchResult {
  searchable: number;
  /** Records that had no grams, or wrong ones. */
  healed: number;
  /** Records that could not be written; tried again the next night. */
  failed: number;
}

export async function healSearch(deps: HealSearchDeps): Promise<HealSearchResult> {
  const results = [
    await healGrams(deps, users, () => users),
    await healGrams(deps, tenants, () => tenants),
    await healGrams(deps, everyRestaurant, ({ tenantId }) => restaurantsOf(tenantId)),
  ];
  const sumOf = (field: keyof HealEachResult) => results.reduce((sum, result) => sum + result[field], 0);
  return { searchable: sumOf('read'), healed: sumOf('healed'), failed: sumOf('failed') };
}

function healGrams<Stored>(
  deps: HealSearchDeps,
  from: RecordSource<Stored>,
  collectionOf: (record: Stored) => RecordCollection<Stored>,
): Promise<HealEachResult> {
  return healEach(deps, {
    from,
    collectionOf,
    isRight: (record, { [SEARCH_FIELD]: grams }) =>
      JSON.stringify(collectionOf(record).queryFields?.(record)[SEARCH_FIELD]) === JSON.stringify(grams),
    failure: 'a record could not be made findable',
  });
}
