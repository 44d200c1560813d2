// The API as an Express app, made from the contract: routes, guards, answers and errors in one form.
import { randomUUID } from 'node:crypto';
import { contract } from '@bite/shared/api/contract';
import type { Endpoint } from '@bite/shared/api/endpoint';
import { API_BASE, type Route } from '@bite/shared/api/route';
import { type RouteName, routes } from '@bite/shared/api/routes';
import { DomainError } from '@bite/shared/kernel/errors';
import express, {
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { Log } from '../ports/log.ts';
import { checkAnswer, checkedRefusal } from './check-answer.ts';
import type { Guards, Handlers, Reply } from './contract.ts';
import { sendError } from './errors.ts';
import { isKnown } from './if-none-match.ts';
import { type Input, readInput } from './read-input.ts';

export interface AppOptions {
  handlers: Handlers;
  guards: Guards;
  /** Runs before the handler of a route; answers 429 by itself. */
  limiters: Partial<Record<RouteName, RequestHandler>>;
  /** How many proxies in front are ours: the client's address is what the outermost of them saw. */
  trustedProxies: number;
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

type AnyHandler = (request: Input & { requestId: string }) => Promise<Reply<unknown>>;

export function createApp(options: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', options.trustedProxies);
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.use(stamp);
  app.use(limitBody);
  app.use(express.json({ limit: BODY_LIMIT, strict: true }));
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
    sendError(error, request, response, options.log);
  });
  return app;
}

function mount(app: Express, name: RouteName, options: AppOptions): void {
  const route: Route = routes[name];
  const endpoint: Endpoint = contract[name];
  const limiter = options.limiters[name];
  const answer = options.checkAnswers ? checked(name, options) : answering(name, options);
  const run: RequestHandler = async (request, response) => {
    const reply = await answer(request, String(response.locals['requestId']));
    if (!isUnchanged(request, response, reply)) send(response, reply, endpoint.status);
  };
  const method = route.method.toLowerCase() as Lowercase<Route['method']>;
  app[method](`${API_BASE}${route.path}`, ...(limiter ? [limiter] : []), run);
}

type Answering = (request: Request, requestId: string) => Promise<Reply<unknown>>;

/** Who calls comes first: what is wrong with the input is not for strangers. */
function answering(name: RouteName, { guards, handlers }: AppOptions): Answering {
  const { audience }: Route = routes[name];
  const handler = handlers[name] as AnyHandler;
  return async (request, requestId) => {
    const caller = audience === 'public' ? {} : await guards[audience]((header) => request.get(header));
    return handler({ ...readInput(contract[name], request), ...caller, requestId });
  };
}

function checked(name: RouteName, options: AppOptions): Answering {
  const answer = answering(name, options);
  return async (request, requestId) => {
    const reply = await answer(request, requestId).catch((error: unknown) => {
      throw checkedRefusal(name, error);
    });
    checkAnswer(name, reply.data);
    return reply;
  };
}

function send(response: Response, { data }: Reply<unknown>, status = 200): void {
  response.status(status).json({ success: true, data });
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

const stamp: RequestHandler = (_request, response, next) => {
  const requestId = randomUUID();
  response.locals['requestId'] = requestId;
  response.set('X-Request-Id', requestId);
  response.set('X-Content-Type-Options', 'nosniff');
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
