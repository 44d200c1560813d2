import { API_BASE } from '@bite/shared/api/route';
import { aGuid, aRestaurant, aStorefront } from '@bite/shared/testing/a-storefront';
import { aDomainMapping } from '@bite/shared/testing/storefront-sources';
import { describe, expect, it } from 'vitest';
import { aPlace, memoryRestaurants } from '../testing/a-place.ts';
import { resolvable } from '../testing/a-resolvable.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { serveApi } from '../testing/serve-api.ts';
import { catalogueHandlers } from './catalogue.ts';
import { domainHandlers } from './domains.ts';

const bella = { ...aStorefront(), version: '0123456789abcdef' };
const { guid } = aRestaurant();
const deps = {
  ...(await resolvable({ storefronts: [bella], mappings: [aDomainMapping('bella.example')] })),
  restaurants: memoryRestaurants(aPlace()),
  records: memoryRecords(),
  now: Date.now,
};
const origin = await serveApi({ handlers: { ...domainHandlers(deps), ...catalogueHandlers(deps) } });

async function call(path: string, init?: RequestInit) {
  const response = await fetch(`${origin}${API_BASE}${path}`, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
}

const post = (body: unknown) =>
  call('/domain/resolve', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

describe('the edge API', () => {
  it('O7.2-05 I7.3-07 is healthy', async () => {
    expect(await call('/health')).toMatchObject({
      status: 200,
      body: { success: true, data: { status: 'ok' } },
    });
  });

  it('O7.2-02 resolves a domain', async () => {
    expect(await post({ domain: 'bella.example' })).toMatchObject({
      status: 200,
      body: { success: true, data: { restaurantGuid: guid, websiteEnabled: true } },
    });
  });

  it('O8-08 a domain that is not mapped is a 404 that nobody keeps', async () => {
    const { status, headers, body } = await post({ domain: 'www.bella.example' });
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(body.error).toMatchObject({
      code: 'DOMAIN_NOT_MAPPED',
      message: 'No restaurant configured for domain: www.bella.example',
    });
  });

  it.each([{}, { domain: '' }, { domain: 7 }, { domain: 'a.example', more: 1 }])(
    'refuses %o',
    async (body) => {
      expect((await post(body)).status).toBe(400);
    },
  );

  it('O7.2-03 resolves a slug, for the CDN to keep half a minute', async () => {
    const { body, headers } = await call('/domain/slug/bella');
    expect(body.data).toMatchObject({ restaurant: { slug: 'bella' }, tenant: { name: 'Bella Group' } });
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=300');
  });

  it('O8-08 an unknown slug is a 404 that nobody keeps', async () => {
    const { status, headers, body } = await call('/domain/slug/nowhere');
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(body.error.message).toBe('Restaurant not found for slug: nowhere');
  });

  it('O7.2-04 a mapped domain gives its mapping, any other null for a few seconds', async () => {
    expect((await call('/domain/mappings/domain/bella.example')).body.data).toMatchObject({
      restaurantGuid: guid,
    });
    const { status, body, headers } = await call('/domain/mappings/domain/nobody.example');
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, data: null });
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
  });
});

describe('the storefront over HTTP', () => {
  it.each([
    [`restaurantGuid=${guid}`, 'public, max-age=0, s-maxage=2'],
    ['slug=bella', 'public, max-age=0, s-maxage=30, stale-while-revalidate=300'],
    ['domain=bella.example', 'public, max-age=0, s-maxage=30, stale-while-revalidate=300'],
  ])('is found by %s, and is no older than whoever asks so expects', async (query, cached) => {
    const { status, body, headers } = await call(`/storefront?${query}`);
    expect(status).toBe(200);
    expect(body.data).toEqual(bella);
    expect(headers.get('etag')).toBe('"0123456789abcdef"');
    expect(headers.get('cache-control')).toBe(cached);
  });

  it('is not sent again to who has this version', async () => {
    const known = { headers: { 'if-none-match': '"0123456789abcdef"' } };
    expect(await call('/storefront?slug=bella', known)).toMatchObject({ status: 304, body: undefined });
    const old = { headers: { 'if-none-match': '"fedcba9876543210"' } };
    expect((await call('/storefront?slug=bella', old)).status).toBe(200);
  });

  it.each(['', 'slug=bella&domain=bella.example', 'restaurantGuid=7', 'name=bella'])(
    'refuses ?%s',
    async (query) => {
      expect((await call(`/storefront?${query}`)).status).toBe(400);
    },
  );

  it('is a 404 that nobody keeps where there is none', async () => {
    const { status, headers } = await call(`/storefront?restaurantGuid=${aGuid(99)}`);
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('tells what is going on right now, for a second', async () => {
    const { body, headers } = await call(`/storefront/${guid}/live`);
    expect(body.data).toEqual({ busyExtraMinutes: 0, soldOut: {} });
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
    expect((await call('/storefront/not-a-guid/live')).status).toBe(400);
  });
});
