// When lists are fresh, and what is tried again.
import { CallError } from '@bite/shared/api/client';
import { QueryCache, QueryClient } from '@tanstack/react-query';

const MINUTE = 60_000;

/** What the server refused stays refused; anything else may pass on a later try (O8-19). */
export function mayRetry(failures: number, error: Error): boolean {
  if (error instanceof CallError && error.status >= 400 && error.status < 500) return false;
  return failures < 3;
}

/** @param onSessionEnded The server no longer knows the user, a fresh token notwithstanding. */
export function createQueryClient(onSessionEnded: () => void = () => undefined): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof CallError && error.status === 401) onSessionEnded();
      },
    }),
    defaultOptions: {
      queries: { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE, retry: mayRetry },
      // A tap without a connection fails at once and says so; it is never sent later behind the cook's back.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
