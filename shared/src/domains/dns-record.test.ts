import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { aliasFault, plainValue, recordNameFault, recordValueFault, relativeName } from './dns-record.ts';
import { typedDnsRecord } from './domain-request.schema.ts';

describe('the name of a DNS record', () => {
  it.each([
    ['', ''],
    ['@', ''],
    ['bella.example', ''],
    ['Bella.Example.', ''],
    ['www', 'www'],
    ['www.bella.example', 'www'],
    ['_dmarc', '_dmarc'],
    [' WWW ', 'www'],
    ['notbella.example', 'notbella.example'],
  ])('I3.11-04 %j is relative to its domain: %j', (typed, expected) => {
    expect(relativeName(typed, 'bella.example')).toBe(expected);
  });

  it.each(['', '@', 'www', '*', '*.shop', '_dmarc', 's1._domainkey', 'a.b.c'])('may be %j', (name) => {
    expect(recordNameFault(name)).toBeUndefined();
  });

  it.each(['a b', 'www..shop', '-www', 'www-', 'shop.*', 'a'.repeat(64), 'ü', 'http://www'])(
    'is not %j',
    (name) => {
      expect(recordNameFault(name)).toMatch(/^A name has letters/);
    },
  );

  it('of an alias is not the domain itself', () => {
    for (const name of ['', '@', ' @ ']) expect(aliasFault('CNAME', name)).toMatch(/cannot be a CNAME/);
    expect(aliasFault('CNAME', 'Bella.Example.', 'bella.example')).toMatch(/cannot be a CNAME/);
    expect(aliasFault('CNAME', 'www.bella.example', 'bella.example')).toBeUndefined();
    expect(aliasFault('CNAME', 'www')).toBeUndefined();
    expect(aliasFault('ALIAS', '')).toBeUndefined();
  });
});

describe('the value of a DNS record', () => {
  it.each([
    ['A', '203.0.113.7'],
    ['AAAA', '2001:db8::7'],
    ['CNAME', 'shop.example.com'],
    ['CNAME', 'shop.example.com.'],
    ['ALIAS', 'cname.vercel-dns.com'],
    ['NS', 'ns1.example.com'],
    ['MX', '10 mail.example.com'],
    ['SRV', '10 5 443 sip.example.com'],
    ['CAA', '0 issue "letsencrypt.org"'],
    ['TXT', 'v=spf1 include:_spf.example.com ~all'],
  ])('I3.11-04 of %s may be %s', (type, value) => {
    expect(recordValueFault(type, value)).toBeUndefined();
  });

  it.each([
    ['A', '203.0.113.256'],
    ['A', '2001:db8::7'],
    ['AAAA', '203.0.113.7'],
    ['CNAME', 'shop example'],
    ['CNAME', 'https://shop.example.com'],
    ['CNAME', '203.0.113.7'],
    ['MX', 'mail.example.com'],
    ['MX', '70000 mail.example.com'],
    ['SRV', '10 5 sip.example.com'],
    ['CAA', 'letsencrypt.org'],
    ['TXT', ''],
    ['TXT', 'x'.repeat(2049)],
  ])('I3.11-04 of %s is not %s', (type, value) => {
    expect(recordValueFault(type, value)).toEqual(expect.any(String));
  });

  it.each([
    ['CNAME', ' demo-bite-site.web.app. ', 'demo-bite-site.web.app'],
    ['ALIAS', 'shop.example.com.', 'shop.example.com'],
    ['NS', 'ns1.example.com.', 'ns1.example.com'],
    ['MX', '10  mail.example.com.', '10 mail.example.com'],
    ['SRV', '10 5 443 sip.example.com.', '10 5 443 sip.example.com'],
    ['CAA', '0 issue "letsencrypt.org."', '0 issue "letsencrypt.org."'],
    ['TXT', ' Two  words. ', 'Two  words.'],
  ])('I3.11-04 of %s that is typed %j is %j', (type, typed, value) => {
    expect(recordValueFault(type, typed)).toBeUndefined();
    expect(plainValue(type, typed)).toBe(value);
  });

  it.each([
    [{ ttl: 59 }, 'ttl: TTL must be between 60 and 604800 seconds'],
    [{ ttl: 604_801 }, 'ttl: TTL must be between 60 and 604800 seconds'],
    [{ value: '1.2.3' }, 'value: An IPv4 address, such as 203.0.113.7'],
    [{ name: 'a b' }, 'name: A name has letters, digits, hyphens and underscores, such as www or _dmarc'],
    [
      { type: 'CNAME', value: 'a.example' },
      'name: The domain itself cannot be a CNAME: use ALIAS, or an A record',
    ],
    [
      { type: 'CNAME', name: '@', value: 'a.example' },
      'name: The domain itself cannot be a CNAME: use ALIAS, or an A record',
    ],
  ])('I5.6-12 %j is refused as it is typed', (change, issue) => {
    const record = { type: 'A', name: '', value: '203.0.113.7', ttl: 60 };
    expect(issuesOf(typedDnsRecord, record)).toEqual([]);
    expect(issuesOf(typedDnsRecord, { ...record, ...change })).toEqual([issue]);
  });
});
