// The address a browser asked for. Nothing in a request's head is believed as it comes: it goes into links and redirects.
import { isBareLocalhost, normalizeHost } from '@bite/shared/domains/resolution';

export interface RequestAddress {
  /** As the CDN names the original host, with a port where there is one. */
  host: string | undefined;
  protocol: string | undefined;
  /** Path and query. */
  url: string;
}

export interface PageAddress {
  /** Normalised, without a port. */
  host: string;
  /** 'https://luigis.example', with its port where there is one. */
  origin: string;
  path: string;
  query: URLSearchParams;
  /** Path and query. */
  url: string;
}

const HOST = /^(\[[0-9a-f:]+\]|[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?)\.?(:\d{1,5})?$/i;

const listed = (list: string | undefined): string[] => (list ?? '').split(',').map((one) => one.trim());

/** One host, however often it is named: two of them leave open which one the answer is kept for. */
function onlyHost(named: string | undefined): string {
  const [host = '', ...others] = new Set(listed(named?.toLowerCase()));
  return others.length === 0 ? host : '';
}

/** A path that, resolved against its own site, stays there: '/.//evil.example' and '/\\evil.example' do not. */
const staysAt = (origin: string, url: string): boolean =>
  URL.canParse(url, origin) && new URL(url, origin).origin === origin;

/** Undefined where the host is none or not one alone, or the path is none or leads elsewhere. */
export function pageAddress({ host: named, protocol, url }: RequestAddress): PageAddress | undefined {
  const authority = onlyHost(named);
  if (!HOST.test(authority) || !url.startsWith('/') || !staysAt('http://site', url)) return undefined;
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
