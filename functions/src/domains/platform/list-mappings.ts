// Lists the mappings of all restaurants for site administrators (I9-11).
import type { Answers } from '@bite/shared/api/answers';
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import type { DomainListQuery } from '@bite/shared/domains/domain-query.schema';
import { collections } from '@bite/shared/paths';
import { domainMappings } from '../../collections/domains.ts';
import { findReadable } from '../../collections/find-readable.ts';
import { assertMay } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type { Condition, RecordStore } from '../../ports/records.ts';
import { shownMapping } from '../set-up/read-set-up.ts';

const sorts = ['domain', 'createdAt', 'updatedAt'] as const;
const directions = ['ASCENDING', 'DESCENDING'] as const;

/** What the query needs beyond Firestore's automatic indexes; firestore.indexes.json holds the union. */
export const indexes = sorts.flatMap((fieldPath) =>
  directions.map((order) => ({
    collectionGroup: collections.domainMappings,
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'isActive', order: 'ASCENDING' },
      { fieldPath, order },
    ],
  })),
);

/** Of one tenant, which are sorted here: no tenant has more. */
const MOST_OF_ONE = 1000;

/** Unreadable mappings are left out. Throws FORBIDDEN. */
export async function listDomainMappings(
  { records }: { records: Pick<RecordStore, 'find' | 'count'> },
  { user }: Caller,
  query: DomainListQuery,
): Promise<Answers['listDomainMappings']> {
  assertMay(user, 'platformDomains.read');
  const { limit, offset, sort, order } = query;
  const where = conditionsOf(query);
  const isNarrow = where.some(({ field }) => field !== 'isActive');
  if (!isNarrow) {
    const [total, { found }] = await Promise.all([
      records.count(domainMappings, where),
      findReadable(records, domainMappings, {
        where,
        orderBy: { field: sort, direction: order },
        offset,
        limit,
      }),
    ]);
    return { mappings: found.map(({ record }) => shownMapping(record)), total };
  }
  const { found } = await findReadable(records, domainMappings, { where, limit: MOST_OF_ONE });
  const sorted = found.map(({ record }) => record).sort(bySort(query));
  return { mappings: sorted.slice(offset, offset + limit).map(shownMapping), total: sorted.length };
}

const conditionsOf = (query: DomainListQuery): Condition[] =>
  (['domain', 'tenantGuid', 'restaurantGuid', 'isActive'] as const).flatMap((field) => {
    const value = query[field];
    return value === undefined ? [] : [{ field, is: '==' as const, value }];
  });

const bySort =
  ({ sort, order }: DomainListQuery) =>
  (one: DomainMapping, other: DomainMapping): number => {
    const difference = one[sort] < other[sort] ? -1 : one[sort] > other[sort] ? 1 : 0;
    return (order === 'desc' ? -1 : 1) * (difference || one.domainId - other.domainId);
  };
