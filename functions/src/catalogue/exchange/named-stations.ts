// The prep stations of a restaurant by name. Menu files name them, since they belong to the kitchen.
import type { Named } from '@bite/shared/catalogue/exchange/menu-file';
import type { RestaurantRef } from '@bite/shared/paths';
import { recordsOf } from '../../collections/collections.ts';
import type { RecordStore } from '../../ports/records.ts';

/** More than a kitchen has. */
const MOST = 1000;

/** Unreadable ones are left out. */
export async function namedStations(records: RecordStore, place: RestaurantRef): Promise<Named[]> {
  const { found } = await records.page(recordsOf('prepStations', place), { limit: MOST });
  return found.map(({ record: { prepStationId: id, name } }) => ({ id, name }));
}
