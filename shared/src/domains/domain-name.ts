// Rules of domains and subdomains: validity, normal form, and reserved names (I5.6).
import { parsedUrl } from '../kernel/parsed-url.ts';
import { normalizeHost } from './resolution.ts';

export const MAX_DOMAIN = 253;
export const MAX_SUBDOMAIN = 63;

export const domainMessages = {
  required: 'Domain is required',
  tooLong: 'Domain must be less than 253 characters',
  format: 'Invalid domain format',
  reserved: 'Cannot use reserved domain',
} as const;

export const subdomainMessages = {
  required: 'Subdomain is required',
  tooLong: 'Subdomain must be less than 63 characters',
  format: 'Subdomain must contain only letters, numbers, and hyphens, and cannot start or end with a hyphen',
} as const;

/** Which domains may be mapped: not our own hosts; subdomains are below our base domain. */
export interface DomainPolicy {
  /** Our own hosts, as configured: sites, API, sign-in. */
  reservedHosts: readonly string[];
  /** 'bite.example': the parent of generated subdomains. */
  baseDomain: string;
  /** The demo's names under .localhost are allowed although they are reserved. */
  isSeed?: boolean;
}

const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const reservedWords = ['localhost', 'invalid'];
/** Names of no public DNS. */
const privateName = /(^|\.)(local|internal|localhost|test|invalid|onion)$/;

/** The stored form: lower case, without port and trailing dot, other scripts in Punycode. */
export function normalizeDomain(text: string): string {
  const host = normalizeHost(text);
  const ascii = inPunycode(host);
  // An ideographic full stop at the end has now become a dot.
  return ascii === host ? host : normalizeHost(ascii);
}

/** Names in ASCII stay unchanged: a URL would read '1' as the address 0.0.0.1. */
function inPunycode(host: string): string {
  const isForeign = /\P{ASCII}/u.test(host) && /^(?:[a-z0-9.-]|\P{ASCII})+$/u.test(host);
  return (isForeign && parsedUrl(`http://${host}`)?.hostname) || host;
}

/**
 * The error of a normalised domain, in the specification's words (I5.6-01); undefined if it is valid. A name that ends in a
 * number, also in hexadecimal, is an address and not a domain.
 */
export function domainFault(domain: string): string | undefined {
  if (domain === '') return domainMessages.required;
  if (domain.length > MAX_DOMAIN) return domainMessages.tooLong;
  const labels = domain.split('.');
  const isAddress = /^(\d+|0x[0-9a-f]*)$/.test(labels.at(-1) ?? '');
  return isAddress || !labels.every((each) => label.test(each)) ? domainMessages.format : undefined;
}

/** The same for one label in lower case (I5.6-02). */
export function subdomainFault(subdomain: string): string | undefined {
  if (subdomain === '') return subdomainMessages.required;
  if (subdomain.length > MAX_SUBDOMAIN) return subdomainMessages.tooLong;
  return label.test(subdomain) ? undefined : subdomainMessages.format;
}

/** Whether it contains localhost, is invalid or is one of our own hosts (I5.6-05). */
export function isReservedDomain(domain: string, hosts: readonly string[]): boolean {
  const kept = [...reservedWords, ...hosts.map(normalizeDomain)];
  return kept.some((part) => part !== '' && domain.includes(part));
}

/** Why a well-formed domain may not be mapped here; undefined if it may. */
export function mappingFault(
  domain: string,
  domainType: 'subdomain' | 'custom',
  { reservedHosts, baseDomain, isSeed = false }: DomainPolicy,
): string | undefined {
  if (isSeed) return undefined;
  if (domainType === 'custom') {
    const isReserved = privateName.test(domain) || isReservedDomain(domain, [...reservedHosts, baseDomain]);
    return isReserved ? domainMessages.reserved : undefined;
  }
  return subdomainMappingFault(domain, { reservedHosts, baseDomain });
}

/** A subdomain of ours always contains our base domain: only its label and our hosts themselves are reserved there. */
function subdomainMappingFault(
  domain: string,
  { reservedHosts, baseDomain }: DomainPolicy,
): string | undefined {
  const ending = `.${normalizeDomain(baseDomain)}`;
  if (!domain.endsWith(ending)) return domainMessages.format;
  const name = domain.slice(0, -ending.length);
  const isOurs = reservedHosts.some((host) => normalizeDomain(host) === domain);
  return subdomainFault(name) ?? (isOurs || isReservedDomain(name, []) ? domainMessages.reserved : undefined);
}
