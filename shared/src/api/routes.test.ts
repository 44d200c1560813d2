import { describe, expect, it } from 'vitest';
import { API_BASE, pathTo } from './route.ts';
import { routes } from './routes.ts';

describe('the routes of the API', () => {
  it('O7.1-01 all lie below /api/v1', () => {
    expect(API_BASE).toBe('/api/v1');
    expect(pathTo(routes.getHealth)).toBe('/api/v1/health');
  });

  it('fill their parameters in, encoded', () => {
    expect(pathTo(routes.resolveSlug, { slug: 'luigi s/../admin?x' })).toBe(
      '/api/v1/domain/slug/luigi%20s%2F..%2Fadmin%3Fx',
    );
    expect(pathTo(routes.moveOrder, { tenantId: 1, restaurantId: 2, orderGuid: 'g' })).toBe(
      '/api/v1/tenants/1/restaurants/2/orders/g/moves',
    );
  });

  it('are not called with a parameter missing', () => {
    expect(() => pathTo(routes.trackOrder)).toThrow(
      '/orders/track/:restaurantGuid/:token needs restaurantGuid',
    );
  });

  it('are all different, so that each has its own handler', () => {
    const all = Object.values(routes).map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    ['resolveDomain', 'POST', '/domain/resolve'],
    ['resolveSlug', 'GET', '/domain/slug/:slug'],
    ['getDomainMapping', 'GET', '/domain/mappings/domain/:domain'],
    ['getHealth', 'GET', '/health'],
  ] as const)('%s is %s %s, for anyone', (name, method, path) => {
    expect(routes[name]).toMatchObject({ method, path, audience: 'public' });
  });
});
