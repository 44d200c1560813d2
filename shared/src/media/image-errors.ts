// What goes wrong with pictures, in the specification's words (C8-06, O8-04 to O8-06).
import { DomainError } from '../kernel/errors.ts';

export const imageMessages = {
  storageUrl: 'Invalid Firebase Storage URL format',
  url: 'Invalid URL provided to deleteSingleImage',
  structure: 'Invalid OptimizedImage structure',
  json: 'Invalid OptimizedImage JSON format',
  webpConversion: 'Failed to convert to WebP',
  webpLoad: 'Failed to load image for WebP conversion',
  resize: 'Failed to resize image',
  load: 'Failed to load image',
} as const;

export const uploadFailed = (reason: unknown): DomainError =>
  new DomainError('UNAVAILABLE', `Failed to upload image: ${reasonOf(reason)}`);

export const deleteFailed = (reason: unknown): DomainError =>
  new DomainError('UNAVAILABLE', `Failed to delete image: ${reasonOf(reason)}`);

/** Anything may be thrown; what is no Error says nothing (I8.2-11). */
const reasonOf = (reason: unknown): string => (reason instanceof Error ? reason.message : 'Unknown error');
