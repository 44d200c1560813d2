// Queries for business requests: the person's own, and the open ones for site administrators.
import type { Answers } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import { MAX_PAGE_SIZE } from '@bite/shared/api/paging';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { paging } from './pages.ts';

export type OwnRequest = NonNullable<Answers['getOwnBusinessRequest']['request']>;
export type BusinessRequest = Answers['listBusinessRequests']['requests'][number];

const KEY = 'businessRequests';

/** Polling interval while a request is open. */
export const ANSWER_MILLISECONDS = 15_000;

/** Polled while it waits for an answer. */
export const ownRequestQuery = (call: Call) =>
  queryOptions({
    queryKey: [KEY, 'own'],
    queryFn: ({ signal }) => call('getOwnBusinessRequest', { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.request?.state === 'open' ? ANSWER_MILLISECONDS : false),
  });

export const businessRequestsQuery = (call: Call) =>
  infiniteQueryOptions({
    queryKey: [KEY, 'open'],
    queryFn: ({ signal, pageParam }) =>
      call('listBusinessRequests', { query: { pageToken: pageParam }, signal }),
    ...paging,
  });

/** As many as one answer contains, oldest first. */
export const oldestRequestsQuery = (call: Call) =>
  queryOptions({
    queryKey: [KEY, 'first'],
    queryFn: ({ signal }) => call('listBusinessRequests', { query: { limit: MAX_PAGE_SIZE }, signal }),
  });

/** After a request was sent, withdrawn or answered. */
export const invalidateBusinessRequests = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [KEY] });
