// Hashes a request, to tell two requests with one idempotency key apart.
import { createHash } from 'node:crypto';
import stringify from 'safe-stable-stringify';

/** Equal requests hash alike whatever the order of their fields. */
export function hashRequest(request: unknown): string {
  return createHash('sha256')
    .update(stringify(request) ?? '')
    .digest('hex');
}
