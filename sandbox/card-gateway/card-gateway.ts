// A card gateway on the loopback interface that behaves as CardPointe's installation for tests (UAT) does: its API below
// /cardconnect/rest, its tokenizer and its hosted card field. GET / shows people what it has; /api/… is for tests (gateway-control.ts).
// No card number is kept or shown. What the real one does between calls (closing batches, settling, funding) happens when told.
import { writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { faultList } from '../fault-list.ts';
import {
  bodyOf,
  isOwnPage,
  jsonObjectIn,
  keptState,
  type LocalServer,
  serveLocally,
} from '../local-server.ts';
import { type Answer, refused } from './answers.ts';
import { answerCall, send, unauthorized } from './gateway-answering.ts';
import { deletedCall, type GatewayCall, postedCall, readCall } from './gateway-calls.ts';
import { control } from './gateway-control.ts';
import { pageOf } from './gateway-pages.ts';
import { type GatewaySettings, type Service, usualSettings } from './gateway-service.ts';
import type { GatewayState } from './gateway-state.ts';
import { emptyState, type GatewayStore, gatewayStore } from './gateway-store.ts';
import { type SandboxMerchant, sandboxMerchants } from './merchants.ts';
import { rateLimit } from './rate-limit.ts';
import { isTrue, type Request, textOf } from './request-fields.ts';
import { tokenOf } from './tokens.ts';
import { isOfWallet, walletToken } from './wallet-data.ts';

export interface GatewayOptions extends Partial<GatewaySettings> {
  now?: () => number;
  /** A file that keeps the payments of this run for the next one. */
  keptIn?: string;
}

const MOST_BYTES = 100_000;
const BASE = '/cardconnect/rest/';
const CONTROL = '/api/';
const BUTTONS = '/do/';

/** Port 0 means any free one. Rejects if it is taken. */
export async function startCardGateway(port: number, options: GatewayOptions = {}): Promise<LocalServer> {
  const { now = Date.now, keptIn, ...settings } = options;
  const service: Service = {
    store: gatewayStore({ ...emptyState(), ...keptState<GatewayState>(keptIn) }, now),
    settings: { ...usualSettings, ...settings },
    faults: faultList(),
    limit: rateLimit(now),
    waiting: new Set(),
  };
  const server = await serveLocally(port, (request, response) => respond(request, response, service));
  return {
    ...server,
    close: () => {
      for (const timer of service.waiting) clearTimeout(timer);
      if (keptIn) writeFileSync(keptIn, JSON.stringify(service.store.state));
      return server.close();
    },
  };
}

async function respond(request: IncomingMessage, response: ServerResponse, service: Service): Promise<void> {
  const { method = 'GET' } = request;
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://gateway');
  const body = await bodyOf(request, MOST_BYTES);
  if (pathname === '/cardsecure/api/v1/ccn/tokenize' && isWrite(method))
    return answerCall(request, response, service, { name: 'tokenize' }, () =>
      tokenize(service.store, jsonObjectIn(body)),
    );
  if (pathname.startsWith(CONTROL)) {
    const path = pathname.slice(CONTROL.length);
    const answer =
      isOwnPage(request) && control(service, { method, path, query, request: jsonObjectIn(body) ?? {} });
    return send(response, answer ? (answer as Answer) : wrongPath(service.store, pathname));
  }
  const shown = pageOf(method, pathname, query, service);
  if (shown) {
    response.writeHead(200, shown.headers).end(shown.html);
    return;
  }
  if (method === 'POST' && pathname.startsWith(BUTTONS))
    return press(request, response, service, pathname, body);
  const call = pathname.startsWith(BASE) ? callOf(method, pathname, query, body) : undefined;
  if (call === 'unreadable')
    return send(response, { status: 400, body: { message: 'Malformed JSON', errorcode: '49' } });
  if (!call) return send(response, wrongPath(service.store, pathname));
  const merchants = loginOf(request);
  const merchant = merchants.find(({ merchid }) => merchid === call.merchid);
  const cardholder = textOf(jsonObjectIn(body)?.name);
  return answerCall(request, response, service, { name: call.name, cardholder }, () => {
    if (merchants.length === 0) return unauthorized;
    if (!merchant) return strangerTo(call);
    return call.answer({ store: service.store, merchant, merchants, timeout: service.settings.timeout });
  });
}

/** A button of the page, which then shows what came of it. */
function press(
  request: IncomingMessage,
  response: ServerResponse,
  service: Service,
  pathname: string,
  body: string,
): void {
  const fields = Object.fromEntries(new URLSearchParams(body));
  const path = pathname.slice(BUTTONS.length);
  const answer =
    isOwnPage(request) &&
    control(service, { method: 'POST', path, query: new URLSearchParams(), request: fields });
  if (answer && answer.status === 200) response.writeHead(303, { location: '/' }).end();
  else send(response, answer ? (answer as Answer) : wrongPath(service.store, pathname));
}

const isWrite = (method: string): boolean => method === 'POST' || method === 'PUT';

function callOf(
  method: string,
  pathname: string,
  query: URLSearchParams,
  body: string,
): GatewayCall | 'unreadable' | undefined {
  const parts = pathname.slice(BASE.length).split('/').map(decodeURIComponent);
  if (method === 'GET') return readCall(parts, query);
  if (method === 'DELETE') return deletedCall(parts);
  if (!isWrite(method) || parts.length > 1) return undefined;
  const read = jsonObjectIn(body);
  return read ? postedCall(parts[0] ?? '', read) : 'unreadable';
}

/** The merchants of the login that the request carries. */
function loginOf({ headers }: IncomingMessage): readonly SandboxMerchant[] {
  const [, encoded = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? [];
  const login = Buffer.from(encoded, 'base64').toString('utf8');
  return sandboxMerchants.filter(({ username, password }) => login === `${username}:${password}`);
}

const ofPayments: readonly string[] = [
  ...['capture', 'void', 'refund', 'voidByOrderId', 'inquire', 'inquireByOrderid', 'sigcap'],
];

/** A merchant of another login: no payment is found there, and nothing can be charged. */
function strangerTo({ name, merchid }: GatewayCall): Answer {
  if (ofPayments.includes(name)) return refused(29, { merchid });
  return name === 'auth' ? refused(21, { merchid }) : unauthorized;
}

const wrongPath = ({ now }: GatewayStore, path: string): Answer => ({
  status: 404,
  body: { timestamp: new Date(now()).toISOString(), status: 404, error: 'Not Found', path },
});

function tokenize(store: GatewayStore, request: Request = {}): Answer {
  if (isOfWallet(request)) {
    const { token } = walletToken(store.state, request) ?? {};
    return {
      body: token
        ? { message: 'No Error', errorcode: 0, token }
        : { message: 'decryption failure', errorcode: 1, token: null },
    };
  }
  const cvv = textOf(request.cvv);
  const made = tokenOf(store.state, textOf(request.account) ?? '', {
    ...(cvv && { cvv }),
    unique: isTrue(request.unique),
  });
  return {
    body: made
      ? { message: null, errorcode: 0, token: made.token }
      : { message: 'Invalid card number', errorcode: 1, token: null },
  };
}
