// A fake API for screens under test: answers by the contract and records its requests.
import type { Answers, ApiError } from '@bite/shared/api/answers';
import { type DinerAccountRouteName, dinerAccountRoutes } from '@bite/shared/api/diner-account-routes';
import { type DinerRouteName, dinerRoutes } from '@bite/shared/api/diner-routes';
import { defaultLiveState } from '@bite/shared/catalogue/storefront';
import { vi } from 'vitest';

export interface RecordedRequest {
  method: string;
  /** Below /api/v1, with its query. */
  path: string;
  body: unknown;
  headers: Headers;
}

const siteRoutes = { ...dinerRoutes, ...dinerAccountRoutes };
type SiteRouteName = DinerRouteName | DinerAccountRouteName;

/** A response with the contract's answer of this route, or an error, which any route may return. */
export type Reply<Name extends SiteRouteName> = Response & { readonly repliesTo?: Name };
type Replier<Name extends SiteRouteName> = (request: RecordedRequest) => Reply<Name> | Promise<Reply<Name>>;
type Repliers = { readonly [Name in SiteRouteName]?: Replier<Name> };

export const ok = <Name extends SiteRouteName>(
  _name: Name,
  data: Answers[Name],
  init: ResponseInit = {},
): Reply<Name> => Response.json({ success: true, data }, init);

export const refused = (status: number, error: Partial<ApiError>): Reply<never> =>
  Response.json(
    { success: false, error: { message: 'Refused', requestId: 'request-1', ...error } },
    { status },
  );

/** Simulates a lost answer. */
export const lost = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

const calm: Repliers = {
  getStorefrontLive: () => ok('getStorefrontLive', defaultLiveState),
  getDishFacts: () => ok('getDishFacts', { goesWellWith: {}, liked: {} }),
};

function isAsked(name: SiteRouteName, { method, path }: RecordedRequest): boolean {
  const route = siteRoutes[name];
  const pattern = new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/]+')}$`);
  return route.method === method && pattern.test(path.replace(/\?.*$/, ''));
}

/** Answers the named routes; anything else is not found. */
export function fakeApi(repliers: Repliers = {}): { asked: RecordedRequest[] } {
  const asked: RecordedRequest[] = [];
  const known = { ...calm, ...repliers };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const request: RecordedRequest = {
      method: init.method ?? 'GET',
      path: String(url).replace(/^.*\/api\/v1/, ''),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
    };
    asked.push(request);
    const found = (Object.keys(known) as SiteRouteName[]).find((name) => isAsked(name, request));
    return (found && known[found]?.(request)) ?? refused(404, { code: 'NOT_FOUND' });
  });
  return { asked };
}
