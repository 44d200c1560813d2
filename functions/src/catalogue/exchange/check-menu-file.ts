// Checks a menu file: what importing it would change, or why it cannot be imported. Keeps the file, so that it can be written
// as it was checked.
import type { FileFault } from '@bite/shared/catalogue/exchange/menu-file';
import type { CheckedMenuFile, SentMenuFile } from '@bite/shared/catalogue/exchange/menu-imports.contract';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { authorOf, type Caller } from '../../identity/caller.ts';
import { authorizeRestaurant, type RecordDeps } from '../../records/authorize-restaurant.ts';
import { inTurn } from './import-queue.ts';
import { reportOnImport } from './import-report.ts';
import { type ImportRun, importRunsOf, piecesIn, shownImport, writeText } from './import-runs.ts';
import { importSources } from './import-sources.ts';
import { type PlanImportDeps, type PlannedImport, planImport } from './plan-import.ts';

export type MenuImportDeps = RecordDeps & PlanImportDeps;

export interface PlaceRequest extends Caller {
  place: RestaurantRef;
  /** Whether the client has closed the connection. */
  hasLeft?: () => boolean;
}

const MOST_SHOWN = 1000;
/** Characters of a fault: files may name things by whole books. */
const LONGEST_NAME = 200;
const LONGEST_MESSAGE = 500;

export async function checkMenuFile(
  deps: MenuImportDeps,
  request: PlaceRequest,
  sent: SentMenuFile,
): Promise<CheckedMenuFile> {
  const restaurant = await authorizeRestaurant(deps, { ...request, kind: 'items' }, 'write');
  return inTurn('import', request, () => checkFile(deps, request, restaurant, sent));
}

type FileToCheck = SentMenuFile & { isCopy?: boolean };

/** Requires that the caller may write the restaurant's menu, and that it is their turn. */
export async function checkFile(
  deps: MenuImportDeps,
  request: PlaceRequest,
  restaurant: Restaurant,
  sent: FileToCheck,
): Promise<CheckedMenuFile> {
  const { format, text, options } = sent;
  const planning = await planImport(deps, restaurant, sent, importSources[format]);
  if (!planning.ok)
    return {
      faults: planning.faults.slice(0, MOST_SHOWN).map(shortFault),
      faultCount: planning.faults.length,
      ...(planning.leaveOut && { leaveOut: planning.leaveOut }),
    };
  const file = JSON.stringify({ format, text, options });
  const run = newRun(deps, request, sent, planning.planned, restaurant, piecesIn(file));
  const { importId } = run;
  await deps.writePath.transact(authorOf(request), async (transaction) => {
    transaction.follow(importRunsOf(request.place), importId, run);
    writeText(transaction, request.place, { importId, name: 'file', text: file, now: deps.now() });
  });
  return { import: shownImport(run), faults: [], faultCount: 0 };
}

const cut = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;

const shortFault = ({ name, field, message, ...at }: FileFault): FileFault => ({
  ...at,
  field: cut(field, LONGEST_NAME),
  name: cut(name, LONGEST_NAME),
  message: cut(message, LONGEST_MESSAGE),
});

function newRun(
  { newGuid, now }: MenuImportDeps,
  { user }: PlaceRequest,
  { format, fileName, isCopy = false }: FileToCheck,
  planned: PlannedImport,
  restaurant: Restaurant,
  filePieces: number,
): ImportRun {
  return {
    importId: newGuid(),
    format,
    source: importSources[format],
    fileName,
    isCopy,
    state: 'checked',
    isStopped: false,
    by: user.uid,
    byName: user.displayName ?? user.email,
    checkedAt: new Date(now()).toISOString(),
    counts: planned.plan.counts,
    report: reportOnImport(planned, restaurant),
    basis: planned.basis,
    isOutdated: false,
    written: 0,
    total: 0,
    kept: [],
    filePieces,
    undoPieces: 0,
  };
}
