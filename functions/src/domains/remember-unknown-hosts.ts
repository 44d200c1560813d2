// Looks an unknown host up once in a while: whoever sends made-up hosts costs one read for each of them.
import type { DomainMappings } from '../ports/domain-mappings.ts';
import type { UnknownAddresses } from '../ports/unknown-addresses.ts';

/** @param unknown Shared with nothing else: hosts are remembered under their own names. */
export function rememberUnknownHosts(mappings: DomainMappings, unknown: UnknownAddresses): DomainMappings {
  return {
    async findActive(hosts) {
      const known = hosts.filter((host) => !unknown.has(host));
      if (known.length === 0) return undefined;
      const found = await mappings.findActive(known);
      if (!found) for (const host of known) unknown.add(host);
      return found;
    },
  };
}
