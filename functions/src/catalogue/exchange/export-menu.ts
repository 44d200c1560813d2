// The menu of a restaurant as a file.
import { type BiteMenu, exportMenu } from '@bite/shared/catalogue/exchange/bite-menu';
import { exportCsv } from '@bite/shared/catalogue/exchange/export-csv';
import { selectedMenu } from '@bite/shared/catalogue/exchange/menu-selection';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { authorizeRestaurant } from '../../records/authorize-restaurant.ts';
import type { MenuImportDeps, PlaceRequest } from './check-menu-file.ts';
import { importSources } from './import-sources.ts';
import { namedStations } from './named-stations.ts';

export async function exportMenuFile(
  deps: MenuImportDeps,
  request: PlaceRequest,
  groupIds?: readonly number[] | undefined,
): Promise<BiteMenu> {
  const restaurant = await authorizeRestaurant(deps, { ...request, kind: 'items' }, 'read');
  return menuOf(deps, restaurant, request.place, groupIds);
}

/** Requires that the caller may read the restaurant's menu. */
export async function menuOf(
  deps: Pick<MenuImportDeps, 'records' | 'catalogue'>,
  { name, settings: { currency } }: Restaurant,
  place: RestaurantRef,
  groupIds?: readonly number[] | undefined,
): Promise<BiteMenu> {
  const { menu } = await deps.catalogue.open(place, importSources.bite);
  return exportMenu(groupIds ? selectedMenu(menu, groupIds) : menu, {
    restaurant: name,
    currency,
    isWhole: groupIds === undefined,
    prepStations: await namedStations(deps.records, place),
  });
}

export async function exportMenuTable(
  deps: MenuImportDeps,
  request: PlaceRequest,
): Promise<{ data: string; fileName: string }> {
  const restaurant = await authorizeRestaurant(deps, { ...request, kind: 'items' }, 'read');
  const { menu } = await deps.catalogue.open(request.place, importSources.csv);
  return { data: await exportCsv(menu), fileName: `Menu of ${restaurant.name}.csv` };
}
