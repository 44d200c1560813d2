import { aGuid, aRestaurant, aStorefront } from '@bite/shared/testing/a-storefront';
import { aDomainMapping } from '@bite/shared/testing/storefront-sources';
import { describe, expect, it } from 'vitest';
import { REMEMBERED_FOR, rememberedAddresses } from '../adapters/memory/unknown-addresses.ts';
import { resolvable } from '../testing/a-resolvable.ts';
import { memoryDomainMappings } from '../testing/memory-domain-mappings.ts';
import { pageAddress } from '../website/page-address.ts';
import { rememberHostClaims } from './remember-host-claims.ts';
import { rememberUnknownHosts } from './remember-unknown-hosts.ts';
import { resolvePage } from './resolve-page.ts';

const { guid, tenantGuid } = aRestaurant();
const bella = aStorefront();
const other = aStorefront({
  restaurant: { guid: aGuid(7), restaurantId: 20_000_007, slug: 'other', name: 'Other' },
});

async function resolve(
  address: string,
  {
    mappings = [aDomainMapping('bella.example')],
    defaultSlug,
  }: { mappings?: ReturnType<typeof aDomainMapping>[]; defaultSlug?: string } = {},
) {
  const { protocol, host, pathname, search } = new URL(address);
  const page = pageAddress({ host, protocol: protocol.slice(0, -1), url: `${pathname}${search}` });
  if (!page) throw new Error(`${address} is no address`);
  const deps = await resolvable({ storefronts: [bella, other], mappings });
  const resolution = await resolvePage({ ...deps, defaultSlug }, page);
  return { ...resolution, reads: deps.reads };
}

const isBella = (basePath: string) => ({ kind: 'found', storefront: bella, basePath });

