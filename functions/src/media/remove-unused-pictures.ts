// Nightly: deletes pictures that nothing has used for seven days, and the records of refused ones that are as old. A picture of
// a deleted record counts as used while the record can be brought back, and one that another location of the business shows is
// used.
import { DAY } from '@bite/shared/kernel/durations';
import type { StoredPicture } from '@bite/shared/media/stored-picture.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { picturesOf } from '../collections/collections.ts';
import { findReadable } from '../collections/find-readable.ts';
import type { PictureFiles } from '../ports/picture-files.ts';
import type { Found, RecordStore } from '../ports/records.ts';
import { type ForEachPlaceDeps, forEachRestaurant, type PlacesReached } from '../tenancy/for-each-place.ts';
import { picturesOfDeleted, picturesOfPosts, picturesUsedElsewhere, pictureUses } from './picture-uses.ts';

export interface RemoveUnusedDeps extends ForEachPlaceDeps {
  records: Pick<RecordStore, 'get' | 'find' | 'transact'>;
  files: Pick<PictureFiles, 'remove' | 'removeBelow'>;
}

const KEPT_FOR = 7 * DAY;
/** More than a restaurant has. */
const MOST = 10_000;

export async function removeUnusedPictures(
  deps: RemoveUnusedDeps,
): Promise<PlacesReached & { removed: number }> {
  let removed = 0;
  const reached = await forEachRestaurant(deps, 'unused pictures could not be deleted', async (place) => {
    removed += await removeUnusedAt(deps, place);
  });
  return { ...reached, removed };
}

/** Returns the number of deleted pictures. */
async function removeUnusedAt(deps: RemoveUnusedDeps, place: RestaurantRef): Promise<number> {
  const { records, now } = deps;
  const { found } = await findReadable(records, picturesOf(place), { limit: MOST });
  if (found.length === 0) return 0;
  const used = await usedAt(deps, place, found);
  let removed = 0;
  for (const picture of found) {
    const since = picture.record.status === 'ok' ? picture.record.unusedSince : picture.record.uploadedAt;
    if (used.has(picture.id)) await note(deps, place, picture, undefined);
    else if (since === undefined) await note(deps, place, picture, new Date(now()).toISOString());
    else if (now() - Date.parse(since) >= KEPT_FOR) {
      await remove(deps, place, picture);
      removed += 1;
    }
  }
  return removed;
}

async function usedAt(
  { records }: RemoveUnusedDeps,
  place: RestaurantRef,
  pictures: readonly { id: string }[],
): Promise<Set<string>> {
  const [ofDeleted, ofPosts] = await Promise.all([
    picturesOfDeleted(records, place),
    picturesOfPosts(records, place),
  ]);
  const usedHere = new Set([...(await pictureUses(records, place)).keys(), ...ofDeleted, ...ofPosts]);
  // The menus of all other locations are read only where it matters.
  return pictures.every(({ id }) => usedHere.has(id))
    ? usedHere
    : new Set([...usedHere, ...(await picturesUsedElsewhere(records, place))]);
}

/** Since when nothing has used it. */
async function note(
  { records }: RemoveUnusedDeps,
  place: RestaurantRef,
  { id, record }: Found<StoredPicture>,
  unusedSince: string | undefined,
): Promise<void> {
  if (record.unusedSince === unusedSince) return;
  const at = picturesOf(place);
  await records.transact(async (transaction) => {
    const present = await transaction.get(at, id);
    if (!present) return;
    const { unusedSince: _, ...rest } = present;
    transaction.set(at, id, unusedSince === undefined ? rest : { ...rest, unusedSince });
  });
}

async function remove(
  { records, files }: RemoveUnusedDeps,
  place: RestaurantRef,
  { id, record }: Found<StoredPicture>,
): Promise<void> {
  await files.remove(record.path, record.generation);
  await files.removeBelow(record.path);
  await records.transact(async (transaction) => transaction.delete(picturesOf(place), id));
}
