import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import {
  changeRegisteredDomain,
  newDnsRecord,
  projectDomain,
  registerDomain,
  registeredDomainQuery,
} from './domain-request.schema.ts';

const name = 'bella.example.com';

describe('registering a domain', () => {
  it.each([
    { method: 'add', name },
    { method: 'transfer-in', name, authCode: 'code', expectedPrice: 12.5 },
    { method: 'transfer-in', name },
    { method: 'move-in', name, token: 'token' },
  ])('I5.6-08 may be by %j', (request) => {
    expect(registerDomain.parse(request)).toEqual(request);
  });

  it.each([
    [{ method: 'buy', name }],
    [{ name }],
    [{ method: 'add', name, token: 'token' }],
    [{ method: 'transfer-in', name, authCode: '' }],
  ])('I5.6-08 is not by %j', (request) => {
    expect(issuesOf(registerDomain, request)).toHaveLength(1);
  });

  it.each(['', undefined, ' '])('I5.6-08 moving in needs a token, not %j', (token) => {
    expect(issuesOf(registerDomain, { method: 'move-in', name, token })).toEqual([
      'token: Token is required',
    ]);
  });

  it.each([
    [0, ['expectedPrice: Expected price must be positive']],
    [-1, ['expectedPrice: Expected price must be positive']],
    [0.01, []],
  ])('I5.6-09 an expected price of %d', (expectedPrice, issues) => {
    expect(issuesOf(registerDomain, { method: 'transfer-in', name, expectedPrice })).toEqual(issues);
  });

  it.each(['add', 'transfer-in', 'move-in'])('I5.6-01 by %s wants a domain', (method) => {
    expect(issuesOf(registerDomain, { method, name: 'a b', token: 'x' })).toContain(
      'name: Invalid domain format',
    );
  });
});

describe('a domain of a project', () => {
  const whole = { projectId: 'p1', name, redirect: 'www.bella.example.com', redirectStatusCode: 308 };

  it('is sent whole', () => {
    expect(projectDomain.parse(whole)).toEqual(whole);
    expect(projectDomain.parse({ projectId: 'p1', name })).toEqual({ projectId: 'p1', name });
  });

  it.each([
    [300, true],
    [399, true],
    [299, false],
    [400, false],
    [307.5, false],
    ['308', false],
  ])('I5.6-10 redirects with status %s: %s', (redirectStatusCode, isFine) => {
    expect(issuesOf(projectDomain, { ...whole, redirectStatusCode })).toEqual(
      isFine ? [] : ['redirectStatusCode: Redirect status code must be between 300-399'],
    );
  });

  it.each(['', undefined])('I5.6-12 needs a project, not %j', (projectId) => {
    expect(issuesOf(projectDomain, { ...whole, projectId })).toEqual(['projectId: Project ID is required']);
  });
});

describe('changing a registered domain', () => {
  it.each([
    { op: 'update', renew: false, customNameservers: ['ns1.example'] },
    { op: 'update' },
    { op: 'move-out', destination: 'team_2' },
  ])('may be %j', (request) => {
    expect(changeRegisteredDomain.parse(request)).toEqual(request);
  });

  it.each([
    [{ op: 'move-out' }, 'destination: Destination is required'],
    [{ op: 'move-out', destination: '' }, 'destination: Destination is required'],
    [
      { op: 'update', customNameservers: ['ns1.example', ''] },
      'customNameservers.1: Nameserver cannot be empty',
    ],
  ])('I5.6-12 %j is refused', (request, issue) => {
    expect(issuesOf(changeRegisteredDomain, request)).toEqual([issue]);
  });
});

describe('a new DNS record', () => {
  const record = { type: 'TXT', name: '', value: 'v=spf1', ttl: 1 };

  it('is sent whole, for the domain itself where it has no name', () => {
    expect(newDnsRecord.parse(record)).toEqual(record);
  });

  it.each([
    [{ ttl: 0 }, 'ttl: TTL must be positive'],
    [{ ttl: -60 }, 'ttl: TTL must be positive'],
    [{ value: '' }, 'value: Value is required'],
  ])('I5.6-12 %j is refused', (change, issue) => {
    expect(issuesOf(newDnsRecord, { ...record, ...change })).toEqual([issue]);
  });

  it('is of a type that there is', () => {
    expect(issuesOf(newDnsRecord, { ...record, type: 'PIGEON' })).toHaveLength(1);
  });
});

describe('a list of registered domains', () => {
  it.each([
    [1, []],
    ['100', []],
    [undefined, []],
    [0, ['limit: Limit must be positive']],
    [-1, ['limit: Limit must be positive']],
    [101, ['limit: Limit cannot exceed 100']],
  ])('I5.6-11 with a limit of %j', (limit, issues) => {
    expect(issuesOf(registeredDomainQuery, { limit })).toEqual(issues);
  });
});
