// Where a mapping leads guests, and by which host search engines know its pages (I3.10-03, I3.10-04). Only to hosts of the same
// restaurant: this was judged when it was written, and is judged again, since the other host may be somebody else's by now.
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { hostsOf, isHostOf } from '@bite/shared/domains/mapping-hosts';
import { hostOfAddress, isOpenDestination } from '@bite/shared/domains/own-hosts';
import { isBareLocalhost } from '@bite/shared/domains/resolution';
import type { DomainMappings } from '../ports/domain-mappings.ts';

interface RedirectDeps {
  domainMappings: DomainMappings;
}

interface RedirectedRequest {
  /** Normalised. */
  host: string;
  origin: string;
  /** Path and query. */
  url: string;
}

/** Undefined if the host itself is served. Reads one more mapping only where one redirects to another domain. */
export async function redirectOf(
  deps: RedirectDeps,
  mapping: DomainMapping,
  { host, origin, url }: RedirectedRequest,
): Promise<string | undefined> {
  if (mapping.renamedTo !== undefined) return `${atHost(origin, mapping.renamedTo)}${url}`;
  const { redirectTo, wwwRedirect } = mapping.redirectConfig ?? {};
  if (redirectTo !== undefined && (await leadsHome(deps, mapping, redirectTo)))
    return new URL(redirectTo).pathname === '/' ? new URL(url, redirectTo).href : redirectTo;
  // The other spelling may have no address or certificate yet: then either is served where it is.
  if (mapping.redirectPending || mapping.sslStatus !== 'issued' || mapping.health === 'unhealthy')
    return undefined;
  const isWww = host.startsWith('www.');
  if (wwwRedirect === 'www_to_apex' && isWww) return `${origin.replace('://www.', '://')}${url}`;
  if (wwwRedirect === 'apex_to_www' && !isWww) return `${origin.replace('://', '://www.')}${url}`;
  return undefined;
}

/** The same scheme and port at another host. */
function atHost(origin: string, host: string): string {
  const { protocol, port } = new URL(origin);
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
}

/** One that is ill, has no certificate or redirects itself, would lead guests nowhere or in circles. */
async function leadsHome(
  { domainMappings }: RedirectDeps,
  mapping: DomainMapping,
  address: string,
): Promise<boolean> {
  const host = hostOfAddress(address);
  if (host === undefined || isBareLocalhost(host) || isHostOf(mapping.domain, host)) return false;
  const target = await domainMappings.findActive(hostsOf(host));
  return target?.restaurantGuid === mapping.restaurantGuid && isOpenDestination(target);
}

/** The host that staff chose for search engines; undefined where that is the restaurant's usual one. */
export async function chosenCanonicalHost(
  { domainMappings }: RedirectDeps,
  { restaurantGuid, domain, seoConfig }: DomainMapping,
): Promise<string | undefined> {
  const host = hostOfAddress(seoConfig?.canonicalUrl ?? '');
  if (host === undefined || isHostOf(domain, host)) return host;
  const target = await domainMappings.findActive(hostsOf(host));
  return target?.restaurantGuid === restaurantGuid && isOpenDestination(target) ? host : undefined;
}
