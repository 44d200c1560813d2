import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HEAD_SCRIPT } from '../server/head-script.ts';
import { startPage } from './start-page.ts';

/** The page's script, which arrives when a test says so. */
function aScript() {
  const { promise, resolve, reject } = Promise.withResolvers<{ takenOver: Promise<void> }>();
  const load = vi.fn(() => promise);
  return {
    load,
    arrive: () => resolve({ takenOver: Promise.resolve() }),
    fail: () => reject(new Error('away')),
  };
}

/** What waits for the next frame. */
const painted: FrameRequestCallback[] = [];

/** What the page did, once it could. */
const done: string[] = [];
const settle = (): PromiseLike<void> => expect.poll(() => done.length).toBeGreaterThan(0);
const control = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const tap = (id: string, how: MouseEventInit = {}): boolean => {
  control(id).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  return control(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
};

beforeEach(() => {
  done.length = 0;
  painted.length = 0;
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => painted.push(callback));
  document.body.innerHTML = `
    <div id="root">
      <a id="dish" href="?item=7"><b id="name">Margherita</b></a> <a id="phone" href="tel:+12125550123">Call</a>
      <button type="button" id="add">+</button> <button type="button" id="cart">Cart</button>
    </div>
    <a id="language" href="?lang=es">Español</a>`;
  for (const id of ['dish', 'phone', 'add', 'cart', 'language'])
    control(id).addEventListener('click', (event) => {
      event.preventDefault();
      done.push(id);
    });
});

afterEach(() => {
  vi.restoreAllMocks();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('the start of the menu page', () => {
  it('asks for the page’s script once what was loaded with the page has been painted', async () => {
    const { load, arrive } = aScript();
    startPage(load);
    for (const frame of [0, 1]) {
      await expect.poll(() => painted).toHaveLength(frame + 1);
      expect(load).not.toHaveBeenCalled();
      painted[frame]?.(0);
    }
    await expect.poll(() => load).toHaveBeenCalledOnce();
    arrive();
    tap('add');
    await settle();
  });

  it('asks with it for all else that can wait: imports, the web app manifest, and pictures further down', async () => {
    const { load, arrive } = aScript();
    document.documentElement.dataset['unpainted'] = '';
    document.head.innerHTML = '<link data-rel="modulepreload"><link data-rel="manifest"><link rel="icon">';
    const rels = () => Array.from(document.querySelectorAll('link'), ({ rel }) => rel);
    startPage(load);
    expect(rels()).toEqual(['', '', 'icon']);
    expect(document.documentElement.dataset).toHaveProperty('unpainted');
    tap('add');
    expect(rels()).toEqual(['modulepreload', 'manifest', 'icon']);
    expect(document.documentElement.dataset).not.toHaveProperty('unpainted');
    arrive();
    await settle();
  });

  it('asks for it at the first tap, and does once what was tapped meanwhile', async () => {
    const { load, arrive } = aScript();
    startPage(load);
    tap('add');
    expect(load).toHaveBeenCalledOnce();
    tap('cart');
    tap('add');
    tap('name');
    expect(done).toEqual([]);
    arrive();
    await settle();
    expect(done).toEqual(['add', 'cart', 'dish']);
    tap('add');
    expect(done).toEqual(['add', 'cart', 'dish', 'add']);
    expect(load).toHaveBeenCalledOnce();
  });

  it('does once what was pressed before it ran, and asks for the script at once', async () => {
    const { load, arrive } = aScript();
    new Function(HEAD_SCRIPT)();
    tap('cart');
    tap('cart');
    tap('language');
    done.length = 0;
    startPage(load);
    expect(load).toHaveBeenCalledOnce();
    tap('add');
    arrive();
    await settle();
    expect(done).toEqual(['cart', 'add']);
  });

  it('keeps nothing that the browser does by itself: calls, other languages, new tabs', async () => {
    const { load, arrive } = aScript();
    startPage(load);
    tap('phone');
    tap('language');
    tap('dish', { ctrlKey: true });
    expect(done).toEqual(['phone', 'language', 'dish']);
    tap('add');
    arrive();
    await expect.poll(() => done).toEqual(['phone', 'language', 'dish', 'add']);
  });

  it('keeps what the browser offers once, the home screen, for the script to know', async () => {
    const { load, arrive } = aScript();
    startPage(load);
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(offer);
    expect(offer.defaultPrevented).toBe(true);
    const offered = vi.fn();
    window.addEventListener('beforeinstallprompt', offered, { once: true });
    tap('add');
    arrive();
    await settle();
    expect(offered).toHaveBeenCalledWith(offer);
  });

  it('without the script lets links lead on, and tries again at the next tap', async () => {
    const load = vi.fn(async () => ({ takenOver: Promise.resolve() }));
    load.mockRejectedValueOnce(new Error('away'));
    startPage(load);
    tap('dish');
    await settle();
    expect(done).toEqual(['dish']);
    tap('add');
    expect(load).toHaveBeenCalledTimes(2);
    await expect.poll(() => done).toEqual(['dish', 'add']);
  });
});
