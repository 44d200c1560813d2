// What a person may open can end while they work: a dismissal, a suspension. A refusal says so at once, and so does the
// database on screens that listen to it; who looks on elsewhere hears of it within a minute.
import { type Call, CallError } from '@bite/shared/api/client';
import type { RouteName } from '@bite/shared/api/routes';
import { paths } from '@bite/shared/paths';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type MyTenant, myRestaurantsQuery, myTenantsQuery } from './my-places.ts';
import { usePlatform } from './platform.tsx';
import { profileQuery, useMay } from './profile.ts';
import { SUSPENDED_MILLISECONDS } from './query-client.ts';

const MINUTE = 60_000;
/** Whoever has more is of the site's staff, whom no suspension stops. */
const FEW = 20;

/** What is asked anew after a refusal; a refusal of these says nothing more. */
const ownLists: readonly RouteName[] = ['listMyTenants', 'listMyRestaurants', 'getProfile'];

/** The same calls, telling `onNews` of each refusal that may mean that something was taken away. */
export function callWithNews(call: Call, onNews: () => void): Call {
  const telling: Call = async (name, ...options) => {
    try {
      return await call(name, ...options);
    } catch (error) {
      if (!ownLists.includes(name) && isNews(error)) onNews();
      throw error;
    }
  };
  return telling;
}

const isNews = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'TENANT_SUSPENDED' || error.code === 'FORBIDDEN');

/** Asks anew what the person may open. */
export async function askRightsAnew(client: QueryClient, call: Call): Promise<void> {
  const stale = [myTenantsQuery(call), myRestaurantsQuery(call), profileQuery(call)];
  await Promise.all(stale.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
}

/** Sooner while one of them is stopped, so that its people go on soon after that ends. */
function intervalOf(tenants: readonly MyTenant[] = []): number | false {
  if (tenants.length > FEW) return false;
  return tenants.some(({ status }) => status !== 'active') ? SUSPENDED_MILLISECONDS : MINUTE;
}

/** Looks every minute whether somebody's tenants are still theirs, and what state they are in. */
export function useRightsNews(): void {
  const { call } = usePlatform();
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
 * For a screen that listens to the database anyway: asks anew as soon as the person's record changes, or the tenant's where
 * they may read it; anybody else hears of a suspension with their next request, or within the minute.
 */
export function useLiveRights(uid: string | undefined, tenantId: number): void {
  const { call, live } = usePlatform();
  const mayReadTenant = useMay()('tenantSettings.read', { tenantId });
  const client = useQueryClient();
  useEffect(() => {
    const watched = [
      ...(mayReadTenant ? [paths.tenant(tenantId)] : []),
      ...(uid === undefined ? [] : [paths.user(uid)]),
    ];
    const stops = watched.map((path) => live.watch(path, () => void askRightsAnew(client, call)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [uid, tenantId, mayReadTenant, live, client, call]);
}
