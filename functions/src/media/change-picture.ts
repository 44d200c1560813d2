// Deletes a picture, or shows another one wherever it was. Records that use it are changed first, through the write path, so
// that no page shows a picture that is gone.
import { DomainError } from '@bite/shared/kernel/errors';
import { failedDeletions } from '@bite/shared/media/image-deletion';
import { optimizedImageOf } from '@bite/shared/media/optimized-picture';
import type { RestaurantRef } from '@bite/shared/paths';
import type { WritePath } from '../audit/write-path.ts';
import { picturesOf } from '../collections/collections.ts';
import { assertMayAt } from '../identity/assert-may.ts';
import { authorOf, type Caller } from '../identity/caller.ts';
import type { Log } from '../ports/log.ts';
import type { PictureFiles } from '../ports/picture-files.ts';
import type { RecordStore } from '../ports/records.ts';
import { changeUses } from './change-uses.ts';
import type { LibraryDeps } from './picture-library.ts';
import { isUsedElsewhere, picturesOfDeleted, usesOfPicture } from './picture-uses.ts';

export interface ChangePictureDeps extends LibraryDeps {
  records: RecordStore;
  writePath: WritePath;
  files: Pick<PictureFiles, 'remove' | 'removeBelow'>;
  log: Log;
  /** Milliseconds. */
  now: () => number;
}

/**
 * Idempotent. Throws as assertMayAt does, CONFLICT if another location of the business shows it, and UNAVAILABLE if the file
 * could not be deleted.
 */
export async function deletePicture(
  deps: ChangePictureDeps,
  caller: Caller,
  place: RestaurantRef,
  pictureId: string,
): Promise<void> {
  await assertMayAt(deps.records, caller.user, 'website.write', place);
  await assertOnlyHere(deps, place, pictureId);
  await changeUses(deps, authorOf(caller), { place, pictureId, instead: undefined });
  await removeFiles(deps, place, pictureId);
}

/** Throws as deletePicture does, and NOT_FOUND unless the other picture has been checked. */
export async function replacePicture(
  deps: ChangePictureDeps,
  caller: Caller,
  place: RestaurantRef,
  { pictureId, by }: { pictureId: string; by: string },
): Promise<void> {
  await assertMayAt(deps.records, caller.user, 'website.write', place);
  await assertOnlyHere(deps, place, pictureId);
  const other = await deps.records.get(picturesOf(place), by);
  if (other?.status !== 'ok' || by === pictureId)
    throw new DomainError('NOT_FOUND', 'The new picture is not there yet. Try again in a moment.');
  const instead = JSON.stringify(optimizedImageOf(other, deps.pictureUrl(other.path)));
  await changeUses(deps, authorOf(caller), { place, pictureId, instead });
  await removeFiles(deps, place, pictureId);
}

/**
 * Deletes an upload that was never saved: the form that made it does not want it any more. Keeps what anything uses, or could
 * use again by an Undo. Idempotent. Throws as assertMayAt does.
 */
export async function discardPicture(
  deps: ChangePictureDeps,
  caller: Caller,
  place: RestaurantRef,
  pictureId: string,
): Promise<void> {
  const { records, pictureUrl } = deps;
  await assertMayAt(records, caller.user, 'website.write', place);
  const picture = { place, pictureId };
  const [uses, isElsewhere, deleted] = await Promise.all([
    usesOfPicture(records, picture, pictureUrl),
    isUsedElsewhere(records, picture, pictureUrl),
    picturesOfDeleted(records, place),
  ]);
  if (uses.length > 0 || isElsewhere || deleted.has(pictureId)) return;
  await removeFiles(deps, place, pictureId);
}

/** Records of another location are for its own staff to change. */
async function assertOnlyHere(
  { records, pictureUrl }: ChangePictureDeps,
  place: RestaurantRef,
  pictureId: string,
): Promise<void> {
  if (!(await isUsedElsewhere(records, { place, pictureId }, pictureUrl))) return;
  const message = 'Another location of your business shows this picture. Choose another one there first.';
  throw new DomainError('CONFLICT', message);
}

/** What is left of the copies is logged here and deleted by the trigger, which the deleted original sets off. */
async function removeFiles(
  { records, files, log }: ChangePictureDeps,
  place: RestaurantRef,
  pictureId: string,
): Promise<void> {
  const at = picturesOf(place);
  const picture = await records.get(at, pictureId);
  if (!picture) return;
  const { path, generation } = picture;
  const paths = [path, `${path}/`];
  const outcomes = await Promise.allSettled([files.remove(path, generation), files.removeBelow(path)]);
  const left = failedDeletions(paths, outcomes);
  if (left.length > 0) log.error('copies of a picture were left behind', { path });
  await records.transact(async (transaction) => transaction.delete(at, pictureId));
}
