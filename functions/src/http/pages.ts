// Serves HTML pages: reads the request, calls the use-case, sends its reply.
import type { Request, Response } from 'express';
import type { RequestAddress } from '../website/page-address.ts';
import type { PageReply } from '../website/serve-page.ts';
import { isKnown } from './if-none-match.ts';

/** Behind the CDN the original host is in x-forwarded-host; `host` is the function's own. */
function addressOf(request: Request): RequestAddress {
  return {
    host: request.get('x-forwarded-host') ?? request.get('host'),
    protocol: request.get('x-forwarded-proto'),
    url: request.originalUrl,
  };
}

function send(request: Request, response: Response, { status, headers, body }: PageReply): void {
  response.set({ ...headers, 'X-Content-Type-Options': 'nosniff' });
  // The answer depends on this header, so caches must keep its values apart.
  response.vary('X-Forwarded-Host');
  const etag = headers['ETag'];
  if (etag !== undefined && isKnown(request, etag)) {
    response.status(304).end();
    return;
  }
  response.status(status);
  response.set('Content-Length', String(Buffer.byteLength(body)));
  response.end(request.method === 'HEAD' ? undefined : body);
}

export type PageHandler = (request: Request, response: Response) => Promise<void>;

/** Accepts GET and HEAD only. `reply` must not throw. */
export function pageHandler(reply: (address: RequestAddress) => Promise<PageReply>): PageHandler {
  return async (request, response) => {
    response.removeHeader('X-Powered-By');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set({ Allow: 'GET, HEAD', 'Cache-Control': 'private, no-store' }).status(405).end();
      return;
    }
    send(request, response, await reply(addressOf(request)));
  };
}
