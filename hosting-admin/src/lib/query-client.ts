// When lists are fresh, and what is tried again.
import { mutationTiming, queryTiming } from '@bite/shared/api/query-timing';
import { QueryClient } from '@tanstack/react-query';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: queryTiming.standard,
      // A tap without a connection fails at once and says so; it is never sent later behind the cook's back.
      mutations: { ...mutationTiming, networkMode: 'always' },
    },
  });
}
