// Reads a push message as a browser does: RFC 8291, in the one-record form of RFC 8188. Written from the RFCs, apart from the package
// that encrypts, so that the two check each other.
import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

/** Salt, record size, and the length of the sender's key. */
const SALT = 16;
const KEY_AT = 21;
const TAG = 16;

export interface Reader {
  keys: ECDH;
  auth: Buffer;
}

const derived = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Throws if it was not encrypted for this reader. */
export function decrypt(body: Buffer, { keys, auth }: Reader): string {
  const salt = body.subarray(0, SALT);
  const recordAt = KEY_AT + (body[KEY_AT - 1] ?? 0);
  const sender = body.subarray(KEY_AT, recordAt);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derived(keys.computeSecret(sender), auth, info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(body.subarray(recordAt, -TAG)), decipher.final()]);
  // The last record ends with a 2, and as many zeros as somebody has padded it with.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
