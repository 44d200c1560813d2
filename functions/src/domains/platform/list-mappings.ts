// Lists the mappings of all restaurants for site administrators (I9-11).
import type { Answers } from '@bite/shared/api/answers';
import type { DomainListQuery } from '@bite/shared/domains/domain-query.schema';
import { collections } from '@bite/shared/paths';
import { domainMappings } from '../../collections/domains.ts';
import { findReadable } from '../../collections/find-readable.ts';
import { assertMay } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type { RecordStore } from '../../ports/records.ts';
import { bySort, conditionsOf, mappingsOfOne, sortFields } from './narrowed-mappings.ts';
import { withOwners } from './with-owners.ts';

const directions = ['ASCENDING', 'DESCENDING'] as const;

/** What the query needs beyond Firestore's automatic indexes; firestore.indexes.json holds the union. */
export const indexes = Object.values(sortFields).flatMap((fieldPath) =>
  directions.map((order) => ({
    collectionGroup: collections.domainMappings,
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'isActive', order: 'ASCENDING' },
      { fieldPath, order },
    ],
  })),
);

/** Unreadable mappings are left out. Throws FORBIDDEN. */
export async function listDomainMappings(
  { records }: { records: Pick<RecordStore, 'find' | 'getAll' | 'count'> },
  { user }: Caller,
  query: DomainListQuery,
): Promise<Answers['listDomainMappings']> {
  assertMay(user, 'platformDomains.read');
  const { limit, offset, sort, order } = query;
  const ofOne = await mappingsOfOne(records, query);
  if (ofOne) {
    const page = ofOne.sort(bySort(query)).slice(offset, offset + limit);
    return { mappings: await withOwners(records, page), total: ofOne.length };
  }
  const where = conditionsOf(query);
  const [total, { found }] = await Promise.all([
    records.count(domainMappings, where),
    findReadable(records, domainMappings, {
      where,
      orderBy: { field: sortFields[sort], direction: order },
      offset,
      limit,
    }),
  ]);
  const page = found.map(({ record }) => record);
  return { mappings: await withOwners(records, page), total };
}
