// The pictures of a restaurant with what uses them.
import type { LibraryPicture } from '@bite/shared/media/pictures.contract';
import type { RestaurantRef } from '@bite/shared/paths';
import { picturesOf } from '../collections/collections.ts';
import { findReadable } from '../collections/find-readable.ts';
import { assertMayAt } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { RecordReader } from '../ports/records.ts';
import { pictureUses } from './picture-uses.ts';

/** More than a restaurant has. */
const MOST = 10_000;

export interface LibraryDeps {
  records: Pick<RecordReader, 'get' | 'find'>;
  /** The download URL of a storage path. */
  pictureUrl: (path: string) => string;
}

/** Newest first. Throws as assertMayAt does. */
export async function listPictures(
  { records, pictureUrl }: LibraryDeps,
  { user }: Pick<Caller, 'user'>,
  place: RestaurantRef,
): Promise<{ pictures: LibraryPicture[] }> {
  await assertMayAt(records, user, 'website.read', place);
  const [{ found }, uses] = await Promise.all([
    findReadable(records, picturesOf(place), { limit: MOST }),
    pictureUses(records, place),
  ]);
  const pictures = found
    .map(({ id, record }) => ({
      pictureId: id,
      url: pictureUrl(record.path),
      picture: record,
      uses: uses.get(id) ?? [],
    }))
    .sort((one, other) => (one.picture.uploadedAt < other.picture.uploadedAt ? 1 : -1));
  return { pictures };
}
