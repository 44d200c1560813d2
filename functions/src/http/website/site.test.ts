import { request } from 'node:http';
import type { Storefront } from '@bite/shared/catalogue/storefront';
import { offsetsAround } from '@bite/shared/kernel/time';
import { aGuid, aRestaurant, aStorefront, NOW } from '@bite/shared/testing/a-storefront';
import { aDomainMapping } from '@bite/shared/testing/storefront-sources';
import type { SitePage } from '@bite/shared/website/site-page';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { resolvable } from '../../testing/a-resolvable.ts';
import { serve } from '../../testing/serve.ts';
import { siteHandler } from './site.ts';

const { guid, tenantGuid } = aRestaurant();
const website = { frameHosts: ['https://bella.example'], aboutText: 'Since 1962' };
const bella = aStorefront({ website });
const logged: string[] = [];

/** Answers what it received as a page would, with one inline style. */
const pages = {
  async render({ url, origin, basePath, resolution }: SitePage) {
    if (url.startsWith('/bella/broken')) throw new Error('no such component: secret');
    const status = {
      found: url.includes('unknown-page') ? 404 : 200,
      off: 404,
      notFound: 404,
      error: 503,
    }[resolution.kind];
    const html = JSON.stringify({ url, origin, basePath, resolution });
    return { status, html, inlineStyles: ['a{}'], inlineScripts: [] };
  },
};

const STORAGE = 'https://pictures.example/v0/b/bite/o/';
const HERO = 'tenants/1/restaurants/2/branding/hero.jpg';
const picture = Buffer.from([0x52, 0x49, 0x46, 0x46, 0xff, 0x00, 0x80]);

async function readCopy(path: string): Promise<Uint8Array | undefined> {
  if (path.endsWith('/640.webp')) throw new Error('storage is away: secret');
  return path === `${HERO}/320.webp` ? picture : undefined;
}

async function siteOf(
  storefronts: Storefront[],
  mappings = [aDomainMapping('bella.example')],
): Promise<string> {
  const found = await resolvable({ storefronts, mappings });
  const failing = {
    ...found.storefronts,
    find: async (key: Parameters<typeof found.storefronts.find>[0]) => {
      if ('slug' in key && key.slug === 'unlucky') throw new Error('database is away: secret');
      return found.storefronts.find(key);
    },
  };
  const log = {
    info: () => undefined,
    error: (message: string, fields?: unknown) => void logged.push(`${message} ${JSON.stringify(fields)}`),
  };
  const app = express();
  const ownPictures = { storage: STORAGE, readCopy };
  const imageOrigins = ['https://pictures.example'];
  app.use(
    siteHandler({
      ...{ ...found, storefronts: failing, pages, imageOrigins, ownPictures, log, now: () => NOW },
      appleDomainFileOf: async (host) => (host === 'bella.example' ? 'of Apple' : undefined),
    }),
  );
  return serve(app);
}

const origin = await siteOf([bella]);

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Unlike fetch, sends any Host header and follows no redirect. */
function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  site = origin,
): Promise<Answer> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const call = request(
      { hostname, port, path, method, headers: { host: 'localhost', ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    call.on('error', reject).end();
  });
}

const pageIn = ({ text }: Answer) => JSON.parse(text) as SitePage;

