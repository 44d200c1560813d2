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

const note = (response: Response, more: Noted): void => {
  response.locals['noted'] = { ...(response.locals['noted'] as Noted | undefined), ...more };
};

/** Records the route and those parameters of its path that are valid ids. */
export function recordRoute(
  response: Response,
  route: RouteName,
  params: Readonly<Record<string, unknown>>,
): void {
  const [tenantId, restaurantId] = [idFrom(params['tenantId']), idFrom(params['restaurantId'])];
  note(response, {
    route,
    ...(tenantId !== undefined && { tenantId }),
    ...(restaurantId !== undefined && { restaurantId }),
  });
}

export const recordCaller = (response: Response, uid: string | undefined): void =>
  note(response, uid === undefined ? {} : { uid });

/** Other parts of the path may contain anything. */
function idFrom(value: unknown): number | undefined {
  return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
}

/** @param now Milliseconds. */
export function requestLog(log: Log, now: () => number): RequestHandler {
  return (request, response, next) => {
    const started = now();
    response.once('close', () => {
      const noted = response.locals['noted'] as Noted | undefined;
      log.info('request', {
        requestId: response.locals['requestId'],
        route: 'none',
        ...noted,
        method: request.method,
        status: response.statusCode,
        milliseconds: Math.round(now() - started),
        ...(!response.writableFinished && { aborted: true }),
      });
    });
    next();
  };
}
