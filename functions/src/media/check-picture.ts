// Brings what is known of a picture in line with what lies in storage: a new one is looked into and recorded, what is none is
// removed and recorded as refused, and one that has gone takes its record and its copies along. Safe to repeat, late and out
// of order, since it looks at what is there now.
import { placeOfPicture } from '@bite/shared/media/picture-place';
import { type StoredPicture, storedPicture } from '@bite/shared/media/stored-picture.schema';
import { picturesOf } from '../collections/collections.ts';
import type { Log } from '../ports/log.ts';
import type { InspectPicture, PictureFile, PictureFiles } from '../ports/picture-files.ts';
import type { RecordCollection, RecordStore } from '../ports/records.ts';

export interface CheckPictureDeps {
  files: PictureFiles;
  inspectPicture: InspectPicture;
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

/** Undefined for a path that is no picture's own. */
export function recordOfPicture(path: string): PictureRecord | undefined {
  const place = placeOfPicture(path);
  if (!place) return undefined;
  const { at, folder, name } = place;
  return {
    collection: picturesOf(at),
    id: `${folder}:${name}`,
    path,
    folder,
    name,
  };
}

export async function checkPicture(deps: CheckPictureDeps, path: string): Promise<void> {
  const at = recordOfPicture(path);
  if (!at) return;
  const file = await deps.files.find(path);
  if (!file) return forget(deps, at);
  const known = await deps.records.get(at.collection, at.id);
  const picture = known?.generation === file.generation ? known : await lookInto(deps, at, file);
  if (picture?.status === 'refused') await deps.files.remove(path, file.generation);
  // Somebody may have replaced or deleted it meanwhile, and the event of that may have come already.
  if ((await deps.files.find(path))?.generation !== file.generation) await checkPicture(deps, path);
}

/** Undefined where it has gone meanwhile. */
async function lookInto(
  { files, inspectPicture, records, log, now }: CheckPictureDeps,
  { collection, id, path, folder, name }: PictureRecord,
  file: PictureFile,
): Promise<StoredPicture | undefined> {
  const bytes = await files.read(path, file.generation);
  if (!bytes) return undefined;
  const { isPicture, ...found } = await inspectPicture(bytes);
  const status = isPicture ? 'ok' : 'refused';
  const checkedAt = new Date(now()).toISOString();
  const picture = storedPicture.parse({ path, folder, name, ...file, checkedAt, status, ...found });
  await records.transact(async (transaction) => {
    const known = await transaction.get(collection, id);
    if (known && BigInt(known.generation) > BigInt(file.generation)) return;
    transaction.set(collection, id, picture);
  });
  if (!isPicture) log.info('a picture was refused', { path, ...found });
  return picture;
}

/** That one was refused is still to be seen after it is gone. */
async function forget({ files, records }: CheckPictureDeps, at: PictureRecord): Promise<void> {
  await files.removeBelow(at.path);
  await records.transact(async (transaction) => {
    const known = await transaction.get(at.collection, at.id);
    if (known?.status === 'ok') transaction.delete(at.collection, at.id);
  });
}
