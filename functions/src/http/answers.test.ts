import type { ResolvedDomain } from '@bite/shared/api/answers';
import { type RouteName, routes } from '@bite/shared/api/routes';
import { DomainError } from '@bite/shared/kernel/errors';
import { describe, expect, it } from 'vitest';
import { answerIn } from '../testing/answer-in.ts';
import { memoryApi } from '../testing/memory-api.ts';
import { sendPrepared } from '../testing/prepared-requests.ts';
import { sendRequest } from '../testing/sample-requests.ts';
import { serveApi } from '../testing/serve-api.ts';
import type { Handlers } from './contract.ts';

/** What only reads leaves it as it was. */
const reading = await memoryApi();

describe('what the API says', () => {
  it.each(Object.keys(routes) as RouteName[])('is, for %s, what its contract says', async (name) => {
    const response = await sendPrepared(routes[name].method === 'GET' ? reading : await memoryApi(), name);
    expect(await answerIn(response)).toMatchObject({ success: true });
  });

  it('O7.2-02 the API I7.3-04 names restaurant and tenant of a domain, each under its own name', async () => {
    const api = await memoryApi();
    expect(Object.keys(await api.dataOf<ResolvedDomain>('resolveDomain')).sort()).toEqual([
      'restaurantGuid',
      'restaurantName',
      'restaurantSlug',
      'tenantGuid',
      'tenantName',
      'websiteEnabled',
    ]);
  });
});

describe('an answer that has drifted from the contract is not sent', () => {
  const drifting = async (handlers: Partial<Handlers>) =>
    sendRequest(await serveApi({ handlers }), 'getHealth');
  const answering = (data: unknown) => drifting({ getHealth: async () => ({ data }) } as Partial<Handlers>);

  it.each([
    ['another value', { status: 'fine' }],
    ['a field more', { status: 'ok', uptime: 7 }],
    ['nothing at all', undefined],
  ])('%s', async (_what, data) => {
    expect((await answering(data)).status).toBe(500);
  });

  it.each([
    ['a code that the endpoint does not name', 'PRICE_CHANGED', 500],
    ['a failure of the platform', 'UNAVAILABLE', 503],
  ] as const)('nor is %s', async (_what, code, status) => {
    const response = await drifting({
      getHealth: async () => {
        throw new DomainError(code, 'No');
      },
    });
    expect(response.status).toBe(status);
  });

  it('nor a field deep inside that nobody names', async () => {
    const live = { busyExtraMinutes: 0, soldOut: { 1: { secret: 'x' } } };
    const leaking = { getStorefrontLive: async () => ({ data: live }) } as unknown as Partial<Handlers>;
    expect((await sendRequest(await serveApi({ handlers: leaking }), 'getStorefrontLive')).status).toBe(500);
  });
});
