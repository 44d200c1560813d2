// The demo's pictures in Cloud Storage and their references in documents, as for uploaded pictures.
import type { OptimizedImage } from '@bite/shared/media/optimized-image.schema';
import { imagePaths } from '@bite/shared/media/storage-url';
import { storedPicture } from '@bite/shared/media/stored-picture.schema';
import { type RestaurantRef, storagePaths } from '@bite/shared/paths';
import { recordOfPicture } from '../../functions/src/media/check-picture.ts';
import type { Look } from './pictures/look.ts';
import type { Picture } from './pictures/picture-cache.ts';
import { document, type SeedDocument } from './seed-document.ts';
import type { SiteIcon } from './site-icons.ts';

/** A picture of the demo; logos have icons. */
export interface SeedPicture extends Picture {
  icons?: readonly SiteIcon[];
}

export type PictureFolder = 'items' | 'branding';

export interface StoredFile {
  path: string;
  file: string;
  contentType: 'image/jpeg' | 'image/png' | 'image/webp';
  /** Of an original. */
  picture?: SeedPicture;
}

const pathsOf = (at: RestaurantRef, look: Look, folder: PictureFolder, { extension }: Picture) =>
  imagePaths(storagePaths.restaurantFolder(at, folder), look.name, extension);

/** The original and its copies. */
export function storedFiles(
  at: RestaurantRef,
  look: Look,
  folder: PictureFolder,
  picture: SeedPicture,
): StoredFile[] {
  const { original, variant } = pathsOf(at, look, folder, picture);
  const contentType = picture.extension === 'jpg' ? 'image/jpeg' : 'image/png';
  const copies = picture.copies.map(({ file, width }) => ({
    path: variant(width, 'webp'),
    file,
    contentType: 'image/webp' as const,
  }));
  const icons = (picture.icons ?? []).map(({ file, width }) => ({
    path: variant(width, 'png'),
    file,
    contentType: 'image/png' as const,
  }));
  return [{ path: original, file: picture.file, contentType, picture }, ...copies, ...icons];
}

/** The record that the server keeps of a checked picture. */
export function checkedPicture(
  path: string,
  { extension, width, height, bytes, copies, icons = [] }: SeedPicture,
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
      copies: [
        ...copies.map((copy) => ({
          format: 'webp' as const,
          width: copy.width,
          height: copy.height,
          size: copy.bytes,
        })),
        ...icons.map((icon) => ({
          format: 'png' as const,
          width: icon.width,
          height: icon.width,
          size: icon.bytes,
        })),
      ],
    },
  });
}

/** The value of an image field: the record of a picture and its copies, as JSON text. */
export function imageReferenceOf(
  at: RestaurantRef,
  look: Look,
  folder: PictureFolder,
  picture: SeedPicture,
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
  const icons = (picture.icons ?? []).map(({ width, bytes }) => ({
    ...{ url: urlOf(variant(width, 'png')), format: 'png' as const },
    ...{ width, height: width, size: bytes },
  }));
  const record: OptimizedImage = {
    original: { url: urlOf(original), size: picture.bytes },
    variants: {
      small: [...copiesOf('small'), ...icons],
      medium: copiesOf('medium'),
      large: copiesOf('large'),
    },
    aspectRatio: Math.round((picture.width / picture.height) * 10_000) / 10_000,
  };
  return JSON.stringify(record);
}