describe('which restaurant a page shows', () => {
  it('O2.1-01 O2.1-02 parameters come first, whatever host and path say', async () => {
    const query = `tenant=${tenantGuid}&restaurant=${guid}`;
    expect(await resolve(`https://nobody.example/other/story?${query}`)).toMatchObject(isBella(''));
    expect(
      await resolve(`https://nobody.example/?tenantGuid=${tenantGuid}&restaurantGuid=${guid}`),
    ).toMatchObject(isBella(''));
  });

  it('O2.1-02 pages by parameters are for no search engine: the restaurant has an address of its own', async () => {
    const query = `tenant=${tenantGuid}&restaurant=${guid}`;
    for (const at of ['http://localhost/', 'https://bite-site.web.app/', 'https://bella.example/'])
      expect(await resolve(`${at}?${query}`)).toMatchObject({ ...isBella(''), noIndex: true });
  });

  it('O2.1-02 on a restaurant’s own host parameters choose among those of its tenant', async () => {
    const at = `https://bella.example/?tenant=${tenantGuid}&restaurant=${aGuid(7)}`;
    expect(await resolve(at)).toMatchObject({ kind: 'found', storefront: other, isOnAnothersHost: true });
  });

  it.each(['bella.example', 'www.bella.example', 'bella.localhost'])(
    'O2.1-02 no restaurant of another tenant is shown on the host of a restaurant: %s',
    async (host) => {
      const stranger = aStorefront({
        restaurant: { guid: aGuid(8), restaurantId: 20_000_008, slug: 'strange', tenantGuid: aGuid(80) },
      });
      const mappings = [aDomainMapping('bella.example'), aDomainMapping('bella.localhost')];
      const deps = await resolvable({ storefronts: [bella, stranger], mappings });
      for (const query of [
        `tenant=${aGuid(80)}&restaurant=${aGuid(8)}`,
        `tenantGuid=${tenantGuid}&restaurantGuid=${aGuid(8)}`,
        `tenant=${tenantGuid}&restaurant=${aGuid(99)}`,
        'tenant=x&restaurant=y',
      ]) {
        const page = pageAddress({ host, protocol: 'https', url: `/strange?${query}` });
        if (!page) throw new Error('That is an address');
        expect(await resolvePage(deps, page)).toEqual({ ...isBella(''), noIndex: false });
      }
    },
  );

  it('O2.1-02 parameters under the slug of the same restaurant keep it in the address', async () => {
    const query = `tenant=${tenantGuid}&restaurant=${guid}`;
    expect(await resolve(`http://localhost/bella?${query}`)).toMatchObject(isBella('/bella'));
  });

  it('O8-08 parameters that name nobody say who is missing', async () => {
    const name = (tenant: string, restaurant: string) =>
      resolve(`http://localhost/?tenant=${tenant}&restaurant=${restaurant}`);
    expect(await name(tenantGuid, aGuid(99))).toMatchObject({
      kind: 'refused',
      message: `Restaurant not found: ${aGuid(99)}`,
    });
    expect(await name(aGuid(98), guid)).toMatchObject({
      kind: 'refused',
      message: `Tenant not found: ${aGuid(98)}`,
    });
    expect(await name(tenantGuid, '../users/ann')).toMatchObject({ kind: 'refused', reads: [] });
  });

  it('O8-08 half of the parameters are no use, unless host or slug name a restaurant', async () => {
    const message = 'Missing tenant or restaurant GUID in URL parameters';
    expect(await resolve(`http://localhost/?tenant=${tenantGuid}`)).toMatchObject({
      kind: 'refused',
      message,
    });
    expect(await resolve(`http://localhost/bella?tenant=${tenantGuid}`)).toMatchObject(isBella('/bella'));
  });

  it('O2.1-03 the host comes next: the whole of it is the restaurant’s', async () => {
    expect(await resolve('https://bella.example/other')).toMatchObject(isBella(''));
    expect(
      await resolve('http://bella.localhost:5000/', { mappings: [aDomainMapping('bella.localhost')] }),
    ).toMatchObject(isBella(''));
  });

  it('O2.1-03 bare localhost has no mapping, and Firebase’s own hosts are not looked for', async () => {
    const mappings = [aDomainMapping('localhost')];
    expect(await resolve('http://localhost:5000/', { mappings })).toEqual({ kind: 'notFound', reads: [] });
    expect((await resolve('https://bite-site.web.app/bella')).reads).toEqual(['storefront bella']);
  });

  it('O7.2-02 the other spelling of the host will do', async () => {
    expect(await resolve('https://www.bella.example/')).toMatchObject(isBella(''));
    expect(
      await resolve('https://bella.example/', { mappings: [aDomainMapping('www.bella.example')] }),
    ).toMatchObject(isBella(''));
  });

  it('O2.1-04 the first path segment comes last', async () => {
    expect(await resolve('https://order.example/bella/checkout')).toMatchObject(isBella('/bella'));
    expect(await resolve('http://localhost:5000/Bella')).toMatchObject(isBella('/Bella'));
  });

  it('O2.1-08 nobody is found where nothing fits', async () => {
    expect(await resolve('https://order.example/nowhere')).toMatchObject({
      kind: 'notFound',
      slug: 'nowhere',
    });
    expect(await resolve('https://order.example/')).toMatchObject({ kind: 'notFound' });
  });

  it.each(['/%2e%2e', '/a%2Fb', '/-bella', '/bella_', '/__proto__'])(
    'no slug is looked for in %s',
    async (path) => {
      expect(await resolve(`http://localhost${path}/`)).toMatchObject({ kind: 'notFound', reads: [] });
    },
  );

  it('O2.2-01 the default slug serves the bare local address only', async () => {
    const defaultSlug = 'bella';
    expect(await resolve('http://localhost:5000/?item=7', { defaultSlug })).toEqual({
      kind: 'redirect',
      location: 'http://localhost:5000/bella?item=7',
      isPermanent: false,
      reads: [],
    });
    expect(await resolve('http://localhost:5000/nowhere', { defaultSlug })).toMatchObject({
      kind: 'notFound',
    });
    expect(await resolve('https://order.example/', { defaultSlug })).toMatchObject({ kind: 'notFound' });
  });

  it('I3.3-01 a website that is switched off is known as such, on any way to it', async () => {
    const off = aStorefront({ website: { enabled: false } });
    const deps = await resolvable({ storefronts: [off], mappings: [aDomainMapping('bella.example')] });
    for (const [host, url] of [
      ['localhost', '/bella'],
      ['bella.example', '/'],
      ['localhost', `/?tenant=${tenantGuid}&restaurant=${guid}`],
    ] as const) {
      const page = pageAddress({ host, protocol: 'http', url });
      if (page) expect(await resolvePage(deps, page)).toEqual({ kind: 'off', storefront: off });
    }
  });

  it.each([
    ['localhost', '/bella'],
    ['bella.example', '/'],
    ['localhost', `/?tenant=${tenantGuid}&restaurant=${guid}`],
  ])('I4-02 nobody reads the menu of a suspended tenant, on any way to it: %s%s', async (host, url) => {
    const mappings = [aDomainMapping('bella.example')];
    const deps = await resolvable({ storefronts: [bella], mappings, isTenantActive: false });
    const at = (path: string) => pageAddress({ host, protocol: 'http', url: path });
    const [menu, order] = [at(url), at(url.replace(/\/?(\?|$)/, '/track/a-token$1'))];
    if (!menu || !order) throw new Error('These are addresses');
    expect(await resolvePage(deps, menu)).toMatchObject({ kind: 'off' });
    // Whoever has ordered still waits for the food.
    expect(await resolvePage(deps, order)).toMatchObject({
      kind: 'found',
      storefront: { website: { enabled: false } },
      noIndex: true,
    });
  });

  it.each([
    ['localhost', '/bella/track/a-token', '/bella'],
    ['bella.example', '/track/a-token', ''],
    ['bella.example', '/account', ''],
    ['localhost', `/bella/account?tenant=${tenantGuid}&restaurant=${guid}`, '/bella'],
  ])(
    'I3.3-01 orders and the account stay while the website is off, unlisted: %s%s',
    async (host, url, basePath) => {
      const off = aStorefront({ website: { enabled: false } });
      const deps = await resolvable({ storefronts: [off], mappings: [aDomainMapping('bella.example')] });
      const page = pageAddress({ host, protocol: 'http', url });
      const shown = page && (await resolvePage(deps, page));
      expect(shown).toEqual({ kind: 'found', storefront: off, basePath, noIndex: true });
    },
  );

  it('a domain takes one look for its mapping and one for its menu, a slug one look', async () => {
    expect((await resolve('https://www.bella.example/')).reads).toEqual([
      'mapping www.bella.example bella.example',
      `storefront ${guid}`,
    ]);
    expect((await resolve('http://localhost/bella')).reads).toEqual(['storefront bella']);
  });
});

