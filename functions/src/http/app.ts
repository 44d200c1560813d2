// The API as an Express app, built from the contract: routes, guards, answers and errors in one form.
import { randomUUID } from 'node:crypto';
import { contract } from '@bite/shared/api/contract';
import type { Endpoint } from '@bite/shared/api/endpoint';
import { API_BASE, type Route } from '@bite/shared/api/route';
import { type RouteName, routes } from '@bite/shared/api/routes';
import { DomainError } from '@bite/shared/kernel/errors';
import { plainAddress } from '@bite/shared/kernel/plain-address';
import express, {
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { Credentials } from '../identity/credentials.ts';
import type { AppCheck } from '../ports/app-check.ts';
import type { Log } from '../ports/log.ts';
import { type Origin, originOf } from './address-groups.ts';
import { APP_CHECK_HEADER, assertGenuineApp } from './app-check.ts';
import { assertBodyAllowed, assertUncompressed, bytesReader } from './body-limits.ts';
import { assertRequestShape } from './body-shape.ts';
import { restoreHeaders } from './bypass-platform-parsers.ts';
import { checkAnswer, checkedRefusal } from './check-answer.ts';
import { type Callers, FailedSignedOut, type Guards, type Handlers } from './contract.ts';
import { sendError } from './errors.ts';
import { securityHeaders } from './headers.ts';
import type { Limiter } from './limits.ts';
import { parseBody } from './read-body.ts';
import { type Input, readInput } from './read-input.ts';
import { recordCaller, recordRoute, requestLog } from './request-log.ts';
import { type AnyReply, changeSession, isUnchanged, send, sendReply } from './send-reply.ts';

export interface AppOptions {
  handlers: Handlers;
  guards: Guards;
  limiter: Limiter;
  /** If given, verifies every request's App Check token. */
  appCheck?: AppCheck | undefined;
  /** Networks of the proxies in front of us: the client is the last address of X-Forwarded-For outside them. */
  proxyNetworks: readonly string[];
  log: Log;
  /** The emulators' addresses; only set where they are in use. */
  emulators?: unknown;
  /** The OpenAPI document, made on the first request for it. */
  openApi?: () => Promise<PrintedDocument>;
  /** For tests: an answer or error that the contract does not name fails as INTERNAL. */
  checkAnswers?: boolean;
  /** The endpoints to serve, ours by default: for tests of features that no endpoint uses yet. */
  endpoints?: Endpoints;
}

export interface Endpoints {
  routes: Readonly<Record<string, Route>>;
  contract: Readonly<Record<string, Endpoint>>;
}

export interface PrintedDocument {
  json: string;
  /** Hash of the content. */
  version: string;
}

/** It only changes with a deployment. */
const DOCUMENT = 'public, max-age=0, s-maxage=300';

type AnyHandler = (
  request: Input & { requestId: string; route: RouteName; from: string; hasLeft: () => boolean },
) => Promise<AnyReply>;

export function createApp(options: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  trustProxies(app, options.proxyNetworks);
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.use(setRequestId);
  app.use(securityHeaders);
  app.use(requestLog(options.log, () => performance.now()));
  app.use(restoreOriginalHeaders);
  const { emulators, openApi, endpoints = { routes, contract } } = options;
  for (const name of Object.keys(endpoints.routes)) mount(app, name as RouteName, endpoints, options);
  app.use((request, _response, next) => {
    assertBodyAllowed(request);
    next();
  });
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
    if (isSignedOut) changeSession(response, error.session);
    sendError(isSignedOut ? error.cause : error, request, response, options.log);
  });
  return app;
}

/** The platform appends the caller's address to X-Forwarded-For; a caller can only write the entries before it. */
function trustProxies(app: Express, networks: readonly string[]): void {
  app.set('trust proxy', [...networks]);
  const isOurs = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  app.set('trust proxy', (address: string, hop: number) => hop === 0 || isOurs(address, hop));
}

interface Mounted {
  name: RouteName;
  route: Route;
  endpoint: Endpoint;
}

function mount(app: Express, name: RouteName, endpoints: Endpoints, options: AppOptions): void {
  const [route, endpoint] = [endpoints.routes[name], endpoints.contract[name]];
  if (!route || !endpoint) throw new Error(`${name} has no contract`);
  const mounted = { name, route, endpoint };
  const { identify, answer } = options.checkAnswers ? checked(mounted, options) : callOf(mounted, options);
  const readBytes = bytesReader(endpoint);
  // One handler a route: each one more would be matched and called for every request, and compiled at every cold start.
  const handle: RequestHandler = async (request, response) => {
    assertBodyAllowed(request, endpoint);
    recordRoute(response, name, request.params);
    await admit(mounted, request, options);
    const caller = await identify(request, response);
    // For strangers nothing is read. Where the platform has read the bytes before us, as in production, nothing is parsed. Node
    // discards the rest of a body that is refused, and keeps the connection.
    await readBytes(request, response);
    readContent(endpoint, request);
    sendReply(endpoint, request, response, await answer(request, response, caller));
  };
  const method = route.method.toLowerCase() as Lowercase<Route['method']>;
  app[method](`${API_BASE}${route.path}`, handle);
}

