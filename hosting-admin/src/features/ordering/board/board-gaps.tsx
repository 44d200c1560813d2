// The notice above the board that diners do not see all of the restaurant.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { MINUTE } from '@bite/shared/kernel/durations';
import { useQuery } from '@tanstack/react-query';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay } from '../../../lib/profile.ts';
import { menuDisplayPath } from '../../../lib/screen-paths.ts';
import { restaurantQuery } from '../../../lib/tenancy-queries.ts';
import { StorefrontGapsLine } from '../../../ui/storefront-gaps-line.tsx';

/** Refreshed by time, since a board stays open all day without regaining the focus. */
const CHECK_MILLISECONDS = 5 * MINUTE;

export function BoardGaps({ restaurant }: { restaurant: MyRestaurant }) {
  const { call } = usePorts();
  const may = useMay();
  const { data } = useQuery({
    ...restaurantQuery(call, restaurant),
    enabled: may('restaurantSettings.read', restaurant),
    refetchInterval: CHECK_MILLISECONDS,
  });
  return (
    <StorefrontGapsLine name={restaurant.name} gaps={data?.storefrontGaps} to={menuDisplayPath(restaurant)} />
  );
}
