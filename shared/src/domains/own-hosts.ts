// Where a mapping may lead guests and search engines: to hosts of the same restaurant, and to nobody else's.
import { parsedUrl } from '../kernel/parsed-url.ts';
import type { DomainMapping } from './domain-mapping.schema.ts';
import { isHostOf } from './mapping-hosts.ts';

const ownHostMessages = {
  notOwn: 'This must be an address of the same restaurant',
  redirects: 'That address redirects itself',
  notSecure: 'That address has no secure connection yet',
  ownSpelling: 'To redirect between www and the bare name, choose that instead',
  notStart: 'This must be the start of the address alone, such as https://www.example.com/',
} as const;

/** The normalised host of an address that names nothing else but a path: no port, no user name. Undefined for others. */
export function hostOfAddress(address: string): string | undefined {
  const url = parsedUrl(address);
  if (!url) return undefined;
  const { protocol, hostname, port, username, password } = url;
  const isPlain = /^https?:$/.test(protocol) && port === '' && username === '' && password === '';
  return isPlain ? hostname.replace(/\.$/, '') : undefined;
}

const proven = ({ isActive, verificationStatus }: DomainMapping): boolean =>
  isActive && verificationStatus === 'verified';

/** Whether guests may be led to this mapping's host from another of the same restaurant: it is served and leads nowhere else. */
export const isDestination = (mapping: DomainMapping): boolean =>
  proven(mapping) && mapping.renamedTo === undefined && mapping.redirectConfig?.redirectTo === undefined;

/** Whether browsers open its host: else guests, and search engines, would be led to an error. Our own names always have it. */
const hasCertificate = ({ domainType, sslStatus }: DomainMapping): boolean =>
  domainType === 'subdomain' || sslStatus === 'issued';

/** A host that is well, and to which guests and search engines may be led at present. */
export const isOpenDestination = (mapping: DomainMapping): boolean =>
  isDestination(mapping) && hasCertificate(mapping) && mapping.health !== 'unhealthy';

/**
 * The messages for addresses that this mapping may not lead to, by field; empty if there are none.
 * @param mappings All of the restaurant.
 */
export function addressFaults(
  { guid, domain, redirectConfig, seoConfig }: DomainMapping,
  mappings: readonly DomainMapping[],
): Record<string, string> {
  const others = mappings.filter((mapping) => mapping.guid !== guid && proven(mapping));
  const redirect = redirectFault(redirectConfig?.redirectTo, domain, others);
  const canonical = canonicalFault(seoConfig?.canonicalUrl, domain, others);
  return {
    ...(redirect !== undefined && { 'redirectConfig.redirectTo': redirect }),
    ...(canonical !== undefined && { 'seoConfig.canonicalUrl': canonical }),
  };
}

function redirectFault(
  address: string | undefined,
  domain: string,
  others: readonly DomainMapping[],
): string | undefined {
  if (address === undefined) return undefined;
  const host = hostOfAddress(address) ?? '';
  if (isHostOf(domain, host)) return ownHostMessages.ownSpelling;
  return targetFault(host, others);
}

function targetFault(host: string, others: readonly DomainMapping[]): string | undefined {
  const target = others.find((mapping) => isHostOf(mapping.domain, host));
  if (!target) return ownHostMessages.notOwn;
  if (!isDestination(target)) return ownHostMessages.redirects;
  return hasCertificate(target) ? undefined : ownHostMessages.notSecure;
}

function canonicalFault(
  address: string | undefined,
  domain: string,
  others: readonly DomainMapping[],
): string | undefined {
  if (address === undefined) return undefined;
  const host = hostOfAddress(address) ?? '';
  const fault = isHostOf(domain, host) ? undefined : targetFault(host, others);
  if (fault !== undefined) return fault;
  return /^https?:\/\/[^/?#]+\/?$/.test(address) ? undefined : ownHostMessages.notStart;
}
