// The API as an Express app, made from the contract: routes, guards, answers and errors in one form.
import { randomUUID } from 'node:crypto';
import { API_BASE, type Route, type RouteName, routes } from '@bite/shared/api/routes';
import type { User } from '@bite/shared/identity/user.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import express, {
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { Log } from '../ports/log.ts';
import type { ApiRequest, Handlers, Reply, StaffRequest } from './contract.ts';
import { sendError } from './errors.ts';

export interface AppOptions {
  handlers: Handlers;
  /** The active user behind a bearer token; throws UNAUTHENTICATED or FORBIDDEN. */
  authenticate: (authorization: string | undefined) => Promise<User>;
  /** Runs before the handler of a route; answers 429 by itself. */
  limiters: Partial<Record<RouteName, RequestHandler>>;
  /** How many proxies in front are ours: the client's address is what the outermost of them saw. */
  trustedProxies: number;
  log: Log;
  /** Where the emulators answer; only where they are in use. */
  emulators?: unknown;
}

const BODY_LIMIT = 100 * 1024;

type AnyHandler = (request: ApiRequest | StaffRequest) => Promise<Reply<unknown>>;

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
  if (options.emulators) {
    app.get(`${API_BASE}/emulators`, (_request, response) => send(response, { data: options.emulators }));
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
  const handler = options.handlers[name] as AnyHandler;
  const limiter = options.limiters[name];
  const run: RequestHandler = async (request, response) => {
    const base = toApiRequest(request, response);
    const call =
      route.audience === 'staff'
        ? { ...base, user: await options.authenticate(request.get('authorization')) }
        : base;
    send(response, await handler(call), request.get('if-none-match'));
  };
  const method = route.method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete';
  app[method](`${API_BASE}${route.path}`, ...(limiter ? [limiter] : []), run);
}

function toApiRequest(request: Request, response: Response): ApiRequest {
  return {
    params: request.params as Record<string, string>,
    query: request.query,
    body: request.body,
    header: (name) => request.get(name),
    requestId: String(response.locals['requestId']),
  };
}

function send(response: Response, reply: Reply<unknown>, ifNoneMatch?: string): void {
  response.set('Cache-Control', reply.cache ?? 'private, no-store');
  if (reply.etag) {
    const etag = `"${reply.etag}"`;
    response.set('ETag', etag);
    // A CDN that compresses weakens the tag on its way out: W/"x" comes back and means the same content.
    const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (known?.includes(etag)) {
      response.status(304).end();
      return;
    }
  }
  response.status(reply.status ?? 200).json({ success: true, data: reply.data });
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
