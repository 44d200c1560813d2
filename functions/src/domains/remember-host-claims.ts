// Asks once in a while whether a host is somebody's: whoever sends made-up hosts costs one read for each of them.
import type { HostClaims } from '../ports/host-claims.ts';
import type { UnknownAddresses } from '../ports/unknown-addresses.ts';

/** Either is shared with nothing else: hosts are remembered under their own names. */
export function rememberHostClaims(
  claims: HostClaims,
  { free, claimed }: { free: UnknownAddresses; claimed: UnknownAddresses },
): HostClaims {
  return {
    async isClaimed(host) {
      if (free.has(host)) return false;
      if (claimed.has(host)) return true;
      const isClaimed = await claims.isClaimed(host);
      (isClaimed ? claimed : free).add(host);
      return isClaimed;
    },
  };
}
