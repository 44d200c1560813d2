import { describe, expect, it } from 'vitest';
import {
  alternativeDomain,
  INCOMPLETE_PARAMETERS,
  isBareLocalhost,
  NO_RESOLUTION,
  normalizeHost,
  resolutionMessages,
  resolutionsOf,
} from './resolution.ts';

const triesOf = (host: string, path: string, query = '') =>
  resolutionsOf(host, path, new URLSearchParams(query)).tries;

const byParameters = { by: 'parameters', tenantGuid: 't', restaurantGuid: 'r' };

describe('which restaurant a public page is of', () => {
  it.each([
    'tenant=t&restaurant=r',
    'tenantGuid=t&restaurantGuid=r',
    'tenant=t&restaurantGuid=r',
    'tenantGuid=t&restaurant=r',
  ])('O2.1-01, O2.1-02 ?%s comes before host name and path, and stands alone', (query) => {
    expect(triesOf('bella.example.com', '/luigis', query)).toEqual([byParameters]);
  });

  it('O2.1-01, O2.1-03, O2.1-04 then the host name, then the first segment of the path', () => {
    expect(triesOf('bella.example.com', '/luigis/story')).toEqual([
      { by: 'domain', host: 'bella.example.com' },
      { by: 'slug', slug: 'luigis' },
    ]);
  });

  it('O2.1-03 the host name is compared without its port and in small letters', () => {
    expect(triesOf('Bella.Example.com:5000', '/')).toEqual([{ by: 'domain', host: 'bella.example.com' }]);
  });

  it.each(['localhost', 'localhost:5000', '127.0.0.1:5000', '[::1]:5000', '[::1]', '::1'])(
    'O2.1-03 the host name is skipped on %s',
    (host) => {
      expect(isBareLocalhost(host)).toBe(true);
      expect(triesOf(host, '/luigis')).toEqual([{ by: 'slug', slug: 'luigis' }]);
    },
  );

  it('a name under .localhost is a domain like any other', () => {
    expect(triesOf('bella.localhost:5000', '/')).toEqual([{ by: 'domain', host: 'bella.localhost' }]);
  });

  it('O2.1-05 an address that names nothing leaves nothing to try, and says so', () => {
    expect(triesOf('localhost', '/')).toEqual([]);
    expect(NO_RESOLUTION).toBe(
      'No valid resolution method found. Please provide either URL parameters (tenant + restaurant), a valid domain mapping, or a restaurant slug.',
    );
  });

  it.each(['tenant=t', 'restaurant=r', 'tenant=t&restaurant='])(
    'half a pair of parameters, ?%s, names nothing and is told apart',
    (query) => {
      const { tries, incomplete } = resolutionsOf('localhost', '/luigis', new URLSearchParams(query));
      expect(tries).toEqual([{ by: 'slug', slug: 'luigis' }]);
      expect(incomplete).toBe(true);
    },
  );

  it('whole parameters and none at all are not half ones', () => {
    expect(resolutionsOf('localhost', '/', new URLSearchParams('tenant=t&restaurant=r')).incomplete).toBe(
      false,
    );
    expect(resolutionsOf('localhost', '/', new URLSearchParams()).incomplete).toBe(false);
  });
});

describe('host names', () => {
  it.each([
    ['Example.com:5000', 'example.com'],
    [' example.com ', 'example.com'],
    ['example.com.', 'example.com'],
    ['[::1]:5000', '[::1]'],
    ['::1', '::1'],
  ])('%j is read as %j', (host, expected) => {
    expect(normalizeHost(host)).toBe(expected);
  });

  it.each([
    ['bella.com', 'www.bella.com'],
    ['www.bella.com', 'bella.com'],
    ['a.co', 'www.a.co'],
    ['a.b', undefined],
    ['', undefined],
  ])('I9-13 the other spelling of %j is %j', (domain, other) => {
    expect(alternativeDomain(domain)).toBe(other);
  });
});

describe('what a page says when it finds no restaurant', () => {
  it('in the words of the error catalogue', () => {
    expect(INCOMPLETE_PARAMETERS).toBe('Missing tenant or restaurant GUID in URL parameters');
    expect(Object.values(resolutionMessages).map((message) => message('x'))).toEqual([
      'Tenant not found: x',
      'Restaurant not found: x',
      'No restaurant configured for domain: x',
      'Restaurant not found for slug: x',
      'Tenant not found for restaurant with slug: x',
      'Failed to resolve domain: x',
      'Failed to resolve slug: x',
    ]);
  });
});
