// The host by which search engines and links know a restaurant's site.
import type { DomainMapping } from './domain-mapping.schema.ts';
import { isHostOf } from './mapping-hosts.ts';
import { hostOfAddress, isDestination } from './own-hosts.ts';
import { alternativeDomain } from './resolution.ts';

/** Below it nothing is served: what an installation without a base domain of its own calls its restaurants (I9-12). */
export const FALLBACK_BASE_DOMAIN = 'bite-sites.example';

const isServing = ({ isActive, verificationStatus, sslStatus, health }: DomainMapping): boolean =>
  isActive && verificationStatus === 'verified' && sslStatus === 'issued' && health !== 'unhealthy';

/** The subdomain by which a restaurant is known at present; those that were renamed redirect to it. */
export const isPresentSubdomain = ({ domainType, renamedTo }: DomainMapping): boolean =>
  domainType === 'subdomain' && renamedTo === undefined;

const isBelowFallback = ({ domain }: DomainMapping): boolean => domain.endsWith(`.${FALLBACK_BASE_DOMAIN}`);

/** The spelling that is served itself, where the other one redirects to it. */
export function servedSpelling({ domain, redirectConfig, redirectPending }: DomainMapping): string {
  if (redirectPending) return domain;
  const isWww = domain.startsWith('www.');
  const { wwwRedirect } = redirectConfig ?? {};
  const isOther = wwwRedirect === (isWww ? 'www_to_apex' : 'apex_to_www');
  return isOther ? (alternativeDomain(domain) ?? domain) : domain;
}

const isReached = (mapping: DomainMapping): boolean => isServing(mapping) && !isBelowFallback(mapping);

/** The hosts at which guests reach the site at present, former names of its subdomain aside. */
export const reachedHosts = (mappings: readonly DomainMapping[]): string[] =>
  mappings.filter((mapping) => isReached(mapping) && mapping.renamedTo === undefined).map(servedSpelling);

/**
 * The primary mapping while it serves and is not ill, else the restaurant's subdomain, or where that redirects to; undefined where none
 * leads to the site, so that its slug is its address. Heals by itself, since it is judged whenever a mapping changes.
 */
export function canonicalHost(mappings: readonly DomainMapping[]): string | undefined {
  const serving = mappings.filter(isReached);
  const ends = serving.filter(isDestination).sort((one, other) => one.domainId - other.domainId);
  const subdomain = serving.find(isPresentSubdomain);
  const redirectedTo = hostOfAddress(subdomain?.redirectConfig?.redirectTo ?? '');
  const end =
    ends.find(({ isPrimary }) => isPrimary) ??
    ends.find(isPresentSubdomain) ??
    ends.find(({ domain }) => redirectedTo !== undefined && isHostOf(domain, redirectedTo));
  return end && servedSpelling(end);
}
