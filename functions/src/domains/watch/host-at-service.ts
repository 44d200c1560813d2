// Asks the hosting service for one host of a mapping. A host that the service has although we never asked for it was connected by hand, by
// whoever operates this installation: it is refused, so that no restaurant takes it over, or off the site by removing it again.
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { isHeld, mayBeHosted } from '@bite/shared/domains/host-claims';
import { domainClaims } from '../../collections/domains.ts';
import type { DomainHosting, HostedDomain } from '../../ports/domain-hosting.ts';
import type { RecordStore } from '../../ports/records.ts';
import type { ServiceFailure, ServiceResult } from '../../ports/service-result.ts';
import { claimOn } from '../claims.ts';

export type HostingFailure =
  | ServiceFailure
  | (Pick<ServiceFailure, 'outcome' | 'message' | 'retryAfter'> & { reason: 'byHand' });
export type HostingResult = ServiceResult<HostedDomain> | HostingFailure;

interface Deps {
  records: Pick<RecordStore, 'get' | 'transact'>;
  domainHosting: DomainHosting;
}

type Owner = Pick<DomainMapping, 'restaurantGuid'>;

const unclear: ServiceFailure = { outcome: 'failed', reason: 'unclear' };
const byHand: HostingFailure = { outcome: 'failed', reason: 'byHand' };

/**
 * A host that the service does not have is added: whoever wanted it may have ended before. Nothing is asked about one that the
 * restaurant has not claimed. Never throws for what the service does.
 */
export async function hostedAt(
  deps: Deps,
  mapping: Owner,
  host: string,
  isFirst: boolean,
): Promise<HostingResult> {
  const claim = await claimOn(deps.records, host);
  if (claim?.restaurantGuid !== mapping.restaurantGuid) return unclear;
  return mayBeHosted(claim) ? checkOrAdd(deps.domainHosting, host, isFirst) : askFirst(deps, mapping, host);
}

async function checkOrAdd(
  hosting: DomainHosting,
  host: string,
  isFirst: boolean,
): Promise<ServiceResult<HostedDomain>> {
  const found = isFirst ? undefined : await hosting.check(host).catch(() => unclear);
  const isMissing = found === undefined || (found.outcome === 'failed' && found.reason === 'notFound');
  return isMissing ? hosting.add(host).catch(() => unclear) : found;
}

async function askFirst(
  { records, domainHosting }: Deps,
  mapping: Owner,
  host: string,
): Promise<HostingResult> {
  const found = await domainHosting.find(host).catch(() => unclear);
  // Another look at it may have asked meanwhile.
  if (found.outcome === 'answered') return mayBeHosted(await claimOn(records, host)) ? found : byHand;
  if (found.reason !== 'notFound') return found;
  const isNoted = await noteAsked(records, mapping, host);
  return isNoted ? domainHosting.add(host).catch(() => unclear) : unclear;
}

/** Before the call: what began it may end in its middle. False if the host is somebody else's by now. */
const noteAsked = (records: Deps['records'], { restaurantGuid }: Owner, host: string): Promise<boolean> =>
  records.transact(async (transaction) => {
    const claim = await transaction.get(domainClaims, host);
    if (!claim || !isHeld(claim) || claim.restaurantGuid !== restaurantGuid) return false;
    transaction.set(domainClaims, host, { ...claim, hasAskedHosting: true });
    return true;
  });
