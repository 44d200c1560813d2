import { describe, expect, it } from 'vitest';
import { readManyMappings } from './read-many-mappings.ts';

const restaurant = '0195a2b4-0000-7000-8000-000000000001';
const tenant = '0195a2b4-0000-7000-8000-000000000002';
const bella = { domain: 'bella.com', restaurantGuid: restaurant, tenantGuid: tenant, domainType: 'custom' };

describe('pasted mappings', () => {
  it.each([
    ['CSV', `bella.com,${restaurant},${tenant}`],
    ['a spreadsheet', `bella.com\t${restaurant}\t${tenant}`],
    ['semicolons', `bella.com;${restaurant};${tenant}`],
    ['quotes', `"bella.com","${restaurant}","${tenant}"`],
  ])('I4-25 are read from %s', (_form, text) => {
    expect(readManyMappings(text)).toEqual([{ line: 1, mapping: bella }]);
  });

  it('I4-25 keep the number of their line, past a heading and empty lines', () => {
    const text = `tenantGuid,Domain,restaurantGuid,domaintype,isActive\r\n\r\n${tenant},bella.com,${restaurant},subdomain,no\r\n`;
    expect(readManyMappings(text)).toEqual([
      { line: 3, mapping: { ...bella, domainType: 'subdomain', isActive: false } },
    ]);
  });

  it('I4-25 keep what is too much or cannot be read, for the server to refuse', () => {
    expect(readManyMappings('bella.com,,,,perhaps,more')).toEqual([
      {
        line: 1,
        mapping: { domain: 'bella.com', domainType: 'custom', isActive: 'perhaps', 'column 6': 'more' },
      },
    ]);
  });

  it('are none in an empty text', () => {
    expect(readManyMappings(' \n\n')).toEqual([]);
  });

  it('take a kind in any letters', () => {
    expect(readManyMappings('bella.com,,,Custom')[0]?.mapping).toMatchObject({ domainType: 'custom' });
  });

  it('keep a doubled quote', () => {
    expect(readManyMappings('"bel""la.com"')[0]?.mapping).toMatchObject({ domain: 'bel"la.com' });
  });
});
