// Updates the record and the copies of a picture to match the stored file: a new file is inspected, rendered in smaller sizes
// and recorded, an invalid one is deleted and recorded as refused, and a missing one loses its record and its copies. Idempotent and safe out of order, since it
// reads the present state.
import { copyName } from '@bite/shared/media/optimized-picture';
import { pictureId } from '@bite/shared/media/picture-name';
import { placeOfPicture } from '@bite/shared/media/picture-place';
import type { RunFault } from '@bite/shared/media/picture-run.schema';
import { type StoredPicture, storedPicture } from '@bite/shared/media/stored-picture.schema';
import { picturesOf } from '../collections/collections.ts';
import type { Log } from '../ports/log.ts';
import type {
  Inspection,
  InspectPicture,
  PictureFile,
  PictureFiles,
  RenderCopies,
} from '../ports/picture-files.ts';
import type { RecordCollection, RecordStore } from '../ports/records.ts';

export interface CheckPictureDeps {
  files: PictureFiles;
  inspectPicture: InspectPicture;
  renderCopies: RenderCopies;
  records: Pick<RecordStore, 'get' | 'transact'>;
  log: Log;
  /** Milliseconds. */
  now: () => number;
}

interface PictureRecord {
  collection: RecordCollection<StoredPicture>;
  id: string;
  path: string;
  folder: string;
  name: string;
}

/** Undefined for a path that is not an original picture's. */
export function recordOfPicture(path: string): PictureRecord | undefined {
  const place = placeOfPicture(path);
  if (!place) return undefined;
  const { at, folder, name } = place;
  return {
    collection: picturesOf(at),
    id: pictureId(folder, name),
    path,
    folder,
    name,
  };
}

/** @param isRepeated Renders its copies again, whatever is known of it. */
export async function checkPicture(deps: CheckPictureDeps, path: string, isRepeated = false): Promise<void> {
  const at = recordOfPicture(path);
  if (!at) return;
  const file = await deps.files.find(path);
  if (!file) return forget(deps, at);
  const known = await deps.records.get(at.collection, at.id);
  const isDone = !isRepeated && known?.generation === file.generation && hasCopies(known);
  const picture = isDone ? known : await lookInto(deps, at, file);
  if (picture?.status === 'refused') await remove(deps, at, file);
  await checkIfReplaced(deps, at, file);
}

/**
 * Makes the copies of a picture anew, whatever is known of it. Former ones that are not made any more stay until the picture
 * goes: pages that are open or cached still show them.
 */
export async function renderAgain(deps: CheckPictureDeps, path: string): Promise<'rendered' | RunFault> {
  const at = recordOfPicture(path);
  const file = at && (await deps.files.find(path));
  if (!file) return 'gone';
  // It was one when it was stored: whatever reads pictures now must not cost the restaurant its files.
  const picture = await lookInto(deps, at, file, true);
  await checkIfReplaced(deps, at, file);
  return picture ? 'rendered' : 'unreadable';
}

async function checkIfReplaced(
  deps: CheckPictureDeps,
  { path }: PictureRecord,
  file: PictureFile,
): Promise<void> {
  // The file may have been replaced or deleted meanwhile, and its event may have been handled already: its copies, too, may be
  // those of the former one.
  if ((await deps.files.find(path))?.generation !== file.generation) await checkPicture(deps, path, true);
}

/** Pictures from before there were copies have none. */
const hasCopies = (picture: StoredPicture): boolean =>
  picture.status === 'refused' || picture.copies !== undefined;

/** Its bytes may be a picture's, but they are not what readers get. */
const PACKED: Inspection = { isPicture: false, fault: 'packed' };

/** Undefined if it has been deleted meanwhile, or if one that `isRepeated` cannot be read any more: it stays as it is. */
async function lookInto(
  deps: CheckPictureDeps,
  at: PictureRecord,
  file: PictureFile,
  isRepeated = false,
): Promise<StoredPicture | undefined> {
  const { files, inspectPicture, records, log, now } = deps;
  const { collection, id, path, folder, name } = at;
  const bytes = await files.read(path, file.generation);
  if (!bytes) return undefined;
  const { isPicture, ...found } = file.isPacked ? PACKED : await inspectPicture(bytes);
  if (isRepeated && !isPicture) return undefined;
  const copies = isPicture ? await storeCopies(deps, at, bytes, isRepeated) : {};
  const status = isPicture ? 'ok' : 'refused';
  const checkedAt = new Date(now()).toISOString();
  const picture = storedPicture.parse({
    path,
    folder,
    name,
    ...file,
    checkedAt,
    status,
    ...found,
    ...copies,
  });
  await records.transact(async (transaction) => {
    const known = await transaction.get(collection, id);
    if (known && BigInt(known.generation) > BigInt(file.generation)) return;
    const isSame = known?.generation === file.generation && known.unusedSince !== undefined;
    transaction.set(collection, id, isSame ? { ...picture, unusedSince: known.unusedSince } : picture);
  });
  if (!isPicture) log.info('a picture was refused', { path, ...found });
  return picture;
}

/** Renders and stores the copies, and removes those of a former, wider picture of this name unless it `keepsFormer`. */
async function storeCopies(
  { files, renderCopies }: CheckPictureDeps,
  { path, folder }: PictureRecord,
  bytes: Uint8Array,
  keepsFormer: boolean,
): Promise<Pick<Extract<StoredPicture, { status: 'ok' }>, 'webp' | 'copies'>> {
  const { webp, copies } = await renderCopies({ bytes, isBranding: folder === 'branding' });
  const named = copies.map((copy) => ({ ...copy, name: copyName(copy), type: `image/${copy.format}` }));
  const written = [...(webp ? [{ ...webp, type: 'image/webp' }] : []), ...named];
  await Promise.all(written.map(({ name, data, type }) => files.write(`${path}/${name}`, data, type)));
  const kept = written.map(({ name }) => name);
  if (!keepsFormer) await files.removeBelow(path, kept);
  return {
    ...(webp && { webp: { size: webp.data.length } }),
    copies: copies.map(({ data, ...copy }) => ({ ...copy, size: data.length })),
  };
}

/** A refused file goes with the copies of a former picture of its name. */
async function remove(deps: CheckPictureDeps, at: PictureRecord, file: PictureFile): Promise<void> {
  await deps.files.remove(at.path, file.generation);
  await removeCopies(deps, at);
}

/** Copies that stay behind are logged; the event is delivered again. */
async function removeCopies({ files, log }: CheckPictureDeps, { path }: PictureRecord): Promise<void> {
  try {
    await files.removeBelow(path);
  } catch (error) {
    log.error('copies of a picture were left behind', { path, error: String(error) });
    throw error;
  }
}

/** The record of a refused picture stays after its file is deleted. */
async function forget(deps: CheckPictureDeps, at: PictureRecord): Promise<void> {
  await removeCopies(deps, at);
  await deps.records.transact(async (transaction) => {
    const known = await transaction.get(at.collection, at.id);
    if (known?.status === 'ok') transaction.delete(at.collection, at.id);
  });
}
