// Cache and retry settings of TanStack Query.

import { CallError } from '@bite/shared/api/client';
import { mutationTiming, queryTiming } from '@bite/shared/api/query-timing';
import { type Query, QueryClient } from '@tanstack/react-query';

/** How soon a screen recovers after the suspension of its tenant has ended. */
export const SUSPENDED_MILLISECONDS = 10_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { ...queryTiming.standard, refetchInterval: untilResumed },
      // A tap without a connection fails at once; it is never sent later without the cook's knowledge.
      mutations: { ...mutationTiming, networkMode: 'always' },
    },
  });
}

const untilResumed = ({ state: { error } }: Pick<Query, 'state'>): number | false =>
  error instanceof CallError && error.code === 'TENANT_SUSPENDED' ? SUSPENDED_MILLISECONDS : false;
