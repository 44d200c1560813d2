// All storage files of an image value, so that deleting it leaves nothing behind (C5-18, C8-06).
import { DomainError } from '../kernel/errors.ts';
import { deleteFailed, imageMessages } from './image-errors.ts';
import { type OptimizedImage, optimizedImage } from './optimized-image.schema.ts';
import { isInFolder, storagePathOf } from './storage-url.ts';

/** Every URL of a picture: original, WebP, all copies; without duplicates. */
export function imageUrls({ original, webp, variants }: OptimizedImage): string[] {
  const copies = [...variants.small, ...variants.medium, ...variants.large];
  return [...new Set([original, ...(webp ? [webp] : []), ...copies].map(({ url }) => url))];
}

/**
 * The storage paths of an image value, the original's first. Throws VALIDATION_FAILED in the specification's words, and
 * FORBIDDEN if one of them is outside `folder`, so that a record cannot delete another restaurant's files.
 */
export function storedPaths(value: string, folder: string): string[] {
  const urls = value.startsWith('{') ? imageUrls(readImage(value)) : [value];
  const paths = [...new Set(urls.map(storagePathOf))];
  if (!paths.every((path) => isInFolder(path, folder)))
    throw new DomainError('FORBIDDEN', 'This image does not belong here');
  return paths;
}

function readImage(text: string): OptimizedImage {
  const { data, success } = optimizedImage.safeParse(readJson(text));
  if (!success) throw new DomainError('VALIDATION_FAILED', imageMessages.structure);
  return data;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('VALIDATION_FAILED', imageMessages.json);
  }
}

/**
 * The copies that could not be deleted, to be logged. Throws if the original, the first path, could not be deleted.
 * @param outcomes One per path, in the same order.
 */
export function failedDeletions(
  paths: readonly string[],
  outcomes: readonly PromiseSettledResult<unknown>[],
): string[] {
  const [original] = outcomes;
  if (original?.status === 'rejected') throw deleteFailed(original.reason);
  return paths.filter((_, index) => outcomes[index]?.status === 'rejected');
}
