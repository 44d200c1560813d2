// Looks at a domain: asks the hosting service and the DNS for it, opens it where it should open, and keeps what came of that.
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { isReady, seenAfter } from '@bite/shared/domains/watched-domain';
import { domainMappings } from '../../collections/domains.ts';
import type { PublicSuffixes } from '../../ports/public-suffixes.ts';
import { isOurFault } from '../watch/is-our-fault.ts';
import { type Leased, leaseDomain } from '../watch/lease.ts';
import { type Look, lookAtDomain } from '../watch/look-at-domain.ts';
import { openHost } from '../watch/open-host.ts';
import { settleLook } from '../watch/settle-look.ts';
import type { WatchDeps } from '../watch/watch-deps.ts';
import { type DomainSetUp, readSetUp } from './read-set-up.ts';

export type CheckSetUpDeps = WatchDeps & { publicSuffixes: PublicSuffixes };

/** For a person who waits. Never throws for what the services do: it is kept, and the schedule looks again. */
export async function checkSetUp(deps: CheckSetUpDeps, mapping: DomainMapping): Promise<DomainSetUp> {
  const leased = await leaseDomain(deps, String(mapping.domainId));
  if (leased) await checkLeased(deps, leased);
  const now = await deps.records.get(domainMappings, String(mapping.domainId));
  return readSetUp(deps, now ?? mapping);
}

/** Returns what the services said. */
export async function checkLeased(deps: WatchDeps, leased: Leased): Promise<Look> {
  const look = await lookAtDomain(deps, leased);
  const seen = seenAfter(leased, look, deps.now());
  const opened = isReady(seen.mapping) ? await openHost(deps, seen.mapping) : undefined;
  const probe = opened?.fault !== undefined && (await isOurFault(deps)) ? undefined : opened;
  await settleLook(deps, leased, { look, probe });
  return look;
}
