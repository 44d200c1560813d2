// An order's guid and tracking token, derived from its idempotency key, so that a repeated request finds the same order and
// link (docs/decisions/001-orders-are-found-by-their-idempotency-key.md).
import { createHash } from 'node:crypto';

const sha256 = (...parts: string[]): Buffer => createHash('sha256').update(parts.join('\n')).digest();

/** A hash in the form of a version 8 UUID (RFC 9562: custom content). */
export function guidFrom(...parts: string[]): string {
  const hex = sha256(...parts).toString('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

export interface OrderKeys {
  orderGuid: string;
  /** 256 bits, base64url; only the diner gets it. */
  trackingToken: string;
  trackingTokenHash: string;
}

export function orderKeys(restaurantGuid: string, idempotencyKey: string): OrderKeys {
  const trackingToken = sha256('tracking', restaurantGuid, idempotencyKey).toString('base64url');
  return {
    orderGuid: guidFrom('order', restaurantGuid, idempotencyKey),
    trackingToken,
    trackingTokenHash: hashTrackingToken(trackingToken),
  };
}

export function hashTrackingToken(token: string): string {
  return sha256('tracking-token', token).toString('hex');
}
