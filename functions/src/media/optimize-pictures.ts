// One step of the run that makes the copies of a restaurant's pictures anew: as many pictures as a task has time for. It goes on
// after the last picture that is done, so that it may run twice, be interrupted, and be cancelled between two pictures.
import { optimizedImageOf } from '@bite/shared/media/optimized-picture';
import { MOST_NAMED_FAULTS, type PictureRun, type RunFault } from '@bite/shared/media/picture-run.schema';
import type { StoredPicture } from '@bite/shared/media/stored-picture.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import type { WritePath } from '../audit/write-path.ts';
import { picturesOf } from '../collections/collections.ts';
import type { PictureRuns } from '../ports/picture-runs.ts';
import type { Found, RecordStore } from '../ports/records.ts';
import { changeUses } from './change-uses.ts';
import { type CheckPictureDeps, renderAgain } from './check-picture.ts';
import { CURRENT, pictureRunsOf, picturesToOptimize } from './picture-runs.ts';

export interface OptimizeDeps extends CheckPictureDeps {
  records: RecordStore;
  writePath: WritePath;
  /** The download URL of a storage path. */
  pictureUrl: (path: string) => string;
  pictureRuns: PictureRuns;
}

/** Milliseconds; the rest of a task's time is for the last picture. */
const STEP = 20_000;

/** Storage may refuse once what it takes a moment later. */
const ATTEMPTS = 2;

/** How often a task may end in the middle of a picture before the run goes on without it. */
const MOST_INTERRUPTIONS = 2;

/** @param retryCount How often this step was begun before. */
export async function optimizePictures(
  deps: OptimizeDeps,
  place: RestaurantRef,
  runId: string,
  retryCount: number,
): Promise<void> {
  const started = deps.now();
  const run = await deps.records.get(pictureRunsOf(place), CURRENT);
  if (run?.runId !== runId || run.state !== 'running') return;
  const left = (await picturesToOptimize(deps.records, place)).filter(
    ({ id }) => run.cursor === undefined || id > run.cursor,
  );
  for (const [index, picture] of left.entries()) {
    const isPoison = index === 0 && retryCount > MOST_INTERRUPTIONS;
    const fault = isPoison ? 'failed' : await optimizeOrName(deps, place, picture, run);
    const present = await note(deps, place, runId, picture, fault);
    if (!present) return;
    if (deps.now() - started < STEP || index === left.length - 1) continue;
    await deps.pictureRuns.goOn({ place, runId, done: present.done });
    return;
  }
  await end(deps, place, runId);
}

/** What went wrong, if anything: the run goes on, and the picture keeps its former copies. */
async function optimizeOrName(...request: Parameters<typeof optimize>): Promise<RunFault | undefined> {
  const [{ log }, , { record }] = request;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await optimize(...request);
    } catch (error) {
      if (attempt < ATTEMPTS) continue;
      const fields = { path: record.path, error: String(error) };
      log.error('the copies of a picture could not be made anew', fields);
      return 'failed';
    }
  }
}

async function optimize(
  deps: OptimizeDeps,
  place: RestaurantRef,
  { id, record: before }: Found<StoredPicture>,
  run: PictureRun,
): Promise<RunFault | undefined> {
  const outcome = await renderAgain(deps, before.path);
  if (outcome !== 'rendered') return outcome;
  const after = await deps.records.get(picturesOf(place), id);
  if (after?.status !== 'ok') return 'gone';
  if (namesOf(before) === namesOf(after)) return undefined;
  const instead = JSON.stringify(optimizedImageOf(after, deps.pictureUrl(after.path)));
  const author = { uid: run.startedBy, requestId: `pictures-${run.runId}` };
  await changeUses(deps, author, { place, pictureId: id, instead });
  return undefined;
}

/** Which copies there are: records name them, and need a change only where others are there now. */
function namesOf(picture: StoredPicture): string {
  if (picture.status !== 'ok') return '';
  const copies = (picture.copies ?? []).map(({ format, width, height }) => `${format} ${width} ${height}`);
  return [...copies.sort(), picture.webp ? 'full' : ''].join();
}

/** Undefined where the run was cancelled or another one has begun. */
async function note(
  { records, now }: OptimizeDeps,
  place: RestaurantRef,
  runId: string,
  { id, record: { name } }: Found<StoredPicture>,
  fault: RunFault | undefined,
): Promise<PictureRun | undefined> {
  return records.transact(async (transaction) => {
    const present = await transaction.get(pictureRunsOf(place), CURRENT);
    if (present?.runId !== runId || present.state !== 'running') return undefined;
    // A task may be delivered twice: the other step was faster.
    if (present.cursor !== undefined && id <= present.cursor) return present;
    const { done, total, failed, faults } = present;
    const after: PictureRun = {
      ...present,
      cursor: id,
      done: done + 1,
      // Pictures may have come meanwhile.
      total: Math.max(total, done + 1),
      failed: failed + (fault ? 1 : 0),
      faults: fault ? [...faults, { pictureId: id, name, fault }].slice(0, MOST_NAMED_FAULTS) : faults,
      updatedAt: new Date(now()).toISOString(),
    };
    transaction.set(pictureRunsOf(place), CURRENT, after);
    return after;
  });
}

async function end({ records, now }: OptimizeDeps, place: RestaurantRef, runId: string): Promise<void> {
  await records.transact(async (transaction) => {
    const present = await transaction.get(pictureRunsOf(place), CURRENT);
    if (present?.runId !== runId || present.state !== 'running') return;
    const updatedAt = new Date(now()).toISOString();
    transaction.set(pictureRunsOf(place), CURRENT, {
      ...present,
      state: 'done',
      total: present.done,
      updatedAt,
    });
  });
}
