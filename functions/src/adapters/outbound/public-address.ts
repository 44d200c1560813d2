// Keeps calls to hosts that people typed out of private networks. The address is checked when the connection is made, so
// that a name cannot resolve differently the second time (DNS rebinding).
import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A host resolves to a private address or to none. The message does not say which. */
export class ForbiddenAddress extends Error {
  readonly code = 'FORBIDDEN_ADDRESS';

  constructor() {
    super('This host has no public address');
    this.name = 'ForbiddenAddress';
  }
}

/** All that has been given out to be reached from everywhere; what lies outside, such as ::7f00:1, has no range of its own. */
const givenOut = ipaddr.IPv6.parseCIDR('2000::/3');

/** Loopback, private, link-local, carrier-grade NAT, metadata and all reserved networks are not public, in either family. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (!(parsed instanceof ipaddr.IPv6) || parsed.match(givenOut));
}

export type IsAllowed = (address: string) => boolean;

/** The address of a host that is written as one, without DNS: '127.0.0.1', '[::1]'. */
export function literalAddress(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : undefined;
}

/** A DNS lookup for a connection. Fails with ForbiddenAddress if any of the addresses is forbidden. */
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
