// The service worker, in a scope of its own: what it answers, what it leaves to the browser, and how it ends.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetOrderAddresses, keepOrderAddress, orderAddress } from '../lib/order-addresses.ts';
import { cachesInMemory } from '../testing/in-memory-caches.ts';

const origin = 'https://menus.example';
const page =
  '<!doctype html><html lang="en" dir="ltr"><script src="/assets/a.js"></script>' +
  '<div id="root" data-base-path="/luigis">menu</div>{"version":"v1"}';

type Heard = (event: Record<string, unknown>) => void;

let heard: Map<string, Heard>;
let caches: CacheStorage;
let network: (path: string) => Response | Promise<Response>;
let pages: { url: string; focus: () => Promise<void> }[];
const unregister = vi.fn(async () => true);
const showNotification = vi.fn(async () => undefined);
const openWindow = vi.fn(async () => undefined);

const online = (path: string): Response =>
  path === '/luigis'
    ? new Response(page, { headers: { 'cache-control': 'public, max-age=0' } })
    : new Response(path, { status: path === '/gone' ? 404 : 200 });
const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(async () => {
  heard = new Map();
  caches = cachesInMemory();
  network = online;
  pages = [];
  unregister.mockClear();
  showNotification.mockClear();
  openWindow.mockClear();
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Heard) => heard.set(type, listener),
    location: new URL(`${origin}/service-worker.js`),
    registration: { unregister, showNotification },
    clients: { matchAll: async () => pages, openWindow },
  });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (asked: string | { url: string }) =>
    network((typeof asked === 'string' ? asked : asked.url).replace(origin, '')),
  );
  vi.resetModules();
  await import('./worker.ts');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the worker answers; undefined if it leaves the request to the browser. */
async function ask(path: string, request: Record<string, unknown> = {}, clientId = '') {
  let answer: Promise<Response> | undefined;
  const work: Promise<unknown>[] = [];
  heard.get('fetch')?.({
    request: {
      url: `${origin}${path}`,
      method: 'GET',
      mode: 'navigate',
      destination: 'document',
      ...request,
    },
    clientId,
    resultingClientId: 'page',
    respondWith: (response: Promise<Response>) => {
      answer = response;
    },
    waitUntil: (one: Promise<unknown>) => work.push(one),
  });
  const response = await answer;
  await Promise.all(work);
  return response;
}

async function keep(pictures: string[] = []): Promise<void> {
  let kept: Promise<unknown> | undefined;
  const data = {
    page: `${origin}/luigis`,
    version: 'v1',
    at: 1,
    files: [`${origin}/assets/a.js`],
    pictures,
  };
  heard.get('message')?.({
    data,
    waitUntil: (work: Promise<unknown>) => {
      kept = work;
    },
  });
  await kept;
}

/** Something that the worker hears, until it is done with it. */
async function hear(type: string, event: Record<string, unknown>): Promise<void> {
  let work: Promise<unknown> | undefined;
  heard.get(type)?.({
    ...event,
    waitUntil: (one: Promise<unknown>) => {
      work = one;
    },
  });
  await work;
}

const isKept = (text: string | undefined) => text?.includes('data-kept-at="1"');

