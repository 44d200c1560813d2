// The address a browser asked for. Nothing in a request's head is believed as it comes: it goes into links and redirects.
import { isBareLocalhost, normalizeHost } from '@bite/shared/domains/resolution';

export interface AskedAddress {
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

const first = (list: string | undefined): string => (list ?? '').split(',')[0]?.trim() ?? '';

/** Undefined where the host is none, or the path is not one. */
export function pageAddress({ host: named, protocol, url }: AskedAddress): PageAddress | undefined {
  const authority = first(named).toLowerCase();
  if (!HOST.test(authority) || !/^\/(?!\/)/.test(url) || !URL.canParse(`http://site${url}`)) return undefined;
  const host = normalizeHost(authority);
  const { pathname, search, searchParams } = new URL(`http://site${url}`);
  const isLocal = isBareLocalhost(host) || host.endsWith('.localhost');
  const scheme = first(protocol) === 'http' || (isLocal && first(protocol) !== 'https') ? 'http' : 'https';
  return {
    host,
    origin: `${scheme}://${authority}`,
    path: pathname,
    query: searchParams,
    url: `${pathname}${search}`,
  };
}
