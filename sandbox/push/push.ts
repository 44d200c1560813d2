// A push service, on the loopback interface: takes notifications as those of the browsers' makers do, checks their signature (VAPID),
// decrypts them as a browser would, and shows them on a page. GET / for people. For tests: POST /api/subscriptions makes a device,
// DELETE /api/subscriptions/<id> lets it be gone, GET /api/pushes?to=<id> lists what it got.
import { createECDH, createPublicKey, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { jwtVerify } from 'jose';
import { type LocalServer, serveLocally } from '../local-server.ts';
import { decrypt, type Reader } from './decrypt.ts';
import { pushPage } from './push-page.ts';
import type { ReceivedPush } from './received-push.ts';

/** What a browser would get from it. */
export interface MadeSubscription {
  id: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** The maximum number of notifications and devices, and of bytes of one request: more than the 4096 that services must take. */
const KEPT = 200;
const MOST_BYTES = 10_000;

interface Subscription extends Reader {
  /** The status that answers each notification, instead of taking it. */
  fault: number | undefined;
  isGone: boolean;
}

interface Store {
  subscriptions: Map<string, Subscription>;
  pushes: ReceivedPush[];
  count: number;
}

type Answer = { status: number; body?: object };

/** Port 0 means any free one. Rejects if it is taken. */
export async function startPush(port: number): Promise<LocalServer> {
  const store: Store = { subscriptions: new Map(), pushes: [], count: 0 };
  return serveLocally(port, (request, response) => respond(request, response, store));
}

async function respond(request: IncomingMessage, response: ServerResponse, store: Store): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  if (url.pathname === '/') {
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'cache-control': 'no-store',
      })
      .end(pushPage(store.pushes));
    return;
  }
  const { status, body = {} } = await answerTo(request, url, store);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function answerTo(request: IncomingMessage, url: URL, store: Store): Promise<Answer> {
  const [, kind, id = ''] =
    /^\/(push|api\/subscriptions|api\/pushes)(?:\/([0-9a-f]+))?$/.exec(url.pathname) ?? [];
  const asked = `${request.method} ${kind}`;
  if (asked === 'GET api/pushes') {
    const to = url.searchParams.get('to');
    return {
      status: 200,
      body: { pushes: store.pushes.filter(({ subscription }) => to === null || subscription === to) },
    };
  }
  if (asked === 'POST api/subscriptions')
    return { status: 201, body: subscribe(store, url.origin, url.searchParams.get('fault')) };
  const subscription = store.subscriptions.get(id);
  if (!subscription) return { status: 404 };
  if (asked === 'POST push') return receive(request, url.origin, store, { id, subscription });
  if (asked !== 'DELETE api/subscriptions') return { status: 404 };
  subscription.isGone = true;
  return { status: 200 };
}

function subscribe({ subscriptions }: Store, origin: string, fault: string | null): MadeSubscription {
  const id = randomBytes(16).toString('hex');
  const keys = createECDH('prime256v1');
  const auth = randomBytes(16);
  const p256dh = keys.generateKeys('base64url');
  const [oldest] = subscriptions.keys();
  if (oldest !== undefined && subscriptions.size >= KEPT) subscriptions.delete(oldest);
  subscriptions.set(id, { keys, auth, fault: fault === null ? undefined : Number(fault), isGone: false });
  return { id, endpoint: `${origin}/push/${id}`, keys: { p256dh, auth: auth.toString('base64url') } };
}

async function receive(
  request: IncomingMessage,
  origin: string,
  store: Store,
  { id, subscription }: { id: string; subscription: Subscription },
): Promise<Answer> {
  const { headers } = request;
  const body = await bodyOf(request);
  const subject = await signedBy(headers.authorization ?? '', origin);
  if (subject === undefined) return { status: 403 };
  if (subscription.isGone) return { status: 410 };
  if (subscription.fault !== undefined) return { status: subscription.fault };
  const timeToLive = Number(headers['ttl'] ?? Number.NaN);
  if (headers['content-encoding'] !== 'aes128gcm' || Number.isNaN(timeToLive)) return { status: 400 };
  store.count += 1;
  const push: ReceivedPush = {
    id: store.count,
    receivedAt: new Date().toISOString(),
    subscription: id,
    subject,
    timeToLive,
    urgency: String(headers['urgency'] ?? ''),
    topic: String(headers['topic'] ?? ''),
    text: decrypt(body, subscription),
  };
  store.pushes = [push, ...store.pushes].slice(0, KEPT);
  return { status: 201 };
}

/** The subject of a valid signature of VAPID for this service, which ends within a day; undefined for any other. */
async function signedBy(authorization: string, origin: string): Promise<string | undefined> {
  const [, token = '', point = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [x, y] = [
    Buffer.from(point, 'base64url').subarray(1, 33),
    Buffer.from(point, 'base64url').subarray(33),
  ];
  try {
    const jwk = { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') };
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const { payload } = await jwtVerify(token, key, { audience: origin, requiredClaims: ['exp', 'sub'] });
    const isShort = Number(payload.exp) - Date.now() / 1000 <= 24 * 60 * 60;
    return isShort ? payload.sub : undefined;
  } catch {
    return undefined;
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BYTES) throw new Error('too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
