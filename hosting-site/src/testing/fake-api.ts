// Our own API, for screens under test: answers by method and path, and remembers what it was asked.
import type { ApiError } from '@bite/shared/api/answers';
import { calmLive } from '@bite/shared/catalogue/storefront';
import { vi } from 'vitest';

export interface AskedRequest {
  method: string;
  /** Below /api/v1, with its query. */
  path: string;
  body: unknown;
  headers: Headers;
}

type Answer = Response | Promise<Response>;
type Answers = Readonly<Record<string, (request: AskedRequest) => Answer>>;

export const ok = (data: unknown, init: ResponseInit = {}): Response =>
  Response.json({ success: true, data }, init);

export const refused = (status: number, error: Partial<ApiError>): Response =>
  Response.json(
    { success: false, error: { message: 'Refused', requestId: 'request-1', ...error } },
    { status },
  );

/** No answer at all. */
export const lost = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

const calm: Answers = { 'GET /storefront/*/live': () => ok(calmLive) };

const matches = (pattern: string, asked: string): boolean => {
  const parts = pattern.split('*');
  return asked.startsWith(parts[0] ?? '') && asked.endsWith(parts.at(-1) ?? '');
};

/** Answers by 'POST /orders', with '*' for a part of the path; anything else is not found. */
export function fakeApi(answers: Answers = {}): { asked: AskedRequest[] } {
  const asked: AskedRequest[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const request: AskedRequest = {
      method: init.method ?? 'GET',
      path: String(url).replace(/^.*\/api\/v1/, ''),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
    };
    asked.push(request);
    const found = Object.entries({ ...calm, ...answers }).find(([pattern]) =>
      matches(pattern, `${request.method} ${request.path}`),
    );
    return found ? found[1](request) : refused(404, { code: 'NOT_FOUND' });
  });
  return { asked };
}
