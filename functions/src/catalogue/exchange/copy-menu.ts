// Copies the menu of another restaurant of the same business, or some of its groups: its export is checked as a file would be.
import type { CheckedMenuFile } from '@bite/shared/catalogue/exchange/menu-imports.contract';
import { menuFileOptions } from '@bite/shared/catalogue/exchange/menu-imports.contract';
import { authorizeRestaurant } from '../../records/authorize-restaurant.ts';
import { checkFile, type MenuImportDeps, type PlaceRequest } from './check-menu-file.ts';
import { menuOf } from './export-menu.ts';
import { inTurn } from './import-queue.ts';

/** Requires permission to read the one menu and to write the other. */
export async function checkMenuCopy(
  deps: MenuImportDeps,
  request: PlaceRequest,
  { fromRestaurantId, menuGroupIds }: { fromRestaurantId: number; menuGroupIds?: number[] | undefined },
): Promise<CheckedMenuFile> {
  const restaurant = await authorizeRestaurant(deps, { ...request, kind: 'items' }, 'write');
  const from = { tenantId: request.place.tenantId, restaurantId: fromRestaurantId };
  const source = await authorizeRestaurant(deps, { ...request, place: from, kind: 'items' }, 'read');
  return inTurn('import', request, async () => {
    const menu = await menuOf(deps, source, from, menuGroupIds);
    // A copy adds to the other menu: groups of the target that this one lacks are no business of it.
    const text = JSON.stringify({ ...menu, isWhole: false });
    return checkFile(deps, request, restaurant, {
      format: 'bite',
      fileName: source.name,
      text,
      options: menuFileOptions.parse({}),
      isCopy: true,
    });
  });
}
