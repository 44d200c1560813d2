import { describe, expect, it } from 'vitest';
import { isSameRecord, recordsInTheWay } from './records-in-the-way.ts';

const record = (type: string, name: string, value: string, isSystem = false) => ({
  ...{ type, name, value, isSystem },
});

describe('records in the way of a restaurant’s site', () => {
  const present = [
    record('A', '', '198.51.100.1'),
    record('A', '', '203.0.113.7'),
    record('AAAA', '', '2001:db8::7'),
    record('ALIAS', '', 'cname.vercel-dns.com', true),
    record('MX', '', '10 mail.bella.example'),
    record('TXT', '', 'v=spf1 -all'),
    record('CNAME', 'www', 'old.example'),
    record('A', 'shop', '198.51.100.1'),
  ];

  it('I3.11-04 are those that lead guests elsewhere, at the names in question alone, and none of the provider’s own', () => {
    const wanted = [record('A', '', '203.0.113.7')];
    expect(recordsInTheWay(present, [''], wanted)).toEqual([present[0], present[2]]);
    expect(recordsInTheWay(present, ['www'])).toEqual([present[6]]);
    expect(recordsInTheWay(present, [])).toEqual([]);
  });

  it.each([
    ['CNAME', 'sites.bite.example', 'Sites.Bite.example.', true],
    ['AAAA', '2001:db8::7', '2001:DB8:0:0:0:0:0:7', true],
    ['A', '203.0.113.7', '203.0.113.8', false],
    ['TXT', 'token=Ab', 'token=ab', false],
  ])('a record of type %s with %j and one with %j are the same: %j', (type, one, other, isSame) => {
    expect(isSameRecord(record(type, 'www', one), record(type, 'www', other))).toBe(isSame);
  });
});
