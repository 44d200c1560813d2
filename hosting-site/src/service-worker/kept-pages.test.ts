// What the service worker keeps of a restaurant's site, and what it never keeps.
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cachesInMemory } from '../testing/in-memory-caches.ts';
import type { KeepRequest } from './keep-request.ts';
import { dropPages, keepPage, keptBeginning, keptCopy, keptFile, keptPage } from './kept-pages.ts';
import { offlinePage } from './offline-page.ts';

const origin = 'https://menus.example';
const TODAY = Date.parse('2026-11-23T20:40:00Z');

interface Served {
  body: string;
  status?: number;
  headers?: Record<string, string>;
}

let served: Map<string, Served>;
let asked: string[];
let caches: CacheStorage;

beforeEach(() => {
  served = new Map();
  asked = [];
  caches = cachesInMemory();
});

const fetchServed = async (address: RequestInfo | URL): Promise<Response> => {
  const path = String(address).replace(origin, '');
  asked.push(path);
  const found = served.get(path);
  if (!found) return new Response('', { status: 404 });
  const { body, status = 200, headers = {} } = found;
  return new Response(body, { status, headers: { 'cache-control': 'public, max-age=0', ...headers } });
};

interface Menu {
  path?: string;
  basePath?: string;
  language?: string;
  version?: string;
  script?: string;
  isHome?: boolean;
}

/** A page as the server writes it, and the script that it names. */
function serve({
  path,
  basePath = '/luigis',
  language = 'en',
  version = 'v1',
  script = 'a.js',
  isHome = false,
}: Menu = {}) {
  const body =
    `<!doctype html><html lang="${language}" dir="ltr"><head><script type="module" src="/assets/${script}"></script></head>` +
    `<body${isHome ? ' data-home' : ''}><div id="root" data-base-path="${basePath}">${isHome ? 'home' : 'menu'}</div><script>{"version":"${version}"}</script></body></html>`;
  const search = language === 'en' ? '' : `?lang=${language}`;
  served.set(path ?? `${basePath || '/'}${search}`, { body });
  served.set(`/assets/${script}`, { body: `script ${script}` });
  served.set('/assets/late.js', { body: 'late' });
}

const keep = (request: Partial<KeepRequest> = {}) =>
  keepPage(
    { caches, fetch: fetchServed as typeof fetch, origin },
    {
      page: `${origin}/luigis`,
      version: 'v1',
      at: TODAY,
      files: [`${origin}/assets/a.js`, `${origin}/assets/late.js`],
      pictures: [],
      ...request,
    },
  );

const shown = async (path: string) => (await keptPage(caches, `${origin}${path}`))?.text();

