import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { issuesOf } from '../testing/issues.ts';
import { aPolicy } from '../testing/web-records.ts';
import { domainName, subdomain } from './domain-name.schema.ts';
import {
  domainFault,
  isReservedDomain,
  MAX_DOMAIN,
  MAX_SUBDOMAIN,
  mappingFault,
  normalizeDomain,
  subdomainFault,
} from './domain-name.ts';

const longest = ['a'.repeat(63), 'b'.repeat(63), 'c'.repeat(63), 'd'.repeat(61)].join('.');

/** Whatever people may paste, and what is nearly a domain. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', 'Z', '0', '9', '-', '.', ':', 'ü', 'ß', '。', '１', ' ', '/') }),
  fc.domain(),
  fc.webUrl(),
);

describe('a domain', () => {
  it.each([
    'a',
    'bella.com',
    'my-bistro.co.uk',
    '1st.example',
    'xn--bcher-kva.example',
    '9.example',
    'a-1.b2',
  ])('I5.6-01 may be %s', (domain) => {
    expect(issuesOf(domainName, domain)).toEqual([]);
  });

  it.each([
    ['', 'Domain is required'],
    ['  ', 'Domain is required'],
    [undefined, 'Domain is required'],
    [null, 'Domain is required'],
    ['-bella.com', 'Invalid domain format'],
    ['bella-.com', 'Invalid domain format'],
    ['bella.-com', 'Invalid domain format'],
    ['bella..com', 'Invalid domain format'],
    ['.bella.com', 'Invalid domain format'],
    ['bella.com..', 'Invalid domain format'],
    ['bel_la.com', 'Invalid domain format'],
    ['bel la.com', 'Invalid domain format'],
    ['https://bella.com', 'Invalid domain format'],
    ['bella.com/menu', 'Invalid domain format'],
    ['bücher.com/menü', 'Invalid domain format'],
    ['*.bella.com', 'Invalid domain format'],
    ['bella\n.com', 'Invalid domain format'],
    ['\u00ad', 'Invalid domain format'],
    [`${'a'.repeat(64)}.com`, 'Invalid domain format'],
    ['127.0.0.1', 'Invalid domain format'],
    ['[::1]', 'Invalid domain format'],
    ['１２７.1', 'Invalid domain format'],
    [`${longest}ee`, 'Domain must be less than 253 characters'],
  ])('I5.6-01 %j is refused: %s', (domain, message) => {
    expect(issuesOf(domainName, domain)).toEqual([`: ${message}`]);
  });

  it('I5.6-01, I9-12 has at most 253 characters, and each part at most 63', () => {
    expect(MAX_DOMAIN).toBe(253);
    expect(longest).toHaveLength(253);
    expect(domainFault(longest)).toBeUndefined();
    expect(domainFault(`${longest}d`)).toBe('Domain must be less than 253 characters');
    expect(domainFault(`${'a'.repeat(63)}.com`)).toBeUndefined();
    expect(domainFault(`${'a'.repeat(64)}.com`)).toBe('Invalid domain format');
  });

  it.each([
    ['Bella.Example.COM', 'bella.example.com'],
    [' bella.example ', 'bella.example'],
    ['bella.example.', 'bella.example'],
    ['bella.example:8080', 'bella.example'],
    ['BÜCHER.example', 'xn--bcher-kva.example'],
    ['bücher.example.:80', 'xn--bcher-kva.example'],
    ['bücher。example', 'xn--bcher-kva.example'],
    ['bücher。example。', 'xn--bcher-kva.example'],
    ['1', '1'],
  ])('I5.6-06 %j is stored as %j', (text, stored) => {
    expect(normalizeDomain(text)).toBe(stored);
  });

  // Node takes such names for no URL once it was asked often (parsed-url.ts).
  it('I5.6-06 a name with umlauts is stored the same, however often one is', () => {
    for (let time = 0; time < 20_000; time += 1)
      if (normalizeDomain('café') !== 'xn--caf-dma') throw new Error(`Another name at time ${time}`);
  });

  it('I5.6-01, I5.6-06 any text is refused with a message or stored in one spelling, in small ASCII letters', () => {
    const messages = [
      'Domain is required',
      'Domain must be less than 253 characters',
      'Invalid domain format',
    ];
    holds(
      fc.property(anyText, (text) => {
        const { data, error } = domainName.safeParse(text);
        if (data === undefined) {
          expect(error?.issues).toHaveLength(1);
          expect(messages).toContain(error?.issues[0]?.message);
          return;
        }
        expect(data).toMatch(/^[a-z0-9.-]{1,253}$/);
        expect(normalizeDomain(data)).toBe(data);
        expect(domainName.parse(data)).toBe(data);
      }),
      2000,
    );
  });
});

describe('a subdomain', () => {
  it.each(['a', '7', 'bella', 'bella-2', 'a'.repeat(63)])('I5.6-02 may be %s', (name) => {
    expect(issuesOf(subdomain, name)).toEqual([]);
  });

  const format =
    'Subdomain must contain only letters, numbers, and hyphens, and cannot start or end with a hyphen';

  it.each([
    ['', 'Subdomain is required'],
    [' ', 'Subdomain is required'],
    [undefined, 'Subdomain is required'],
    ['a'.repeat(64), 'Subdomain must be less than 63 characters'],
    ['-bella', format],
    ['bella-', format],
    ['-', format],
    ['bel.la', format],
    ['bel_la', format],
    ['bücher', format],
  ])('I5.6-02 %j is refused', (name, message) => {
    expect(issuesOf(subdomain, name)).toEqual([`: ${message}`]);
  });

  it('I9-12 has at most 63 characters', () => {
    expect(MAX_SUBDOMAIN).toBe(63);
    expect(subdomainFault('a'.repeat(63))).toBeUndefined();
    expect(subdomainFault('a'.repeat(64))).toBe('Subdomain must be less than 63 characters');
  });

  it('is kept in small letters', () => {
    expect(subdomain.parse(' Bella ')).toBe('bella');
  });
});

describe('a reserved domain', () => {
  it.each([
    ['localhost', true],
    ['bella.localhost', true],
    ['mylocalhost.com', true],
    ['some.invalid', true],
    ['invalidated.com', true],
    ['bite.example', true],
    ['shop.bite.example', true],
    ['bella.example', false],
    ['local.host', false],
  ])('I5.6-05 %s: %s', (domain, expected) => {
    expect(isReservedDomain(domain, ['Bite.Example:5000', ''])).toBe(expected);
  });

  it.each([
    ['bella.localhost', 'custom', 'Cannot use reserved domain'],
    ['admin.bite.example', 'custom', 'Cannot use reserved domain'],
    ['api.bite-cloud.example', 'custom', 'Cannot use reserved domain'],
    ['bite.example', 'custom', 'Cannot use reserved domain'],
    ['bella.bite.example', 'custom', 'Cannot use reserved domain'],
    ['bella.example', 'custom', undefined],
    ['bella.bite.example', 'subdomain', undefined],
    ['admin.bite.example', 'subdomain', 'Cannot use reserved domain'],
    ['localhost.bite.example', 'subdomain', 'Cannot use reserved domain'],
    ['invalid-2.bite.example', 'subdomain', 'Cannot use reserved domain'],
    ['bella.example', 'subdomain', 'Invalid domain format'],
    ['bite.example', 'subdomain', 'Invalid domain format'],
    [
      'a.b.bite.example',
      'subdomain',
      'Subdomain must contain only letters, numbers, and hyphens, and cannot start or end with a hyphen',
    ],
  ] as const)('I5.6-05 %s as a %s domain: %s', (domain, type, message) => {
    expect(mappingFault(domain, type, aPolicy({ baseDomain: 'Bite.Example' }))).toBe(message);
  });

  it('I5.6-05 the demo is seeded in spite of it', () => {
    expect(mappingFault('luigis.localhost', 'custom', aPolicy({ isSeed: true }))).toBeUndefined();
    expect(mappingFault('luigis.localhost', 'custom', aPolicy({ isSeed: false }))).toBe(
      'Cannot use reserved domain',
    );
  });
});
