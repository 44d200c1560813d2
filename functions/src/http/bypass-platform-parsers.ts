// Cloud Functions' server parses bodies and decodes paths before our app sees a request, and answers errors with HTML pages of
// its own. This bypasses its parsers for the API's requests by disguising their content type, so that the app parses them and
// answers errors in its own form. A path that cannot be decoded is escaped, so that the API and the pages can answer 404.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { API_BASE } from '@bite/shared/api/route';

const hidden = ['content-type', 'content-encoding'] as const;
type Hidden = Partial<Record<(typeof hidden)[number], string>>;

/** On the request, where every instance of this module finds them: one may hide them, and another restore them. */
const ORIGINAL = Symbol.for('bite.originalHeaders');
type Bypassed = IncomingMessage & { [ORIGINAL]?: Hidden | undefined };

const CHANNEL = 'http.server.request.start';

/** Affects every server of this process; events and tasks are left to Cloud Functions. Returns a function that stops it. */
export function bypassPlatformParsers(): () => void {
  const onRequest = (message: unknown): void => hide((message as { request: IncomingMessage }).request);
  subscribe(CHANNEL, onRequest);
  return () => void unsubscribe(CHANNEL, onRequest);
}

/** Restores the original headers of a request. */
export function restoreHeaders(request: Bypassed): void {
  const original = request[ORIGINAL];
  if (!original) return;
  delete request[ORIGINAL];
  delete request.headers['content-type'];
  Object.assign(request.headers, original);
}

function hide(request: Bypassed): void {
  const { url = '', headers } = request;
  if (!isDecodable(url)) request.url = url.replaceAll('%', '%25');
  // Express reads paths in any case.
  const path = url.toLowerCase();
  if (path !== API_BASE && !path.startsWith(`${API_BASE}/`)) return;
  if (request[ORIGINAL]) return;
  const original: Hidden = {};
  for (const name of hidden) {
    const value = headers[name];
    if (value !== undefined) original[name] = value;
    delete headers[name];
  }
  request[ORIGINAL] = original;
  headers['content-type'] = 'application/octet-stream';
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
