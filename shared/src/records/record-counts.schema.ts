// Record counts per restaurant and tenant: kept by triggers, shown on lists and overviews.
import { z } from 'zod';
import { recordKinds } from './record-names.ts';

const count = z.int().min(0);
const kinds = Object.fromEntries(recordKinds.map((kind) => [kind, count.default(0)])) as Record<
  (typeof recordKinds)[number],
  z.ZodDefault<typeof count>
>;

export const restaurantCounts = z.object({ ...kinds, openOrders: count.default(0) });
export const tenantCounts = z.object({ restaurants: count.default(0) });

export type RestaurantCounts = z.output<typeof restaurantCounts>;
export type TenantCounts = z.output<typeof tenantCounts>;
