import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { aDomainMapping } from '@bite/shared/testing/storefront-sources';
import { describe, expect, it } from 'vitest';
import { addressReason } from './canonical-words.ts';
import type { DomainList } from './domain-queries.ts';

const primary = (change: Partial<DomainMapping> = {}): DomainMapping => ({
  ...aDomainMapping('bella.example'),
  ...{
    domainType: 'custom',
    isPrimary: true,
    sslStatus: 'issued',
    verificationStatus: 'verified',
    health: 'healthy',
  },
  ...change,
});
const reason = (mapping: DomainMapping, siteAddress: string) =>
  addressReason({ domains: [mapping], siteAddress } as unknown as DomainList);
const used = { isFallback: false, words: expect.stringMatching(/^This is your primary address/) };

describe('why the website has its address', () => {
  it('is that it is the primary one, in the spelling that is served', () => {
    expect(reason(primary(), 'https://bella.example')).toEqual(used);
    const redirectConfig = { wwwRedirect: 'apex_to_www' as const };
    expect(reason(primary({ redirectConfig }), 'https://www.bella.example')).toEqual(used);
    expect(reason(primary({ redirectConfig, redirectPending: true }), 'https://bella.example')).toEqual(used);
  });

  it('is that the primary one cannot be used, only where it cannot', () => {
    const own = 'https://bella.bite.example';
    expect(reason(primary({ health: 'unhealthy' }), own)).toMatchObject({
      isFallback: true,
      words: expect.stringMatching(/It changes back by itself\.$/) as string,
    });
    expect(reason(primary({ isActive: false }), own).words).toMatch(/Switch it on to have it back\.$/);
    expect(reason(primary(), own).words).toBe(
      'Your primary address bella.example leads to the same website.',
    );
  });
});
