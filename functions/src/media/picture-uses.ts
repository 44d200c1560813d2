// What uses a picture: by reading all records of a restaurant, where many pictures are asked about, or by a query for one.
import { pathOfPicture } from '@bite/shared/media/picture-place';
import { picturesIn } from '@bite/shared/media/picture-uses';
import type { PictureUse } from '@bite/shared/media/pictures.contract';
import type { RestaurantRef } from '@bite/shared/paths';
import { recordsOf, restaurantsOf, tenants } from '../collections/collections.ts';
import { deletedRecordsOf } from '../collections/deleted-records.ts';
import { asStored } from '../collections/find-readable.ts';
import { listingPostsOf } from '../collections/listing.ts';
import type { Condition, RecordReader } from '../ports/records.ts';

/** More than a restaurant has. */
const MOST = 10_000;

/** Where records refer to pictures. */
const fieldOf = { items: 'imageUrl', menuGroups: 'image' } as const;
const kinds = ['items', 'menuGroups'] as const;

type Reader = Pick<RecordReader, 'get' | 'find'>;
type RecordUse = Pick<PictureUse, 'kind' | 'recordId'> & { record: unknown };

const describedUse = ({ kind, recordId, record }: RecordUse): PictureUse => {
  const { name } = (record ?? {}) as { name?: unknown };
  return { kind, recordId, name: typeof name === 'string' ? name : '' };
};

/**
 * By picture. Reads records as they are stored: one that cannot be read still uses its picture.
 * @param place Whose pictures.
 * @param at Whose records.
 */
export async function pictureUses(
  records: Reader,
  place: RestaurantRef,
  at: RestaurantRef = place,
): Promise<Map<string, PictureUse[]>> {
  const all = async (kind: (typeof kinds)[number]) => findUses(records, kind, at, []);
  const uses = new Map<string, PictureUse[]>();
  for (const use of [await restaurantAt(records, at), ...(await Promise.all(kinds.map(all))).flat()])
    for (const id of picturesIn(use.record, place))
      uses.set(id, [...(uses.get(id) ?? []), describedUse(use)]);
  return uses;
}

export interface OnePicture {
  place: RestaurantRef;
  pictureId: string;
}

/** The same for one picture, for the price of what uses it. `url` is its download URL. */
export async function usesOfPicture(
  records: Reader,
  { place, pictureId }: OnePicture,
  urlOf: (path: string) => string,
  at: RestaurantRef = place,
): Promise<PictureUse[]> {
  const url = urlOf(pathOfPicture(place, pictureId));
  const found = await Promise.all(
    kinds.flatMap((kind) =>
      beginnings(url).map((text) => findUses(records, kind, at, startsWith(fieldOf[kind], text))),
    ),
  );
  return [await restaurantAt(records, at), ...found.flat()]
    .filter(({ record }) => picturesIn(record, place).has(pictureId))
    .map(describedUse);
}

/** Whether another location of the business shows the picture: a menu that was copied keeps its pictures. */
export async function isUsedElsewhere(
  records: Reader,
  picture: OnePicture,
  urlOf: (path: string) => string,
): Promise<boolean> {
  const { tenantId, restaurantId: own } = picture.place;
  const tenant = await records.get(tenants, String(tenantId));
  for (const restaurantId of tenant?.restaurantIds ?? []) {
    if (restaurantId === own) continue;
    if ((await usesOfPicture(records, picture, urlOf, { tenantId, restaurantId })).length > 0) return true;
  }
  return false;
}

/** Those of deleted records, which can be brought back. */
export async function picturesOfDeleted(records: Reader, place: RestaurantRef): Promise<Set<string>> {
  const deleted = await records.find({ ...deletedRecordsOf(place), schema: asStored }, { limit: MOST });
  return new Set(deleted.flatMap(({ record }) => [...picturesIn(record, place)]));
}

/** Those of posts on the listing: the service fetches them when a post is published or changed. */
export async function picturesOfPosts(records: Reader, place: RestaurantRef): Promise<Set<string>> {
  const posts = await records.find({ ...listingPostsOf(place), schema: asStored }, { limit: MOST });
  return new Set(posts.flatMap(({ record }) => [...picturesIn(record, place)]));
}

/** The pictures of a restaurant that other locations of its business show. */
export async function picturesUsedElsewhere(records: Reader, place: RestaurantRef): Promise<Set<string>> {
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
 * A reference begins with the original's URL, alone or as the first field of an optimized image, which is JSON of our own
 * making (optimized-picture.ts). Without what follows the path, such as a token.
 */
function beginnings(url: string): string[] {
  const upToPath = url.replace(/\?.*$/, '');
  return [upToPath, `{"original":{"url":"${upToPath}`];
}

/** Greater than every character of a URL. */
const LAST = '\uf8ff';

/** Needs the index that every field has by itself. */
const startsWith = (field: string, text: string): Condition[] => [
  { field, is: '>=', value: text },
  { field, is: '<', value: text + LAST },
];

async function findUses(
  records: Reader,
  kind: (typeof kinds)[number],
  at: RestaurantRef,
  where: readonly Condition[],
): Promise<RecordUse[]> {
  const found = await records.find({ ...recordsOf(kind, at), schema: asStored }, { where, limit: MOST });
  return found.map(({ id, record }) => ({ kind, recordId: Number(id), record }));
}

async function restaurantAt(records: Reader, at: RestaurantRef): Promise<RecordUse> {
  const restaurants = { ...restaurantsOf(at.tenantId), schema: asStored };
  const record = await records.get(restaurants, String(at.restaurantId));
  return { kind: 'restaurants', recordId: at.restaurantId, record };
}
