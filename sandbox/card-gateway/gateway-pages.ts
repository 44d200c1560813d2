// What the simulated gateway shows in a browser.
import { randomBytes } from 'node:crypto';
import type { Service } from './gateway-service.ts';
import { type HostedField, hostedField } from './hosted-field.ts';
import { livePart, statePage } from './state-page.ts';

/** Undefined for a path without a page. */
export function pageOf(
  method: string,
  path: string,
  query: URLSearchParams,
  service: Service,
): HostedField | undefined {
  if (method !== 'GET') return undefined;
  if (path === '/itoke/ajax-tokenizer.html')
    return hostedField(query, new Date(service.store.now()).getFullYear());
  if (path !== '/' && path !== '/live') return undefined;
  const nonce = randomBytes(16).toString('base64');
  return {
    html: path === '/live' ? livePart(service) : statePage(service, nonce),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'`,
    },
  };
}
