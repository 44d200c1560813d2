// Keeps calls to hosts that people typed away from our own networks: an address is judged as it is connected to, so that a
// name which says something else the second time gains nothing.
import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A host leads into a network of ours, or nowhere that is public. Says nothing of where. */
export class ForbiddenAddress extends Error {
  readonly code = 'FORBIDDEN_ADDRESS';

  constructor() {
    super('This host has no public address');
    this.name = 'ForbiddenAddress';
  }
}

/** Loopback, private, link-local, carriers', metadata servers' and all reserved networks are none, in either family. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

export type IsAllowed = (address: string) => boolean;

/** Whether it is written as an address, for which nobody is asked: '127.0.0.1', '[::1]'. */
export function literalAddress(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : undefined;
}

/** Resolves a name for a connection; fails with ForbiddenAddress where any of its addresses is forbidden. */
export function guardedLookup(
  isAllowed: IsAllowed,
  resolve: typeof systemLookup = systemLookup,
): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new ForbiddenAddress(), '', 0);
      if (!addresses.every(({ address }) => isAllowed(address)))
        return callback(new ForbiddenAddress(), '', 0);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
