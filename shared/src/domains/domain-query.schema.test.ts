import { describe, expect, it } from 'vitest';
import { aGuid } from '../testing/a-storefront.ts';
import { issuesOf } from '../testing/issues.ts';
import { bulkMappings, domainListQuery, domainSearchQuery, domainTransfer } from './domain-query.schema.ts';

describe('a list of domain mappings', () => {
  it('I9-11 has fifty from the start, newest first, unless asked otherwise', () => {
    expect(domainListQuery.parse({})).toEqual({ limit: 50, offset: 0, sort: 'createdAt', order: 'desc' });
  });

  it('I9-11 is asked for in an address', () => {
    const asked = { limit: '7', offset: '14', sort: 'domain', order: 'asc', domain: 'Bella.Example' };
    const whose = { tenantGuid: aGuid(2), restaurantGuid: aGuid(1) };
    expect(domainListQuery.parse({ ...asked, ...whose, isActive: 'false' })).toEqual({
      limit: 7,
      offset: 14,
      sort: 'domain',
      order: 'asc',
      domain: 'bella.example',
      ...whose,
      isActive: false,
    });
    expect(domainListQuery.parse({ isActive: 'true' }).isActive).toBe(true);
  });

  it.each([
    ['limit', [1, 100], [0, 101, 1.5, 'many', '']],
    ['offset', [0, 5000], [-1, 0.5, 'x']],
    ['sort', ['domain', 'createdAt', 'updatedAt'], ['guid', '']],
    ['order', ['asc', 'desc'], ['up', '']],
    ['isActive', ['true', 'false'], ['maybe', '1', '']],
    ['tenantGuid', [aGuid(2)], ['x']],
    ['restaurantGuid', [aGuid(1)], ['x']],
    ['typo', [], ['x']],
  ])('I9-11 %s may be one of %j, and none of %j', (field, good, bad) => {
    for (const value of good) expect(issuesOf(domainListQuery, { [field]: value })).toEqual([]);
    for (const value of bad) expect(issuesOf(domainListQuery, { [field]: value })).toHaveLength(1);
  });
});

describe('a search for a domain', () => {
  it('finds twenty unless asked otherwise, whatever the case', () => {
    expect(domainSearchQuery.parse({ prefix: ' Bel' })).toEqual({ prefix: 'bel', limit: 20 });
    expect(domainSearchQuery.parse({ prefix: 'b', limit: '100' }).limit).toBe(100);
  });

  it.each([{}, { prefix: '' }, { prefix: ' ' }, { prefix: 'b', limit: 101 }, { prefix: 'b', limit: 0 }])(
    'is not %j',
    (query) => {
      expect(issuesOf(domainSearchQuery, query)).toHaveLength(1);
    },
  );
});

describe('a bulk request', () => {
  it.each([{}, { mappings: [] }, { mappings: 'x' }])('I5.6-04 %j is refused', (body) => {
    expect(issuesOf(bulkMappings, body)).toEqual(['mappings: At least one mapping is required']);
  });

  it('I5.6-04 I4-25 takes one or many, and judges none of them yet', () => {
    expect(issuesOf(bulkMappings, { mappings: [{ domain: '?' }, 7] })).toEqual([]);
  });
});

describe('a transfer', () => {
  it.each(['tenantGuid', 'restaurantGuid'])('I5.6-03 needs a %s', (field) => {
    const to = { tenantGuid: aGuid(2), restaurantGuid: aGuid(1) };
    expect(issuesOf(domainTransfer, to)).toEqual([]);
    expect(issuesOf(domainTransfer, { ...to, [field]: 'x' })).toEqual([`${field}: Invalid GUID format`]);
  });
});