describe('a menu that was seen', () => {
  it('is there without a connection, with its scripts, and knows when it left the server', async () => {
    serve();
    await keep();
    expect(await shown('/luigis')).toContain(
      `<div id="root" data-kept-at="${TODAY}" data-base-path="/luigis">`,
    );
    expect(await (await keptFile(caches, `${origin}/assets/late.js`))?.text()).toBe('late');
  });

  it('is the one of a link to a dish, of a campaign, and with a slash at the end', async () => {
    serve();
    await keep({ page: `${origin}/luigis?item=7&utm_source=mail` });
    for (const path of ['/luigis?item=8', '/luigis/', '/luigis?utm_source=x'])
      expect(await shown(path)).toContain('menu');
    expect(asked).not.toContain('/luigis?item=7&utm_source=mail');
  });

  it('is the whole host’s where the host is the restaurant’s own', async () => {
    serve({ basePath: '' });
    await keep({ page: `${origin}/` });
    expect(await shown('/')).toContain('menu');
    expect(await shown('/luigis')).toBeUndefined();
  });

  it('includes the second part of a large one, and the pictures for which there is room', async () => {
    serve();
    const part = '/luigis/menu-0123456789abcdef.json';
    served.set(part, { body: '{}' });
    served.set('/images/dish.jpg', { body: 'dish' });
    served.set('/images/huge.jpg', { body: 'x'.repeat(5_000_000) });
    const files = ['a.js', 'late.js'].map((file) => `${origin}/assets/${file}`);
    await keep({
      files: [...files, `${origin}${part}`],
      pictures: [`${origin}/images/huge.jpg`, `${origin}/images/dish.jpg`, `${origin}/images/gone.jpg`],
    });
    const isKept = async (path: string) => (await keptFile(caches, `${origin}${path}`)) !== undefined;
    expect(await isKept(part)).toBe(true);
    expect(await isKept('/images/dish.jpg')).toBe(true);
    expect(await isKept('/images/huge.jpg')).toBe(false);
    expect(await isKept('/images/gone.jpg')).toBe(false);
    expect(await shown('/luigis')).toContain('menu');
  });

  it('has the widest kept copy of a picture for any other width, and no other picture', async () => {
    serve();
    const stored = (name: string) => `${origin}/v0/b/bucket/o/items%2F${name}?alt=media`;
    const kept = ['knots.jpg%2F320.webp', 'knots.jpg%2F640.webp', 'pizza.jpg%2F1280.webp'];
    for (const name of kept) served.set(stored(name).replace(origin, ''), { body: name });
    served.set('/images/1.webp', { body: 'one' });
    await keep({ pictures: [...kept.map(stored), `${origin}/images/1.webp`] });
    const copyOf = async (address: string) => (await keptCopy(caches, address))?.text();
    expect(await copyOf(stored('knots.jpg%2F1280.webp'))).toBe('knots.jpg%2F640.webp');
    expect(await copyOf(stored('salad.jpg%2F320.webp'))).toBeUndefined();
    expect(await copyOf(`${origin}/images/2.webp`)).toBeUndefined();
  });

  it('below a home page is kept at its own address, to which the restaurant’s root then leads', async () => {
    serve({ path: '/luigis/menu' });
    await keep({ page: `${origin}/luigis/menu` });
    expect(await shown('/luigis/menu?item=7')).toContain('data-kept-at');
    const atRoot = await keptPage(caches, `${origin}/luigis?lang=es`);
    expect(atRoot?.headers.get('location')).toBe(`${origin}/luigis/menu?lang=es`);
  });

  it('is shown in its own language, and in another one rather than not at all', async () => {
    serve({ language: 'es' });
    await keep({ page: `${origin}/luigis?lang=es` });
    expect(await shown('/luigis')).toContain('lang="es"');
    serve();
    await keep();
    expect(await shown('/luigis')).toContain('lang="en"');
    expect(await shown('/luigis?lang=es')).toContain('lang="es"');
  });

  it('never becomes that of another restaurant on the same host', async () => {
    serve();
    await keep();
    serve({ basePath: '/bella' });
    await keep({ page: `${origin}/bella`, at: TODAY + 1 });
    expect(await shown('/luigis')).toContain('data-base-path="/luigis"');
    expect(await shown('/bella')).toContain('data-base-path="/bella"');
    for (const path of ['/luigis-2', '/', '/luigis?embedded=true', '/luigis?tenant=1&restaurant=2'])
      expect(await shown(path)).toBeUndefined();
  });
});

describe('a home page that was seen', () => {
  beforeEach(async () => {
    serve({ isHome: true });
    await keep();
  });

  it('is there without a connection, beside the menu, each at its own address', async () => {
    serve({ path: '/luigis/menu' });
    await keep({ page: `${origin}/luigis/menu`, at: TODAY + 1 });
    expect(await shown('/luigis')).toContain('>home<');
    expect(await shown('/luigis')).toContain(`data-kept-at="${TODAY}"`);
    expect(await shown('/luigis/menu')).toContain('>menu<');
  });

  it.each(['item=7', 'diet=vegan'])('leaves a link to %s to the menu', async (search) => {
    expect(await shown(`/luigis?${search}`)).toBeUndefined();
    serve({ path: '/luigis/menu' });
    await keep({ page: `${origin}/luigis/menu`, at: TODAY + 1 });
    const answer = await keptPage(caches, `${origin}/luigis?${search}`);
    expect(answer?.headers.get('location')).toBe(`${origin}/luigis/menu?${search}`);
  });

  it('is shown in another language before the menu is', async () => {
    serve({ path: '/luigis/menu?lang=es', language: 'es' });
    await keep({ page: `${origin}/luigis/menu?lang=es`, at: TODAY + 1 });
    expect(await shown('/luigis?lang=es')).toContain('>home<');
    serve({ isHome: true, language: 'es' });
    await keep({ page: `${origin}/luigis?lang=es`, at: TODAY + 2 });
    expect(await shown('/luigis?lang=es')).toContain('lang="es"');
    expect(await shown('/luigis')).toContain('lang="en"');
  });

  it('gives way to the menu once that is at its address', async () => {
    serve();
    await keep({ at: TODAY + 1 });
    expect(await shown('/luigis')).toContain('>menu<');
    expect(await caches.keys()).toHaveLength(1);
  });

  it('is dropped with its restaurant', async () => {
    await dropPages(caches, `${origin}/luigis`);
    expect(await caches.keys()).toEqual([]);
  });
});

