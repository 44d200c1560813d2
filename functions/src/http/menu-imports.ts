// Handlers for menus in and out.
import type { RestaurantRef } from '@bite/shared/paths';
import {
  checkMenuFile,
  type MenuImportDeps,
  type PlaceRequest,
} from '../catalogue/exchange/check-menu-file.ts';
import { stopMenuImport } from '../catalogue/exchange/continue-menu-import.ts';
import { checkMenuCopy } from '../catalogue/exchange/copy-menu.ts';
import { exportMenuFile, exportMenuTable } from '../catalogue/exchange/export-menu.ts';
import {
  endMenuLink,
  keepMenuInStep,
  setLinkException,
} from '../catalogue/exchange/links/change-menu-link.ts';
import { compareLinkedRecord } from '../catalogue/exchange/links/compare-record.ts';
import { listLinkedRecords, listMenuLinks } from '../catalogue/exchange/links/list-menu-links.ts';
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
  | 'stopMenuImport'
  | 'exportMenu'
  | 'exportMenuTable';

type MenuLinkRoute =
  | 'listMenuLinks'
  | 'keepMenuInStep'
  | 'endMenuLink'
  | 'listLinkedRecords'
  | 'compareLinkedRecord'
  | 'setLinkException';

const at = ({
  params,
  user,
  requestId,
  hasLeft,
}: Caller & Pick<PlaceRequest, 'hasLeft'> & { params: RestaurantRef }): PlaceRequest => ({
  place: { tenantId: params.tenantId, restaurantId: params.restaurantId },
  user,
  requestId,
  ...(hasLeft && { hasLeft }),
});

export function menuImportHandlers(deps: MenuImportDeps): Pick<Handlers, MenuImportRoute> {
  return {
    checkMenuFile: answering((request) => checkMenuFile(deps, at(request), request.body)),
    checkMenuCopy: answering((request) => checkMenuCopy(deps, at(request), request.body)),
    listMenuImports: answering((request) => listMenuImports(deps, at(request))),
    writeMenuImport: answering((request) => writeMenuImport(deps, at(request), request.params.importId)),
    undoMenuImport: answering((request) => undoMenuImport(deps, at(request), request.params.importId)),
    stopMenuImport: answering((request) => stopMenuImport(deps, at(request), request.params.importId)),
    exportMenu: answering((request) => exportMenuFile(deps, at(request), request.query.menuGroupIds)),
    exportMenuTable: (request) => exportMenuTable(deps, at(request)),
  };
}

export function menuLinkHandlers(deps: MenuImportDeps): Pick<Handlers, MenuLinkRoute> {
  return {
    listMenuLinks: answering((request) => listMenuLinks(deps, at(request))),
    keepMenuInStep: answering((request) =>
      keepMenuInStep(deps, at(request), request.params.fromRestaurantId, request.body),
    ),
    endMenuLink: answering((request) => endMenuLink(deps, at(request), request.params.fromRestaurantId)),
    listLinkedRecords: answering((request) =>
      listLinkedRecords(deps, at(request), request.params.fromRestaurantId),
    ),
    compareLinkedRecord: answering((request) =>
      compareLinkedRecord(deps, at(request), request.params.fromRestaurantId, request.params),
    ),
    setLinkException: answering((request) =>
      setLinkException(deps, at(request), request.params.fromRestaurantId, request.body),
    ),
  };
}