describe('a host that is somebody’s and leads nowhere at present', () => {
  const states = [{ isActive: false }, { verificationStatus: 'pending' }, { verificationStatus: 'failed' }];
  it.each(states)('O2.1-04 shows nobody, under whichever slug and parameters: %o', async (state) => {
    const mappings = [{ ...aDomainMapping('bella.example'), ...state } as ReturnType<typeof aDomainMapping>];
    for (const url of ['/bella', '/other/story', `/?tenant=${tenantGuid}&restaurant=${guid}`])
      for (const host of ['bella.example', 'www.bella.example']) {
        const found = await resolve(`https://${host}${url}`, { mappings });
        expect(found).toMatchObject({ kind: 'notFound', reads: [expect.anything(), `claim ${host}`] });
      }
  });

  it('O2.1-04 is not looked for among our own hosts, whose slugs are always shown', async () => {
    const mappings = [{ ...aDomainMapping('order.example'), isActive: false }];
    const page = pageAddress({ host: 'order.example', protocol: 'https', url: '/bella' });
    const deps = await resolvable({ storefronts: [bella], mappings });
    const shown = page && (await resolvePage({ ...deps, siteOrigin: 'https://order.example' }, page));
    expect(shown).toMatchObject(isBella('/bella'));
  });

  it('costs one read in a while, whether it is somebody’s or nobody’s', async () => {
    const clock = { now: 1 };
    const now = () => clock.now;
    const deps = await resolvable({ storefronts: [], mappings: [aDomainMapping('bella.example')] });
    const claims = rememberHostClaims(deps.hostClaims, {
      free: rememberedAddresses(now),
      claimed: rememberedAddresses(now),
    });
    for (let time = 0; time < 3; time += 1) {
      expect(await claims.isClaimed('bella.example')).toBe(true);
      expect(await claims.isClaimed('nobody.example')).toBe(false);
    }
    expect(deps.reads).toEqual(['claim bella.example', 'claim nobody.example']);
    clock.now += REMEMBERED_FOR + 1;
    await claims.isClaimed('bella.example');
    expect(deps.reads).toHaveLength(3);
  });
});

