// The storage paths of a picture and its copies, and the path of a download URL (C5-18, C8-06).

import { DomainError } from '../kernel/errors.ts';
import { parsedUrl } from '../kernel/parsed-url.ts';
import { imageMessages } from './image-errors.ts';
import type { ImageVariant } from './optimized-image.schema.ts';

export type ImageFormat = ImageVariant['format'];

/**
 * The paths of one picture in a folder: `{name}.jpg`, and below it the server's copies, such as `{name}.jpg/320.webp`. People
 * cannot write below a picture (storage.rules), so nobody replaces a copy.
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

/** A public download URL. @param origin The storage service's, or its emulator's. */
export function downloadUrl(
  bucket: string,
  path: string,
  origin = 'https://firebasestorage.googleapis.com',
): string {
  return `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
}

/** The URL of a copy below a picture, which anybody may read. @param url The picture's download URL. */
export function copyUrl(url: string, name: string): string {
  const copy = new URL(url);
  copy.pathname += encodeURIComponent(`/${name}`);
  copy.search = '?alt=media';
  return copy.href;
}

/** The storage path of a download URL: the part after /o/. Throws VALIDATION_FAILED. */
export function storagePathOf(url: string): string {
  const parsed = parsedUrl(url);
  if (parsed?.protocol !== 'https:' && parsed?.protocol !== 'http:') throw refused(imageMessages.url);
  const encoded = /^\/v0\/b\/[^/]+\/o\/([^/]+)$/.exec(parsed.pathname)?.[1];
  if (encoded === undefined) throw refused(imageMessages.storageUrl);
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw refused(imageMessages.storageUrl);
  }
}

/** Whether it is in this folder or below it. */
export const isInFolder = (path: string, folder: string): boolean =>
  path.startsWith(`${folder}/`) && !path.split('/').includes('..');

const refused = (message: string): DomainError => new DomainError('VALIDATION_FAILED', message);
