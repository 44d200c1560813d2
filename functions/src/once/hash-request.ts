// Hashes a request, to tell two requests with one idempotency key apart.
import { createHash } from 'node:crypto';
import { canonicalJson } from '../audit/version.ts';

/** Equal requests hash alike whatever the order of their fields. */
export function hashRequest(request: unknown): string {
  return createHash('sha256').update(canonicalJson(request)).digest('hex');
}
