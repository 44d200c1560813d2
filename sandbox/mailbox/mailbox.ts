// A mailbox for all addresses: an SMTP server on the loopback interface, with pages and an API that show the received mails.
// GET / and /mails/7 for people; GET /api/mails?to=ada@example.com and DELETE /api/mails for tests.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listPage, mailPage, missingPage } from './pages.ts';
import { ReceivedMails } from './received-mails.ts';
import { smtpServer } from './smtp.ts';

export interface Mailbox {
  /** 'smtp://127.0.0.1:2525' */
  readonly smtpUrl: string;
  /** 'http://127.0.0.1:8025' */
  readonly url: string;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';

/** Port 0 means any free one. Rejects if a port is taken. */
export async function startMailbox(ports: { smtp: number; http: number }): Promise<Mailbox> {
  const mails = new ReceivedMails();
  const smtp = smtpServer(mails);
  const http = createServer((request, response) => respond(mails, request, response));
  // A protocol error of a client ends its connection, not the server.
  smtp.on('error', () => undefined);
  const smtpListener = smtp.listen(ports.smtp, HOST);
  await once(smtpListener, 'listening');
  try {
    await once(http.listen(ports.http, HOST), 'listening');
  } catch (error) {
    await closeSmtp(smtp);
    throw error;
  }
  return {
    smtpUrl: `smtp://${HOST}:${(smtpListener.address() as AddressInfo).port}`,
    url: `http://${HOST}:${(http.address() as AddressInfo).port}`,
    close: async () => {
      await Promise.all([closeSmtp(smtp), closeHttp(http)]);
    },
  };
}

const closeSmtp = (smtp: ReturnType<typeof smtpServer>): Promise<void> =>
  new Promise((resolve) => smtp.close(() => resolve()));

function closeHttp(http: Server): Promise<void> {
  http.closeAllConnections();
  return new Promise((resolve) => http.close(() => resolve()));
}

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
  'cache-control': 'no-store',
};

function respond(
  mails: ReceivedMails,
  { method, url = '/' }: IncomingMessage,
  response: ServerResponse,
): void {
  const { pathname, searchParams } = new URL(url, 'http://mailbox');
  const html = (status: number, body: string): void => {
    response.writeHead(status, PAGE_HEADERS).end(body);
  };
  if (pathname === '/api/mails') {
    if (method === 'DELETE') mails.clear();
    response
      .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(JSON.stringify({ mails: mails.list(searchParams.get('to') ?? undefined) }));
    return;
  }
  if (pathname === '/') {
    html(200, listPage(mails.list(searchParams.get('to') ?? undefined)));
    return;
  }
  const [, id] = /^\/mails\/(\d{1,9})$/.exec(pathname) ?? [];
  const mail = id ? mails.find(Number(id)) : undefined;
  html(mail ? 200 : 404, mail ? mailPage(mail) : missingPage());
}
