// The hosts that a mapping is about: its name, and the other spelling with or without 'www.'.
import type { DomainMapping } from './domain-mapping.schema.ts';
import { alternativeDomain } from './resolution.ts';

/** Claimed together, so that nobody else gets the other spelling. */
export const hostsOf = (domain: string): string[] =>
  [domain, alternativeDomain(domain)].filter((host) => host !== undefined);

/** Both in whichever spelling: 'www.bella.example' is at 'bella.example'. */
export const isHostOf = (domain: string, host: string): boolean => hostsOf(domain).includes(host);

/**
 * The hosts that the hosting service serves for a domain of the restaurant's own: its name and, where one spelling redirects to the
 * other, both.
 */
export function hostedNames({
  domain,
  redirectConfig,
}: Pick<DomainMapping, 'domain' | 'redirectConfig'>): string[] {
  const { wwwRedirect = 'none' } = redirectConfig ?? {};
  return wwwRedirect === 'none' ? [domain] : hostsOf(domain);
}
