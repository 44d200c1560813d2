// Permissions can change while somebody works: a dismissal, a suspension. They are refreshed after every refused call, on
// each change that a live screen hears of, and otherwise once a minute.
import { type Call, CallError } from '@bite/shared/api/client';
import type { RouteName } from '@bite/shared/api/routes';
import { MINUTE } from '@bite/shared/kernel/durations';
import { paths } from '@bite/shared/paths';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type MyTenant, myRestaurantsQuery, myTenantsQuery } from './my-places.ts';
import { usePorts } from './ports-context.tsx';
import { profileQuery, useMay } from './profile.ts';
import { SUSPENDED_MILLISECONDS } from './query-client.ts';

/** Only site staff have more tenants than this; a suspension does not stop them, so nothing is polled. */
const FEW = 20;

/** The queries that are refreshed after a refusal; their own refusals are ignored, to avoid a loop. */
const ownLists: readonly RouteName[] = ['listMyTenants', 'listMyRestaurants', 'getProfile'];

/** Wraps the client: `onRefusal` is called for every refusal that may mean a lost permission. */
export function callWatchingRefusals(call: Call, onRefusal: () => void): Call {
  const watching: Call = async (name, ...options) => {
    try {
      return await call(name, ...options);
    } catch (error) {
      if (!ownLists.includes(name) && isPermissionRefusal(error)) onRefusal();
      throw error;
    }
  };
  return watching;
}

const isPermissionRefusal = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'TENANT_SUSPENDED' || error.code === 'FORBIDDEN');

/** Reloads the person's profile, tenants and restaurants. */
export async function refreshPermissions(client: QueryClient, call: Call): Promise<void> {
  const stale = [myTenantsQuery(call), myRestaurantsQuery(call), profileQuery(call)];
  await Promise.all(stale.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
}

/** Polls faster while a tenant is not active, so that its staff can go on soon after it is active again. */
function intervalOf(tenants: readonly MyTenant[] = []): number | false {
  if (tenants.length > FEW) return false;
  return tenants.some(({ status }) => status !== 'active') ? SUSPENDED_MILLISECONDS : MINUTE;
}

/** Polls the person's tenants and their status every minute. */
export function usePermissionPolling(): void {
  const { call } = usePorts();
  const client = useQueryClient();
  const { data: tenants } = useQuery({
    ...myTenantsQuery(call),
    refetchInterval: ({ state }) => intervalOf(state.data?.tenants),
  });
  const known = useRef(tenants);
  useEffect(() => {
    const isNew = known.current !== undefined && tenants !== undefined && known.current !== tenants;
    known.current = tenants ?? known.current;
    if (!isNew) return;
    for (const { queryKey } of [myRestaurantsQuery(call), profileQuery(call)])
      void client.invalidateQueries({ queryKey });
  }, [tenants, client, call]);
}

/**
 * For screens with live queries: refreshes permissions as soon as the person's record changes, or the tenant's where they may
 * read it. Everybody else learns of a suspension with their next request, or by polling.
 */
export function useLivePermissions(uid: string | undefined, tenantId: number): void {
  const { call, live } = usePorts();
  const mayReadTenant = useMay()('tenantSettings.read', { tenantId });
  const client = useQueryClient();
  useEffect(() => {
    const watched = [
      ...(mayReadTenant ? [paths.tenant(tenantId)] : []),
      ...(uid === undefined ? [] : [paths.user(uid)]),
    ];
    const stops = watched.map((path) => live.watch(path, () => void refreshPermissions(client, call)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [uid, tenantId, mayReadTenant, live, client, call]);
}
