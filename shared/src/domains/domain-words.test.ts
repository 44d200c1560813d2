import { describe, expect, it } from 'vitest';
import { recordStates } from './dns-records.schema.ts';
import {
  domainStateOf,
  domainStates,
  faultWords,
  isBeingSetUp,
  recordStateWords,
  stateWords,
} from './domain-words.ts';
import { hostFaults } from './host-probe.schema.ts';

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

  it('has words for every state, fault and record', () => {
    expect(Object.keys(stateWords).sort()).toEqual([...domainStates].sort());
    expect(Object.keys(faultWords).sort()).toEqual([...hostFaults].sort());
    expect(Object.keys(recordStateWords).sort()).toEqual([...recordStates].sort());
  });
});
