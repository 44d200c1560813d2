// Imports a Square catalogue export into a restaurant's menu. Repeatable: each object of the file maps to one entity.

import type { MenuKind } from '@bite/shared/catalogue/menu.schema';
import type { Fault } from '@bite/shared/catalogue/square/catalog';
import { mapSquareCatalog } from '@bite/shared/catalogue/square/map-catalog';
import type { SquareReport } from '@bite/shared/catalogue/square/report';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { CatalogueWriter } from '../ports/catalogue-writer.ts';
import type { Restaurants } from '../ports/restaurants.ts';
import { importSources } from './exchange/import-sources.ts';
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

const SOURCE = importSources.square;

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
  /** Confirms that no item of the file is taxed although the restaurant charges a tax. */
  untaxed?: boolean;
  /** Reports what would happen and stores nothing. */
  isDryRun?: boolean;
  /** Called with the plan when everything is valid, just before it is written. Not called if nothing will be written. */
  onPlan?: (counts: MenuImport['counts']) => void;
  onProgress?: (written: number, total: number) => void;
  /** Called with a description of each step before there is anything to write. */
  onStage?: (done: string) => void;
}

export interface MenuImport {
  restaurant: Pick<Restaurant, 'guid' | 'name' | 'slug' | 'restaurantId' | 'tenantId'>;
  isDryRun: boolean;
  report: SquareReport;
  counts: Record<MenuKind, Counts>;
  /** Entities of earlier imports that are missing from this file; they stay unchanged. */
  gone: MissingEntity[];
  /** Sizes and modifiers that are missing from their items and groups. */
  removed: string[];
  /** The tax rate that was created to keep the restaurant's own items taxed as before, if one was needed. */
  houseTax: number | undefined;
  /** Names of items that are or would be taxed by the restaurant and for which the file has no tax. */
  untaxed: string[];
  publicMenu: OnPublicMenu;
}

/**
 * Throws RESTAURANT_NOT_FOUND, VALIDATION_FAILED with every error of the file (Fault) under `details.faults`, and what
 * writeMenu throws. Stores nothing unless everything is valid.
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

/** Lower totals for diners must be confirmed explicitly. */
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
  tags: 'TAG',
  courses: 'COURSE',
  salesCategories: 'SALES_CATEGORY',
  taxRates: 'TAX',
  modifierGroups: 'MODIFIER_LIST',
  items: 'ITEM',
  menuGroups: 'CATEGORY',
};

/** An error that only Bite's own validation finds is also reported for the object in the file. */
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
