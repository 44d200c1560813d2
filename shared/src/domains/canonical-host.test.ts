import { describe, expect, it } from 'vitest';
import { aDomainMapping } from '../testing/storefront-sources.ts';
import { canonicalHost } from './canonical-host.ts';

const own = (change: Record<string, unknown> = {}) =>
  aDomainMapping('bella.pizza', { isPrimary: true, ...change });
const subdomain = (domain = 'bella.bite.example', change: Record<string, unknown> = {}) =>
  aDomainMapping(domain, { domainType: 'subdomain', domainId: 30_000_002, ...change });

describe('the host by which a site is known', () => {
  it('I1-05 is the primary domain', () => {
    expect(canonicalHost([subdomain(), own()])).toBe('bella.pizza');
    expect(canonicalHost([own({ health: 'healthy' })])).toBe('bella.pizza');
  });

  it.each([
    { isActive: false },
    { verificationStatus: 'pending' },
    { sslStatus: 'expired' },
    { health: 'unhealthy' },
    { isPrimary: false },
  ])('I1-05 is the subdomain while the primary domain is %o', (change) => {
    expect(canonicalHost([own(change), subdomain()])).toBe('bella.bite.example');
    expect(canonicalHost([own(change)])).toBeUndefined();
  });

  it('I1-05 is the present subdomain, never one that was renamed', () => {
    const former = subdomain('old.bite.example', { renamedTo: 'bella.bite.example', isPrimary: true });
    expect(canonicalHost([former, subdomain()])).toBe('bella.bite.example');
    expect(canonicalHost([former])).toBeUndefined();
  });

  it.each([
    ['bella.pizza', 'apex_to_www', 'www.bella.pizza'],
    ['bella.pizza', 'www_to_apex', 'bella.pizza'],
    ['www.bella.pizza', 'www_to_apex', 'bella.pizza'],
    ['www.bella.pizza', 'apex_to_www', 'www.bella.pizza'],
  ])('I3.10-03 of %s with %s is the spelling that is served, %s', (domain, wwwRedirect, host) => {
    expect(canonicalHost([aDomainMapping(domain, { isPrimary: true, redirectConfig: { wwwRedirect } })])).toBe(
      host,
    );
  });

  it('I3.10-03 is never one that redirects, but where the subdomain leads', () => {
    const away = { redirectConfig: { redirectTo: 'https://bella.pizza/' } };
    const plain = own({ isPrimary: false });
    expect(canonicalHost([subdomain('bella.bite.example', away), plain])).toBe('bella.pizza');
    const back = own({ redirectConfig: { redirectTo: 'https://bella.bite.example/' } });
    expect(canonicalHost([subdomain(), back])).toBe('bella.bite.example');
  });

  it('I9-12 is no name below the built-in base domain, where nothing is served', () => {
    expect(canonicalHost([subdomain('bella.bite-sites.example')])).toBeUndefined();
  });
});
