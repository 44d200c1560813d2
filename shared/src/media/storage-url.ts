// Where a picture and its copies lie in storage, and which path a download address stands for (C5-18, C8-06).
import { DomainError } from '../kernel/errors.ts';
import { imageMessages } from './image-errors.ts';
import type { ImageVariant } from './optimized-image.schema.ts';

export type ImageFormat = ImageVariant['format'];

/**
 * The paths of one picture in a folder: `{name}.jpg`, and below it the copies that the server makes of it, such as
 * `{name}.jpg/320.webp`. People write beside pictures, never below them (storage.rules), so nobody replaces a copy.
 */
export function imagePaths(folder: string, name: string, extension: string) {
  const original = `${folder}/${name}.${extension}`;
  return {
    original,
    webp: `${original}/full.webp`,
    variant: (width: number, format: ImageFormat) =>
      `${original}/${width}.${format === 'jpeg' ? 'jpg' : format}`,
  };
}

/** A public download address. @param origin Of the storage service, or of its emulator. */
export function downloadUrl(
  bucket: string,
  path: string,
  origin = 'https://firebasestorage.googleapis.com',
): string {
  return `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
}

/** The storage path behind a download address: what stands after /o/. Throws VALIDATION_FAILED. */
export function storagePathOf(url: string): string {
  if (!URL.canParse(url)) throw refused(imageMessages.url);
  const { protocol, pathname } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw refused(imageMessages.url);
  const encoded = /^\/v0\/b\/[^/]+\/o\/([^/]+)$/.exec(pathname)?.[1];
  if (encoded === undefined) throw refused(imageMessages.storageUrl);
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw refused(imageMessages.storageUrl);
  }
}

/** Is it in this folder or below it? */
export const isInFolder = (path: string, folder: string): boolean =>
  path.startsWith(`${folder}/`) && !path.split('/').includes('..');

const refused = (message: string): DomainError => new DomainError('VALIDATION_FAILED', message);
