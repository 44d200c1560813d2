// What the HTTP servers of the simulated services share.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const HOST = '127.0.0.1';

export interface LocalServer {
  /** 'http://127.0.0.1:8029' */
  readonly url: string;
  /** Ends open connections, too. */
  close(): Promise<void>;
}

/**
 * Serves on the loopback interface. Port 0 means any free one. Rejects if it is taken.
 * @param respond A request for which it throws is answered with 400.
 */
export async function serveLocally(
  port: number,
  respond: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Promise<LocalServer> {
  const server = createServer(async (request, response) => {
    try {
      await respond(request, response);
    } catch {
      response.writeHead(400).end();
    }
  });
  await once(server.listen(port, HOST), 'listening');
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Throws for a body of more than `most` characters. */
export async function bodyOf(request: IncomingMessage, most: number): Promise<string> {
  let body = '';
  request.setEncoding('utf8');
  for await (const part of request) {
    body += part;
    if (body.length > most) throw new Error('too large');
  }
  return body;
}

/** Undefined for text that is no JSON, or JSON that is no object. */
export function jsonObjectIn(text: string): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The page of a simulated service: it runs no script, and nothing frames it. */
export function sendPage(response: ServerResponse, status: number, html: string): void {
  const security = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
  response
    .writeHead(status, {
      ...{ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      'content-security-policy': security,
    })
    .end(html);
}

/** Does what a fault does instead of any answer, or before it; true if that was all. */
export function failsBeforeAnswer(
  fault: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (fault === 'silent') return true;
  if (fault === 'cutBefore') {
    request.socket.destroy();
    return true;
  }
  if (fault !== 'html') return false;
  response
    .writeHead(502, { 'content-type': 'text/html' })
    .end('<!doctype html><title>502</title>Bad gateway');
  return true;
}

/** No other page that is open in the browser may use the controls. */
export const isOwnPage = ({ headers }: IncomingMessage): boolean =>
  headers.origin === undefined || headers.origin === `http://${headers.host}`;

/** What an earlier run has kept in the file; undefined if there is no file, or none that can be read. */
export function keptState<State extends object>(path: string | undefined): State | undefined {
  try {
    return path === undefined ? undefined : (JSON.parse(readFileSync(path, 'utf8')) as State);
  } catch {
    return undefined;
  }
}
