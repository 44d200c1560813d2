// Imports a Square catalogue export into a restaurant's menu. Repeatable: each object of the file maps to one entity.

import type { MenuKind } from '@bite/shared/catalogue/menu.schema';
import type { Fault } from '@bite/shared/catalogue/square/catalog';
import { mapSquareCatalog } from '@bite/shared/catalogue/square/map-catalog';
import type { SquareReport } from '@bite/shared/catalogue/square/report';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { CatalogueWriter } from '../ports/catalogue-writer.ts';
import type { Restaurants } from '../ports/restaurants.ts';
import {
  type MissingEntity,
  missingFromFile,
  type OnPublicMenu,
  onPublicMenu,
  partsRemoved,
} from './menu-import-notes.ts';
import { mergeImportedMenu } from './merge-imported-menu.ts';
import { newlyUntaxedItems } from './newly-untaxed-items.ts';
import type { Counts, MenuFault } from './plan-menu.ts';
import { previewMenu, type WriteMenuDeps, writeMenu } from './write-menu.ts';

/** Under which imports from Square are remembered. */
const SOURCE = 'square';

export interface ImportMenuDeps extends WriteMenuDeps {
  restaurants: Pick<Restaurants, 'findByGuid'>;
  catalogue: CatalogueWriter;
}

export interface ImportMenuRequest {
  restaurantGuid: string;
  /** The parsed JSON of the export. */
  file: unknown;
  /** Square's id of the restaurant's location. */
  location?: string | undefined;
  sellOnline?: boolean;
  /** It is right that no item of the file is taxed, where the restaurant charges a tax. */
  untaxed?: boolean;
  /** Say what would happen and store nothing. */
  isDryRun?: boolean;
  /** Everything is right, and this is what will be written. Not called where nothing will. */
  onPlan?: (counts: MenuImport['counts']) => void;
  onProgress?: (written: number, total: number) => void;
  /** What has been done before there is anything to write, in words. */
  onStage?: (done: string) => void;
}

export interface MenuImport {
  restaurant: Pick<Restaurant, 'guid' | 'name' | 'slug' | 'restaurantId' | 'tenantId'>;
  isDryRun: boolean;
  report: SquareReport;
  counts: Record<MenuKind, Counts>;
  /** What earlier imports brought and this file no longer has: left as it is. */
  gone: MissingEntity[];
  /** Sizes and modifiers that their items and groups no longer have. */
  removed: string[];
  /** The rate that keeps the restaurant's own items taxed as before, where one had to be made. */
  houseTax: number | undefined;
  /** Names of items for which the restaurant charges a tax today, or would, and the file names none. */
  untaxed: string[];
  publicMenu: OnPublicMenu;
}

/**
 * Throws RESTAURANT_NOT_FOUND, VALIDATION_FAILED with every fault of the file (Fault) under `details.faults`, and what
 * writeMenu throws. Nothing is stored unless everything is right.
 */
export async function importSquareMenu(
  deps: ImportMenuDeps,
  request: ImportMenuRequest,
): Promise<MenuImport> {
  const {
    restaurantGuid,
    file,
    location,
    sellOnline,
    isDryRun = false,
    onStage,
    onPlan,
    onProgress,
  } = request;
  const place = await deps.restaurants.findByGuid(restaurantGuid);
  if (!place)
    throw new DomainError('RESTAURANT_NOT_FOUND', `Restaurant not found with GUID: ${restaurantGuid}`);
  const { restaurant } = place;
  const square = mapSquareCatalog(file, { currency: restaurant.settings.currency, location, sellOnline });
  if (!square.ok) throw broken(square.faults);
  onStage?.(
    `${square.report.values.inFile} values of the file read, ${square.draft.items.length} items in them`,
  );
  const open = await deps.catalogue.open(restaurant, SOURCE);
  onStage?.(`the menu of ${restaurant.name} read: ${open.menu.items.length} items`);
  const untaxed = newlyUntaxedItems(square.draft, open, restaurant);
  if (untaxed.length > 0 && untaxed.length === square.draft.items.length && !request.untaxed)
    throw everythingUntaxed(untaxed.length);
  const draft = mergeImportedMenu(square.draft, open.menu, open.imported, restaurant);
  const plan = await asFaultsOfTheFile(() =>
    isDryRun
      ? previewMenu(deps, open.menu, draft)
      : writeMenu(deps, restaurant, open, draft, { isImport: true, source: SOURCE, onPlan, onProgress }),
  );
  const { guid, name, slug, restaurantId, tenantId } = restaurant;
  return {
    restaurant: { guid, name, slug, restaurantId, tenantId },
    isDryRun,
    report: square.report,
    counts: plan.counts,
    gone: missingFromFile(square.draft, open),
    removed: partsRemoved(open.menu, plan),
    untaxed,
    houseTax: plan.create.taxRates.find((rate) => rate.importId === undefined)?.rate,
    publicMenu: onPublicMenu(square.draft, plan, restaurant),
  };
}

/** Where the diner's total falls unnoticed, somebody has to have meant it. */
function everythingUntaxed(count: number): DomainError {
  const faults: Fault[] = [
    {
      type: 'FILE',
      id: '',
      name: '',
      field: 'objects',
      message: `name no tax for any item: all ${count} would be sold untaxed, and the restaurant charges a tax. Export the catalogue with its taxes, or import with --untaxed if that is right`,
    },
  ];
  return broken(faults);
}

function broken(faults: readonly Fault[]): DomainError {
  const message = `The file has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}: nothing was imported`;
  return new DomainError('VALIDATION_FAILED', message, { faults });
}

const types: Readonly<Record<MenuKind, string>> = {
  taxRates: 'TAX',
  modifierGroups: 'MODIFIER_LIST',
  items: 'ITEM',
  menuGroups: 'CATEGORY',
};

/** A fault that only Bite's own rules find is told of the object in the file, too. */
async function asFaultsOfTheFile<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const faults =
      error instanceof DomainError && (error.details as { faults?: MenuFault[] } | undefined)?.faults;
    if (!faults) throw error;
    throw broken(
      faults.map(({ kind, key, name, field, message }) => ({
        type: types[kind],
        id: key,
        name,
        field,
        message,
      })),
    );
  }
}