function readContent({ rawBody }: Endpoint, request: Request): void {
  if (rawBody) {
    assertUncompressed(request);
    return;
  }
  parseBody(request);
  assertRequestShape(request);
}

const senderOf = (request: Request): Origin =>
  originOf(request.ip, request.get('x-forwarded-for'), request.socket.remoteAddress);

/** Counts the call by the caller's address before the body is read. */
async function admit(mounted: Mounted, request: Request, { limiter, appCheck }: AppOptions): Promise<void> {
  await limiter.fromAddress(mounted.name, senderOf(request));
  await assertGenuineApp(appCheck, mounted, request.get(APP_CHECK_HEADER));
}

type Identified = Partial<Callers['account'] & Callers['diner']> & { proof?: Credentials };

/** The two halves of a call: the caller is identified by the headers alone, before the body is read. */
interface Call {
  identify: (request: Request, response: Response) => Promise<Identified>;
  answer: (request: Request, response: Response, caller: Identified) => Promise<AnyReply>;
}

/** Authentication comes first: validation errors are not for strangers, and neither is the cost of reading. */
function callOf({ name, route, endpoint }: Mounted, { guards, handlers, limiter }: AppOptions): Call {
  const { audience, ownPagesOnly, knowsDiner } = route;
  const handler = handlers[name] as AnyHandler;
  return {
    identify: async (request, response) => {
      if (audience === 'public' && !ownPagesOnly && !knowsDiner) return {};
      const proof: Credentials = { method: request.method, header: (header) => request.get(header) };
      if (ownPagesOnly) guards.ownPages(proof);
      const diner = knowsDiner ? await guards.knownDiner(proof) : undefined;
      const caller: Identified =
        audience === 'public'
          ? { ...(diner && { diner }) }
          : await guards[audience](proof).catch(inWordsOf(endpoint));
      recordCaller(response, uidOf(caller));
      return { ...caller, ...(ownPagesOnly && { proof }) };
    },
    answer: async (request, response, caller) => {
      const uid = uidOf(caller);
      const input = readInput(endpoint, request);
      if (asksWhere(name, input)) await limiter.fromAddress('checkDelivery', senderOf(request));
      await limiter.fromCaller(name, {
        ...(uid && { user: uid }),
        ...restaurantOf(input),
        ...recipientOf(input, senderOf(request)),
      });
      const requestId = String(response.locals['requestId']);
      const hasLeft = () => request.socket.destroyed;
      const { address: from } = senderOf(request);
      return handler({ ...input, ...caller, requestId, route: name, from, hasLeft });
    },
  };
}

/** Of somebody who is not signed in, with the endpoint's own message if it has one. */
const inWordsOf =
  ({ signedOut }: Endpoint) =>
  (error: unknown): never => {
    if (signedOut === undefined || !(error instanceof DomainError) || error.code !== 'UNAUTHENTICATED')
      throw error;
    throw new DomainError('UNAUTHENTICATED', signedOut);
  };

const uidOf = (caller: Identified): string | undefined =>
  caller.user?.uid ?? caller.account?.uid ?? caller.diner?.uid;

/** A quote may cost the outside service the same question: it is no way around that limit. */
const asksWhere = (name: RouteName, { body }: Input): boolean =>
  name === 'quoteOrder' && (body as { address?: unknown } | undefined)?.address !== undefined;

/** The recipient of the mail that this request asks for. */
function recipientOf({ body }: Input, { address }: Origin): { recipient?: string; recipientFrom?: string } {
  const { email } = (body ?? {}) as { email?: unknown };
  if (typeof email !== 'string') return {};
  const recipient = plainAddress(email);
  return { recipient, recipientFrom: `${recipient} ${address}` };
}

/** The restaurant whose orders this request is about, if any. */
function restaurantOf({ body, params }: Input): { restaurant?: string } {
  const named = { ...(params as object | undefined), ...(body as object | undefined) };
  const guid: unknown = (named as { restaurantGuid?: unknown }).restaurantGuid;
  return typeof guid === 'string' ? { restaurant: guid } : {};
}

function checked(mounted: Mounted, options: AppOptions): Call {
  const { name, route, endpoint } = mounted;
  const { identify, answer } = callOf(mounted, options);
  const refuse = (error: unknown): never => {
    throw checkedRefusal(name, endpoint, route, error);
  };
  return {
    identify: (request, response) => identify(request, response).catch(refuse),
    answer: async (request, response, caller) => {
      const reply = await answer(request, response, caller).catch(refuse);
      checkAnswer(name, endpoint, 'to' in reply ? reply.to.href : reply.data);
      return reply;
    },
  };
}

const restoreOriginalHeaders: RequestHandler = (request, _response, next) => {
  restoreHeaders(request);
  next();
};

const setRequestId: RequestHandler = (_request, response, next) => {
  const requestId = randomUUID();
  response.locals['requestId'] = requestId;
  response.set('X-Request-Id', requestId);
  response.set('Cache-Control', 'private, no-store');
  next();
};
