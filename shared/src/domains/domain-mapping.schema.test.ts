import { describe, expect, it } from 'vitest';
import { aGuid } from '../testing/a-storefront.ts';
import { issuesOf } from '../testing/issues.ts';
import { aDomainMappingRecord, STAMPED } from '../testing/records.ts';
import { aPolicy } from '../testing/web-records.ts';
import {
  domainMapping,
  domainMappingEntity,
  domainMappingNotFound,
  newDomainMapping,
} from './domain-mapping.schema.ts';

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
  health: 'healthy',
  renamedTo: 'bella-napoli.example.com',
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

  it('I3.10-01, I3.10-02 starts active, and unproven', () => {
    expect(domainMapping.parse(aDomainMappingRecord())).toMatchObject({
      isActive: true,
      sslStatus: 'pending',
      verificationStatus: 'pending',
    });
  });

  it.each(['redirectConfig', 'seoConfig', 'vercelConfig'])(
    '%s takes no field that it does not know',
    (field) => {
      expect(issuesOf(domainMapping, aDomainMappingRecord({ [field]: { typo: true } }))).toHaveLength(1);
    },
  );

  it.each([
    ['', 'Domain is required'],
    [undefined, 'Domain is required'],
    [`${'a'.repeat(250)}.com`, 'Domain must be less than 253 characters'],
    ['bella_.example.com', 'Invalid domain format'],
  ])('I5.6-01 the domain %j is refused', (domain, message) => {
    expect(issuesOf(domainMapping, aDomainMappingRecord({ domain }))).toEqual([`domain: ${message}`]);
  });

  it('I5.6-06 is stored in small letters', () => {
    expect(domainMapping.parse(aDomainMappingRecord({ domain: 'Bella.Example.COM' })).domain).toBe(
      'bella.example.com',
    );
  });
});

describe('what staff send', () => {
  const input = {
    domain: 'bella.example.com',
    domainType: 'custom',
    tenantGuid: aGuid(2),
    restaurantGuid: aGuid(1),
  };
  const create = newDomainMapping(aPolicy());

  it('is a domain, its type, whose it is, and how it redirects', () => {
    expect(create.parse(input)).toEqual({ ...input, isActive: true });
    const { redirectConfig, seoConfig } = whole;
    const full = { ...input, isActive: false, redirectConfig, seoConfig };
    expect(create.parse(full)).toEqual(full);
  });

  it.each([
    'domainId',
    'guid',
    'isPrimary',
    'sslStatus',
    'verificationStatus',
    'verificationToken',
    'health',
    'renamedTo',
    'vercelConfig',
    'createdBy',
    'updatedBy',
    'typo',
  ])('never %s', (field) => {
    expect(issuesOf(create, { ...input, [field]: 'verified' })).toHaveLength(1);
  });

  it.each(['bella.localhost', 'bella.invalid', 'admin.bite.example'])('I5.6-05 %s is refused', (domain) => {
    expect(issuesOf(create, { ...input, domain })).toEqual(['domain: Cannot use reserved domain']);
  });

  it('I5.6-05 the seed may send a name under .localhost', () => {
    const seed = newDomainMapping(aPolicy({ isSeed: true }));
    expect(issuesOf(seed, { ...input, domain: 'luigis.localhost' })).toEqual([]);
  });

  it.each(['tenantGuid', 'restaurantGuid'])('I5.6-03 a wrong %s is refused', (field) => {
    expect(issuesOf(create, { ...input, [field]: 'x' })).toEqual([`${field}: Invalid GUID format`]);
  });

  it('changes neither proof nor owner nor which one is primary', () => {
    const { domain, domainType, isActive, redirectConfig, seoConfig } = whole;
    expect(domainMappingEntity.update.parse(whole)).toEqual({
      domain,
      domainType,
      isActive,
      redirectConfig,
      seoConfig,
    });
  });
});

describe('a mapping that is not there', () => {
  it('I8.2-06 is named by its guid', () => {
    expect(domainMappingNotFound('g1')).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Domain mapping with GUID g1 not found',
    });
  });
});
