// The validated address of a page request. Headers are untrusted, since they are used in links and redirects.

import { isBareLocalhost, normalizeHost } from '@bite/shared/domains/resolution';
import { parsedUrl } from '@bite/shared/kernel/parsed-url';

export interface RequestAddress {
  /** The original host as the CDN names it, with a port if there is one. */
  host: string | undefined;
  protocol: string | undefined;
  /** Path and query. */
  url: string;
}

export interface PageAddress {
  /** Normalised, without a port. */
  host: string;
  /** 'https://luigis.example', with a port if there is one. */
  origin: string;
  path: string;
  query: URLSearchParams;
  /** Path and query. */
  url: string;
}

const HOST = /^(\[[0-9a-f:]+\]|[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?)\.?(:\d{1,5})?$/i;

/** Also one that browsers would open: no port beyond 65535, no broken punycode. */
const isHost = (authority: string): boolean =>
  HOST.test(authority) && parsedUrl(`https://${authority}`) !== undefined;

const listed = (list: string | undefined): string[] => (list ?? '').split(',').map((one) => one.trim());

/** A single host, even if it is repeated: two different ones make it unclear for which one the answer is cached. */
function onlyHost(named: string | undefined): string {
  const [host = '', ...others] = new Set(listed(named?.toLowerCase()));
  return others.length === 0 ? host : '';
}

/** A path that stays on its own site when resolved: not '/.//evil.example' or '/\\evil.example'. */
const staysAt = (origin: string, url: string): boolean => parsedUrl(url, origin)?.origin === origin;

/** Undefined if the host is invalid or ambiguous, or the path is invalid or leads to another site. */
export function pageAddress({ host: named, protocol, url }: RequestAddress): PageAddress | undefined {
  const authority = onlyHost(named);
  if (!isHost(authority) || !url.startsWith('/') || !staysAt('http://site', url)) return undefined;
  const host = normalizeHost(authority);
  const { pathname, search, searchParams } = new URL(url, 'http://site');
  if (!staysAt('http://site', pathname)) return undefined;
  const isLocal = isBareLocalhost(host) || host.endsWith('.localhost');
  const [saidScheme] = listed(protocol);
  const scheme = saidScheme === 'http' || (isLocal && saidScheme !== 'https') ? 'http' : 'https';
  return {
    host,
    origin: `${scheme}://${authority}`,
    path: pathname,
    query: searchParams,
    url: `${pathname}${search}`,
  };
}
