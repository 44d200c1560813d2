// What answers https wherever names lead: for a host that a hosting service has a certificate for, the site of the stack.
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createSecureContext, type SecureContext } from 'node:tls';
import { HOST } from '../local-server.ts';
import { type Authority, makeAuthority } from './authority.ts';
import type { Service } from './domains-service.ts';
import type { Front, Served } from './front.ts';
import { addresses, addressesOf } from './resolve.ts';
import type { TlsFaultKind } from './tls-faults.ts';

export interface TlsFront {
  /** '127.0.0.1:8034' */
  readonly address: string;
  /** The certificate of the authority that its good certificates are of, in PEM. */
  readonly authority: string;
  close(): Promise<void>;
}

const DAY = 86_400_000;

/** The front of Bite's own subdomains, with a wildcard certificate. */
const ownFront: Front = {
  addresses: addresses.front,
  ownName: 'front.invalid',
  serves({ settings, now }, host) {
    const { baseDomain } = settings;
    if (!host.endsWith(`.${baseDomain}`)) return undefined;
    return { certificate: { from: now() - DAY, to: now() + 60 * DAY }, names: [`*.${baseDomain}`] };
  },
};

/** Whoever else has the address: a site of its own, with a good certificate. */
const elsewhere: Front = {
  addresses: [],
  ownName: 'elsewhere.invalid',
  serves: ({ now }) => ({ certificate: { from: now() - DAY, to: now() + 60 * DAY } }),
};

export interface TlsOptions {
  /** The fronts of the hosting services. */
  fronts: readonly Front[];
  /** 'http://127.0.0.1:5000': what lies behind the fronts; undefined for nothing, which answers with 502. */
  site: string | undefined;
}

/** Port 0 means any free one. Rejects if it is taken. */
export async function startTls(port: number, service: Service, options: TlsOptions): Promise<TlsFront> {
  const [trusted, untrusted] = await Promise.all([
    makeAuthority('Bite sandbox'),
    makeAuthority('Nobody trusts this'),
  ]);
  const fronts = [...options.fronts, ownFront];
  const contexts = secureContexts(trusted, untrusted);
  const usual = await trusted.issue(['nobody.invalid'], service.now() - DAY, service.now() + DAY);
  const server = createServer({
    ...usual,
    SNICallback: (host, done) => {
      const fault = service.state.tlsFaults[host];
      if (fault === 'silent') return;
      if (fault === 'none') {
        done(new Error('no TLS here'));
        return;
      }
      contexts(certificateFor(service, fronts, host, fault)).then(
        (context) => done(null, context),
        (error: Error) => done(error),
      );
    },
  });
  server.on('request', (request, response) => answer(service, fronts, options.site, request, response));
  server.on('tlsClientError', () => undefined);
  await once(server.listen(port, HOST), 'listening');
  return {
    address: `${HOST}:${(server.address() as AddressInfo).port}`,
    authority: trusted.pem,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

interface Wanted {
  names: readonly string[];
  from: number;
  to: number;
  isTrusted: boolean;
}

/** Which front a browser would be led to. */
function frontFor(service: Service, fronts: readonly Front[], host: string): Front {
  const [first] = addressesOf(service, host);
  return fronts.find((front) => first !== undefined && front.addresses.includes(first)) ?? elsewhere;
}

function certificateFor(
  service: Service,
  fronts: readonly Front[],
  host: string,
  fault: TlsFaultKind | undefined,
): Wanted {
  const now = service.now();
  const front = fault === 'elsewhere' ? elsewhere : frontFor(service, fronts, host);
  const served = front.serves(service, host);
  const own = { names: served?.names ?? [host], ...served?.certificate };
  if (fault === 'expired') return { ...own, from: now - 91 * DAY, to: now - DAY, isTrusted: true };
  const { from = now - DAY, to = now + 60 * DAY } = own;
  if (fault === 'expiring') return { ...own, from, to: now + 3 * DAY, isTrusted: true };
  if (fault === 'untrusted') return { ...own, from, to, isTrusted: false };
  const isOthers = fault === 'wrongName' || served?.certificate === undefined;
  return { names: isOthers ? [front.ownName] : own.names, from, to, isTrusted: true };
}

/** Certificates are made once for the same names and the same hour. */
function secureContexts(
  trusted: Authority,
  untrusted: Authority,
): (wanted: Wanted) => Promise<SecureContext> {
  const made = new Map<string, Promise<SecureContext>>();
  const hour = (at: number): number => Math.floor(at / 3_600_000) * 3_600_000;
  return ({ names, from, to, isTrusted }) => {
    const key = JSON.stringify([names, hour(from), hour(to), isTrusted]);
    const known = made.get(key);
    if (known) return known;
    const issued = (isTrusted ? trusted : untrusted)
      .issue(names, hour(from), hour(to))
      .then(createSecureContext);
    made.set(key, issued);
    return issued;
  };
}

type Reply = { status: number; words: string } | { redirect: NonNullable<Served['redirect']> } | 'forward';

function answer(
  service: Service,
  fronts: readonly Front[],
  site: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const host = (request.headers.host ?? '').split(':')[0]?.toLowerCase() ?? '';
  const reply = replyOf(service, fronts, host);
  if (reply === 'forward') {
    if (site === undefined) sendWords(response, 502, 'Bad Gateway');
    else forward(site, host, request, response);
  } else if ('redirect' in reply) {
    const { to, status } = reply.redirect;
    response.writeHead(status, { location: `https://${to}${request.url ?? '/'}` }).end();
  } else sendWords(response, reply.status, reply.words);
}

function replyOf(service: Service, fronts: readonly Front[], host: string): Reply {
  const fault = service.state.tlsFaults[host];
  if (fault === 'failing') return { status: 500, words: 'Internal Server Error' };
  const front = fault === 'elsewhere' ? elsewhere : frontFor(service, fronts, host);
  if (front === elsewhere) return { status: 200, words: 'This is another site.' };
  const served = front.serves(service, host);
  if (!served) return { status: 404, words: 'Site Not Found' };
  return served.redirect ? { redirect: served.redirect } : 'forward';
}

function sendWords(response: ServerResponse, status: number, words: string): void {
  response
    .writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><title>${words}</title>${words}`);
}

/** As the fronts do: the host that was asked for stands in X-Forwarded-Host, whatever the client sent there. */
function forward(site: string, host: string, request: IncomingMessage, response: ServerResponse): void {
  const { hostname, port } = new URL(site);
  const headers = {
    ...request.headers,
    ...{ host, 'x-forwarded-host': host, 'x-forwarded-proto': 'https', connection: 'close' },
  };
  const forwarded = send(
    { hostname, port, method: request.method, path: request.url, headers },
    (answered: IncomingMessage) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response);
    },
  );
  forwarded.on('error', () => {
    if (response.headersSent) response.destroy();
    else sendWords(response, 502, 'Bad Gateway');
  });
  response.on('close', () => forwarded.destroy());
  request.pipe(forwarded);
}
