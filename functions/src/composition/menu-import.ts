// Composes the menu import with its adapters. The environment selects the database: the emulator's or a project's.
import { randomUUID } from 'node:crypto';
import { firestoreCatalogueWriter } from '../adapters/firestore/catalogue-writer.ts';
import { firestore } from '../adapters/firestore/database.ts';
import { firestoreIds } from '../adapters/firestore/ids.ts';
import { firestoreRestaurants } from '../adapters/firestore/restaurants.ts';
import {
  type ImportMenuRequest,
  importSquareMenu,
  type MenuImport,
} from '../catalogue/import-square-menu.ts';

export interface MenuImporter {
  run(request: ImportMenuRequest): Promise<MenuImport>;
  /** Names and guids of some restaurants, for a mistyped guid. */
  restaurants(): Promise<{ name: string; guid: string }[]>;
}

const MANY = 20;

export function composeMenuImport(): MenuImporter {
  const db = firestore();
  const restaurants = firestoreRestaurants(db);
  const deps = {
    restaurants,
    catalogue: firestoreCatalogueWriter(db),
    ids: firestoreIds(db),
    newGuid: randomUUID,
    now: Date.now,
  };
  return {
    run: (request) => importSquareMenu(deps, request),
    restaurants: async () =>
      (await restaurants.all(MANY)).places.map(({ restaurant: { name, guid } }) => ({ name, guid })),
  };
}
