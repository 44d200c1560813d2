// A browser that is told about an order, as it registers itself and as it is stored.
import { z } from 'zod';
import { guid, isoTime } from '../kernel/schema.ts';

/** The longest that push services give are some 500 characters. */
const MAX_ENDPOINT = 1000;

const registered = {
  endpoint: z
    .url({ protocol: /^https?$/ })
    .max(MAX_ENDPOINT)
    .describe('Where the browser’s push service takes notifications for it.'),
  keys: z.strictObject({
    p256dh: z.string().regex(/^B[\w-]{86}$/, 'No uncompressed point of P-256 in base64url'),
    auth: z.string().regex(/^[\w-]{22}$/, 'No 16 bytes in base64url'),
  }),
  reference: guid.describe('Sent back with each notification: by it the browser finds the order’s page.'),
};

export const pushDevice = z.strictObject(registered);

export const deviceId = z.string().regex(/^[0-9a-f]{32}$/, 'This is no device');

/** Read and written by the server alone: whoever has the endpoint may address the browser. */
export const storedPushDevice = z.object({
  ...registered,
  orderGuid: guid,
  createdAt: isoTime,
  /** Removed by itself then, if not with the end of its order. */
  expiresAt: isoTime,
});
export type StoredPushDevice = z.output<typeof storedPushDevice>;
