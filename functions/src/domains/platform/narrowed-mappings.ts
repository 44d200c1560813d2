// What site administrators narrow a list of mappings to, and all mappings of a restaurant or a business, which are few enough to be sorted
// and searched here.
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import type { DomainListQuery } from '@bite/shared/domains/domain-query.schema';
import { searchNameOf } from '@bite/shared/domains/search-name';
import { domainMappings } from '../../collections/domains.ts';
import { findReadable } from '../../collections/find-readable.ts';
import type { Condition, RecordReader } from '../../ports/records.ts';

type Narrowing = Pick<Partial<DomainListQuery>, 'domain' | 'tenantGuid' | 'restaurantGuid' | 'isActive'>;

/** Of one business; none has more. */
const MOST_OF_ONE = 1000;

export const conditionsOf = (query: Narrowing): Condition[] =>
  (['domain', 'tenantGuid', 'restaurantGuid', 'isActive'] as const).flatMap((field) => {
    const value = query[field];
    return value === undefined ? [] : [{ field, is: '==' as const, value }];
  });

/** Undefined where they may be those of everybody. Unreadable mappings are left out. */
export async function mappingsOfOne(
  records: Pick<RecordReader, 'find'>,
  query: Narrowing,
): Promise<DomainMapping[] | undefined> {
  const where = conditionsOf(query);
  if (where.every(({ field }) => field === 'isActive')) return undefined;
  const { found } = await findReadable(records, domainMappings, { where, limit: MOST_OF_ONE });
  return found.map(({ record }) => record);
}

/** Domains are sorted by how they are read, which is stored beside them. */
export const sortFields = {
  ...{ domain: 'searchName', createdAt: 'createdAt', updatedAt: 'updatedAt' },
} as const satisfies Record<DomainListQuery['sort'], string>;

const sortValueOf = (mapping: DomainMapping, sort: DomainListQuery['sort']): string =>
  sort === 'domain' ? searchNameOf(mapping.domain) : mapping[sort];

/** As the database sorts them, for those that are sorted here. */
export const bySort =
  ({ sort, order }: Pick<DomainListQuery, 'sort' | 'order'>) =>
  (one: DomainMapping, other: DomainMapping): number => {
    const [value, otherValue] = [sortValueOf(one, sort), sortValueOf(other, sort)];
    const difference = value < otherValue ? -1 : value > otherValue ? 1 : 0;
    return (order === 'desc' ? -1 : 1) * (difference || one.domainId - other.domainId);
  };
