// The signed-in person's record and permissions. For display only: the server decides.
import type { Call } from '@bite/shared/api/client';
import { type Action, may } from '@bite/shared/identity/roles';
import type { RestaurantRef } from '@bite/shared/paths';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePorts } from './ports-context.tsx';

export const profileQuery = (call: Call) =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => (await call('getProfile', { signal })).user,
  });

/** Undefined until it is loaded. */
export function useProfile() {
  const { call } = usePorts();
  return useQuery(profileQuery(call)).data;
}

/** Whether the person may do it there; false until that is known. */
export function useMay(): (action: Action, where?: Partial<RestaurantRef>) => boolean {
  const user = useProfile();
  return useCallback((action, where) => user !== undefined && may(user, action, where), [user]);
}
