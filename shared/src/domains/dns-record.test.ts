import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import {
  aliasFault,
  loopFault,
  plainValue,
  readableValue,
  recordNameFault,
  recordValueFault,
  relativeName,
} from './dns-record.ts';
import { typedDnsRecord, typedDnsRecordOf } from './domain-request.schema.ts';

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

  it.each([
    ['küche', 'xn--kche-0ra'],
    ['KU\u0308CHE', 'xn--kche-0ra'],
    ['xn--kche-0ra', 'xn--kche-0ra'],
    ['speisekarte-für-alle', 'xn--speisekarte-fr-alle-ibc'],
    ['_dmarc.küche', '_dmarc.xn--kche-0ra'],
    ['*.küche', '*.xn--kche-0ra'],
    ['１', '1'],
    ['bücher.com', ''],
    ['Bücher.com.', ''],
    ['www.bücher.com', 'www'],
    ['www。bücher。com', 'www'],
    ['www.xn--bcher-kva.com', 'www'],
    ['küche.bücher.com', 'xn--kche-0ra'],
  ])('I3.11-04 %j is coded: %j', (typed, expected) => {
    expect(recordNameFault(typed)).toBeUndefined();
    expect(relativeName(typed, 'xn--bcher-kva.com')).toBe(expected);
  });

  it.each(['', '@', 'www', '*', '*.shop', '_dmarc', 's1._domainkey', 'a.b.c'])('may be %j', (name) => {
    expect(recordNameFault(name)).toBeUndefined();
  });

  it.each([
    'a b',
    'www..shop',
    '-www',
    'www-',
    'shop.*',
    'a'.repeat(64),
    'ü'.repeat(64),
    'ü b',
    '_ü',
    '…',
    'http://www',
  ])('is not %j', (name) => {
    expect(recordNameFault(name)).toMatch(/^A name has letters/);
  });

  it('of an alias is not the domain itself', () => {
    for (const name of ['', '@', ' @ ']) expect(aliasFault('CNAME', name)).toMatch(/cannot be a CNAME/);
    expect(aliasFault('CNAME', 'Bella.Example.', 'bella.example')).toMatch(/cannot be a CNAME/);
    expect(aliasFault('CNAME', 'www.bella.example', 'bella.example')).toBeUndefined();
    expect(aliasFault('CNAME', 'www')).toBeUndefined();
    expect(aliasFault('ALIAS', '')).toBeUndefined();
    expect(aliasFault('CNAME', 'Bücher.com', 'xn--bcher-kva.com')).toMatch(/cannot be a CNAME/);
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
    ['CNAME', 'shop.example.com:443'],
    ['CNAME', 'shop'],
    ['CNAME', 'bücher shop.com'],
    ['ALIAS', 'bücher@example.com'],
    ['NS', 'ü..com'],
    ['MX', '10 mail'],
    ['MX', '10 https://bücher.com'],
    ['MX', 'mail.example.com'],
    ['MX', '70000 mail.example.com'],
    ['SRV', '10 5 sip.example.com'],
    ['CAA', 'letsencrypt.org'],
    ['CAA', '999 issue "letsencrypt.org"'],
    ['CAA', '0 issue "lets\u0007encrypt.org"'],
    ['TXT', 'a\u0000b'],
    ['TXT', 'v=spf1\r\n-all'],
    ['TXT', ''],
    ['TXT', '""'],
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
    ['CNAME', 'bücher.com', 'xn--bcher-kva.com'],
    ['CNAME', '_proof.Bücher.com.', '_proof.xn--bcher-kva.com'],
    ['ALIAS', 'bu\u0308cher.com', 'xn--bcher-kva.com'],
    ['NS', 'ns1.bücher.com', 'ns1.xn--bcher-kva.com'],
    ['MX', '10 mail.bücher.com', '10 mail.xn--bcher-kva.com'],
    ['SRV', '10 5 443 sip.bücher.com', '10 5 443 sip.xn--bcher-kva.com'],
    ['TXT', ' Two  words. ', 'Two  words.'],
    ['TXT', 'Grüße von bücher.com', 'Grüße von bücher.com'],
    ['TXT', '"v=spf1 -all"', 'v=spf1 -all'],
    ['TXT', ' "two  words" ', 'two  words'],
    ['TXT', '"v=DKIM1; p=MIIB" "IjAN"', 'v=DKIM1; p=MIIBIjAN'],
    ['TXT', '"say \\"hi\\""', 'say "hi"'],
    ['TXT', 'say "hi"', 'say "hi"'],
    ['TXT', '"one" and "two"', '"one" and "two"'],
    ['TXT', '"', '"'],
  ])('I3.11-04 of %s that is typed %j is %j', (type, typed, value) => {
    expect(recordValueFault(type, typed)).toBeUndefined();
    expect(plainValue(type, typed)).toBe(value);
  });

  it.each([
    ['CNAME', 'xn--bcher-kva.com', 'bücher.com'],
    ['MX', '10 mail.xn--bcher-kva.com', '10 mail.bücher.com'],
    ['TXT', 'for xn--bcher-kva.com', 'for xn--bcher-kva.com'],
    ['A', '203.0.113.7', '203.0.113.7'],
  ])('I5.6-06 of %s that is %s is read as %s', (type, value, shown) => {
    expect(readableValue(type, value)).toBe(shown);
    expect(plainValue(type, shown)).toBe(value);
  });

  it.each([
    ['ALIAS', '', 'bella.example'],
    ['ALIAS', '@', 'Bella.Example.'],
    ['ALIAS', 'bella.example', 'bella.example'],
    ['ALIAS', 'www', 'www.bella.example'],
    ['CNAME', 'www', 'www.bella.example'],
  ])('I3.11-04 of %s at %j does not lead to itself as %s', (type, name, value) => {
    expect(loopFault(type, name, value, 'bella.example')).toMatch(/cannot lead to itself/);
    const record = { type, name, value };
    expect(issuesOf(typedDnsRecordOf('bella.example'), record)).toEqual([
      'value: It cannot lead to itself: enter another host',
    ]);
  });

  it.each([
    ['ALIAS', '', 'www.bella.example'],
    ['CNAME', 'www', 'bella.example'],
    ['MX', '', '10 bella.example'],
    ['TXT', '', 'bella.example'],
  ])('I3.11-04 of %s at %j may be %s of the same domain', (type, name, value) => {
    expect(issuesOf(typedDnsRecordOf('bella.example'), { type, name, value })).toEqual([]);
  });

  it('I3.11-04 of a domain with an umlaut does not lead to itself either', () => {
    expect(loopFault('ALIAS', '', 'bücher.com', 'xn--bcher-kva.com')).toMatch(/cannot lead to itself/);
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
