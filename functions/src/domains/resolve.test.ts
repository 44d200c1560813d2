import { aGuid, aRestaurant, aStorefront } from '@bite/shared/testing/a-storefront';
import { aDomainMapping } from '@bite/shared/testing/storefront-sources';
import { describe, expect, it } from 'vitest';
import { findStorefront } from '../catalogue/find-storefront.ts';
import { resolvable } from '../testing/a-resolvable.ts';
import { findDomainMapping } from './find-domain-mapping.ts';
import { resolveDomain } from './resolve-domain.ts';
import { resolveSlug } from './resolve-slug.ts';

const bella = aStorefront();
const { guid, tenantGuid } = aRestaurant();
const mappings = [aDomainMapping('bella.example'), aDomainMapping('closed.example', { isActive: false })];
const found = await resolvable({ storefronts: [bella], mappings });
const suspended = await resolvable({ storefronts: [bella], mappings, isTenantActive: false });

describe('resolving a domain', () => {
  it('O7.2-02 I7.3-04 names the restaurant and its tenant', async () => {
    expect(await resolveDomain(found, 'bella.example')).toEqual({
      restaurantGuid: guid,
      restaurantName: 'Bella',
      restaurantSlug: 'bella',
      websiteEnabled: true,
      tenantGuid,
      tenantName: 'Bella Group',
    });
  });

  it('takes a host as a browser sends it', async () => {
    expect(await resolveDomain(found, ' Bella.Example:5000 ')).toMatchObject({ restaurantGuid: guid });
  });

  it.each(['nobody.example', 'www.bella.example', 'closed.example'])(
    'O8-08 says that %s is nobody’s: exactly this host, and an active mapping only',
    async (domain) => {
      await expect(resolveDomain(found, domain)).rejects.toMatchObject({
        code: 'DOMAIN_NOT_MAPPED',
        message: `No restaurant configured for domain: ${domain}`,
      });
    },
  );

  it('does not resolve to a suspended tenant', async () => {
    await expect(resolveDomain(suspended, 'bella.example')).rejects.toMatchObject({
      code: 'DOMAIN_NOT_MAPPED',
    });
  });

  it('says when the website is switched off', async () => {
    const off = await resolvable({ storefronts: [aStorefront({ website: { enabled: false } })], mappings });
    expect(await resolveDomain(off, 'bella.example')).toMatchObject({ websiteEnabled: false });
  });
});

describe('resolving a slug', () => {
  it('O7.2-03 I7.3-05 I3.10-07 names the restaurant, its tenant and how it was found', async () => {
    expect(await resolveSlug(found, 'Bella')).toEqual({
      restaurant: { guid, name: 'Bella', slug: 'bella', websiteConfig: { enabled: true } },
      tenant: { guid: tenantGuid, name: 'Bella Group' },
      resolvedBy: 'slug',
    });
  });

  it('O8-08 says which slug is nobody’s', async () => {
    await expect(resolveSlug(found, 'nowhere')).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Restaurant not found for slug: nowhere',
    });
  });

  it('O8-08 says that the tenant is not there where it is suspended', async () => {
    await expect(resolveSlug(suspended, 'bella')).rejects.toMatchObject({
      code: 'TENANT_NOT_FOUND',
      message: 'Tenant not found for restaurant with slug: bella',
    });
  });
});

describe('looking up a mapping', () => {
  it('O7.2-04 I7.3-06 is truthy for a mapped domain and null for any other', async () => {
    expect(await findDomainMapping(found, 'BELLA.example')).toEqual({
      domain: 'bella.example',
      restaurantGuid: guid,
      tenantGuid,
    });
    expect(await findDomainMapping(found, 'www.bella.example')).toBeNull();
    expect(await findDomainMapping(found, 'closed.example')).toBeNull();
  });
});

describe('finding a storefront', () => {
  it.each([{ restaurantGuid: guid }, { slug: 'BELLA' }, { domain: 'Bella.example:443' }])(
    'by %o',
    async (name) => {
      expect(await findStorefront(found, name)).toEqual(bella);
    },
  );

  it.each([
    [{ restaurantGuid: guid }, 'RESTAURANT_NOT_FOUND'],
    [{ slug: 'bella' }, 'NOT_FOUND'],
    [{ domain: 'bella.example' }, 'DOMAIN_NOT_MAPPED'],
  ])('I4-02 not that of a suspended tenant, by %o', async (name, code) => {
    await expect(findStorefront(suspended, name)).rejects.toMatchObject({ code });
  });

  it.each([
    [{ restaurantGuid: aGuid(99) }, 'RESTAURANT_NOT_FOUND', `Restaurant not found: ${aGuid(99)}`],
    [{ slug: 'nowhere' }, 'NOT_FOUND', 'Restaurant not found for slug: nowhere'],
    [
      { domain: 'nobody.example' },
      'DOMAIN_NOT_MAPPED',
      'No restaurant configured for domain: nobody.example',
    ],
  ])('O8-08 by %o: %s', async (name, code, message) => {
    await expect(findStorefront(found, name)).rejects.toMatchObject({ code, message });
  });
});
