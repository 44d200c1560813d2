// Reads a menu file and plans what it would change at a restaurant. Stores nothing.
import {
  type FileContext,
  type FileFault,
  type MenuFile,
  type MenuFileFormat,
  rowKey,
} from '@bite/shared/catalogue/exchange/menu-file';
import type { MenuFileOptions } from '@bite/shared/catalogue/exchange/menu-imports.contract';
import { readMenuFile } from '@bite/shared/catalogue/exchange/read-menu-file';
import { idOf, menuKinds } from '@bite/shared/catalogue/menu.schema';
import type { MenuDraft } from '@bite/shared/catalogue/menu-draft';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { versionOf } from '../../audit/version.ts';
import type { CatalogueWriter, OpenMenu } from '../../ports/catalogue-writer.ts';
import type { RecordStore } from '../../ports/records.ts';
import { mergeImportedMenu } from '../merge-imported-menu.ts';
import { newlyUntaxedItems } from '../newly-untaxed-items.ts';
import type { MenuFault, MenuPlan } from '../plan-menu.ts';
import { previewMenu } from '../write-menu.ts';
import { matchStored } from './match-stored.ts';
import { namedStations } from './named-stations.ts';

export interface PlanImportDeps {
  records: RecordStore;
  catalogue: CatalogueWriter;
  newGuid: () => string;
  /** Milliseconds. */
  now: () => number;
}

/** A file as it was sent, and kept until it is written. */
export interface KeptFile {
  format: MenuFileFormat;
  text: string;
  options: MenuFileOptions;
}

export interface PlannedImport {
  open: OpenMenu;
  file: MenuFile;
  /** Merged with what the restaurant has. */
  draft: MenuDraft;
  plan: MenuPlan;
  /** Names of items that become untaxed although the restaurant charges a tax. */
  untaxed: string[];
  /** A hash of what is replaced and how much is new. */
  basis: string;
}

export type ImportPlanning = { ok: true; planned: PlannedImport } | { ok: false; faults: FileFault[] };

export async function planImport(
  deps: PlanImportDeps,
  restaurant: Restaurant,
  { format, text, options }: KeptFile,
): Promise<ImportPlanning> {
  const open = await deps.catalogue.open(restaurant, format);
  const reading = await readMenuFile(format, text, await contextOf(deps, restaurant, open), options);
  if (!reading.ok) return reading;
  const { rules } = reading;
  const imported = rules.matchesStored ? matchStored(reading.draft, open.menu, open.imported) : open.imported;
  const untaxed = newlyUntaxedItems(reading.draft, { menu: open.menu, imported }, restaurant);
  if (untaxed.length > 0 && untaxed.length === reading.draft.items.length && !options.untaxed)
    return { ok: false, faults: [everythingUntaxed(untaxed.length)] };
  const draft = mergeImportedMenu(reading.draft, open.menu, imported, restaurant, rules);
  try {
    const plan = previewMenu(deps, open.menu, draft, restaurant.settings.currency);
    return { ok: true, planned: { open, file: reading, draft, plan, untaxed, basis: basisOf(open, plan) } };
  } catch (error) {
    return { ok: false, faults: faultsOf(error, reading) };
  }
}

/** What a file's names mean at the restaurant. */
export async function contextOf(
  { records }: Pick<PlanImportDeps, 'records'>,
  restaurant: Restaurant,
  { menu }: OpenMenu,
): Promise<FileContext> {
  return {
    currency: restaurant.settings.currency,
    taxRates: menu.taxRates.map(({ taxRateId: id, name }) => ({ id, name })),
    modifierGroups: menu.modifierGroups.map(({ modifierGroupId: id, name }) => ({ id, name })),
    prepStations: await namedStations(records, restaurant),
  };
}

/** Lower totals for diners must be confirmed. */
const everythingUntaxed = (count: number): FileFault => ({
  field: '',
  name: '',
  message: `The file names no tax for any item: all ${count} would be sold untaxed, and the restaurant charges a tax. Export it with its taxes, or confirm that this is right`,
});

/** What Bite's own validation finds, at its line of the file. */
function faultsOf(error: unknown, { rows }: MenuFile): FileFault[] {
  const faults =
    error instanceof DomainError && (error.details as { faults?: MenuFault[] } | undefined)?.faults;
  if (!faults) throw error;
  return faults.map(({ kind, key, name, field, message }) => {
    const row = rows.get(rowKey(kind, key));
    return { ...(row !== undefined && { row }), field, name, message };
  });
}

function basisOf({ menu }: OpenMenu, { create, replace }: MenuPlan): string {
  const parts = menuKinds.map((kind) => {
    const ids = new Set(replace[kind].map((one: { name: string }) => idOf(kind, one as never)));
    const before = (menu[kind] as { name: string }[]).filter((one) => ids.has(idOf(kind, one as never)));
    return [kind, create[kind].length, before];
  });
  return versionOf({ parts });
}