describe('the page of an order that was followed', () => {
  const address = '/luigis/track/secret';
  const until = Date.now() + 60_000;
  const never = { 'cache-control': 'private, no-store' };
  const serveOrder = (path = address) => {
    serve({ path });
    served.set(path, { body: served.get(path)?.body ?? '', headers: never });
  };
  const keepOrder = (request: Partial<KeepRequest> = {}) =>
    keep({ page: `${origin}${address}`, until, ...request });

  it('is there without a connection at its full address alone', async () => {
    serveOrder();
    await keepOrder();
    expect(await shown(address)).toContain('data-kept-at');
    for (const path of ['/luigis/track/other', '/luigis/track', '/luigis', '/luigis/menu'])
      expect(await shown(path)).toBeUndefined();
    expect(await keptBeginning(caches, `${origin}${address}`)).toBeUndefined();
  });

  it('stands beside the menu of its restaurant, and outlives it where the site is switched off', async () => {
    serveOrder();
    await keepOrder();
    serve();
    await keep({ at: TODAY + 1 });
    expect(await shown('/luigis')).toContain('>menu<');
    await dropPages(caches, `${origin}/luigis`);
    expect(await shown('/luigis')).toBeUndefined();
    expect(await shown(address)).toBeDefined();
    await dropPages(caches, `${origin}${address}`);
    expect(await caches.keys()).toEqual([]);
  });

  it.each([undefined, 0, Number.NaN, Date.now() - 1])('is not kept until %s', async (past) => {
    serveOrder();
    const { until: _, ...page } = { page: `${origin}${address}`, until };
    await keep({ ...page, ...(past !== undefined && { until: past }) });
    expect(await caches.keys()).toEqual([]);
  });

  it('is not shown any more once its time is over, and dropped with the next page', async () => {
    serveOrder();
    await keepOrder();
    vi.useFakeTimers({ toFake: ['Date'], now: until + 1 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await shown(address)).toBeUndefined();
    serve();
    await keep();
    expect(await caches.keys()).toHaveLength(1);
  });

  it('is that of the three orders followed last', async () => {
    for (let count = 0; count < 4; count += 1) {
      serveOrder(`${address}${count}`);
      await keepOrder({ page: `${origin}${address}${count}`, at: TODAY + count });
    }
    expect(await caches.keys()).toHaveLength(3);
    expect(await shown(`${address}0`)).toBeUndefined();
  });
});

describe('a page that is not kept', () => {
  const answered = async (path: string) => {
    const url = `${origin}${path}`;
    const answer = offlinePage(url, await keptBeginning(caches, url));
    return { status: answer.status, html: await answer.text() };
  };

  it('says that there is no connection, and leads to the kept menu of its restaurant', async () => {
    serve();
    await keep();
    const english = await answered('/luigis/track/secret');
    expect(english.status).toBe(503);
    expect(english.html).toContain('<h1>No connection</h1>');
    expect(english.html).toContain('<a href="/luigis">See the menu</a>');
    expect(english.html).not.toContain('secret');
    const spanish = await answered('/luigis/checkout?lang=es');
    expect(spanish.html).toContain('<a href="/luigis?lang=es">Ver el menú</a>');
  });

  it('leads to the home page where only that is kept', async () => {
    serve({ isHome: true });
    await keep();
    expect((await answered('/luigis/account')).html).toContain('<a href="/luigis">Home page</a>');
  });

  it('leads nowhere where no menu of its restaurant is kept', async () => {
    serve();
    await keep();
    for (const path of ['/bella/checkout', '/luigis-2/checkout'])
      expect((await answered(path)).html).not.toContain('See the menu');
  });
});

describe('after a deployment', () => {
  it('the new page is kept with its own files, and the old ones are dropped', async () => {
    serve();
    await keep();
    serve({ script: 'b.js', version: 'v2' });
    await keep({ version: 'v2', at: TODAY + 60_000, files: [`${origin}/assets/b.js`] });
    expect(await shown('/luigis')).toContain('/assets/b.js');
    expect(await keptFile(caches, `${origin}/assets/b.js`)).toBeDefined();
    expect(await keptFile(caches, `${origin}/assets/a.js`)).toBeUndefined();
  });

  it('the old one stays whole while a file of the new one is missing', async () => {
    serve();
    await keep();
    serve({ script: 'b.js' });
    served.delete('/assets/b.js');
    await expect(keep({ at: TODAY + 60_000, files: [`${origin}/assets/b.js`] })).rejects.toThrow('b.js');
    expect(await shown('/luigis')).toContain('/assets/a.js');
    expect(await keptFile(caches, `${origin}/assets/a.js`)).toBeDefined();
    expect(await caches.keys()).toHaveLength(1);
  });

  it.each([
    ['has other scripts than the page that is open', { script: 'b.js' }],
    ['has another menu than the page that is open', { version: 'v2' }],
  ])('nothing is kept of an answer that %s', async (_what, menu) => {
    serve(menu);
    await keep();
    expect(await shown('/luigis')).toBeUndefined();
  });

  it('the same menu is not fetched again, and is as old as it was seen last', async () => {
    serve();
    await keep();
    asked = [];
    await keep({ at: TODAY + 60_000 });
    expect(asked).toEqual(['/luigis']);
    expect(await shown('/luigis')).toContain(`data-kept-at="${TODAY + 60_000}"`);
  });
});

describe('what is kept', () => {
  it.each([
    ['a page of checkout or an account', { path: '/luigis/account' }, '/luigis/account'],
    ['a framed page', {}, '/luigis?embedded=true'],
    ['a page whose parameters name the restaurant', { basePath: '' }, '/?tenant=1&restaurant=2'],
  ])('is never %s', async (_what, menu, path) => {
    serve(menu);
    await keep({ page: `${origin}${path}` });
    expect(await caches.keys()).toEqual([]);
  });

  it.each(['private, no-store', 'no-store', 'private'])('is nothing that says %s', async (told) => {
    serve();
    const page = served.get('/luigis');
    served.set('/luigis', { body: page?.body ?? '', headers: { 'cache-control': told } });
    await keep();
    expect(await caches.keys()).toEqual([]);
  });

  it('is no file of the API or of another host', async () => {
    serve();
    served.set('/api/v1/profile', { body: 'private' });
    const files = ['/assets/a.js', '/api/v1/profile', 'https://evil.example/assets/x.js'];
    await keep({ files: files.map((file) => new URL(file, origin).href) });
    expect(asked).toEqual(['/luigis', '/assets/a.js']);
  });

  it('is at most six menus, of which the one seen longest ago goes first', async () => {
    for (let count = 0; count < 8; count += 1) {
      serve({ basePath: `/r${count}` });
      await keep({ page: `${origin}/r${count}`, at: TODAY + count });
    }
    expect(await caches.keys()).toHaveLength(6);
    expect(await shown('/r1')).toBeUndefined();
    expect(await shown('/r2')).toContain('menu');
    expect(await shown('/r7')).toContain('menu');
  });

  it('is dropped with a restaurant that is gone, and all of it when the worker ends', async () => {
    serve();
    await keep();
    serve({ basePath: '/bella' });
    await keep({ page: `${origin}/bella` });
    await dropPages(caches, `${origin}/luigis/no-such-page`);
    expect(await caches.keys()).toHaveLength(2);
    await dropPages(caches, `${origin}/luigis`);
    expect(await shown('/luigis')).toBeUndefined();
    expect(await shown('/bella')).toContain('menu');
    await dropPages(caches);
    expect(await caches.keys()).toEqual([]);
  });
});
