import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import {
  dnsRecord,
  domainCreator,
  registeredDomain,
  verificationRecord,
} from './registered-domain.schema.ts';

const creator = {
  username: 'ada',
  email: 'ada@bella.example.com',
  customerId: 'cus_1',
  isDomainReseller: false,
  id: 'acc_1',
};

const whole = {
  verified: true,
  nameservers: ['ns1.example'],
  intendedNameservers: ['ns2.example'],
  customNameservers: ['ns3.example'],
  creator,
  name: 'bella.example.com',
  boughtAt: 1_780_000_000_000,
  createdAt: 1_780_000_000_001,
  expiresAt: 1_780_000_000_002,
  id: 'dom_1',
  orderedAt: 1_780_000_000_003,
  renew: true,
  serviceType: 'zeit.world',
  transferredAt: 1_780_000_000_004,
  transferStartedAt: 1_780_000_000_005,
  userId: 'user_1',
  teamId: 'team_1',
};

describe('a domain registered with the hosting provider', () => {
  it('I3.11-01, I3.11-02, I3.11-03 is read whole', () => {
    expect(registeredDomain.parse(whole)).toEqual(whole);
  });

  it.each(Object.keys(whole).filter((field) => field !== 'name'))(
    'I3.11-01, I3.11-02, I3.11-03 its %s has its type, and may be missing or null',
    (field) => {
      expect(issuesOf(registeredDomain, { ...whole, [field]: Symbol('odd') })).toHaveLength(1);
      expect(issuesOf(registeredDomain, { ...whole, [field]: null })).toEqual([]);
      expect(issuesOf(registeredDomain, { ...whole, [field]: undefined })).toEqual([]);
    },
  );

  it.each(Object.keys(creator))('I3.11-02 its creator’s %s, too', (field) => {
    const of = (value: unknown) => ({ ...whole, creator: { ...creator, [field]: value } });
    expect(issuesOf(registeredDomain, of(7))).toHaveLength(1);
    expect(issuesOf(registeredDomain, of(null))).toEqual([]);
    expect(issuesOf(registeredDomain, of(undefined))).toEqual([]);
  });

  it('I3.11-03 without a name it is none', () => {
    expect(issuesOf(registeredDomain, { ...whole, name: undefined })).toHaveLength(1);
  });

  it.each(['zeit.world', 'external', 'na', 'something-new'])(
    'I3.11-03 its service may be %s',
    (serviceType) => {
      expect(registeredDomain.parse({ ...whole, serviceType }).serviceType).toBe(serviceType);
    },
  );

  it('I3.11-01 what the provider adds is kept', () => {
    const answer = { ...whole, zone: true, creator: { ...creator, plan: 'pro' } };
    expect(registeredDomain.parse(answer)).toEqual(answer);
  });
});

describe('records of a domain', () => {
  it('I3.11-04 a DNS record has type, name, value and lifetime', () => {
    const record = { type: 'A', name: 'www', value: '192.0.2.1', ttl: 60, id: 'rec_1' };
    expect(dnsRecord.parse(record)).toEqual(record);
    for (const field of ['type', 'name', 'value'])
      expect(issuesOf(dnsRecord, { ...record, [field]: undefined })).toHaveLength(1);
    expect(issuesOf(dnsRecord, { ...record, ttl: undefined })).toEqual([]);
    expect(issuesOf(dnsRecord, { ...record, ttl: 'long' })).toHaveLength(1);
  });

  it.each(['TXT', 'CNAME', 'A'])('I3.11-04 a verification record is of type %s', (type) => {
    const record = { type, name: '_bite', value: 'token' };
    expect(verificationRecord.parse(record)).toEqual(record);
    for (const field of ['type', 'name', 'value'])
      expect(issuesOf(verificationRecord, { ...record, [field]: undefined })).toHaveLength(1);
  });
});

describe('who registers a domain', () => {
  it('I3.11-02 is kept whole', () => {
    expect(domainCreator.parse(creator)).toEqual(creator);
    expect(issuesOf(domainCreator, { ...creator, customerId: null, isDomainReseller: undefined })).toEqual(
      [],
    );
  });

  it.each([
    [{ username: '' }, 'username: Username is required'],
    [{ username: undefined }, 'username: Username is required'],
    [{ email: 'ada' }, 'email: Invalid email format'],
    [{ email: undefined }, 'email: Invalid email format'],
    [{ id: '' }, 'id: Account ID is required'],
  ])('I5.6-12 %j is refused', (change, issue) => {
    expect(issuesOf(domainCreator, { ...creator, ...change })).toEqual([issue]);
  });
});
