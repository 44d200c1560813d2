// Writes a checked import, one commit at a time, so that a person sees how far it is and can stop. Each step plans again with
// the menu as it is now: what the steps before have written is unchanged, and a repeated step does no harm.
import type { MenuImport } from '@bite/shared/catalogue/exchange/menu-import.schema';
import { emptyMenu, idFields, type Menu, menuKinds } from '@bite/shared/catalogue/menu.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { authorOf } from '../../identity/caller.ts';
import { authorizeRestaurant } from '../../records/authorize-restaurant.ts';
import { menuEntry } from '../menu-entry.ts';
import { type WrittenMenu, writeMenu } from '../write-menu.ts';
import type { MenuImportDeps, PlaceRequest } from './check-menu-file.ts';
import { inTurn, type MenuWork } from './import-queue.ts';
import {
  findImportRun,
  type ImportRun,
  importRunsOf,
  piecesIn,
  readText,
  saveImportRun,
  shownImport,
  writeImportRun,
  writeText,
} from './import-runs.ts';
import { type KeptFile, type PlannedImport, planImport } from './plan-import.ts';
import { type ReplacedEntity, readReplaced, replacedBy, withFurther } from './replaced-entities.ts';

/** Throws NOT_FOUND, and CONFLICT if the menu has changed since the check, or the import is undone or too old. */
export async function writeMenuImport(
  deps: MenuImportDeps,
  request: PlaceRequest,
  importId: string,
  as: MenuWork = 'import',
): Promise<MenuImport> {
  const { run } = await readRun(deps, request, importId);
  if (run.state === 'done') return shownImport(run);
  // The step is taken even if the client leaves: an import that somebody began is finished.
  return inTurn(as, { user: request.user, place: request.place }, () => writeNow(deps, request, importId));
}

interface ReadRun {
  restaurant: Restaurant;
  run: ImportRun;
}

/** What refuses a step without planning it: before it waits, and again when it is its turn. */
async function readRun(deps: MenuImportDeps, request: PlaceRequest, importId: string): Promise<ReadRun> {
  const restaurant = await authorizeRestaurant(deps, { ...request, kind: 'items' }, 'write');
  const run = await findImportRun(deps.records, request.place, importId);
  if (run.state === 'undoing' || run.state === 'undone')
    throw new DomainError('CONFLICT', 'This import was undone: check the file again');
  if (run.state === 'checked' && run.isOutdated) throw outdated();
  return { restaurant, run };
}

const outdated = (): DomainError =>
  new DomainError('CONFLICT', 'The menu has changed since the file was checked: check it again');

/** What was found once is not planned again. */
async function markOutdated(deps: MenuImportDeps, request: PlaceRequest, importId: string): Promise<void> {
  const runs = importRunsOf(request.place);
  await deps.writePath.transact(authorOf(request), async (transaction) => {
    const run = await transaction.get(runs, importId);
    if (run?.state === 'checked') transaction.follow(runs, importId, { ...run, isOutdated: true });
  });
}

async function writeNow(deps: MenuImportDeps, request: PlaceRequest, importId: string): Promise<MenuImport> {
  const { place } = request;
  const { restaurant, run } = await readRun(deps, request, importId);
  if (run.state === 'done') return shownImport(run);
  const startedAt = run.startedAt ?? new Date(deps.now()).toISOString();
  // Everything that the import writes carries one time, by which undoing it knows what nobody has changed since.
  const timed = { ...deps, now: () => Date.parse(startedAt) };
  const kept = await readText(deps.records, place, { importId, name: 'file', pieces: run.filePieces });
  const planning = await planImport(
    timed,
    restaurant,
    { ...(JSON.parse(kept) as KeptFile), isCopy: run.isCopy },
    run.source,
  );
  if (!planning.ok || (run.state === 'checked' && planning.planned.basis !== run.basis)) {
    if (run.state === 'checked') await markOutdated(deps, request, importId);
    throw outdated();
  }
  return writeStep(timed, deps, request, {
    run: { ...run, startedAt },
    restaurant,
    planned: planning.planned,
  });
}

interface Step {
  run: ImportRun & { startedAt: string };
  restaurant: Restaurant;
  planned: PlannedImport;
}

async function writeStep(
  timed: MenuImportDeps,
  deps: MenuImportDeps,
  request: PlaceRequest,
  { run, restaurant, planned }: Step,
): Promise<MenuImport> {
  const { open, draft } = planned;
  let begun: Begun = { run, replaced: [] };
  const written = await writeMenu(timed, request.place, open, draft, {
    isImport: true,
    source: run.source,
    currency: restaurant.settings.currency,
    isStored: run.isCopy,
    maxCommits: 1,
    beforeWrite: async (plan) => {
      begun = await begin(deps, request, run, replacedBy(plan, open.menu));
    },
    entryOf: () => entryOf(begun.replaced, request, run),
  });
  return finish(deps, request, begun.run, written);
}

interface Begun {
  run: ImportRun;
  replaced: ReplacedEntity[];
}

/** Keeps what is about to be replaced. */
async function begin(
  deps: MenuImportDeps,
  request: PlaceRequest,
  run: ImportRun,
  further: readonly ReplacedEntity[],
): Promise<Begun> {
  const { place } = request;
  const { importId } = run;
  const known = await readReplaced(deps.records, place, run);
  const replaced = run.state === 'checked' ? [...further] : withFurther(known, further);
  const text = JSON.stringify(replaced);
  const begun: ImportRun = {
    ...run,
    state: 'writing',
    isStopped: false,
    problem: undefined,
    total: replaced.length,
    written: replaced.length - further.length,
    undoPieces: piecesIn(text),
  };
  await deps.writePath.transact(authorOf(request), async (transaction) => {
    writeImportRun(transaction, request, begun, deps.now());
    writeText(transaction, place, { importId, name: 'undo', text, now: deps.now() });
  });
  return { run: begun, replaced };
}

/** One entry for the whole import, written with its last step. */
function entryOf(replaced: readonly ReplacedEntity[], { user, place }: PlaceRequest, run: ImportRun) {
  const created = emptyMenu();
  const changed = emptyMenu();
  for (const kind of menuKinds)
    for (const { id, before } of replaced.filter((one) => one.kind === kind)) {
      const into = before === null ? created : changed;
      (into[kind] as unknown[]).push(withId(kind, id));
    }
  const at = run.startedAt ?? run.checkedAt;
  return menuEntry({ create: created, replace: changed }, place, run.source, at, user.uid);
}

const withId = (kind: keyof Menu, id: number): object => ({ [idFields[kind]]: id });

function finish(
  deps: MenuImportDeps,
  request: PlaceRequest,
  run: ImportRun,
  { remaining }: WrittenMenu,
): Promise<MenuImport> {
  const finished: ImportRun =
    remaining > 0
      ? { ...run, written: Math.max(0, run.total - remaining) }
      : { ...run, state: 'done', written: run.total, finishedAt: new Date(deps.now()).toISOString() };
  return saveImportRun(deps, request, finished);
}
