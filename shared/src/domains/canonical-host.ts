// The host by which search engines and links know a restaurant's site.
import type { DomainMapping } from './domain-mapping.schema.ts';

/** Below it nothing is served: what an installation without a base domain of its own calls its restaurants (I9-12). */
export const FALLBACK_BASE_DOMAIN = 'bite-sites.example';

const isServing = ({ isActive, verificationStatus, sslStatus, health }: DomainMapping): boolean =>
  isActive && verificationStatus === 'verified' && sslStatus === 'issued' && health !== 'unhealthy';

/** The subdomain by which a restaurant is known at present; those that were renamed redirect to it. */
export const isPresentSubdomain = ({ domainType, renamedTo }: DomainMapping): boolean =>
  domainType === 'subdomain' && renamedTo === undefined;

const isBelowFallback = ({ domain }: DomainMapping): boolean => domain.endsWith(`.${FALLBACK_BASE_DOMAIN}`);

/**
 * The primary mapping while it serves and is not ill, else the restaurant's subdomain; undefined where neither leads to the site, so
 * that its slug is its address. Heals by itself, since it is judged whenever a mapping changes.
 */
export function canonicalHost(mappings: readonly DomainMapping[]): string | undefined {
  const [primary] = mappings
    .filter((mapping) => mapping.isPrimary && mapping.renamedTo === undefined && isServing(mapping))
    .sort((one, other) => one.domainId - other.domainId);
  const subdomain = mappings.find(
    (mapping) => isPresentSubdomain(mapping) && isServing(mapping) && !isBelowFallback(mapping),
  );
  return (primary ?? subdomain)?.domain;
}
