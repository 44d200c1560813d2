// Writes one log line per request: route, status, time and caller. No query, body, headers or addresses; of the path only
// the route's name and two ids.
import type { RouteName } from '@bite/shared/api/routes';
import type { RequestHandler, Response } from 'express';
import type { Log } from '../ports/log.ts';

interface Noted {
  route?: RouteName;
  tenantId?: number;
  restaurantId?: number;
  uid?: string;
}

/** What later middleware notes for the line of this request. */
const notedOf = (response: Response): Noted => {
  const { locals } = response as { locals: { noted?: Noted } };
  locals.noted ??= {};
  return locals.noted;
};

/** Records the route and those parameters of its path that are valid ids. */
export function recordRoute(
  response: Response,
  route: RouteName,
  params: Readonly<Record<string, unknown>>,
): void {
  const noted = notedOf(response);
  noted.route = route;
  const [tenantId, restaurantId] = [idFrom(params['tenantId']), idFrom(params['restaurantId'])];
  if (tenantId !== undefined) noted.tenantId = tenantId;
  if (restaurantId !== undefined) noted.restaurantId = restaurantId;
}

export function recordCaller(response: Response, uid: string | undefined): void {
  if (uid !== undefined) notedOf(response).uid = uid;
}

/** Other parts of the path may contain anything. */
function idFrom(value: unknown): number | undefined {
  return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
}

/** @param now Milliseconds. */
export function requestLog(log: Log, now: () => number): RequestHandler {
  return (request, response, next) => {
    const started = now();
    response.once('close', () => {
      log.info('request', {
        requestId: response.locals['requestId'],
        route: 'none',
        ...notedOf(response),
        method: request.method,
        status: response.statusCode,
        milliseconds: Math.round(now() - started),
        ...(!response.writableFinished && { aborted: true }),
      });
    });
    next();
  };
}