describe('redirects of a domain', () => {
  const elsewhere = aDomainMapping('bella.pizza', { domainId: 30_000_009, guid: aGuid(6009) });
  const mapped = (domain: string, redirectConfig: object, target = elsewhere) => ({
    mappings: [aDomainMapping(domain, { redirectConfig }), target],
  });

  it.each([
    [
      'https://www.bella.example/story?x=1',
      'bella.example',
      { wwwRedirect: 'www_to_apex' },
      'https://bella.example/story?x=1',
    ],
    [
      'https://bella.example/story',
      'bella.example',
      { wwwRedirect: 'apex_to_www' },
      'https://www.bella.example/story',
    ],
    [
      'https://bella.example/story',
      'bella.example',
      { redirectTo: 'https://bella.pizza' },
      'https://bella.pizza/story',
    ],
    [
      'https://bella.example/story',
      'bella.example',
      { redirectTo: 'https://bella.pizza/menu' },
      'https://bella.pizza/menu',
    ],
    [
      'http://www.bella.localhost:5000/',
      'bella.localhost',
      { wwwRedirect: 'www_to_apex' },
      'http://bella.localhost:5000/',
    ],
  ])('I3.10-03 %s of %s with %o goes to %s', async (address, domain, redirectConfig, location) => {
    expect(await resolve(address, mapped(domain, redirectConfig))).toMatchObject({
      kind: 'redirect',
      location,
      isPermanent: true,
    });
  });

  it.each([
    ['https://bella.example/', { wwwRedirect: 'www_to_apex' }],
    ['https://bella.example/', { wwwRedirect: 'none' }],
    ['https://bella.example/', { redirectTo: 'https://bella.example/' }],
  ])('I3.10-03 %s with %o is served where it is', async (address, redirectConfig) => {
    expect(await resolve(address, mapped('bella.example', redirectConfig))).toMatchObject(isBella(''));
  });

  it.each([
    { sslStatus: 'pending' },
    { sslStatus: 'failed' },
    { sslStatus: 'expired' },
    { health: 'unhealthy' },
  ])('I3.10-03 no spelling redirects to the other one, which may not open: %o', async (state) => {
    for (const [host, wwwRedirect] of [
      ['bella.example', 'apex_to_www'],
      ['www.bella.example', 'www_to_apex'],
    ] as const) {
      const mappings = [aDomainMapping('bella.example', { redirectConfig: { wwwRedirect }, ...state })];
      expect(await resolve(`https://${host}/`, { mappings })).toMatchObject(isBella(''));
    }
  });

  it.each<[string, object]>([
    ['another restaurant’s by now', { restaurantGuid: aGuid(7) }],
    ['switched off', { isActive: false }],
    ['not proven any more', { verificationStatus: 'pending' }],
    ['ill', { health: 'unhealthy' }],
    ['without a certificate yet', { sslStatus: 'pending' }],
    ['without one for good', { sslStatus: 'failed' }],
    ['redirected itself', { redirectConfig: { redirectTo: 'https://bella.example/' } }],
    ['renamed', { renamedTo: 'other.bite.example' }],
  ])('I3.10-03 a host is served itself while the one that it should lead to is %s', async (_, change) => {
    const target = { ...elsewhere, ...change } as typeof elsewhere;
    const found = await resolve(
      'https://bella.example/',
      mapped('bella.example', { redirectTo: 'https://bella.pizza/' }, target),
    );
    expect(found).toMatchObject(isBella(''));
  });

  it.each([
    'https://evil.example/',
    'https://bella.pizza:8443/',
    'https://bella.pizza@evil.example/',
    'http://localhost/',
  ])('I3.10-03 nobody is led to %s', async (redirectTo) => {
    expect(await resolve('https://bella.example/', mapped('bella.example', { redirectTo }))).toMatchObject(
      isBella(''),
    );
  });

  it.each([
    ['https://bella.bite.example/story?x=1', 'https://napoli.bite.example/story?x=1'],
    ['https://www.bella.bite.example/', 'https://napoli.bite.example/'],
    ['http://bella.bite.localhost:5000/home', 'http://napoli.bite.localhost:5000/home'],
  ])('I1-05 a subdomain that was renamed leads from %s to %s', async (address, location) => {
    const base = new URL(location).hostname.replace('napoli.', '');
    const subdomain = aDomainMapping(`bella.${base}`, {
      domainType: 'subdomain',
      renamedTo: `napoli.${base}`,
    });
    expect(await resolve(address, { mappings: [subdomain] })).toMatchObject({
      kind: 'redirect',
      location,
      isPermanent: true,
    });
  });

  it.each<[string, string | undefined, object]>([
    ['https://bella.pizza/', 'bella.pizza', {}],
    ['https://www.bella.example/', 'www.bella.example', {}],
    ['https://bella.pizza/', undefined, { restaurantGuid: aGuid(7) }],
    ['https://bella.pizza/', undefined, { health: 'unhealthy' }],
    ['https://bella.pizza/', undefined, { sslStatus: 'pending' }],
    ['https://bella.pizza/', undefined, { renamedTo: 'other.bite.example' }],
    ['https://bella.pizza/', undefined, { redirectConfig: { redirectTo: 'https://bella.example/' } }],
    ['https://evil.example/', undefined, {}],
  ])(
    'I3.10-04 search engines know %s by %s where that is the restaurant’s (%#)',
    async (canonicalUrl, host, change) => {
      const mappings = [
        aDomainMapping('bella.example', { seoConfig: { canonicalUrl } }),
        { ...elsewhere, ...change } as typeof elsewhere,
      ];
      const found = await resolve('https://bella.example/', { mappings });
      expect(found.kind === 'found' && found.storefront.website.primaryDomain).toBe(host);
    },
  );

  it('I3.10-04 a mapping that keeps search engines away says so', async () => {
    const mappings = [aDomainMapping('bella.example', { seoConfig: { noIndex: true } })];
    expect(await resolve('https://bella.example/', { mappings })).toMatchObject({ noIndex: true });
    expect(await resolve('https://bella.example/')).toMatchObject({ noIndex: false });
  });
});

