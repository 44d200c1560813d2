import { describe, expect, it } from 'vitest';
import { aDomainMapping } from '../testing/storefront-sources.ts';
import { hostedNames, hostsOf, isHostOf } from './mapping-hosts.ts';

describe('the hosts of a domain', () => {
  it.each([
    ['bella.example', ['bella.example', 'www.bella.example']],
    ['www.bella.example', ['www.bella.example', 'bella.example']],
    ['order.bella.example', ['order.bella.example', 'www.order.bella.example']],
    ['a.b', ['a.b']],
  ])('I9-13 of %s are claimed together: %j', (domain, hosts) => {
    expect(hostsOf(domain)).toEqual(hosts);
    for (const host of hosts) expect(isHostOf(domain, host)).toBe(true);
    expect(isHostOf(domain, 'bella.example.evil.example')).toBe(false);
  });

  it.each([
    [undefined, ['bella.example']],
    ['none', ['bella.example']],
    ['www_to_apex', ['bella.example', 'www.bella.example']],
    ['apex_to_www', ['bella.example', 'www.bella.example']],
  ])('I3.10-03 with %s the hosting service serves %j', (wwwRedirect, hosts) => {
    const redirectConfig = wwwRedirect && { redirectConfig: { wwwRedirect } };
    expect(hostedNames(aDomainMapping('bella.example', { ...redirectConfig }))).toEqual(hosts);
  });
});
