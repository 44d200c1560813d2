// Where the pictures of a restaurant are used: in any text of a record that refers to one, by URL or as an optimized image.
import type { RestaurantRef } from '../paths.ts';
import { parseOptimizedImage } from './optimized-image.schema.ts';
import { pictureId } from './picture-name.ts';
import { placeOfPicture } from './picture-place.ts';
import { storagePathOf } from './storage-url.ts';

/** The id of the picture that a text refers to; undefined for what is none in one of the restaurant's own folders. */
export function pictureIdOf(text: string, { tenantId, restaurantId }: RestaurantRef): string | undefined {
  const url = parseOptimizedImage(text)?.original.url ?? text;
  if (!/^https?:/.test(url)) return undefined;
  const place = placeOfPicture(pathOf(url) ?? '');
  const isOwn = place?.at?.tenantId === tenantId && place.at.restaurantId === restaurantId;
  return place && isOwn ? pictureId(place.folder, place.name) : undefined;
}

function pathOf(url: string): string | undefined {
  try {
    return storagePathOf(url);
  } catch {
    return undefined;
  }
}

/** The ids of all pictures that a record refers to. */
export function picturesIn(record: unknown, at: RestaurantRef): Set<string> {
  const ids = new Set<string>();
  mapTexts(record, (text) => {
    const id = pictureIdOf(text, at);
    if (id !== undefined) ids.add(id);
    return text;
  });
  return ids;
}

/** The record with another reference in the place of a picture's, or without the field if that is undefined. */
export const withoutPicture = <Stored>(
  record: Stored,
  at: RestaurantRef,
  id: string,
  instead: string | undefined,
): Stored => mapTexts(record, (text) => (pictureIdOf(text, at) === id ? instead : text)) as Stored;

function mapTexts(value: unknown, map: (text: string) => string | undefined): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, map));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, mapTexts(field, map)] as const);
  return Object.fromEntries(fields.filter(([name, field]) => field !== undefined || !(name in value)));
}
