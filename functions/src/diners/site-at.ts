// Where a restaurant's site is for whoever calls from it: where we lead guests back to, in mails and after signing in elsewhere.

import { alternativeDomain, isBareLocalhost, normalizeHost } from '@bite/shared/domains/resolution';
import { parsedUrl } from '@bite/shared/kernel/parsed-url';
import type { DomainMappings } from '../ports/domain-mappings.ts';

export interface SiteAtDeps {
  domainMappings: DomainMappings;
  /** 'https://order.bite.example': the guests' site, if the installation has one. */
  siteOrigin: string | undefined;
}

/**
 * The address of the restaurant's site on the host that was called: our own site, or a verified domain of this restaurant that
 * shows it. Undefined for any other: headers can be forged, and whoever forged one must not have us lead guests to their own host; nor
 * must whoever got hold of a domain that the restaurant has let lapse.
 */
export async function siteAt(
  { domainMappings, siteOrigin }: SiteAtDeps,
  host: string,
  { guid, slug }: { guid: string; slug: string },
): Promise<string | undefined> {
  if (siteOrigin !== undefined && host === new URL(siteOrigin).host) return `${siteOrigin}/${slug}`;
  const name = normalizeHost(host);
  const isLocal = isBareLocalhost(name) || name.endsWith('.localhost');
  const origin = `${isLocal ? 'http' : 'https'}://${host}`;
  const url = parsedUrl(origin);
  if (url?.origin !== origin) return undefined;
  if (!isLocal && url.port !== '') return undefined;
  const hosts = [name, alternativeDomain(name)].filter((each) => each !== undefined);
  const mapping = await domainMappings.findActive(hosts);
  if (mapping?.restaurantGuid !== guid || mapping.health === 'unhealthy') return undefined;
  // With or without 'www.' as it was verified: the other of the two may be anywhere.
  return isLocal ? origin : `https://${mapping.domain}`;
}
