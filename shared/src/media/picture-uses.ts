// Where the pictures of a restaurant are used: in any text of a record that refers to one, by URL or as an optimized image.
import type { RestaurantRef } from '../paths.ts';
import { parseOptimizedImage } from './optimized-image.schema.ts';
import { focusFields } from './picture-focus.ts';
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

/**
 * The record with another reference in the place of a picture's, or without the field if that is undefined. The point that stays
 * in sight goes with its picture, unless the other reference is to the same one.
 */
export function withoutPicture<Stored>(
  record: Stored,
  at: RestaurantRef,
  id: string,
  instead: string | undefined,
): Stored {
  const isSame = instead !== undefined && pictureIdOf(instead, at) === id;
  const isIt = (value: unknown) => typeof value === 'string' && pictureIdOf(value, at) === id;
  const pointsOf = (value: object): string[] =>
    Object.entries(focusFields).flatMap(([name, point]) =>
      !isSame && isIt((value as Record<string, unknown>)[name]) ? [point] : [],
    );
  return mapTexts(record, (text) => (isIt(text) ? instead : text), pointsOf) as Stored;
}

/** @param leftOut The fields of an object that are left out. */
function mapTexts(
  value: unknown,
  map: (text: string) => string | undefined,
  leftOut: (value: object) => readonly string[] = () => [],
): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value))
    return value.flatMap((entry) => {
      const mapped = mapTexts(entry, map, leftOut);
      return lostItsPicture(entry, mapped) ? [] : [mapped];
    });
  if (typeof value !== 'object' || value === null) return value;
  const out = leftOut(value);
  const fields = Object.entries(value)
    .filter(([name]) => !out.includes(name))
    .map(([name, field]) => [name, mapTexts(field, map, leftOut)] as const);
  return Object.fromEntries(fields.filter(([name, field]) => field !== undefined || !(name in value)));
}

/** An entry of a gallery is nothing without its picture. */
const lostItsPicture = (before: unknown, after: unknown): boolean => hasPicture(before) && !hasPicture(after);

const hasPicture = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'picture' in entry;
