// Which locations other restaurants of the same business are connected to.
import type { RestaurantRef } from '@bite/shared/paths';
import { tenants } from '../../collections/collections.ts';
import { everyListingConnection } from '../../collections/listing.ts';
import { placeOfPath } from '../../collections/place-of-path.ts';
import type { RecordReader } from '../../ports/records.ts';

/** A business has at most a few hundred restaurants. */
const MOST = 1000;

/** The restaurant by the id of its location, this one's aside. */
export async function takenLocations(
  records: Pick<RecordReader, 'get' | 'find'>,
  { tenantId, restaurantId }: RestaurantRef,
): Promise<ReadonlyMap<string, number>> {
  const tenant = await records.get(tenants, String(tenantId));
  if (!tenant) return new Map();
  const found = await records.find(everyListingConnection, {
    where: [{ field: 'tenantGuid', is: '==', value: tenant.guid }],
    limit: MOST,
  });
  return new Map(
    found.flatMap(({ path, record: { locationId, status } }) => {
      const other = placeOfPath(path).restaurantId;
      const isTaken = locationId !== undefined && status !== 'disconnected';
      return isTaken && other !== undefined && other !== restaurantId ? [[locationId, other] as const] : [];
    }),
  );
}
