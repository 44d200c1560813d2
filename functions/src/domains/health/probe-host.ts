// Settles what opening a domain has brought. After a fault the hosting service and the DNS are asked too, so that its staff see why.
import type { StoredHostProbe } from '@bite/shared/domains/host-probe.schema';
import type { Progress } from '@bite/shared/domains/set-up-progress';
import type { Leased } from '../watch/lease.ts';
import { lookAtDomain } from '../watch/look-at-domain.ts';
import { openHost } from '../watch/open-host.ts';
import { settleLook } from '../watch/settle-look.ts';
import type { WatchDeps } from '../watch/watch-deps.ts';

/** Undefined for a domain that nobody should reach, and where we could not look: it is tried again. */
export const openLeased = async (
  deps: WatchDeps,
  { mapping }: Leased,
): Promise<StoredHostProbe | undefined> =>
  mapping.isActive && mapping.verificationStatus === 'verified' ? openHost(deps, mapping) : undefined;

export async function settleProbe(
  deps: WatchDeps,
  leased: Leased,
  probe: StoredHostProbe | undefined,
): Promise<Progress | undefined> {
  const isAllWell =
    probe !== undefined &&
    probe.fault === undefined &&
    leased.mapping.sslStatus === 'issued' &&
    !leased.mapping.redirectPending;
  const look = isAllWell || probe === undefined ? undefined : await lookAtDomain(deps, leased);
  return settleLook(deps, leased, { look, probe });
}
