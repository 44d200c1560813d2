// Cache and retry settings of TanStack Query, and what was read while something changed.

import { CallError } from '@bite/shared/api/client';
import { mutationTiming, queryTiming } from '@bite/shared/api/query-timing';
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  type QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/** How soon a screen recovers after the suspension of its tenant has ended. */
export const SUSPENDED_MILLISECONDS = 10_000;

export function createQueryClient(): QueryClient {
  return new FreshQueryClient({
    defaultOptions: {
      queries: { ...queryTiming.standard, refetchInterval: untilResumed },
      // A tap without a connection fails at once; it is never sent later without the cook's knowledge.
      mutations: { ...mutationTiming, networkMode: 'always' },
    },
  });
}

/**
 * An answer that was asked for before a change may not have it yet, and Query takes the answer for fresh: a history that was
 * being loaded for the first time would lack the change. Such a query is invalidated again once its answer is there.
 */
class FreshQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<Key> = {},
    options: InvalidateOptions = {},
  ): Promise<void> {
    const isKept = ({ state, promise }: Query): boolean =>
      promise !== undefined && (state.data === undefined || filters.refetchType === 'none');
    const underWay = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' } as Parameters<QueryCache['findAll']>[0])
      .filter(isKept);
    const answered = underWay.map(async ({ promise, queryKey }) => {
      await Promise.resolve(promise).catch(() => undefined);
      const same = { queryKey, exact: true, refetchType: filters.refetchType ?? 'active' };
      await super.invalidateQueries(same, options);
    });
    await Promise.all([super.invalidateQueries(filters, options), ...answered]);
  }
}

const untilResumed = ({ state: { error } }: Pick<Query, 'state'>): number | false =>
  error instanceof CallError && error.code === 'TENANT_SUSPENDED' ? SUSPENDED_MILLISECONDS : false;
