// The pictures of a restaurant with what uses them.
import { picturesIn } from '@bite/shared/media/picture-uses';
import type { LibraryPicture, PictureUse } from '@bite/shared/media/pictures.contract';
import type { RestaurantRef } from '@bite/shared/paths';
import { picturesOf, recordsOf, restaurantsOf, tenants } from '../collections/collections.ts';
import { asStored, findReadable } from '../collections/find-readable.ts';
import { assertMayIn } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { RecordReader } from '../ports/records.ts';

/** More than a restaurant has. */
const MOST = 10_000;

export interface LibraryDeps {
  records: Pick<RecordReader, 'get' | 'find'>;
  /** The download URL of a storage path. */
  pictureUrl: (path: string) => string;
}

/** Newest first. Throws as assertMayIn does. */
export async function listPictures(
  { records, pictureUrl }: LibraryDeps,
  { user }: Pick<Caller, 'user'>,
  place: RestaurantRef,
): Promise<{ pictures: LibraryPicture[] }> {
  await assertMayIn(records, user, 'website.read', place);
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

/** The pictures of a restaurant that other locations of its business show: a menu that was copied keeps its pictures. */
export async function picturesUsedElsewhere(
  records: Pick<RecordReader, 'get' | 'find'>,
  place: RestaurantRef,
): Promise<Set<string>> {
  const { tenantId } = place;
  const tenant = await records.get(tenants, String(tenantId));
  const used = new Set<string>();
  for (const restaurantId of tenant?.restaurantIds ?? []) {
    if (restaurantId === place.restaurantId) continue;
    const uses = await pictureUses(records, place, { tenantId, restaurantId });
    for (const id of uses.keys()) used.add(id);
  }
  return used;
}

/**
 * By picture. Reads records as they are stored: one that cannot be read still uses its picture.
 * @param place Whose pictures.
 * @param at Whose records.
 */
export async function pictureUses(
  records: Pick<RecordReader, 'get' | 'find'>,
  place: RestaurantRef,
  at: RestaurantRef = place,
): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>();
  const note = (kind: PictureUse['kind'], recordId: number, record: unknown): void => {
    const { name } = (record ?? {}) as { name?: unknown };
    const use = { kind, recordId, name: typeof name === 'string' ? name : '' };
    for (const id of picturesIn(record, place)) uses.set(id, [...(uses.get(id) ?? []), use]);
  };
  const kinds = ['items', 'menuGroups'] as const;
  const [restaurant, ...lists] = await Promise.all([
    records.get({ ...restaurantsOf(at.tenantId), schema: asStored }, String(at.restaurantId)),
    ...kinds.map((kind) => records.find({ ...recordsOf(kind, at), schema: asStored }, { limit: MOST })),
  ]);
  note('restaurants', at.restaurantId, restaurant);
  for (const [index, kind] of kinds.entries())
    for (const { id, record } of lists[index] ?? []) note(kind, Number(id), record);
  return uses;
}
