// Opens a domain as a guest would, and judges what is there for its restaurant.
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { faultOf } from '@bite/shared/domains/host-health';
import type { StoredHostProbe } from '@bite/shared/domains/host-probe.schema';
import type { WatchDeps } from './watch-deps.ts';

/** Undefined where we could not look, which is no fault of the host. */
export async function openHost(
  { hostProbe, log, now }: Pick<WatchDeps, 'hostProbe' | 'log' | 'now'>,
  { domain, domainId, restaurantGuid }: DomainMapping,
): Promise<StoredHostProbe | undefined> {
  try {
    const { fault: _, ...finding } = await hostProbe.open(domain).then((found) => ({
      ...found,
      judged: faultOf(found, restaurantGuid),
    }));
    const { judged, ...seen } = finding;
    return { ...seen, ...(judged && { fault: judged }), at: new Date(now()).toISOString() };
  } catch (error) {
    log.error('a domain could not be opened', { domainId, error: String(error) });
    return undefined;
  }
}
