// The latest imports of a restaurant that wrote something, newest first.
import type { MenuImport } from '@bite/shared/catalogue/exchange/menu-import.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { authorizeRestaurant, type RecordDeps } from '../../records/authorize-restaurant.ts';
import type { PlaceRequest } from './check-menu-file.ts';
import { type ImportRun, importRunsOf, shownImport } from './import-runs.ts';

const MOST = 20;

export async function listMenuImports(
  deps: RecordDeps,
  request: PlaceRequest,
): Promise<{ imports: MenuImport[] }> {
  await authorizeRestaurant(deps, { ...request, kind: 'items' }, 'read');
  return { imports: (await latestImports(deps, request.place)).map(shownImport) };
}

/** A check alone has no start. */
export async function latestImports(
  { records }: Pick<RecordDeps, 'records'>,
  place: RestaurantRef,
): Promise<ImportRun[]> {
  const orderBy = { field: 'startedAt', direction: 'desc' } as const;
  const found = await records.find(importRunsOf(place), { orderBy, limit: MOST });
  return found.map(({ record }) => record);
}