describe('the diner’s site', () => {
  it('sends the page of the restaurant, with all of its menu, for the CDN to keep a minute', async () => {
    const answer = await get('/bella?item=7');
    expect(answer.status).toBe(200);
    expect(pageIn(answer)).toEqual({
      url: '/bella?item=7',
      origin: 'http://localhost',
      basePath: '/bella',
      resolution: {
        kind: 'found',
        storefront: bella,
        dayOffsets: offsetsAround(NOW, bella.restaurant.timezone),
      },
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers).not.toHaveProperty('x-robots-tag');
  });

  it('O2.1-03 asks the original host, not the function’s own', async () => {
    const answer = await get('/', {
      host: 'site-abc.a.run.app',
      'x-forwarded-host': 'bella.example',
      'x-forwarded-proto': 'https',
    });
    expect(pageIn(answer)).toMatchObject({
      origin: 'https://bella.example',
      basePath: '',
      resolution: { kind: 'found' },
    });
  });

  it('gives no cache a page that a client’s own header picked: its answer is kept apart, and two hosts get none', async () => {
    const asked = await get('/', { host: 'other.example', 'x-forwarded-host': 'bella.example' });
    expect(asked.headers).toMatchObject({ vary: 'X-Forwarded-Host' });
    const both = await get('/', { 'x-forwarded-host': 'bella.example, other.example' });
    expect(both.status).toBe(400);
    expect(both.headers).toMatchObject({ 'cache-control': 'private, no-store' });
  });

  it.each(['constructor', 'toString', '__proto__', 'valueOf', 'hasOwnProperty'])(
    'a page called %s is no file of the site',
    async (name) => {
      const before = logged.length;
      for (const path of [`/bella/${name}`, `/${name}`])
        expect([200, 404]).toContain((await get(path)).status);
      expect(pageIn(await get(`/bella/${name}`))).toMatchObject({ url: `/bella/${name}` });
      expect(logged.slice(before)).toEqual([]);
    },
  );

  it.each(['/.//evil.example', '/..//evil.example', '//evil.example'])(
    '%s redirects nowhere',
    async (path) => {
      const mappings = [aDomainMapping('bella.example', { redirectConfig: { wwwRedirect: 'www_to_apex' } })];
      const answer = await get(
        path,
        { 'x-forwarded-host': 'www.bella.example' },
        'GET',
        await siteOf([bella], mappings),
      );
      expect(answer.status).toBe(400);
      expect(answer.headers).not.toHaveProperty('location');
    },
  );

  it('answers a HEAD as a GET without its body', async () => {
    const [head, full] = [await get('/bella', {}, 'HEAD'), await get('/bella')];
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
    const { date: _head, ...headHeaders } = head.headers;
    const { date: _full, ...fullHeaders } = full.headers;
    expect(headHeaders).toEqual(fullHeaders);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('takes no %s', async (method) => {
    const answer = await get('/bella', {}, method);
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe('GET, HEAD');
  });

  it('does not send a page again to who has it', async () => {
    const { headers } = await get('/bella');
    const etag = String(headers['etag']);
    const again = await get('/bella', { 'if-none-match': `W/${etag}` });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect((await get('/bella', { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('allows its own scripts, the styles it sends and the restaurant’s pictures', async () => {
    const policy = String((await get('/bella')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'sha256-");
    expect(policy).toContain("img-src 'self' data: https://pictures.example;");
    expect(policy).not.toContain('unsafe');
  });

  it('is framed by nobody, and when embedded by the hosts that the restaurant lists', async () => {
    expect((await get('/bella')).headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const embedded = await get('/bella?embedded=true');
    expect(embedded.headers['content-security-policy']).toMatch(/frame-ancestors https:\/\/bella\.example$/);
    const nobody = await get('/nowhere?embedded=true');
    expect(nobody.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('frames the gateway’s card field on the checkout and the tracking page, and nothing anywhere else', async () => {
    const tokenizer = 'https://cards.example:8443/itoke/ajax-tokenizer.html';
    const payment = { cards: true, counter: true, tokenizer };
    const site = await siteOf([aStorefront({ restaurant: { ...aRestaurant(), payment } })]);
    const policyOf = async (path: string, at = site) =>
      String((await get(path, {}, 'GET', at)).headers['content-security-policy']);
    for (const path of ['/bella/checkout', '/bella/track/abc'])
      expect(await policyOf(path)).toContain('; frame-src https://cards.example:8443; ');
    for (const path of ['/bella', '/bella/account', '/bella?x=/checkout', '/nowhere/checkout'])
      expect(await policyOf(path)).not.toContain('frame-src');
    const without = await siteOf([bella]);
    expect(await policyOf('/bella/checkout', without)).not.toContain('frame-src');
  });

  it('asks Google for its wallet from the checkout and the tracking page of who takes it, and from nowhere else', async () => {
    const payment = { cards: true, counter: true, wallets: ['applePay' as const, 'googlePay' as const] };
    const site = await siteOf([aStorefront({ restaurant: { ...aRestaurant(), payment } })]);
    const sourcesAt = async (path: string) =>
      /connect-src ([^;]*)/.exec(
        String((await get(path, {}, 'GET', site)).headers['content-security-policy']),
      )?.[1];
    for (const path of ['/bella/checkout', '/bella/track/abc'])
      expect(await sourcesAt(path)).toContain(' https://google.com/pay ');
    for (const path of ['/bella', '/bella/account']) expect(await sourcesAt(path)).toBe("'self'");
  });

  it('shows Apple its file on registered hosts alone', async () => {
    const path = '/.well-known/apple-developer-merchantid-domain-association';
    const on = async (host: string) => get(path, { 'x-forwarded-host': host });
    expect(await on('bella.example')).toMatchObject({ status: 200, text: 'of Apple\n' });
    expect((await on('other.example')).status).toBe(404);
  });

  it.each(['/bella/checkout', '/bella/track/abc', '/checkout?x=1', '/track/abc'])(
    'keeps %s to the diner alone',
    async (path) => {
      const host = path.startsWith('/bella') ? 'localhost' : 'bella.example';
      const { status, headers } = await get(path, { 'x-forwarded-host': host });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      });
      expect(headers).not.toHaveProperty('etag');
    },
  );
});

describe('what the pages behind a link are told of the page it stood on', () => {
  it.each(['/bella', '/bella/story', '/nowhere', '/bella/sitemap.xml'])('%s: its site', async (path) => {
    expect((await get(path)).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it.each(['/bella/track/abc', '/bella/checkout', '/nowhere/track/abc', '/track/abc'])(
    '%s: nothing, whether there is such a page or not',
    async (path) => {
      expect((await get(path)).headers['referrer-policy']).toBe('no-referrer');
    },
  );
});

describe('a page that is not there', () => {
  it('O2.2-17 tells the page which slug is unknown, and is forgotten within seconds', async () => {
    const answer = await get('/nowhere/story');
    expect(answer.status).toBe(404);
    expect(pageIn(answer).resolution).toEqual({
      kind: 'notFound',
      slug: 'nowhere',
      host: 'localhost',
      isLocal: true,
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=10');
  });

  it('I1-05 keeps even the rules for robots for seconds where nobody has the domain: it may be set up now', async () => {
    const of = async (host: string) => (await get('/crawlers.txt', { 'x-forwarded-host': host })).headers;
    expect((await of('nobody.example'))['cache-control']).toBe('public, max-age=0, s-maxage=10');
    expect((await of('bella.example'))['cache-control']).toContain('s-maxage=60');
  });

  it('I1-05 a header that a client sends chooses no page for others: the CDN keeps each host’s apart', async () => {
    const forged = await get('/', { host: 'bella.example', 'x-forwarded-host': 'nobody.example' });
    expect(forged.status).toBe(404);
    expect(forged.headers['vary']).toBe('X-Forwarded-Host');
  });

  it('O2.1-08 tells the page that nobody has this domain', async () => {
    const answer = await get('/', { 'x-forwarded-host': 'nobody.example' });
    expect(answer.status).toBe(404);
    expect(pageIn(answer).resolution).toEqual({ kind: 'notFound', host: 'nobody.example', isLocal: false });
  });

  it('O2.1-09 tells the page that this is somebody’s own machine', async () => {
    expect(pageIn(await get('/', { host: '127.0.0.1:5000' })).resolution).toMatchObject({ isLocal: true });
  });

  it('O8-08 says what the parameters lack', async () => {
    const answer = await get(`/?tenant=${tenantGuid}`);
    expect(answer.status).toBe(404);
    expect(pageIn(answer).resolution).toEqual({
      kind: 'error',
      message: 'Missing tenant or restaurant GUID in URL parameters',
    });
  });

  it('an unknown page of a known restaurant is forgotten within seconds too', async () => {
    const answer = await get('/bella/unknown-page');
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=10');
  });

  it.each(['/favicon.ico', '/bella/logo.png', '/wp-login.php', '/.env', '/assets/old-abc.js'])(
    '%s is plainly not found',
    async (path) => {
      const answer = await get(path);
      expect(answer).toMatchObject({ status: 404, text: 'Not Found\n' });
      expect(answer.headers['content-type']).toContain('text/plain');
    },
  );
});

describe('a picture at the top of the page', () => {
  it('comes from the page’s own host, for the CDN and browsers to keep', async () => {
    const sized = `${STORAGE}${encodeURIComponent(`${HERO}/{width}.webp`)}?alt=media`;
    const hero = { src: 'https://pictures.example/hero.jpg', sized, widths: [320], ratio: 2 };
    const site = await siteOf([aStorefront({ website: { hero } })]);
    const { resolution } = pageIn(await get('/bella', {}, 'GET', site));
    const shown = resolution.kind === 'found' && resolution.storefront.website.hero;
    expect(shown).toEqual({ ...hero, sized: `/pictures/${HERO}/{width}.webp` });
    const answer = await fetch(`${site}/pictures/${HERO}/320.webp`);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=2592000',
      'x-content-type-options': 'nosniff',
    });
  });

  it('that is gone, or cannot be read, is kept by nobody for long', async () => {
    const gone = await get(`/pictures/${HERO}/768.webp`);
    expect(gone).toMatchObject({ status: 404, text: 'Not Found\n' });
    expect(gone.headers['cache-control']).toBe('public, max-age=0, s-maxage=10');
    const failed = await get(`/pictures/${HERO}/640.webp`);
    expect(failed).toMatchObject({ status: 503, text: 'Service Unavailable\n' });
    expect(failed.headers['cache-control']).toBe('private, no-store');
    expect(logged.at(-1)).toContain('storage is away');
  });
});

describe('hostile requests', () => {
  it.each(['bella.example"><script>', 'bella.example/../x', 'evil.example@bella.example', 'a b', '-', ''])(
    'a host of %o is refused and not repeated',
    async (host) => {
      const answer = await get('/', { 'x-forwarded-host': host });
      expect(answer).toMatchObject({ status: 400, text: 'Bad Request\n' });
      expect(answer.headers['cache-control']).toBe('private, no-store');
    },
  );

  it('a path that names another host goes nowhere', async () => {
    const answer = await get('//evil.example/bella');
    expect(answer.status).toBe(400);
    expect(answer.headers).not.toHaveProperty('location');
  });
});

describe('failures', () => {
  it('O2.1-07 a failure of ours is a page that says so, kept by nobody, and logged', async () => {
    const answer = await get('/unlucky');
    expect(answer.status).toBe(503);
    expect(pageIn(answer).resolution).toEqual({
      kind: 'error',
      message: 'Something went wrong on our side. Please try again.',
    });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.text).not.toContain('secret');
    expect(logged.at(-1)).toContain('database is away');
  });

  it('O2.1-07 where not even that page can be written, plain words and a way to try again are sent', async () => {
    const answer = await get('/bella/broken');
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('<h1>Restaurant Not Available</h1>');
    expect(answer.text).toContain('<a href="">Try Again</a>');
    expect(answer.text).not.toContain('secret');
  });
});

describe('redirects', () => {
  it('I3.10-03 a domain that moved says where to, for good but not beyond recall', async () => {
    const mappings = [aDomainMapping('bella.example', { redirectConfig: { wwwRedirect: 'www_to_apex' } })];
    const site = await siteOf([bella], mappings);
    const answer = await get(
      '/story?a=1',
      { 'x-forwarded-host': 'www.bella.example', 'x-forwarded-proto': 'https' },
      'GET',
      site,
    );
    expect(answer.status).toBe(301);
    expect(answer.headers).toMatchObject({
      location: 'https://bella.example/story?a=1',
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    });
  });
});

describe('the restaurant of an answer', () => {
  const off = aStorefront({
    restaurant: { guid: aGuid(9), restaurantId: 20_000_009, slug: 'off' },
    website: { enabled: false },
  });
  const named = ({ headers }: Answer) => headers['x-bite-restaurant'];

  it.each([
    ['localhost', '/bella', guid],
    ['bella.example', '/', guid],
    ['bella.example', '/unknown-page', guid],
    ['bella.example', '/sitemap.xml', guid],
    ['bella.example', '/checkout', guid],
    ['localhost', '/off', aGuid(9)],
    ['off.example', '/', aGuid(9)],
    ['moved.example', '/story', guid],
    ['www.apex.example', '/', guid],
    ['localhost', '/nowhere', undefined],
    ['nobody.example', '/', undefined],
    ['bella.example', '/crawlers.txt', undefined],
  ])('is named, also by redirects and where the site is switched off: %s%s', async (host, path, expected) => {
    const site = await siteOf(
      [bella, off],
      [
        aDomainMapping('bella.example'),
        aDomainMapping('off.example', { restaurantGuid: aGuid(9) }),
        aDomainMapping('moved.example', { redirectConfig: { redirectTo: 'https://bella.example' } }),
        aDomainMapping('apex.example', { redirectConfig: { wwwRedirect: 'www_to_apex' } }),
      ],
    );
    expect(named(await get(path, { host }, 'GET', site))).toBe(expected);
  });

  it('is named without a word less of how long the answer may be kept, and where nothing is sent again', async () => {
    const { headers } = await get('/bella');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
    expect(headers['vary']).toBe('X-Forwarded-Host');
    const again = await get('/bella', { 'if-none-match': String(headers['etag']) });
    expect([again.status, named(again)]).toEqual([304, guid]);
    expect(named(await get('/bella', {}, 'HEAD'))).toBe(guid);
    const [one, other] = [await get('/bella'), await get('/bella', { cookie: '__session=x' })];
    expect(named(one)).toBe(named(other));
  });

  it('is not named by a failure, which is nobody’s', async () => {
    expect(named(await get('/unlucky'))).toBeUndefined();
  });
});

describe('what search engines are told', () => {
  const onDomain = { 'x-forwarded-host': 'bella.example', 'x-forwarded-proto': 'https' };

  it('lists the pages that the restaurant really has', async () => {
    const { text, headers } = await get('/sitemap.xml', onDomain);
    expect(headers['content-type']).toContain('application/xml');
    const pages = ['/', '/home', '/story', '/contact', '/privacy'].map(
      (page) => `https://bella.example${page}`,
    );
    expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(
      pages.flatMap((page) => [page, `${page}?lang=es`]),
    );
    expect(text).toContain(
      '<xhtml:link rel="alternate" hreflang="es" href="https://bella.example/story?lang=es"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://bella.example/story"/>',
    );
    expect((await get('/bella/sitemap.xml')).text).toContain('<loc>http://localhost/bella/contact</loc>');
    expect((await get('/bella/menu/sitemap.xml')).status).toBe(404);
    expect((await get('/sitemap.xml')).status).toBe(404);
  });

  it('are told where the sitemap is, at the restaurant’s own host, and what not to read at any', async () => {
    const own = await get('/crawlers.txt', onDomain);
    expect(own).toMatchObject({ status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    expect(own.text).toContain('Disallow: /checkout');
    expect(own.text).toContain('Sitemap: https://bella.example/sitemap.xml');
    const shared = await get('/crawlers.txt');
    expect(shared.status).toBe(200);
    expect(shared.text).toContain('Disallow: /*/track/');
    expect(shared.text).not.toContain('Sitemap');
    const hidden = await siteOf([bella], [aDomainMapping('bella.example', { seoConfig: { noIndex: true } })]);
    expect((await get('/crawlers.txt', onDomain, 'GET', hidden)).text).not.toContain('Sitemap');
  });

  it('have the menu at an address of its own where the site begins with the home page', async () => {
    const site = await siteOf([aStorefront({ website: { startPage: 'home' } })]);
    const { text } = await get('/bella/sitemap.xml', {}, 'GET', site);
    expect(text).toContain('<loc>http://localhost/bella</loc>');
    expect(text).toContain('<loc>http://localhost/bella/menu</loc>');
    expect(text).not.toContain('/home');
  });

  it('I3.3-01 find nothing at a website that is switched off, and come back within seconds', async () => {
    const site = await siteOf([aStorefront({ website: { enabled: false, frameHosts: [] } })]);
    const { status, headers } = await get('/bella/menu', {}, 'GET', site);
    expect(status).toBe(404);
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'public, max-age=0, s-maxage=10',
    });
    expect((await get('/bella/sitemap.xml', {}, 'GET', site)).status).toBe(404);
  });

  it('I3.3-01 say only the special days to come at a website that is switched off', async () => {
    const day = (offset: number) => new Date(NOW + offset * 86_400_000).toISOString().slice(0, 10);
    const specialHours = [day(-9), day(9)].map((date) => ({ date, closed: true as const }));
    const off = aStorefront({ website: { enabled: false }, restaurant: { specialHours } });
    const { resolution } = pageIn(await get('/bella', {}, 'GET', await siteOf([off])));
    const shown = 'storefront' in resolution ? resolution.storefront.restaurant.specialHours : [];
    expect(shown.map(({ date }) => date)).toEqual([day(9)]);
  });

  it('I3.10-04 keeps them away from a domain that wants so', async () => {
    const site = await siteOf([bella], [aDomainMapping('bella.example', { seoConfig: { noIndex: true } })]);
    expect((await get('/', onDomain, 'GET', site)).headers['x-robots-tag']).toBe('noindex');
  });

  it('names the pages by the restaurant’s own domain where it has one', async () => {
    const site = await siteOf([aStorefront({ website: { ...website, primaryDomain: 'bella.pizza' } })]);
    expect((await get('/bella/sitemap.xml', {}, 'GET', site)).text).toContain(
      '<loc>https://bella.pizza/story</loc>',
    );
  });
});

describe('the whole of a large menu, beside its page', () => {
  const large = {
    ...bella,
    version: '0123456789abcdef',
    menuGroups: [1, 2].map((menuGroupId) => ({
      menuGroupId,
      guid: aGuid(menuGroupId),
      name: `Group ${menuGroupId}`,
      isMenu: false,
      itemIds: Array.from({ length: 100 }, (_, position) => position + 1),
    })),
  };

  it('is kept forever at the address of its version', async () => {
    const site = await siteOf([large]);
    const { status, text, headers } = await get('/bella/menu-0123456789abcdef.json', {}, 'GET', site);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual(large);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-robots-tag': 'noindex',
    });
  });

  it('has the pictures at the top from the same addresses as the page, so that none is loaded twice', async () => {
    const sized = `${STORAGE}${encodeURIComponent(`${HERO}/{width}.webp`)}?alt=media`;
    const hero = { src: `${STORAGE}hero?alt=media`, sized, widths: [320], ratio: 2 };
    const site = await siteOf([{ ...large, website: { ...large.website, hero } }]);
    const page = pageIn(await get('/bella', {}, 'GET', site)).resolution;
    const { text } = await get('/bella/menu-0123456789abcdef.json', {}, 'GET', site);
    expect(page).toMatchObject({
      storefront: { website: { hero: { sized: expect.stringMatching('^/pict') } } },
    });
    expect(page).toMatchObject({ storefront: { website: JSON.parse(text).website } });
  });

  it('is the present one at the address of an older version, which a cached page still asks for', async () => {
    const site = await siteOf([large]);
    const { text, headers } = await get('/bella/menu-ffffffffffffffff.json', {}, 'GET', site);
    expect(JSON.parse(text)).toMatchObject({ version: large.version });
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
  });

  it('is not found at other addresses', async () => {
    const site = await siteOf([large]);
    for (const path of [
      '/nowhere/menu-0123456789abcdef.json',
      '/bella/menu-x.json',
      '/bella/a/menu-0123456789abcdef.json',
    ])
      expect((await get(path, {}, 'GET', site)).status).toBe(404);
  });

  it('has a page for each of its groups, which the sitemap lists', async () => {
    const site = await siteOf([large]);
    expect((await get('/bella/sitemap.xml', {}, 'GET', site)).text).toContain(
      '<loc>http://localhost/bella/menu/2</loc>',
    );
    expect((await get('/bella/sitemap.xml')).text).not.toContain('/menu/');
  });
});

describe('what a phone is told that keeps the site on its home screen', () => {
  it('is the restaurant’s name, colours and icon, at the address it was asked for', async () => {
    const { status, text, headers } = await get('/bella/site.webmanifest');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('application/manifest+json');
    expect(JSON.parse(text)).toMatchObject({
      name: 'Bella',
      start_url: '/bella',
      scope: '/bella',
      display: 'standalone',
      lang: 'en',
      dir: 'ltr',
      theme_color: bella.website.colors.primary,
      icons: [
        { sizes: 'any', type: 'image/svg+xml' },
        { sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
      ],
    });
    const spanish = await get('/bella/site.webmanifest?lang=es');
    expect(JSON.parse(spanish.text)).toMatchObject({ id: '/bella', start_url: '/bella?lang=es', lang: 'es' });
    const onDomain = await get('/site.webmanifest', { 'x-forwarded-host': 'bella.example' });
    expect(JSON.parse(onDomain.text)).toMatchObject({ start_url: '/', scope: '/' });
  });

  it('is not found where no restaurant is', async () => {
    expect((await get('/nowhere/site.webmanifest')).status).toBe(404);
    expect((await get('/bella/menu/site.webmanifest')).status).toBe(404);
  });
});

it('the parameters of a page do not change who it is kept for', async () => {
  const answer = await get(`/?tenant=${tenantGuid}&restaurant=${guid}`);
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toContain('s-maxage=60');
});
