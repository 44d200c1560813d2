// When lists are fresh, and what is tried again.
import { CallError } from '@bite/shared/api/client';
import { mutationTiming, queryTiming } from '@bite/shared/api/query-timing';
import { QueryCache, QueryClient } from '@tanstack/react-query';

/** @param onSessionEnded The server no longer knows the user, a fresh token notwithstanding. */
export function createQueryClient(onSessionEnded: () => void = () => undefined): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof CallError && error.status === 401) onSessionEnded();
      },
    }),
    defaultOptions: {
      queries: queryTiming.standard,
      // A tap without a connection fails at once and says so; it is never sent later behind the cook's back.
      mutations: { ...mutationTiming, networkMode: 'always' },
    },
  });
}
