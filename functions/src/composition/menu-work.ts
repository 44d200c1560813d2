// Brings copied menus up to date and goes on with imports whose page was closed, with their adapters. Loaded when one is due.
import { randomUUID } from 'node:crypto';
import type { RestaurantRef } from '@bite/shared/paths';
import { firestoreCatalogueWriter } from '../adapters/firestore/catalogue-writer.ts';
import { firestore } from '../adapters/firestore/database.ts';
import { firestoreIds } from '../adapters/firestore/ids.ts';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { writePath } from '../audit/write-path.ts';
import type { MenuImportDeps } from '../catalogue/exchange/check-menu-file.ts';
import { continueMenuImport } from '../catalogue/exchange/continue-menu-import.ts';
import { followMenu } from '../catalogue/exchange/links/follow-menu.ts';
import type { LinkRef } from '../catalogue/exchange/links/menu-links.ts';
import { log } from './logging.ts';

function composed(): MenuImportDeps {
  const db = firestore();
  const records = firestoreRecords(db);
  const now = Date.now;
  return {
    records,
    catalogue: firestoreCatalogueWriter(db),
    ids: firestoreIds(db),
    newGuid: randomUUID,
    now,
    writePath: writePath({ records, now, log }),
  };
}

export const followMenuNow = (link: LinkRef): Promise<void> => followMenu(composed(), link);

export const continueMenuImportNow = (place: RestaurantRef, importId: string, uid: string): Promise<void> =>
  continueMenuImport(composed(), place, importId, uid);
