// Mappings of all restaurants, for site administrators.
import type { Answers } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';

export type Mapping = Answers['getDomainMappingByGuid'];
export type ManyResult = Answers['putDomainMappings'];

const KEY = ['domain-mappings'] as const;

export const sortOrders = {
  newest: { label: 'Newest first', sort: 'createdAt', order: 'desc' },
  oldest: { label: 'Oldest first', sort: 'createdAt', order: 'asc' },
  changed: { label: 'Last changed first', sort: 'updatedAt', order: 'desc' },
  name: { label: 'Domain, A–Z', sort: 'domain', order: 'asc' },
  nameDown: { label: 'Domain, Z–A', sort: 'domain', order: 'desc' },
} as const;
export type SortOrder = keyof typeof sortOrders;

export interface MappingFilter {
  order: SortOrder;
  /** 50 or 100 at a time. */
  pageSize: number;
  isActive?: boolean | undefined;
  tenantGuid?: string | undefined;
  restaurantGuid?: string | undefined;
}

/** Pages by offset: a list of thousands that changes seldom. */
export const mappingsQuery = (call: Call, { order, pageSize, ...filter }: MappingFilter) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'list', order, pageSize, filter],
    queryFn: ({ pageParam, signal }) => {
      const { sort, order: direction } = sortOrders[order];
      const query = { limit: pageSize, offset: pageParam, sort, order: direction, ...textsOf(filter) };
      return call('listDomainMappings', { query, signal });
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const loaded = pages.reduce((sum, { mappings }) => sum + mappings.length, 0);
      return pages.at(-1)?.mappings.length && loaded < total ? loaded : undefined;
    },
  });

const textsOf = ({ isActive, tenantGuid, restaurantGuid }: Omit<MappingFilter, 'order' | 'pageSize'>) => ({
  isActive: isActive === undefined ? undefined : String(isActive),
  tenantGuid,
  restaurantGuid,
});

export const MOST_FOUND = 100;

/** Whose domain begins with the text, among those that the list is narrowed to. */
export const foundMappingsQuery = (
  call: Call,
  prefix: string,
  { isActive, tenantGuid, restaurantGuid }: Omit<MappingFilter, 'order' | 'pageSize'>,
) => {
  const narrowing = textsOf({ isActive, tenantGuid, restaurantGuid });
  return queryOptions({
    queryKey: [...KEY, 'search', prefix, narrowing],
    queryFn: async ({ signal }) =>
      (await call('searchDomainMappings', { query: { prefix, limit: MOST_FOUND, ...narrowing }, signal }))
        .mappings,
    enabled: prefix !== '',
  });
};

export const mappingQuery = (call: Call, mappingGuid: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', mappingGuid],
    queryFn: ({ signal }) => call('getDomainMappingByGuid', { parameters: { mappingGuid }, signal }),
  });

/** After a change: everything about mappings is read anew, restaurants' own lists included. */
export function useRefreshMappings(): () => void {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [KEY, ['restaurants'], ['audit']]) void client.invalidateQueries({ queryKey });
  };
}
