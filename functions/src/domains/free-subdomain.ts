// A free name for a restaurant below our own base domain (I9-12), and whether a name may be had at all.
import { FALLBACK_BASE_DOMAIN } from '@bite/shared/domains/canonical-host';
import { isReservedDomain, normalizeDomain, subdomainFault } from '@bite/shared/domains/domain-name';
import { isHeld } from '@bite/shared/domains/host-claims';
import { isReservedSubdomain } from '@bite/shared/domains/reserved-subdomains';
import { freeSubdomain as firstFree, subdomainCandidates } from '@bite/shared/domains/subdomain';
import { DomainError } from '@bite/shared/kernel/errors';
import { portionsOf } from '@bite/shared/kernel/portions';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { domainClaims } from '../collections/domains.ts';
import type { RecordReader } from '../ports/records.ts';
import type { SubdomainDeps } from './domain-deps.ts';

/** Throws CONFLICT where the installation has no base domain, so that nothing below it is served. */
export function assertHasSubdomains({ domainPolicy }: Pick<SubdomainDeps, 'domainPolicy'>): void {
  if (domainPolicy.baseDomain !== FALLBACK_BASE_DOMAIN) return;
  throw new DomainError('CONFLICT', 'This installation of Bite has no subdomains for restaurants');
}

const SUBDOMAIN_RESERVED = 'This name cannot be had. Please choose another one';

/** The host of a label: 'bella.bite.example'. */
export const subdomainHost = (label: string, { domainPolicy }: Pick<SubdomainDeps, 'domainPolicy'>): string =>
  `${label}.${normalizeDomain(domainPolicy.baseDomain)}`;

/** Why nobody gets this label; undefined if it only depends on whether it is free. */
export async function subdomainRefusal(
  { domainPolicy, offensiveNames }: SubdomainDeps,
  label: string,
): Promise<string | undefined> {
  const fault = subdomainFault(label);
  if (fault !== undefined) return fault;
  const host = subdomainHost(label, { domainPolicy });
  const isOurs = domainPolicy.reservedHosts.some((reserved) => normalizeDomain(reserved) === host);
  const isReserved = isOurs || isReservedDomain(label, []) || isReservedSubdomain(label);
  const isRefused = isReserved || (await offensiveNames.isOffensive(label));
  return isRefused ? SUBDOMAIN_RESERVED : undefined;
}

/** How many claims one read looks up: most names are free at once. */
const AT_ONCE = 10;

/** The host of the first candidate that nobody has claimed. Throws CONFLICT if all hundred are taken (I8.2-06). */
export async function freeSubdomain(
  records: Pick<RecordReader, 'getAll'>,
  deps: SubdomainDeps,
  { slug, name, restaurantId }: Pick<Restaurant, 'slug' | 'name' | 'restaurantId'>,
): Promise<string> {
  const whole = { slug, name, restaurantId: String(restaurantId) };
  const [own = ''] = subdomainCandidates(whole, () => false);
  const isOwnRefused = (await subdomainRefusal(deps, own)) !== undefined;
  const candidates = subdomainCandidates(whole, () => isOwnRefused);
  const taken = new Set<string>();
  for (const labels of portionsOf(candidates, AT_ONCE)) {
    const claims = await records.getAll(
      domainClaims,
      labels.map((label) => subdomainHost(label, deps)),
    );
    for (const [index, label] of labels.entries()) {
      const claim = claims[index];
      if (claim && isHeld(claim)) taken.add(label);
    }
    if (labels.some((label) => !taken.has(label))) break;
  }
  return subdomainHost(firstFree(candidates, taken), deps);
}
