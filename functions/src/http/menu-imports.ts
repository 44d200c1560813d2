// Handlers for menus in and out.
import type { RestaurantRef } from '@bite/shared/paths';
import {
  checkMenuFile,
  type MenuImportDeps,
  type PlaceRequest,
} from '../catalogue/exchange/check-menu-file.ts';
import { checkMenuCopy } from '../catalogue/exchange/copy-menu.ts';
import { exportMenuFile, exportMenuTable } from '../catalogue/exchange/export-menu.ts';
import { listMenuImports } from '../catalogue/exchange/list-menu-imports.ts';
import { undoMenuImport } from '../catalogue/exchange/undo-menu-import.ts';
import { writeMenuImport } from '../catalogue/exchange/write-menu-import.ts';
import type { Caller } from '../identity/caller.ts';
import { answering } from './answering.ts';
import type { Handlers } from './contract.ts';

type MenuImportRoute =
  | 'checkMenuFile'
  | 'checkMenuCopy'
  | 'listMenuImports'
  | 'writeMenuImport'
  | 'undoMenuImport'
  | 'exportMenu'
  | 'exportMenuTable';

const at = ({ params, user, requestId }: Caller & { params: RestaurantRef }): PlaceRequest => ({
  place: { tenantId: params.tenantId, restaurantId: params.restaurantId },
  user,
  requestId,
});

export function menuImportHandlers(deps: MenuImportDeps): Pick<Handlers, MenuImportRoute> {
  return {
    checkMenuFile: answering((request) => checkMenuFile(deps, at(request), request.body)),
    checkMenuCopy: answering((request) => checkMenuCopy(deps, at(request), request.body)),
    listMenuImports: answering((request) => listMenuImports(deps, at(request))),
    writeMenuImport: answering((request) => writeMenuImport(deps, at(request), request.params.importId)),
    undoMenuImport: answering((request) => undoMenuImport(deps, at(request), request.params.importId)),
    exportMenu: answering((request) => exportMenuFile(deps, at(request), request.query.menuGroupIds)),
    exportMenuTable: (request) => exportMenuTable(deps, at(request)),
  };
}
