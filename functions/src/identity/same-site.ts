// Protects requests with a session cookie against cross-site request forgery.

import { CSRF_HEADER } from '@bite/shared/api/route';
import { isSafeTransport } from '@bite/shared/identity/return-url';
import { DomainError } from '@bite/shared/kernel/errors';
import { parsedUrl } from '@bite/shared/kernel/parsed-url';
import { type Credentials, hostOf } from './credentials.ts';

/**
 * Throws FORBIDDEN without our custom header, or if the browser names a page of a foreign host as the origin.
 * @param ownHosts Our own hosts, with ports, besides the one that is called.
 */
export function assertSameSite({ header }: Pick<Credentials, 'header'>, ownHosts: readonly string[]): void {
  const origin = header('origin');
  const isOurs = origin === undefined || isOriginOf(origin, [hostOf(header), ...ownHosts]);
  if (!header(CSRF_HEADER) || !isOurs)
    throw new DomainError('FORBIDDEN', 'This request did not come from a page of ours');
}

function isOriginOf(origin: string, hosts: readonly string[]): boolean {
  const url = parsedUrl(origin);
  return url?.origin === origin && isSafeTransport(url) && hosts.includes(url.host);
}
