// Opens a domain as a guest would, in each spelling that guests end at, and judges what is there for its restaurant.
import { servedSpelling } from '@bite/shared/domains/canonical-host';
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { faultOf } from '@bite/shared/domains/host-health';
import type { HostFinding, StoredHostProbe } from '@bite/shared/domains/host-probe.schema';
import type { WatchDeps } from './watch-deps.ts';

/** Of two spellings the worse one counts. Undefined where we could not look, which is no fault of the host. */
export async function openHost(
  { hostProbe, log, now }: Pick<WatchDeps, 'hostProbe' | 'log' | 'now'>,
  mapping: DomainMapping,
): Promise<StoredHostProbe | undefined> {
  const { domain, domainId, restaurantGuid } = mapping;
  try {
    const found = await Promise.all(
      [...new Set([domain, servedSpelling(mapping)])].map((host) => hostProbe.open(host)),
    );
    const [worst] = found.map((finding) => judged(finding, restaurantGuid)).sort(worseFirst);
    return worst && { ...worst, at: new Date(now()).toISOString() };
  } catch (error) {
    log.error('a domain could not be opened', { domainId, error: String(error) });
    return undefined;
  }
}

function judged(finding: HostFinding, restaurantGuid: string): HostFinding {
  const fault = faultOf(finding, restaurantGuid);
  const { fault: _, ...seen } = finding;
  return { ...seen, ...(fault !== undefined && { fault }) };
}

/** A fault is worse than none, and a certificate that ends sooner than one that ends later. */
function worseFirst(one: HostFinding, other: HostFinding): number {
  const faults = Number(other.fault !== undefined) - Number(one.fault !== undefined);
  return faults || endOf(one) - endOf(other);
}

const endOf = ({ certificate }: HostFinding): number =>
  certificate ? Date.parse(certificate.validTo) : Number.MAX_SAFE_INTEGER;
