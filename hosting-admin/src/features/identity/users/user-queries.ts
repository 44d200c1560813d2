// Queries for users, for site staff.
import type { Answers } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { paging } from '../../../lib/pages.ts';

export type UserRecord = Answers['getAdminUser'];

export const usersQuery = (call: Call) =>
  infiniteQueryOptions({
    queryKey: ['users', 'all'],
    queryFn: ({ signal, pageParam }) => call('listAdminUsers', { query: { pageToken: pageParam }, signal }),
    ...paging,
  });

export const userSearchQuery = (call: Call, searchTerm: string) =>
  queryOptions({
    queryKey: ['users', 'search', searchTerm],
    queryFn: async ({ signal }) => (await call('searchAdminUsers', { query: { searchTerm }, signal })).users,
  });

export const userQuery = (call: Call, uid: string) =>
  queryOptions({
    queryKey: ['users', 'one', uid],
    queryFn: ({ signal }) => call('getAdminUser', { parameters: { uid }, signal }),
  });

/** Puts an answered record into the cache and invalidates the lists. */
export function cacheUser(client: QueryClient, call: Call, record: UserRecord): void {
  client.setQueryData(userQuery(call, record.user.uid).queryKey, record);
  invalidateUserLists(client);
}

export function invalidateUserLists(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['users', 'all'] });
  void client.invalidateQueries({ queryKey: ['users', 'search'] });
}
