import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { issuesOf } from '../testing/issues.ts';
import { contract, features } from './contract.ts';
import { type Endpoint, refusalsOf } from './endpoint.ts';
import { pageQuery, restaurantParameters } from './parameters.ts';
import type { Route } from './route.ts';
import { type RouteName, routes } from './routes.ts';

const endpoints = Object.entries(contract) as [RouteName, Endpoint][];

describe('the contract', () => {
  it('has every route, each in one feature', () => {
    expect(Object.keys(contract).sort()).toEqual(Object.keys(routes).sort());
    const grouped = Object.values(features).flatMap((feature) => Object.keys(feature));
    expect(grouped.sort()).toEqual(Object.keys(routes).sort());
  });

  it.each(endpoints)('reads exactly the parameters that the path of %s has', (name, { params }) => {
    const inPath = [...routes[name].path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
    expect(Object.keys(params?.shape ?? {}).sort()).toEqual(inPath.sort());
  });

  it.each(endpoints)('wants no body of %s where the method has none', (name, { body }) => {
    const { method }: Route = routes[name] as Route;
    if (method === 'GET' || method === 'DELETE') expect(body).toBeUndefined();
  });

  it.each(endpoints)('takes an Idempotency-Key in %s just where it creates something', (name, endpoint) => {
    const { creates = false }: Route = routes[name];
    const takesKey = 'idempotency-key' in (endpoint.headers?.shape ?? {});
    expect(takesKey).toBe(creates);
    expect(refusalsOf(endpoint, 'public').includes('IDEMPOTENCY_KEY_REUSED')).toBe(creates);
  });

  it.each(endpoints)(
    'names in %s headers by small letters, and codes only for those it reads',
    (_name, endpoint) => {
      const names = Object.keys(endpoint.headers?.shape ?? {});
      expect(names).toEqual(names.map((name) => name.toLowerCase()));
      expect(names).toEqual(expect.arrayContaining(Object.keys(endpoint.missingHeaders ?? {})));
    },
  );
});

describe('what an endpoint may refuse with', () => {
  const answer = z.null();
  const summary = 'Nothing.';

  it('is nothing where it takes nothing from anyone', () => {
    expect(refusalsOf({ summary, answer }, 'public')).toEqual([]);
  });

  it.each([
    ['parameters', { params: z.object({}) }],
    ['a query', { query: z.object({}) }],
    ['headers', { headers: z.object({}) }],
  ])('includes invalid input where it reads %s', (_what, part) => {
    expect(refusalsOf({ summary, answer, ...part }, 'public')).toEqual(['VALIDATION_FAILED']);
  });

  it('includes what is wrong with bodies, and who is not let in', () => {
    expect(refusalsOf({ summary, answer, body: z.null(), refuses: ['CONFLICT'] }, 'staff')).toEqual([
      'CONFLICT',
      'VALIDATION_FAILED',
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      'UNAUTHENTICATED',
      'FORBIDDEN',
    ]);
  });

  it('includes the codes of missing headers; a code is listed once, and failures of ours are not refusals', () => {
    const endpoint: Endpoint = {
      summary,
      answer,
      headers: z.object({ 'idempotency-key': z.string() }),
      missingHeaders: { 'idempotency-key': 'IDEMPOTENCY_KEY_REQUIRED' },
      refuses: ['VALIDATION_FAILED', 'CREATE_FAILED'],
    };
    expect(refusalsOf(endpoint, 'public')).toEqual(['VALIDATION_FAILED', 'IDEMPOTENCY_KEY_REQUIRED']);
  });
});

describe('what an address says', () => {
  const place = z.object(restaurantParameters);

  it('is read as numbers where ids are meant', () => {
    expect(place.parse({ tenantId: '10000001', restaurantId: '7' })).toEqual({
      tenantId: 10_000_001,
      restaurantId: 7,
    });
  });

  it.each(['', '0', '-1', '1.5', '1e3', '0x7', ' 7', '7 ', 'x', '1'.repeat(16)])('%j is no id', (text) => {
    expect(issuesOf(place, { tenantId: text, restaurantId: '7' })).toHaveLength(1);
  });

  it('O9-01, C7-03 a page has 50 entries where nobody asks for another number, and at most 100', () => {
    expect(pageQuery.parse({})).toEqual({ limit: 50 });
    expect(pageQuery.parse({ limit: '100', pageToken: 'x' })).toEqual({ limit: 100, pageToken: 'x' });
    for (const limit of ['0', '101', '-5', 'all', '1.5'])
      expect(issuesOf(pageQuery, { limit })).toHaveLength(1);
    expect(issuesOf(pageQuery, { page: '2' })).toHaveLength(1);
  });
});
