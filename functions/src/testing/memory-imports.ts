// Imports of menu files in memory: one restaurant, whose menu is a MemoryCatalogue, and a manager who may write it.

import type { MenuImport } from '@bite/shared/catalogue/exchange/menu-import.schema';
import type { CheckedMenuFile, SentMenuFile } from '@bite/shared/catalogue/exchange/menu-imports.contract';
import { menuFileOptions } from '@bite/shared/catalogue/exchange/menu-imports.contract';
import type { Menu } from '@bite/shared/catalogue/menu.schema';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { aUser } from '@bite/shared/testing/people-records';
import { writePath } from '../audit/write-path.ts';
import {
  checkMenuFile,
  type MenuImportDeps,
  type PlaceRequest,
} from '../catalogue/exchange/check-menu-file.ts';
import { undoMenuImport } from '../catalogue/exchange/undo-menu-import.ts';
import { writeMenuImport } from '../catalogue/exchange/write-menu-import.ts';
import { restaurantsOf, tenants } from '../collections/collections.ts';
import { aPlace } from './a-place.ts';
import { type MemoryCatalogue, memoryCatalogue } from './memory-catalogue.ts';
import { memoryIds } from './memory-ids.ts';
import { memoryRecords } from './memory-records.ts';

export interface MemoryImports {
  deps: MenuImportDeps;
  catalogue: MemoryCatalogue;
  request: PlaceRequest;
  restaurant: ReturnType<typeof aPlace>['restaurant'];
  clock: { now: number };
  check(file: Partial<SentMenuFile> & Pick<SentMenuFile, 'text'>): Promise<CheckedMenuFile>;
  /** Checks and writes a file that has no faults. */
  bring(file: Partial<SentMenuFile> & Pick<SentMenuFile, 'text'>): Promise<MenuImport>;
  write(importId: string): Promise<MenuImport>;
  undo(importId: string): Promise<MenuImport>;
}

export function memoryImports(menu: Partial<Menu> = {}, place = aPlace()): MemoryImports {
  const { tenant, restaurant } = place;
  const records = memoryRecords();
  records.put(tenants, String(tenant.tenantId), tenant);
  records.put(restaurantsOf(tenant.tenantId), String(restaurant.restaurantId), restaurant);
  const catalogue = memoryCatalogue(menu);
  const ids = memoryIds();
  for (const kind of ['items', 'menuGroups', 'modifierGroups', 'taxRates', 'tags', 'courses'] as const)
    void ids.reserve(kind, restaurant, 1000);
  const clock = { now: Date.parse('2026-06-10T12:00:00.000Z') };
  const now = () => clock.now;
  let guids = 0;
  const newGuid = () => aGuid(900_000 + ++guids);
  const deps = { records, catalogue, ids, newGuid, now, writePath: writePath({ records, now }) };
  const user = aUser({ isSiteAdmin: true });
  const request = { user, requestId: 'request', place: restaurant };
  const check: MemoryImports['check'] = (file) =>
    checkMenuFile(deps, request, {
      format: 'csv',
      fileName: 'menu.csv',
      ...file,
      options: menuFileOptions.parse(file.options ?? {}),
    });
  const write = (importId: string) => writeMenuImport(deps, request, importId);
  return {
    deps,
    catalogue,
    request,
    restaurant,
    clock,
    check,
    write,
    undo: (importId) => undoMenuImport(deps, request, importId),
    async bring(file) {
      const { import: checked, faults } = await check(file);
      if (!checked) throw new Error(JSON.stringify(faults));
      clock.now += 60_000;
      return write(checked.importId);
    },
  };
}
