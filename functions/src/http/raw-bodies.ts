// The platform's server parses bodies and decodes paths before our app sees a request, and answers what it cannot read
// with a page of its own, in HTML. For the API's requests its parsers are passed by: they are shown plain bytes, and the
// app reads them and answers every fault in its one form. A path that no router could decode is shown to it as the text that
// it is, so that the API and the pages say in their own words that nothing is there. Node tells of a request before any listener of the server's.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { API_BASE } from '@bite/shared/api/route';

const hidden = ['content-type', 'content-encoding'] as const;
type Hidden = Partial<Record<(typeof hidden)[number], string>>;

const originals = new WeakMap<object, Hidden>();

const CHANNEL = 'http.server.request.start';

/** Takes effect for every server of this process; events and tasks are left to the platform. Answers with how to stop. */
export function bypassPlatformParsers(): () => void {
  const onRequest = (message: unknown): void => hide((message as { request: IncomingMessage }).request);
  subscribe(CHANNEL, onRequest);
  return () => void unsubscribe(CHANNEL, onRequest);
}

/** Gives a request the headers back that it came with. */
export function restoreHeaders(request: IncomingMessage): void {
  const original = originals.get(request);
  if (!original) return;
  originals.delete(request);
  delete request.headers['content-type'];
  Object.assign(request.headers, original);
}

function hide(request: IncomingMessage): void {
  const { url = '', headers } = request;
  if (!isDecodable(url)) request.url = url.replaceAll('%', '%25');
  if (url !== API_BASE && !url.startsWith(`${API_BASE}/`)) return;
  if (originals.has(request)) return;
  const original: Hidden = {};
  for (const name of hidden) {
    const value = headers[name];
    if (value !== undefined) original[name] = value;
    delete headers[name];
  }
  originals.set(request, original);
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
