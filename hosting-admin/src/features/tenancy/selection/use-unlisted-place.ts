// What site administrators and support open without working there: a business that is stopped, or a restaurant beyond those
// that their list holds.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { RestaurantRef } from '@bite/shared/paths';
import { myRestaurantOf } from '@bite/shared/tenancy/my-restaurant';
import type { Tenant } from '@bite/shared/tenancy/tenant.schema';
import { useQuery } from '@tanstack/react-query';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay, useProfile } from '../../../lib/profile.ts';
import { restaurantQuery, tenantQuery } from '../../../lib/tenancy-queries.ts';

export interface Unlisted<Data> {
  data: Data | undefined;
  error: Error | null;
  isLoading: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Whether this person looks after businesses without working in them. */
export function useIsSupport(): boolean {
  const may = useMay();
  return may('siteUsers.read') && may('tenantSettings.read', { tenantId: 0 });
}

/** Somebody else may be asking for the same record: what comes of that is not ours to show. */
const nothing = {
  data: undefined,
  error: null,
  isLoading: false,
  isFetching: false,
  refetch: () => undefined,
};

/** @param isMissing Whether the person's own list has been read, and it is not among them. */
export function useUnlistedTenant(tenantId: number, isMissing: boolean): Unlisted<Tenant> {
  const { call } = usePorts();
  const enabled = useIsSupport() && isMissing;
  const query = useQuery({ ...tenantQuery(call, tenantId), enabled });
  return enabled ? { ...query, data: query.data?.tenant } : nothing;
}

export function useUnlistedRestaurant(place: RestaurantRef, isMissing: boolean): Unlisted<MyRestaurant> {
  const { call } = usePorts();
  const me = useProfile();
  const tenant = useUnlistedTenant(place.tenantId, isMissing);
  const enabled = useIsSupport() && isMissing;
  const restaurant = useQuery({ ...restaurantQuery(call, place), enabled });
  if (!enabled) return nothing;
  return {
    data:
      me && tenant.data && restaurant.data
        ? myRestaurantOf(tenant.data, restaurant.data.restaurant, me)
        : undefined,
    error: restaurant.error ?? tenant.error,
    isLoading: tenant.isLoading || restaurant.isLoading,
    isFetching: tenant.isFetching || restaurant.isFetching,
    refetch: () => {
      void tenant.refetch();
      void restaurant.refetch();
    },
  };
}
