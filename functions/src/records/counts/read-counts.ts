// Reads the stored counts of a restaurant or tenant; zeros if nothing has been counted yet.
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import {
  type RestaurantCounts,
  restaurantCounts,
  type TenantCounts,
  tenantCounts,
} from '@bite/shared/records/record-counts.schema';
import type { RecordReader } from '../../ports/records.ts';

/** The document's id: paths.tenantCounts and paths.restaurantCounts. */
const COUNTS = 'counts';

export async function restaurantCountsOf(
  records: Pick<RecordReader, 'get'>,
  place: RestaurantRef,
): Promise<RestaurantCounts> {
  const path = `${paths.restaurant(place)}/${collections.statistics}`;
  return (await records.get({ path, schema: restaurantCounts }, COUNTS)) ?? restaurantCounts.parse({});
}

export async function tenantCountsOf(
  records: Pick<RecordReader, 'get'>,
  tenantId: number,
): Promise<TenantCounts> {
  const path = `${paths.tenant(tenantId)}/${collections.statistics}`;
  return (await records.get({ path, schema: tenantCounts }, COUNTS)) ?? tenantCounts.parse({});
}
