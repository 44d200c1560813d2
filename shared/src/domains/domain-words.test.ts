import { describe, expect, it } from 'vitest';
import type { SeenRecord } from './dns-records.schema.ts';
import { domainStateOf, isBeingSetUp, recordComparison, recordMeaning } from './domain-words.ts';

const live = {
  isActive: true,
  ...({ verificationStatus: 'verified', sslStatus: 'issued', health: 'healthy' } as const),
  domainType: 'custom',
} as const;

describe('the state of a domain in words', () => {
  it.each([
    [{}, 'live'],
    [{ health: 'unknown' }, 'live'],
    [{ health: 'unhealthy' }, 'unreachable'],
    [{ verificationStatus: 'pending', sslStatus: 'pending' }, 'waiting'],
    [{ verificationStatus: 'failed', sslStatus: 'pending' }, 'givenUp'],
    [{ sslStatus: 'pending' }, 'certificate'],
    [{ sslStatus: 'failed' }, 'refused'],
    [{ sslStatus: 'expired', health: 'unhealthy' }, 'expired'],
    [{ isActive: false, verificationStatus: 'pending' }, 'off'],
    [{ domainType: 'subdomain', renamedTo: 'bella.bite.example' }, 'former'],
  ] as const)('of %j is %s', (change, expected) => {
    expect(domainStateOf({ ...live, ...change })).toBe(expected);
  });

  it('goes on by itself only while records or the certificate are waited for', () => {
    expect(isBeingSetUp({ ...live, verificationStatus: 'pending' })).toBe(true);
    expect(isBeingSetUp({ ...live, sslStatus: 'pending' })).toBe(true);
    expect(isBeingSetUp({ ...live, health: 'unhealthy' })).toBe(false);
    expect(isBeingSetUp({ ...live, verificationStatus: 'failed' })).toBe(false);
  });
});

describe('what is seen of a record in words', () => {
  const alias: SeenRecord = {
    ...{ type: 'CNAME', name: 'www.bella.com', value: 'demo.web.app', purpose: 'address' },
    ...{ state: 'wrong', seen: ['203.0.113.7'] },
  };
  const address: SeenRecord = { ...alias, type: 'A', name: 'bella.com', value: '199.36.158.100' };

  it.each<[string, SeenRecord, string]>([
    [
      'addresses where an alias is wanted',
      alias,
      'An A record stands at www.bella.com, where a CNAME record has to be. The two cannot stand side by side: delete the A record, then add the CNAME record.',
    ],
    [
      'newer addresses where an alias is wanted',
      { ...alias, seen: ['2001:db8::1'] },
      'An AAAA record stands at www.bella.com, where a CNAME record has to be. The two cannot stand side by side: delete the AAAA record, then add the CNAME record.',
    ],
    ['an alias to another name', { ...alias, seen: ['shop.example'] }, 'www.bella.com leads elsewhere.'],
    ['another address', address, 'bella.com leads elsewhere.'],
    [
      'another text',
      { ...address, type: 'TXT', seen: ['bite-verification=old'] },
      'The TXT record at bella.com has another text.',
    ],
    ['nothing', { ...alias, state: 'missing', seen: [] }, 'We see no CNAME record at www.bella.com yet.'],
    [
      'addresses that lead to the same place',
      { ...alias, state: 'found' },
      'An A record stands there instead. It leads to the same place, so that it will do.',
    ],
  ])('I4-23 is of %s what stands there', (_, record, words) => {
    expect(recordMeaning(record)).toBe(words);
  });

  it('I4-23 sets what is seen against what is wanted, with types where they differ', () => {
    expect(recordComparison(alias)).toEqual({ seen: 'A 203.0.113.7', wanted: 'CNAME demo.web.app' });
    expect(recordComparison(address)).toEqual({ seen: '203.0.113.7', wanted: '199.36.158.100' });
  });
});
