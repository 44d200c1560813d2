// Undoes the last import, one commit at a time. Each step plans again, so that a repeated step does no harm.
import type { MenuImport } from '@bite/shared/catalogue/exchange/menu-import.schema';
import { emptyMenu } from '@bite/shared/catalogue/menu.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { authorOf } from '../../identity/caller.ts';
import { authorizeRestaurant } from '../../records/authorize-restaurant.ts';
import { menuEntry } from '../menu-entry.ts';
import type { MenuImportDeps, PlaceRequest } from './check-menu-file.ts';
import { inTurn, type MenuWork } from './import-queue.ts';
import { findImportRun, type ImportRun, saveImportRun, shownImport, writeImportRun } from './import-runs.ts';
import { latestImports } from './list-menu-imports.ts';
import { planUndo } from './plan-undo.ts';
import { readReplaced } from './replaced-entities.ts';

const MOST_KEPT = 200;

/** Throws NOT_FOUND, and CONFLICT for an import that is not the last one, wrote nothing, or is too old. */
export async function undoMenuImport(
  deps: MenuImportDeps,
  request: PlaceRequest,
  importId: string,
  as: MenuWork = 'import',
): Promise<MenuImport> {
  const { run } = await readRun(deps, request, importId);
  if (run.state === 'undone') return shownImport(run);
  // The step is taken even if the client leaves: what somebody began to undo is undone.
  return inTurn(as, { user: request.user, place: request.place }, () => undoNow(deps, request, importId));
}

interface UndoableRun {
  restaurant: Restaurant;
  run: ImportRun;
  startedAt: string;
}

/** What refuses a step without planning it: before it waits, and again when it is its turn. */
async function readRun(deps: MenuImportDeps, request: PlaceRequest, importId: string): Promise<UndoableRun> {
  const restaurant = await authorizeRestaurant(deps, { ...request, kind: 'items' }, 'write');
  const run = await findImportRun(deps.records, request.place, importId);
  const { startedAt, undoPieces } = run;
  if (startedAt === undefined || undoPieces === 0)
    throw new DomainError('CONFLICT', 'This import wrote nothing');
  if (run.state === 'undone') return { restaurant, run, startedAt };
  const last = (await latestImports(deps, request.place)).find(({ state }) => state !== 'undone');
  if (last?.importId !== importId)
    throw new DomainError('CONFLICT', 'Only the last import can be undone: undo the later ones first');
  return { restaurant, run, startedAt };
}

async function undoNow(deps: MenuImportDeps, request: PlaceRequest, importId: string): Promise<MenuImport> {
  const { place } = request;
  const { restaurant, run, startedAt } = await readRun(deps, request, importId);
  if (run.state === 'undone') return shownImport(run);
  const replaced = await readReplaced(deps.records, place, run);
  const open = await deps.catalogue.open(place, run.source);
  const now = new Date(deps.now()).toISOString();
  const shownGroup = restaurant.websiteConfig.parentMenuGroupId;
  const { replace, remove, kept } = planUndo(open.menu, replaced, { startedAt, shownGroup });
  const count = [...Object.values(replace), ...Object.values(remove)].reduce(
    (sum, list) => sum + list.length,
    0,
  );
  const total = run.state === 'undoing' ? run.total : count;
  const undoing: ImportRun = {
    ...run,
    state: 'undoing',
    isStopped: false,
    problem: undefined,
    kept: kept.slice(0, MOST_KEPT),
    total,
  };
  await deps.writePath.transact(authorOf(request), async (transaction) =>
    writeImportRun(transaction, request, { ...undoing, written: Math.max(0, total - count) }, deps.now()),
  );
  const entry = menuEntry({ create: emptyMenu(), replace }, place, run.source, now, request.user.uid, remove);
  const { remaining } =
    count === 0
      ? { remaining: 0 }
      : await open.write({ create: emptyMenu(), replace, remove, entry }, { maxCommits: 1 });
  const written = Math.max(0, total - remaining);
  return saveImportRun(
    deps,
    request,
    remaining > 0 ? { ...undoing, written } : { ...undoing, written, state: 'undone', finishedAt: now },
  );
}
