// Reads a menu file and plans what it would change at a restaurant. Stores nothing.
import type {
  FileContext,
  FileFault,
  MenuFile,
  MenuFileFormat,
} from '@bite/shared/catalogue/exchange/menu-file';
import type { MenuFileOptions } from '@bite/shared/catalogue/exchange/menu-imports.contract';
import { readMenuFile } from '@bite/shared/catalogue/exchange/read-menu-file';
import { idOf, menuKinds } from '@bite/shared/catalogue/menu.schema';
import type { MenuDraft } from '@bite/shared/catalogue/menu-draft';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { versionOf } from '../../audit/version.ts';
import type { CatalogueWriter, OpenMenu } from '../../ports/catalogue-writer.ts';
import type { RecordStore } from '../../ports/records.ts';
import { mergeImportedMenu } from '../merge-imported-menu.ts';
import { newlyUntaxedItems } from '../newly-untaxed-items.ts';
import type { MenuPlan } from '../plan-menu.ts';
import { previewMenu } from '../write-menu.ts';
import { type FoundFault, faultsOfPlan, type RefusedImport, refusedImport } from './import-faults.ts';
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

export interface FileToPlan extends KeptFile {
  /** It is what another restaurant of the business has stored. */
  isCopy?: boolean;
}

export interface PlannedImport {
  open: OpenMenu;
  file: MenuFile;
  /** Merged with what the restaurant has. */
  draft: MenuDraft;
  plan: MenuPlan;
  /** Names of items that become untaxed although the restaurant charges a tax. */
  untaxed: string[];
  /** Of the restaurant. */
  prepStations: FileContext['prepStations'];
  /** A hash of what is replaced and how much is new. */
  basis: string;
}

export type ImportPlanning = { ok: true; planned: PlannedImport } | RefusedImport;

/** @param source The name under which the restaurant remembers what such imports brought. */
export async function planImport(
  deps: PlanImportDeps,
  restaurant: Restaurant,
  { format, text, options, isCopy = false }: FileToPlan,
  source: string,
): Promise<ImportPlanning> {
  const open = await deps.catalogue.open(restaurant, source);
  const context = await contextOf(deps, restaurant, open);
  const reading = await readMenuFile(format, text, context, options);
  const file = reading.ok ? reading : reading.standIn;
  const faults: FoundFault[] = reading.ok ? [] : [...reading.faults];
  if (!file) return { ok: false, faults };
  const { rules } = file;
  const imported = rules.matchesStored ? matchStored(file.draft, open.menu, open.imported) : open.imported;
  const untaxed = newlyUntaxedItems(file.draft, { menu: open.menu, imported }, restaurant);
  const isUntaxed = untaxed.length > 0 && untaxed.length === file.draft.items.length;
  // A tax that could not be read is a fault of its own.
  if (reading.ok && isUntaxed && !options.untaxed) faults.push(everythingUntaxed(untaxed.length));
  const draft = mergeImportedMenu(file.draft, open.menu, imported, restaurant, rules);
  const preview = previewOrFaults(deps, { open, file, draft, restaurant, format, isCopy });
  if ('faults' in preview) faults.push(...preview.faults);
  else if (faults.length === 0) {
    const { prepStations } = context;
    const { plan } = preview;
    return {
      ok: true,
      planned: { open, file, draft, plan, untaxed, prepStations, basis: basisOf(open, plan) },
    };
  }
  return refusedImport(faults, file, options.leaveOut);
}

interface Previewed {
  open: OpenMenu;
  file: MenuFile;
  draft: MenuDraft;
  restaurant: Restaurant;
  format: MenuFileFormat;
  isCopy: boolean;
}

function previewOrFaults(
  deps: PlanImportDeps,
  { open, file, draft, restaurant, format, isCopy }: Previewed,
): { plan: MenuPlan } | { faults: FoundFault[] } {
  try {
    const { currency } = restaurant.settings;
    return { plan: previewMenu(deps, open.menu, draft, { currency, isStored: isCopy }) };
  } catch (error) {
    return { faults: faultsOfPlan(error, file, format) };
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

function basisOf({ menu }: OpenMenu, { create, replace }: MenuPlan): string {
  const parts = menuKinds.map((kind) => {
    const ids = new Set(replace[kind].map((one: { name: string }) => idOf(kind, one as never)));
    const before = (menu[kind] as { name: string }[]).filter((one) => ids.has(idOf(kind, one as never)));
    return [kind, create[kind].length, before];
  });
  return versionOf({ parts });
}
