import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { registrant } from './registrant.schema.ts';

const ada = {
  ...{ firstName: 'Ada', lastName: 'Rossi', email: 'ada@bella.example', phone: '+12125550123' },
  ...{ address1: '1 Main St', city: 'New York', state: 'NY', zip: '10001', country: 'US' },
};

describe('the owner of a registered domain', () => {
  it.each([
    ['US', 'US'],
    [' it ', 'IT'],
  ])('is in a country that exists: %j', (typed, country) => {
    expect(registrant.parse({ ...ada, country: typed })).toEqual({ ...ada, country });
  });

  it.each(['ZZ', 'XX', 'UK', 'USA', 'Italy', ''])('is in no country %j', (country) => {
    expect(issuesOf(registrant, { ...ada, country })).toEqual([
      'country: A country’s two letters, such as US',
    ]);
  });
});
