// A service for text messages, on the loopback interface: takes them as Twilio's API does, and shows them on a page.
// GET / for people; GET /api/texts?to=%2B12125550123 and DELETE /api/texts for tests. Some numbers fail, as listed in `faults`.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf, type LocalServer, serveLocally } from '../local-server.ts';
import type { ReceivedText } from './received-text.ts';
import { textsPage } from './texts-page.ts';

/** The maximum number of texts, and of bytes of one request. */
const KEPT = 200;
const MOST_BYTES = 10_000;

/** By number, with Twilio's codes: those that it gives to tests, and one of someone who has replied STOP. */
export const faults: Readonly<Record<string, { status: number; code: number } | 'silent'>> = {
  '+15005550001': { status: 400, code: 21211 },
  '+15005550009': { status: 400, code: 21614 },
  '+15005550610': { status: 400, code: 21610 },
  '+15005550429': { status: 429, code: 20429 },
  '+15005550503': { status: 503, code: 20503 },
  /** Takes the text and never answers. */
  '+15005550599': 'silent',
};

/** Port 0 means any free one. Rejects if it is taken. */
export async function startTexts(port: number): Promise<LocalServer> {
  let texts: readonly ReceivedText[] = [];
  let count = 0;
  const take = (form: URLSearchParams): ReceivedText => {
    count += 1;
    const text: ReceivedText = {
      id: count,
      receivedAt: new Date().toISOString(),
      from: form.get('From') ?? form.get('MessagingServiceSid') ?? '',
      to: form.get('To') ?? '',
      text: form.get('Body') ?? '',
    };
    texts = [text, ...texts].slice(0, KEPT);
    return text;
  };
  return serveLocally(port, (request, response) =>
    respond(request, response, {
      take,
      list: (to) => texts.filter((text) => to === null || text.to === to),
      clear: () => {
        texts = [];
      },
    }),
  );
}

interface Store {
  take: (form: URLSearchParams) => ReceivedText;
  list: (to: string | null) => readonly ReceivedText[];
  clear: () => void;
}

type Json = (status: number, body: object) => void;

async function respond(request: IncomingMessage, response: ServerResponse, store: Store): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://texts');
  const json: Json = (status, body) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  if (request.method === 'POST' && /^\/2010-04-01\/Accounts\/[^/]+\/Messages\.json$/.test(pathname))
    return receive(request, json, store);
  if (pathname === '/api/texts') {
    if (request.method === 'DELETE') store.clear();
    return json(200, { texts: store.list(searchParams.get('to')) });
  }
  const isPage = pathname === '/';
  response
    .writeHead(isPage ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'no-store',
    })
    .end(textsPage(isPage ? store.list(null) : []));
}

async function receive(request: IncomingMessage, json: Json, store: Store): Promise<void> {
  if (!request.headers.authorization?.startsWith('Basic ')) return json(401, { code: 20003 });
  const form = new URLSearchParams(await bodyOf(request, MOST_BYTES));
  const fault = faults[form.get('To') ?? ''];
  if (fault !== undefined && fault !== 'silent') return json(fault.status, { code: fault.code });
  const { id } = store.take(form);
  if (fault !== 'silent') json(201, { sid: `SM${String(id).padStart(32, '0')}`, status: 'queued' });
}
