// Whether notifications may be sent to what a browser has registered. Anybody can register anything: the address is one that a stranger
// typed, and is checked again when it is connected to.

import { ECDH } from 'node:crypto';
import { parsedUrl } from '@bite/shared/kernel/parsed-url';
import type { PushDevice } from '@bite/shared/ordering/push-devices';
import type { OutboundOptions } from '../outbound/outbound-client.ts';
import { isPublicAddress, literalAddress } from '../outbound/public-address.ts';

export const isAcceptable = (
  { endpoint, keys }: Pick<PushDevice, 'endpoint' | 'keys'>,
  to: OutboundOptions['to'],
): boolean => isPushAddress(endpoint, to) && isPublicKey(keys.p256dh);

function isPushAddress(endpoint: string, to: OutboundOptions['to']): boolean {
  const url = parsedUrl(endpoint);
  if (!url) return false;
  const { protocol, hostname, port, username, password, origin } = url;
  if (username !== '' || password !== '') return false;
  if (to !== 'typedHosts') return to.origins.includes(origin);
  const literal = literalAddress(hostname);
  const isNamed = literal === undefined ? hostname.includes('.') : isPublicAddress(literal);
  return protocol === 'https:' && port === '' && isNamed;
}

/** A point of the curve: no other one can be encrypted for. */
function isPublicKey(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'hex', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}
