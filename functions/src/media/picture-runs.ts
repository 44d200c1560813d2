// Starts, shows and stops the run that makes the copies of all pictures of a restaurant anew. A task does the work
// (optimize-pictures.ts), whether or not anybody looks on.
import { isStalled, type PictureRun, pictureRun } from '@bite/shared/media/picture-run.schema';
import type { StoredPicture } from '@bite/shared/media/stored-picture.schema';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { picturesOf } from '../collections/collections.ts';
import { findReadable } from '../collections/find-readable.ts';
import { assertMayAt } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { PictureRuns } from '../ports/picture-runs.ts';
import type { Found, RecordCollection, RecordReader, RecordStore } from '../ports/records.ts';

/** One at a time, under this id. */
export const CURRENT = 'current';

export const pictureRunsOf = (place: RestaurantRef): RecordCollection<PictureRun> => ({
  path: paths.restaurantCollection(place, collections.pictureRuns),
  schema: pictureRun,
});

/** More than a restaurant has. */
const MOST = 10_000;

/** In the order of their ids: without those that were refused, which have no file. */
export async function picturesToOptimize(
  records: Pick<RecordReader, 'find'>,
  place: RestaurantRef,
): Promise<Found<StoredPicture>[]> {
  const { found } = await findReadable(records, picturesOf(place), { limit: MOST });
  return found
    .filter(({ record }) => record.status === 'ok')
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

export interface PictureRunDeps {
  records: RecordStore;
  pictureRuns: PictureRuns;
  newGuid: () => string;
  /** Milliseconds. */
  now: () => number;
}

type Answer = { run: PictureRun | null };

/** Throws as assertMayAt does. */
export async function readPictureRun(
  { records }: Pick<PictureRunDeps, 'records'>,
  { user }: Pick<Caller, 'user'>,
  place: RestaurantRef,
): Promise<Answer> {
  await assertMayAt(records, user, 'website.read', place);
  return { run: (await records.get(pictureRunsOf(place), CURRENT)) ?? null };
}

/** Idempotent: a run that gets on is answered as it is. Throws as assertMayAt does. */
export async function startPictureRun(
  { records, pictureRuns, newGuid, now }: PictureRunDeps,
  { user }: Pick<Caller, 'user'>,
  place: RestaurantRef,
): Promise<Answer> {
  await assertMayAt(records, user, 'website.write', place);
  const { length: total } = await picturesToOptimize(records, place);
  const startedAt = new Date(now()).toISOString();
  const fresh: PictureRun = {
    ...{ runId: newGuid(), state: total === 0 ? 'done' : 'running', startedAt, updatedAt: startedAt },
    ...{ startedBy: user.uid, total, done: 0, failed: 0, faults: [] },
  };
  const run = await records.transact(async (transaction) => {
    const present = await transaction.get(pictureRunsOf(place), CURRENT);
    if (present?.state === 'running' && !isStalled(present, now())) return present;
    transaction.set(pictureRunsOf(place), CURRENT, fresh);
    return fresh;
  });
  // Also for a run that is there: its first step may never have been asked for.
  if (run.state === 'running') await pictureRuns.goOn({ place, runId: run.runId, done: run.done });
  return { run };
}

/** The picture that is rendered at the moment is finished. Idempotent. Throws as assertMayAt does. */
export async function cancelPictureRun(
  { records, now }: Pick<PictureRunDeps, 'records' | 'now'>,
  { user }: Pick<Caller, 'user'>,
  place: RestaurantRef,
): Promise<Answer> {
  await assertMayAt(records, user, 'website.write', place);
  const run = await records.transact(async (transaction) => {
    const present = await transaction.get(pictureRunsOf(place), CURRENT);
    if (present?.state !== 'running') return present;
    const cancelled: PictureRun = {
      ...present,
      state: 'cancelled',
      updatedAt: new Date(now()).toISOString(),
    };
    transaction.set(pictureRunsOf(place), CURRENT, cancelled);
    return cancelled;
  });
  return { run: run ?? null };
}
