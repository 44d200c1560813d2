// Goes on with an import, or with undoing one, whose page was closed, and stops one. Whoever asks for a step puts this off by a
// minute: a page that is open makes the steps itself.
import type { MenuImport } from '@bite/shared/catalogue/exchange/menu-import.schema';
import { DomainError, errorStatus } from '@bite/shared/kernel/errors';
import type { RestaurantRef } from '@bite/shared/paths';
import { users } from '../../collections/collections.ts';
import { authorOf } from '../../identity/caller.ts';
import { authorizeRestaurant } from '../../records/authorize-restaurant.ts';
import type { MenuImportDeps, PlaceRequest } from './check-menu-file.ts';
import { findImportRun, importRunsOf, isUnderWay, shownImport, writeImportRun } from './import-runs.ts';
import { undoMenuImport } from './undo-menu-import.ts';
import { writeMenuImport } from './write-menu-import.ts';

/** In the name and with the permissions of whoever began. May run twice. Throws what may succeed later. */
export async function continueMenuImport(
  deps: MenuImportDeps,
  place: RestaurantRef,
  importId: string,
  uid: string,
): Promise<void> {
  const user = await deps.records.get(users, uid);
  if (!user) return;
  const request = { place, user, requestId: `import-${importId}` };
  try {
    for (;;) {
      const run = await findImportRun(deps.records, place, importId);
      if (!isUnderWay(run)) return;
      const step = run.state === 'writing' ? writeMenuImport : undoMenuImport;
      await step(deps, request, importId, 'unattended');
    }
  } catch (error) {
    if (!(error instanceof DomainError) || errorStatus[error.code] >= 500) throw error;
    await stop(deps, request, importId, error.message);
  }
}

/** What is written stays, and diners see nothing of it yet. Throws NOT_FOUND; an import that is over stays as it is. */
export async function stopMenuImport(
  deps: MenuImportDeps,
  request: PlaceRequest,
  importId: string,
): Promise<MenuImport> {
  await authorizeRestaurant(deps, { ...request, kind: 'items' }, 'write');
  await stop(deps, request, importId);
  return shownImport(await findImportRun(deps.records, request.place, importId));
}

async function stop(
  { writePath, now }: MenuImportDeps,
  request: PlaceRequest,
  importId: string,
  problem?: string,
): Promise<void> {
  await writePath.transact(authorOf(request), async (transaction) => {
    const run = await transaction.get(importRunsOf(request.place), importId);
    if (!run || !isUnderWay(run)) return;
    writeImportRun(transaction, request, { ...run, isStopped: true, problem }, now());
  });
}
