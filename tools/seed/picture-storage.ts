// Where the demo's pictures lie in Cloud Storage, and what documents say about them: as for uploaded ones.
import type { OptimizedImage } from '@bite/shared/media/optimized-image.schema';
import { imagePaths } from '@bite/shared/media/storage-url';
import { storedPicture } from '@bite/shared/media/stored-picture.schema';
import { type RestaurantRef, storagePaths } from '@bite/shared/paths';
import { recordOfPicture } from '../../functions/src/media/check-picture.ts';
import type { Look } from './pictures/look.ts';
import type { Picture } from './pictures/picture-cache.ts';
import { document, type SeedDocument } from './seed-document.ts';

export type PictureFolder = 'items' | 'branding';

export interface StoredFile {
  path: string;
  file: string;
  contentType: 'image/jpeg' | 'image/png' | 'image/webp';
  /** Of an original. */
  picture?: Picture;
}

const pathsOf = (at: RestaurantRef, look: Look, folder: PictureFolder, { extension }: Picture) =>
  imagePaths(storagePaths.restaurantFolder(at, folder), look.name, extension);

/** The original and its copies. */
export function storedFiles(
  at: RestaurantRef,
  look: Look,
  folder: PictureFolder,
  picture: Picture,
): StoredFile[] {
  const { original, variant } = pathsOf(at, look, folder, picture);
  const contentType = picture.extension === 'jpg' ? 'image/jpeg' : 'image/png';
  const copies = picture.copies.map(({ file, width }) => ({
    path: variant(width, 'webp'),
    file,
    contentType: 'image/webp' as const,
  }));
  return [{ path: original, file: picture.file, contentType, picture }, ...copies];
}

/** What the server keeps of a picture that it has looked into. */
export function checkedPicture(
  path: string,
  { extension, width, height, bytes }: Picture,
  generation: string,
  uploadedAt: string,
): SeedDocument {
  const at = recordOfPicture(path);
  if (!at) throw new Error(`Demo data: ${path} is no picture of a restaurant`);
  return document(`${at.collection.path}/${at.id}`, storedPicture, {
    ...{ path, folder: at.folder, name: at.name, generation, size: bytes, uploadedAt, checkedAt: uploadedAt },
    ...{
      status: 'ok',
      type: extension === 'jpg' ? 'image/jpeg' : 'image/png',
      width,
      height,
      isAnimated: false,
    },
  });
}

/** What an image field holds: the record of a picture and its copies, as JSON text. */
export function imageReferenceOf(
  at: RestaurantRef,
  look: Look,
  folder: PictureFolder,
  picture: Picture,
  urlOf: (path: string) => string,
): string {
  const { original, variant } = pathsOf(at, look, folder, picture);
  const copiesOf = (size: 'small' | 'medium' | 'large') =>
    picture.copies
      .filter((copy) => copy.size === size)
      .map(({ width, height, bytes }) => ({
        url: urlOf(variant(width, 'webp')),
        format: 'webp' as const,
        width,
        height,
        size: bytes,
      }));
  const record: OptimizedImage = {
    original: { url: urlOf(original), size: picture.bytes },
    variants: { small: copiesOf('small'), medium: copiesOf('medium'), large: copiesOf('large') },
    aspectRatio: Math.round((picture.width / picture.height) * 10_000) / 10_000,
  };
  return JSON.stringify(record);
}
