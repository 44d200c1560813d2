// The record of a picture (C3-30) from what the server knows of the stored file and of its copies.
import type { ImageVariant, OptimizedImage } from './optimized-image.schema.ts';
import { responsiveSize } from './responsive-choice.ts';
import { copyUrl } from './storage-url.ts';
import type { PictureCopy, StoredPicture } from './stored-picture.schema.ts';

type CheckedPicture = Extract<StoredPicture, { status: 'ok' }>;

/** @param url The original's download URL. */
export function optimizedImageOf(picture: CheckedPicture, url: string): OptimizedImage {
  const { copies = [], webp, size, width, height } = picture;
  const of = (wanted: 'small' | 'medium' | 'large'): ImageVariant[] =>
    copies
      .filter((copy) => responsiveSize(copy.width) === wanted)
      .map((copy) => ({ url: copyUrl(url, copyName(copy)), ...copy }));
  return {
    original: { url, size },
    ...(webp && { webp: { url: copyUrl(url, FULL_WEBP), ...webp } }),
    variants: { small: of('small'), medium: of('medium'), large: of('large') },
    aspectRatio: Math.round((width / height) * 10_000) / 10_000,
  };
}

export const FULL_WEBP = 'full.webp';

/** '320.webp', below the path of the picture. */
export const copyName = ({ width, format }: Pick<PictureCopy, 'width' | 'format'>): string =>
  `${width}.${format === 'jpeg' ? 'jpg' : format}`;
