import { API_BASE } from '@bite/shared/api/route';
import { type RouteName, routes } from '@bite/shared/api/routes';
import { describe, expect, it } from 'vitest';
import { memoryApi } from '../testing/memory-api.ts';
import { goodRequests, sendRequest } from '../testing/sample-requests.ts';

const api = await memoryApi();

/** A request's line is written when its answer has been sent, which is certain once the next request has been answered. */
async function lineOf(call: Promise<Response>): Promise<Record<string, unknown>> {
  const response = await call;
  await response.arrayBuffer();
  const id = String(response.headers.get('x-request-id'));
  for (;;) {
    const line = api.logged.find((text) => text.startsWith('request {') && text.includes(id));
    if (line) return JSON.parse(line.slice('request '.length)) as Record<string, unknown>;
    await fetch(`${api.origin}${API_BASE}/health`);
  }
}

const names = Object.keys(routes) as RouteName[];
const secret = 'Secret-4711';
const headers = {
  authorization: `Bearer ${api.tokenOf('owner')}`,
  cookie: `__session=${secret}`,
  'x-forwarded-for': '203.0.113.77',
  'user-agent': `agent ${secret}`,
  referer: `https://x.example/${secret}`,
};

describe('the log of calls', () => {
  it('says which route, how it went, how long it took, where and for whom', async () => {
    const line = await lineOf(sendRequest(api.origin, 'getRestaurant', headers));
    expect(line).toEqual({
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      route: 'getRestaurant',
      method: 'GET',
      status: 200,
      milliseconds: expect.any(Number),
      tenantId: 10_000_001,
      restaurantId: 20_000_001,
      uid: 'owner',
    });
  });

  it('has a line for what is refused, and for what is not there', async () => {
    expect(await lineOf(sendRequest(api.origin, 'listTenants'))).toMatchObject({
      route: 'listTenants',
      status: 401,
    });
    expect(await lineOf(fetch(`${api.origin}${API_BASE}/${secret}`))).toMatchObject({
      route: 'none',
      status: 404,
    });
  });

  it.each(names)('of %s holds nothing of what was sent', async (name) => {
    const { params = {} } = goodRequests[name];
    const hostile = Object.fromEntries(
      Object.entries(params).map(([key, value]) => [key, /Id$/.test(key) ? value : `${secret}@example.com`]),
    );
    const query = `?slug=${secret}&searchTerm=${secret}%40example.com`;
    api.logged.length = 0;
    const first = await sendRequest(api.origin, name, headers, { params: hostile, query });
    await first.arrayBuffer();
    await lineOf(sendRequest(api.origin, name, headers));
    const lines = api.logged.filter((text) => text.startsWith('request {')).join('\n');
    expect(lines.split(`"route":"${name}"`)).toHaveLength(3);
    for (const word of [secret, '203.0.113', '127.0.0.1', '@', 'Bearer', headers.authorization.slice(7)])
      expect(lines).not.toContain(word);
  });
});
