// Hashes a request, to distinguish two requests with one idempotency key.
import { createHash } from 'node:crypto';
import stringify from 'safe-stable-stringify';

/** Independent of the order of the fields. */
export function hashRequest(request: unknown): string {
  return createHash('sha256')
    .update(stringify(request) ?? '')
    .digest('hex');
}