describe('the service worker', () => {
  it('asks the network first, and shows the kept menu only if that fails', async () => {
    await keep();
    expect(isKept(await (await ask('/luigis'))?.text())).toBe(false);
    network = offline;
    expect(isKept(await (await ask('/luigis'))?.text())).toBe(true);
    const script = await ask('/assets/a.js', { mode: 'cors', destination: 'script' });
    expect(await script?.text()).toBe('/assets/a.js');
  });

  it('shows it as well where a proxy does not reach us, and passes on what we say ourselves', async () => {
    await keep();
    network = () => new Response('', { status: 504 });
    expect(isKept(await (await ask('/luigis'))?.text())).toBe(true);
    network = () => new Response('switched off', { status: 503 });
    expect(await (await ask('/luigis'))?.text()).toBe('switched off');
  });

  it('waits eight seconds for a network that does not answer', async () => {
    await keep();
    vi.useFakeTimers();
    let arrive: (late: Response) => void = () => undefined;
    const slow = new Promise<Response>((resolve) => {
      arrive = resolve;
    });
    network = (path) => (path === '/luigis' ? slow : online(path));
    const answer = ask('/luigis');
    await vi.advanceTimersByTimeAsync(8_000);
    arrive(new Response('late'));
    expect(isKept(await (await answer)?.text())).toBe(true);
  });

  it('says that there is no connection where nothing is kept', async () => {
    network = offline;
    const answer = await ask('/luigis/track/secret');
    expect(answer?.status).toBe(503);
    expect(await answer?.text()).toContain('No connection');
  });

  it('leaves the API, orders that are sent and pictures to the browser', async () => {
    expect(await ask('/api/v1/profile', { mode: 'cors', destination: '' })).toBeUndefined();
    expect(await ask('/luigis', { method: 'POST' })).toBeUndefined();
    expect(await ask('/images/dish.jpg', { mode: 'no-cors', destination: 'image' })).toBeUndefined();
  });

  it('answers a picture of a kept menu with the copy that is kept, only if the wanted one cannot be had', async () => {
    await keep([`${origin}/pictures/knots.jpg/320.webp`]);
    network = offline;
    await ask('/luigis');
    const wanted = (path: string) =>
      ask(path, { mode: 'no-cors', destination: 'image' }, 'page').then((answer) => answer?.text());
    expect(await wanted('/pictures/knots.jpg/768.webp')).toBe('/pictures/knots.jpg/320.webp');
    await expect(wanted('/pictures/pizza.jpg/768.webp')).rejects.toThrow('Failed to fetch');
    network = online;
    expect(await wanted('/pictures/knots.jpg/768.webp')).toBe('/pictures/knots.jpg/768.webp');
  });

  it('drops the menu of a restaurant that is gone', async () => {
    await keep();
    network = (path) => (path === '/luigis' ? new Response('', { status: 404 }) : online(path));
    expect((await ask('/luigis'))?.status).toBe(404);
    expect(await caches.keys()).toEqual([]);
  });

  it.each([404, 410])('removes itself and what it kept once its own script answers %i', async (status) => {
    await keep();
    network = (path) => (path === '/service-worker.js' ? new Response('', { status }) : online(path));
    await ask('/luigis');
    expect(unregister).toHaveBeenCalledOnce();
    expect(await caches.keys()).toEqual([]);
  });

  it('stays while its script is there, and while nobody can say whether it is', async () => {
    await keep();
    network = offline;
    await ask('/luigis');
    expect(unregister).not.toHaveBeenCalled();
    expect(await caches.keys()).toHaveLength(1);
  });
});

describe('a notification about an order', () => {
  const reference = '7d0b9d3e-0000-4000-8000-000000000001';
  const news = { title: 'Luigi’s Pizzeria', text: 'Your order #042 is ready to be picked up.', reference };
  const close = vi.fn();
  const tap = (data: unknown = reference) => hear('notificationclick', { notification: { data, close } });

  it('is shown as it was sent, in the place of the one before about the same order', async () => {
    await hear('push', { data: { json: () => news } });
    expect(showNotification).toHaveBeenCalledWith('Luigi’s Pizzeria', {
      body: 'Your order #042 is ready to be picked up.',
      data: reference,
      tag: reference,
      renotify: true,
    });
  });

  it.each([
    ['nothing', null],
    ['no text of ours', { json: () => JSON.parse('{') }],
    ['something else', { json: () => ({ title: 7 }) }],
  ])(
    'is shown with the name of the site if %s came: a browser ends what shows nothing',
    async (_what, data) => {
      await hear('push', { data });
      expect(showNotification).toHaveBeenCalledWith('menus.example', { body: '', data: '' });
    },
  );

  it('opens the order’s page by a tap, or comes back to it where it is open', async () => {
    await keepOrderAddress(caches, origin, reference, '/luigis/track/secret?lang=es');
    await tap();
    expect(close).toHaveBeenCalled();
    expect(openWindow).toHaveBeenCalledWith(`${origin}/luigis/track/secret?lang=es`);
    openWindow.mockClear();
    const focus = vi.fn(async () => undefined);
    pages = [
      { url: `${origin}/luigis`, focus: vi.fn() },
      { url: `${origin}/luigis/track/secret`, focus },
    ];
    await tap();
    expect(focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens nothing but this site, whatever is kept or sent', async () => {
    await keepOrderAddress(caches, origin, reference, 'https://evil.example/');
    await tap();
    await tap({ url: 'https://evil.example/' });
    expect(openWindow.mock.calls).toEqual([[`${origin}/`], [`${origin}/`]]);
  });

  it('leads to no order after a month, nor once the guest is forgotten', async () => {
    vi.useFakeTimers({ now: 0 });
    await keepOrderAddress(caches, origin, reference, '/luigis/track/old');
    vi.setSystemTime(31 * 24 * 60 * 60_000);
    await keepOrderAddress(caches, origin, 'another', '/luigis/track/new');
    expect((await orderAddress(caches, origin, reference)).pathname).toBe('/');
    expect((await orderAddress(caches, origin, 'another')).pathname).toBe('/luigis/track/new');
    await caches.open('bite-order en 0 /luigis /luigis/track/new');
    await forgetOrderAddresses();
    expect(await caches.keys()).toEqual([]);
    expect((await orderAddress(caches, origin, 'another')).pathname).toBe('/');
  });
});
