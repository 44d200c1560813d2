// Where the demo's pictures lie in Cloud Storage, and what documents say about them: as for uploaded ones.
import type { OptimizedImage } from '@bite/shared/media/optimized-image.schema';
import { type RestaurantRef, storagePaths } from '@bite/shared/paths';
import type { Look } from './pictures/look.ts';
import type { Picture } from './pictures/picture-cache.ts';

export type PictureFolder = 'items' | 'branding';

export interface StoredFile {
  path: string;
  file: string;
  contentType: 'image/jpeg' | 'image/png' | 'image/webp';
}

const basePath = (at: RestaurantRef, look: Look, folder: PictureFolder): string =>
  `${storagePaths.restaurantFolder(at, folder)}/${look.name}`;

/** The original and its copies. */
export function storedFiles(
  at: RestaurantRef,
  look: Look,
  folder: PictureFolder,
  picture: Picture,
): StoredFile[] {
  const base = basePath(at, look, folder);
  const contentType = picture.extension === 'jpg' ? 'image/jpeg' : 'image/png';
  const copies = picture.copies.map(({ file, width }) => ({
    path: `${base}_${width}.webp`,
    file,
    contentType: 'image/webp' as const,
  }));
  return [{ path: `${base}.${picture.extension}`, file: picture.file, contentType }, ...copies];
}

/** A public download URL. `emulator` is its host and port; absent in production. */
export function downloadUrl(bucket: string, path: string, emulator?: string): string {
  const host = emulator ? `http://${emulator}` : 'https://firebasestorage.googleapis.com';
  return `${host}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
}

/** What an image field holds: the record of a picture and its copies, as JSON text. */
export function imageReferenceOf(
  at: RestaurantRef,
  look: Look,
  folder: PictureFolder,
  picture: Picture,
  urlOf: (path: string) => string,
): string {
  const base = basePath(at, look, folder);
  const copiesOf = (size: 'small' | 'medium' | 'large') =>
    picture.copies
      .filter((copy) => copy.size === size)
      .map(({ width, height, bytes }) => ({
        url: urlOf(`${base}_${width}.webp`),
        format: 'webp' as const,
        width,
        height,
        size: bytes,
      }));
  const record: OptimizedImage = {
    original: { url: urlOf(`${base}.${picture.extension}`), size: picture.bytes },
    variants: { small: copiesOf('small'), medium: copiesOf('medium'), large: copiesOf('large') },
    aspectRatio: Math.round((picture.width / picture.height) * 10_000) / 10_000,
  };
  return JSON.stringify(record);
}
