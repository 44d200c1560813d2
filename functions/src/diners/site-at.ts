// Where a restaurant's site is for whoever calls from it: where we lead guests back to, in mails and after signing in elsewhere.

import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { alternativeDomain, isBareLocalhost, normalizeHost } from '@bite/shared/domains/resolution';
import { parsedUrl } from '@bite/shared/kernel/parsed-url';
import type { DomainMappings } from '../ports/domain-mappings.ts';

export interface SiteAtDeps {
  domainMappings: DomainMappings;
  /** 'https://order.bite.example': the guests' site, if the installation has one. */
  siteOrigin: string | undefined;
}

export interface SiteAt {
  /** 'https://bella.example' or 'https://order.bite.example/bella'; undefined where guests must not be led. */
  address: string | undefined;
  /** The restaurant, by guid, whose own domain this is: what runs there is in its hands, and an account that begins there is for it alone. */
  onlyAt?: string;
}

/**
 * The restaurant's site on the host that was called. It has an address on our own site, and on a verified domain of this restaurant that
 * shows it. No other has one: headers can be forged, and whoever forged one must not have us lead guests to their own host; nor must
 * whoever got hold of a domain that the restaurant has let lapse.
 */
export async function siteAt(
  { domainMappings, siteOrigin }: SiteAtDeps,
  host: string,
  { guid, slug }: { guid: string; slug: string },
): Promise<SiteAt> {
  if (siteOrigin !== undefined && host === new URL(siteOrigin).host)
    return { address: `${siteOrigin}/${slug}` };
  const name = normalizeHost(host);
  const hosts = [name, alternativeDomain(name)].filter((each) => each !== undefined);
  const mapping = await domainMappings.findActive(hosts);
  const address = mapping?.restaurantGuid === guid ? addressAt(mapping, host, name) : undefined;
  return { address, ...(mapping?.domainType === 'custom' && { onlyAt: mapping.restaurantGuid }) };
}

function addressAt({ domain, health }: DomainMapping, host: string, name: string): string | undefined {
  const isLocal = isBareLocalhost(name) || name.endsWith('.localhost');
  const origin = `${isLocal ? 'http' : 'https'}://${host}`;
  const url = parsedUrl(origin);
  if (url?.origin !== origin) return undefined;
  if (!isLocal && url.port !== '') return undefined;
  if (health === 'unhealthy') return undefined;
  // With or without 'www.' as it was verified: the other of the two may be anywhere.
  return isLocal ? origin : `https://${domain}`;
}
