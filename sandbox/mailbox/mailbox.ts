// A mailbox for all addresses: an SMTP server on the loopback interface, with pages and an API that show the received mails.
// GET / and /mails/7 for people; GET /api/mails?to=ada@example.com and DELETE /api/mails for tests.
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST, type LocalServer, serveLocally } from '../local-server.ts';
import { listPage, mailPage, missingPage } from './pages.ts';
import { ReceivedMails } from './received-mails.ts';
import { smtpServer } from './smtp.ts';

export interface Mailbox extends LocalServer {
  /** 'smtp://127.0.0.1:2525' */
  readonly smtpUrl: string;
}

/** Port 0 means any free one. Rejects if a port is taken. */
export async function startMailbox(ports: { smtp: number; http: number }): Promise<Mailbox> {
  const mails = new ReceivedMails();
  const smtp = smtpServer(mails);
  // A protocol error of a client ends its connection, not the server.
  smtp.on('error', () => undefined);
  const smtpListener = smtp.listen(ports.smtp, HOST);
  await once(smtpListener, 'listening');
  const http = await serveLocally(ports.http, (request, response) => respond(mails, request, response)).catch(
    async (error) => {
      await closeSmtp(smtp);
      throw error;
    },
  );
  return {
    smtpUrl: `smtp://${HOST}:${(smtpListener.address() as AddressInfo).port}`,
    url: http.url,
    close: async () => {
      await Promise.all([closeSmtp(smtp), http.close()]);
    },
  };
}

const closeSmtp = (smtp: ReturnType<typeof smtpServer>): Promise<void> =>
  new Promise((resolve) => smtp.close(() => resolve()));

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
