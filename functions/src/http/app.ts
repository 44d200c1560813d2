// The API as an Express app, made from the contract: routes, guards, answers and errors in one form.
import { randomUUID } from 'node:crypto';
import { contract } from '@bite/shared/api/contract';
import type { Endpoint } from '@bite/shared/api/endpoint';
import { API_BASE, type Route, SESSION_COOKIE } from '@bite/shared/api/route';
import { type RouteName, routes } from '@bite/shared/api/routes';
import { DomainError } from '@bite/shared/kernel/errors';
import express, {
  type CookieOptions,
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { Credentials } from '../identity/credentials.ts';
import type { AppCheck } from '../ports/app-check.ts';
import type { Log } from '../ports/log.ts';
import { originOf } from './address-groups.ts';
import { APP_CHECK_HEADER, assertGenuineApp } from './app-check.ts';
import { checkShape } from './body-shape.ts';
import { checkAnswer, checkedRefusal } from './check-answer.ts';
import {
  type Callers,
  FailedSignedOut,
  type Guards,
  type Handlers,
  type Reply,
  type SessionChange,
} from './contract.ts';
import { sendError } from './errors.ts';
import { securityHeaders } from './headers.ts';
import { isKnown } from './if-none-match.ts';
import type { Limiter } from './limits.ts';
import { restoreHeaders } from './raw-bodies.ts';
import { readBody } from './read-body.ts';
import { type Input, readInput } from './read-input.ts';
import { noteCaller, noteRoute, requestLog } from './request-log.ts';

export interface AppOptions {
  handlers: Handlers;
  guards: Guards;
  limiter: Limiter;
  /** Asked of every call where it is given. */
  appCheck?: AppCheck | undefined;
  /** Networks of the proxies in front of us: the client's address is the last of X-Forwarded-For outside them. */
  proxyNetworks: readonly string[];
  log: Log;
  /** Where the emulators answer; only where they are in use. */
  emulators?: unknown;
  /** The printed contract, made when it is first asked for. */
  openApi?: () => Promise<PrintedDocument>;
  /** An answer or a refusal that the contract does not name fails as INTERNAL: for tests. */
  checkAnswers?: boolean;
}

export interface PrintedDocument {
  json: string;
  /** Hash of the content. */
  version: string;
}

const BODY_LIMIT = 100 * 1024;

/** It changes with a deployment only. */
const DOCUMENT = 'public, max-age=0, s-maxage=300';

/** No script reads it, no other site's calls carry it, and it never travels in the clear (decisions 14). */
const sessionCookie: CookieOptions = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' };

type AnyHandler = (request: Input & { requestId: string }) => Promise<Reply<unknown>>;

export function createApp(options: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  trustProxies(app, options.proxyNetworks);
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.use(stamp);
  app.use(securityHeaders);
  app.use(requestLog(options.log, () => performance.now()));
  app.use(withOwnHeaders);
  app.use(limitBody);
  app.use(express.raw({ type: () => true, limit: BODY_LIMIT, inflate: false }));
  for (const name of Object.keys(routes) as RouteName[]) mount(app, name, options);
  const { emulators, openApi } = options;
  if (emulators)
    app.get(`${API_BASE}/emulators`, (_request, response) => send(response, { data: emulators }));
  if (openApi) {
    app.get(`${API_BASE}/openapi.json`, async (request, response) => {
      const { json, version } = await openApi();
      if (!isUnchanged(request, response, { cache: DOCUMENT, etag: version }))
        response.type('json').send(json);
    });
  }
  app.use((request: Request) => {
    throw new DomainError('NOT_FOUND', `There is no ${request.method} ${request.path}`);
  });
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) => {
    const isSignedOut = error instanceof FailedSignedOut;
    if (isSignedOut) changeSession(response, 'clear');
    sendError(isSignedOut ? error.cause : error, request, response, options.log);
  });
  return app;
}

/** The platform itself is on the other end of the line and appends who called it; a caller writes only what is before. */
function trustProxies(app: Express, networks: readonly string[]): void {
  app.set('trust proxy', [...networks]);
  const isOurs = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  app.set('trust proxy', (address: string, hop: number) => hop === 0 || isOurs(address, hop));
}

function mount(app: Express, name: RouteName, options: AppOptions): void {
  const route: Route = routes[name];
  const endpoint: Endpoint = contract[name];
  const answer = options.checkAnswers ? checked(name, options) : answering(name, options);
  const enter: RequestHandler = async (request, response, next) => {
    noteRoute(response, name, request.params);
    await admit(name, request, options);
    next();
  };
  const run: RequestHandler = async (request, response) => {
    const reply = await answer(request, response);
    if (reply.session) changeSession(response, reply.session);
    if (isUnchanged(request, response, reply)) return;
    if (endpoint.file) sendFile(response, reply, endpoint.file);
    else send(response, reply, endpoint.status);
  };
  const method = route.method.toLowerCase() as Lowercase<Route['method']>;
  app[method](`${API_BASE}${route.path}`, enter, readBody, checkShape, run);
}

