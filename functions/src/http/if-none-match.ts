// Whether an If-None-Match header names the current version.
import type { Request } from 'express';

/** @param etag As the header gives it, in quotes. */
export function isKnown(request: Request, etag: string): boolean {
  // A CDN that compresses weakens the tag: W/"x" means the same content.
  const known = request
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.includes(etag) === true;
}
