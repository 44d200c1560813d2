// Sends a site as phones get it from Hosting: the built files, the pages and the API from one address, compressed.
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../root.ts';

interface Origins {
  /** Of the pages. */
  site: string;
  api: string;
}

export interface Served {
  origin: string;
  close: () => void;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.txt': 'text/plain',
};

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

function builtFile(path: string): Answer | undefined {
  const type = types[extname(path)];
  if (!type || path.includes('..')) return undefined;
  try {
    const body = readFileSync(join(root, 'hosting-site', 'dist', 'client', path));
    return { status: 200, headers: { 'content-type': type, 'cache-control': 'max-age=31536000' }, body };
  } catch {
    return undefined;
  }
}

async function forwarded(request: IncomingMessage, { site, api }: Origins): Promise<Answer> {
  const { url = '/', method = 'GET', headers } = request;
  const answer = await fetch(`${url.startsWith('/api/') ? api : site}${url}`, {
    method,
    headers: { 'x-forwarded-host': headers.host ?? '', 'x-forwarded-proto': 'http' },
    redirect: 'manual',
  });
  const { 'content-length': _, ...kept } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers: kept, body: Buffer.from(await answer.arrayBuffer()) };
}

/** As the CDN keeps them: nobody waits while they are compressed again. */
const compressed = new Map<string, Buffer>();

/** Milliseconds for which the CDN may keep an answer. */
function keptFor({ status, headers }: Answer): number {
  const control = headers['cache-control'] ?? '';
  const seconds = /s-maxage=(\d+)/.exec(control)?.[1] ?? /max-age=(\d+)/.exec(control)?.[1];
  return status === 200 && /\bpublic\b/.test(control) ? Number(seconds ?? 0) * 1000 : 0;
}

/** Forwards, and keeps what the CDN would keep: a visit that is measured is not the first one. */
function edge(origins: Origins): (request: IncomingMessage) => Promise<Answer> {
  const kept = new Map<string, { answer: Answer; until: number }>();
  return async (request) => {
    const { url = '/', method = 'GET', headers } = request;
    const key = `${headers.host} ${url}`;
    const known = method === 'GET' ? kept.get(key) : undefined;
    if (known && Date.now() < known.until) return known.answer;
    const answer = await forwarded(request, origins);
    if (method === 'GET') kept.set(key, { answer, until: Date.now() + keptFor(answer) });
    return answer;
  };
}

function send(response: ServerResponse, url: string, { status, headers, body }: Answer): void {
  const isText = /text|json|javascript/.test(headers['content-type'] ?? '');
  const key = `${url} ${body.length}`;
  const bytes = isText ? (compressed.get(key) ?? gzipSync(body, { level: 9 })) : body;
  if (isText) compressed.set(key, bytes);
  response.writeHead(status, {
    ...headers,
    ...(isText && { 'content-encoding': 'gzip' }),
    'content-length': bytes.length,
  });
  response.end(bytes);
}

export async function serveAsHosting(origins: Origins): Promise<Served> {
  const answerOf = edge(origins);
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const answering = async () => builtFile(url) ?? (await answerOf(request));
    answering().then(
      (answer) => send(response, url, answer),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