describe('a host that nobody has', () => {
  it('I1-05 costs no read after the first, under whichever spelling, path and slug, and is looked up again in time', async () => {
    const clock = { now: 1 };
    const deps = await resolvable({ storefronts: [bella], mappings: [] });
    const remembering = {
      ...deps,
      domainMappings: rememberUnknownHosts(
        deps.domainMappings,
        rememberedAddresses(() => clock.now),
      ),
      unknownAddresses: rememberedAddresses(() => clock.now),
    };
    const ask = async (address: string) => {
      const { host, pathname } = new URL(address);
      const page = pageAddress({ host, protocol: 'https', url: pathname });
      return page && (await resolvePage(remembering, page));
    };
    for (const address of ['https://nobody.example/', 'https://nobody.example/wp-admin']) await ask(address);
    const reads = deps.reads.length;
    for (const address of [
      'https://nobody.example/',
      'https://www.nobody.example/',
      'https://nobody.example/wp-admin',
    ])
      expect(await ask(address)).toMatchObject({ kind: 'notFound' });
    expect(deps.reads).toHaveLength(reads);
    clock.now += 16_000;
    await ask('https://nobody.example/');
    expect(deps.reads).toHaveLength(reads + 1);
  });

  it('I1-05 that was just mapped is served within the time for which it was remembered', async () => {
    const clock = { now: 1 };
    const mappings = memoryDomainMappings();
    const remembering = rememberUnknownHosts(
      mappings,
      rememberedAddresses(() => clock.now),
    );
    expect(await remembering.findActive(['bella.example', 'www.bella.example'])).toBeUndefined();
    mappings.mappings.push(aDomainMapping('bella.example'));
    clock.now += REMEMBERED_FOR + 1;
    expect(await remembering.findActive(['bella.example', 'www.bella.example'])).toMatchObject({
      domain: 'bella.example',
    });
    // With what the CDN keeps of a 404, that is less than the thirty seconds that are promised.
    expect(REMEMBERED_FOR / 1000 + 10).toBeLessThan(30);
  });

  it('I1-05 is one of twenty thousand that are remembered at most', () => {
    const unknown = rememberedAddresses(() => 1);
    for (let number = 0; number <= 20_000; number += 1) unknown.add(`host-${number}.example`);
    expect(unknown.has('host-0.example')).toBe(false);
    expect(unknown.has('host-20000.example')).toBe(true);
  });
});

describe('the slug that a restaurant had before', () => {
  it('leads for good to its present one, with the rest of the address', async () => {
    const deps = await resolvable({ storefronts: [bella, other] });
    const storefronts = {
      ...deps.storefronts,
      find: (key: Parameters<typeof deps.storefronts.find>[0]) =>
        deps.storefronts.find('slug' in key && key.slug === 'bella-vecchia' ? { slug: 'bella' } : key),
    };
    const page = pageAddress({ host: 'eat.example', protocol: 'https', url: '/Bella-Vecchia/story?a=1' });
    if (!page) throw new Error('That is an address');
    expect(await resolvePage({ ...deps, storefronts }, page)).toEqual({
      kind: 'redirect',
      location: 'https://eat.example/bella/story?a=1',
      isPermanent: true,
      restaurantGuid: guid,
    });
  });
});
