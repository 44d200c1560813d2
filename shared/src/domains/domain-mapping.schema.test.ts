import { describe, expect, it } from 'vitest';
import { aGuid } from '../testing/a-storefront.ts';
import { issuesOf } from '../testing/issues.ts';
import { aDomainMappingRecord, STAMPED } from '../testing/records.ts';
import { domainMapping } from './domain-mapping.schema.ts';

const whole = {
  domainId: 30_000_001,
  guid: aGuid(30),
  domain: 'bella.example.com',
  domainType: 'subdomain',
  tenantGuid: aGuid(2),
  restaurantGuid: aGuid(1),
  isActive: false,
  isPrimary: true,
  sslStatus: 'expired',
  verificationStatus: 'failed',
  verificationToken: 'token',
  redirectConfig: { wwwRedirect: 'www_to_apex', redirectTo: 'https://bella.example.com/' },
  seoConfig: { canonicalUrl: 'https://bella.example.com/', noIndex: true },
  vercelConfig: {
    domainId: 'd1',
    lastVerificationAttempt: STAMPED.updatedAt,
    verificationError: 'no record',
  },
  ...STAMPED,
  createdBy: 'uid-ada',
  updatedBy: 'uid-boss',
};

describe('domain mapping', () => {
  it('I3.10-01, I3.10-02, I3.10-03, I3.10-04, I3.10-05, I3.10-06 keeps every field that it is given', () => {
    expect(domainMapping.parse(whole)).toEqual(whole);
  });

  it('I3.10-01 is not the primary one unless it says so', () => {
    expect(domainMapping.parse(aDomainMappingRecord()).isPrimary).toBe(false);
  });

  it.each<[string, string, string[]]>([
    ['I3.10-01', 'domainType', ['subdomain', 'custom']],
    ['I3.10-02', 'sslStatus', ['pending', 'issued', 'failed', 'expired']],
    ['I3.10-02', 'verificationStatus', ['pending', 'verified', 'failed']],
  ])('%s %s is one of %j', (_, field, values) => {
    for (const value of values)
      expect(issuesOf(domainMapping, aDomainMappingRecord({ [field]: value }))).toEqual([]);
    expect(issuesOf(domainMapping, aDomainMappingRecord({ [field]: 'other' }))).toHaveLength(1);
  });

  it.each(['www_to_apex', 'apex_to_www', 'none'])('I3.10-03 www may redirect %s', (wwwRedirect) => {
    expect(issuesOf(domainMapping, aDomainMappingRecord({ redirectConfig: { wwwRedirect } }))).toEqual([]);
  });

  it.each([
    [{ guid: 'x' }, 'guid: Invalid GUID format'],
    [{ tenantGuid: 'x' }, 'tenantGuid: Invalid GUID format'],
    [{ restaurantGuid: undefined }, 'restaurantGuid: Invalid GUID format'],
    [{ redirectConfig: { redirectTo: 'bella' } }, 'redirectConfig.redirectTo: Invalid redirect URL'],
    [
      { redirectConfig: { redirectTo: 'javascript:alert(1)' } },
      'redirectConfig.redirectTo: Invalid redirect URL',
    ],
    [{ seoConfig: { canonicalUrl: 'bella' } }, 'seoConfig.canonicalUrl: Invalid canonical URL'],
    [{ domainId: 0 }, 'domainId: Domain ID must be a positive integer'],
    [{ domainId: 1.5 }, 'domainId: Domain ID must be a positive integer'],
  ])('I5.6-03 %j is refused', (change, issue) => {
    expect(issuesOf(domainMapping, aDomainMappingRecord(change))).toEqual([issue]);
  });

  it.each([
    ['', 'Domain is required'],
    [undefined, 'Domain is required'],
    [`${'a'.repeat(250)}.com`, 'Domain must be less than 253 characters'],
  ])('the domain %j is refused', (domain, message) => {
    expect(issuesOf(domainMapping, aDomainMappingRecord({ domain }))).toEqual([`domain: ${message}`]);
  });

  it('I5.6-06 is stored in small letters', () => {
    expect(domainMapping.parse(aDomainMappingRecord({ domain: 'Bella.Example.COM' })).domain).toBe(
      'bella.example.com',
    );
  });
});