/** Where a call comes from, before its body is read as more than bytes. */
async function admit(name: RouteName, request: Request, { limiter, appCheck }: AppOptions): Promise<void> {
  const { ip, socket } = request;
  await limiter.fromAddress(name, originOf(ip, request.get('x-forwarded-for'), socket.remoteAddress));
  await assertGenuineApp(appCheck, name, request.get(APP_CHECK_HEADER));
}

type Answering = (request: Request, response: Response) => Promise<Reply<unknown>>;

/** Who calls comes first: what is wrong with the input is not for strangers. */
function answering(name: RouteName, { guards, handlers, limiter }: AppOptions): Answering {
  const { audience, ownPagesOnly }: Route = routes[name];
  const handler = handlers[name] as AnyHandler;
  return async (request, response) => {
    const requestId = String(response.locals['requestId']);
    const proof: Credentials = { method: request.method, header: (header) => request.get(header) };
    if (ownPagesOnly) guards.ownPages(proof);
    const caller = audience === 'public' ? {} : await guards[audience](proof);
    const uid = uidOf(caller);
    noteCaller(response, uid);
    const input = readInput(contract[name], request);
    await limiter.fromCaller(name, {
      ...(uid && { user: uid }),
      ...restaurantOf(input),
      ...recipientOf(input),
    });
    return handler({ ...input, ...caller, ...(ownPagesOnly && { proof }), requestId });
  };
}

const uidOf = (caller: Partial<Callers['signedIn']>): string | undefined =>
  caller.user?.uid ?? caller.account?.uid;

/** To whom a mail would go, where it is about one. */
function recipientOf({ body }: Input): { recipient?: string } {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? { recipient: email.toLowerCase() } : {};
}

/** Whose orders it is about, where it is about orders. */
function restaurantOf({ body }: Input): { restaurant?: string } {
  const guid: unknown = (body as { restaurantGuid?: unknown } | undefined)?.restaurantGuid;
  return typeof guid === 'string' ? { restaurant: guid } : {};
}

function checked(name: RouteName, options: AppOptions): Answering {
  const answer = answering(name, options);
  return async (request, response) => {
    const reply = await answer(request, response).catch((error: unknown) => {
      throw checkedRefusal(name, error);
    });
    checkAnswer(name, reply.data);
    return reply;
  };
}

function changeSession(response: Response, change: SessionChange): void {
  if (change === 'clear') response.clearCookie(SESSION_COOKIE, sessionCookie);
  else response.cookie(SESSION_COOKIE, change.cookie, { ...sessionCookie, maxAge: change.lifetime });
}

function send(response: Response, { data }: Reply<unknown>, status = 200): void {
  response.status(status).json({ success: true, data });
}

/** It is saved, never shown: nothing in it runs on our pages. */
function sendFile(response: Response, { data, fileName = 'bite' }: Reply<unknown>, type: string): void {
  const name = fileName.replace(/\p{Cc}+/gu, ' ');
  response.attachment(name).type(type).send(String(data));
}

/** Says how long the reply may be kept and, where the caller has this version already, answers 304. */
function isUnchanged(
  request: Request,
  response: Response,
  { cache, etag }: Omit<Reply<unknown>, 'data'>,
): boolean {
  if (cache) response.set('Cache-Control', cache);
  if (!etag) return false;
  response.set('ETag', `"${etag}"`);
  if (!isKnown(request, `"${etag}"`)) return false;
  response.status(304).end();
  return true;
}

const withOwnHeaders: RequestHandler = (request, _response, next) => {
  restoreHeaders(request);
  next();
};

const stamp: RequestHandler = (_request, response, next) => {
  const requestId = randomUUID();
  response.locals['requestId'] = requestId;
  response.set('X-Request-Id', requestId);
  response.set('Cache-Control', 'private, no-store');
  next();
};

/** JSON only, and not too much of it. In production the platform has read the body before us, hence rawBody. */
const limitBody: RequestHandler = (request, _response, next) => {
  const hasBody =
    request.method !== 'GET' && request.method !== 'HEAD' && request.get('content-length') !== '0';
  const raw = (request as Request & { rawBody?: Buffer }).rawBody;
  const length = Math.max(raw?.length ?? 0, Number(request.get('content-length') ?? 0));
  if (length > BODY_LIMIT) throw new DomainError('PAYLOAD_TOO_LARGE', 'The request is too large');
  if (hasBody && length > 0 && !request.is('application/json')) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send JSON (Content-Type: application/json)');
  }
  next();
};
