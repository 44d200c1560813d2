// What is sold out and counted at a restaurant, on every device as soon as somebody has said so.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { stockCounts } from '@bite/shared/catalogue/sold-out.schema';
import type { Stock } from '@bite/shared/catalogue/stock';
import { storefrontLive } from '@bite/shared/catalogue/storefront-live.schema';
import { paths } from '@bite/shared/paths';
import { useMemo } from 'react';
import { useFollowed } from '../../../lib/use-followed.ts';

/** Undefined until it is loaded. */
export function useMarks(restaurant: MyRestaurant): Stock['marks'] | undefined {
  return useFollowed(paths.storefrontLive(restaurant.restaurantGuid), storefrontLive)?.soldOut;
}

/** Undefined until it is loaded. */
export function useStock(restaurant: MyRestaurant): Stock | undefined {
  const marks = useMarks(restaurant);
  const counts = useFollowed(paths.stockCounts(restaurant), stockCounts)?.counts;
  return useMemo(() => marks && { marks, counts: counts ?? {} }, [marks, counts]);
}
