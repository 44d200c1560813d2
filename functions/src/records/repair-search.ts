// Adds or updates the search index fields (grams) of users, tenants and restaurants that lack them.

import { everyRestaurant, restaurantsOf, tenants, users } from '../collections/collections.ts';
import { SEARCH_FIELD } from '../collections/search.ts';
import type { RecordCollection, RecordSource } from '../ports/records.ts';
import { type RepairRecordsDeps, type RepairRecordsResult, repairRecords } from './repair-records.ts';

export type RepairSearchDeps = RepairRecordsDeps;

export interface RepairSearchResult {
  searchable: number;
  /** Records with missing or wrong grams. */
  repaired: number;
  /** Records that could not be written; retried the next night. */
  failed: number;
}

export async function repairSearch(deps: RepairSearchDeps): Promise<RepairSearchResult> {
  const results = [
    await repairSearchFields(deps, users, () => users),
    await repairSearchFields(deps, tenants, () => tenants),
    await repairSearchFields(deps, everyRestaurant, ({ tenantId }) => restaurantsOf(tenantId)),
  ];
  const sumOf = (field: keyof RepairRecordsResult) => results.reduce((sum, result) => sum + result[field], 0);
  return { searchable: sumOf('read'), repaired: sumOf('repaired'), failed: sumOf('failed') };
}

function repairSearchFields<Stored>(
  deps: RepairSearchDeps,
  from: RecordSource<Stored>,
  collectionOf: (record: Stored) => RecordCollection<Stored>,
): Promise<RepairRecordsResult> {
  return repairRecords(deps, {
    from,
    collectionOf,
    isRight: (record, { [SEARCH_FIELD]: grams }) =>
      JSON.stringify(collectionOf(record).queryFields?.(record)[SEARCH_FIELD]) === JSON.stringify(grams),
    failure: 'a record could not be made findable',
  });
}
