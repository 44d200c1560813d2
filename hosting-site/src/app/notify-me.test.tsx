// "Notify me when it is ready", in a browser with a push service of the test.
import { deviceIdOf } from '@bite/shared/ordering/push-devices';
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderAddress } from '../lib/order-addresses.ts';
import { aTrackedOrder } from '../testing/a-tracked-order.ts';
import { atLunch } from '../testing/at-lunch.ts';
import { fakeApi, lost, ok, type Reply, refused } from '../testing/fake-api.ts';
import { cachesInMemory } from '../testing/in-memory-caches.ts';
import { renderSite } from '../testing/render-site.tsx';

const ENDPOINT = 'https://push.example.com/device';
const KEY = 'BAAA';
const HERE = await deviceIdOf(ENDPOINT);

interface Browser {
  permission?: NotificationPermission;
  /** What the guest answers when they are asked. */
  answer?: NotificationPermission;
  /** The browser's push service cannot be reached. */
  isCutOff?: boolean;
  /** The key of an older subscription. */
  subscribedWith?: number[];
}

/** What a browser has for notifications, and what was asked of it. */
function aBrowser({ permission = 'default', answer = 'granted', isCutOff, subscribedWith }: Browser = {}) {
  const asked: string[] = [];
  const subscriptionWith = (key: Uint8Array) => ({
    endpoint: ENDPOINT,
    options: { applicationServerKey: key.buffer },
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'the-key', auth: 'the-secret' } }),
    unsubscribe: async () => void asked.push('unsubscribe'),
  });
  let subscription = subscribedWith && subscriptionWith(new Uint8Array(subscribedWith));
  const pushManager = {
    getSubscription: async () => subscription ?? null,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      asked.push('subscribe');
      if (isCutOff) throw new DOMException('Registration failed', 'AbortError');
      subscription = subscriptionWith(applicationServerKey);
      return subscription;
    },
  };
  const registration = { pushManager };
  vi.stubGlobal('PushManager', class {});
  const notification = {
    permission,
    requestPermission: async () => {
      asked.push('permission');
      notification.permission = answer;
      return answer;
    },
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('caches', cachesInMemory());
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
      register: async (script: string) => void asked.push(script),
    },
  });
  return asked;
}

atLunch('held');

beforeEach(() => {
  vi.stubEnv('DEV', false);
});

afterEach(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'standalone');
});

/** Lets promises settle: a digest of the browser takes a turn of its own. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1)
    await act(async () => {
      await crypto.subtle.digest('SHA-256', new Uint8Array());
      await vi.advanceTimersByTimeAsync(0);
    });
};
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const text = () => document.body.textContent ?? '';

interface Given {
  order?: Partial<TrackedOrder>;
  devices?: string[];
  notify?: () => Reply<'notifyDevice'> | Promise<Reply<'notifyDevice'>>;
}

async function track({ order, devices = [], notify }: Given = {}) {
  const tracked = (told: string[]) => aTrackedOrder({ push: { key: KEY, devices: told }, ...order });
  let current = tracked(devices);
  const { asked } = fakeApi({
    trackOrder: () => ok('trackOrder', current),
    notifyDevice: () => {
      if (notify) return notify();
      current = tracked([HERE]);
      return ok('notifyDevice', current);
    },
    forgetDevice: () => {
      current = tracked([]);
      return ok('forgetDevice', current);
    },
  });
  renderSite({ at: '/track/a-token?lang=en' });
  await settle();
  return { sent: () => asked.filter(({ path }) => path.includes('/push')) };
}

describe('a device that can be notified', () => {
  it('is asked for permission by the button alone, is told then, and can end that again', async () => {
    const asked = aBrowser();
    const { sent } = await track();
    // The page is kept for when there is no connection, which asks nobody.
    expect(asked).toEqual(['/service-worker.js']);
    await press('Notify me when it is ready');
    expect(asked.slice(1)).toEqual(['permission', '/service-worker.js', 'subscribe']);
    const [{ body } = { body: {} }] = sent();
    expect(body).toEqual({
      endpoint: ENDPOINT,
      keys: { p256dh: 'the-key', auth: 'the-secret' },
      reference: expect.any(String),
    });
    expect(screen.getByRole('heading', { name: 'This device is told' })).toBeTruthy();
    const { reference } = body as { reference: string };
    const kept = await orderAddress(caches, window.location.origin, reference);
    expect(`${kept.pathname}${kept.search}`).toBe('/luigis/track/a-token?lang=en');
    await press('Do not notify me');
    expect(sent().at(-1)).toMatchObject({ method: 'DELETE', path: expect.stringContaining(`/push/${HERE}`) });
    expect(screen.getByRole('button', { name: 'Notify me when it is ready' })).toBeTruthy();
  });

  it('says so when the page is opened again, and of an order for delivery when it is on its way', async () => {
    aBrowser({ permission: 'granted', subscribedWith: [4, 0, 0] });
    await track({ devices: [HERE], order: { type: 'delivery' } });
    expect(text()).toContain('when your order is on its way, and if it is cancelled');
  });

  it('asks its browser anew where the installation has another key by now', async () => {
    const asked = aBrowser({ permission: 'granted', subscribedWith: [1, 2, 3] });
    await track();
    await press('Notify me when it is ready');
    expect(asked).toContain('unsubscribe');
    expect(screen.getByRole('heading', { name: 'This device is told' })).toBeTruthy();
  });

  it('says what to do where the browser blocks it, and leaves it at that where the guest does not answer', async () => {
    aBrowser({ answer: 'denied' });
    const { sent } = await track();
    await press('Notify me when it is ready');
    expect(screen.getByRole('alert').textContent).toContain(
      'Your browser blocks notifications of this site.',
    );
    expect(sent()).toEqual([]);
    vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'default' });
    await press('Notify me when it is ready');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [
      'its browser’s push service cannot be reached',
      { isCutOff: true },
      {},
      'Your browser’s notification service did not answer. In a private window it never does',
    ],
    ['the answer is lost', {}, { notify: () => lost() }, ''],
    [
      'the restaurant refuses it',
      {},
      {
        notify: () => refused(409, { code: 'TRANSITION_REFUSED', message: '5 devices are notified already' }),
      },
      '',
    ],
  ])('says that it is not told if %s, and may try again', async (_why, browser, given, why) => {
    aBrowser(browser);
    await track(given);
    await press('Notify me when it is ready');
    expect(screen.getByRole('alert').textContent).toContain(`This device is not told.${why}`);
    expect(screen.getByRole('button', { name: 'Notify me when it is ready' })).toBeTruthy();
  });
});

describe('nothing is offered', () => {
  const offer = () => screen.queryByRole('button', { name: /Notify me/ });

  it('where the restaurant or the installation notifies nobody', async () => {
    aBrowser();
    fakeApi({ trackOrder: () => ok('trackOrder', aTrackedOrder()) });
    renderSite({ at: '/track/a-token' });
    await settle();
    expect(offer()).toBeNull();
  });

  it('once the order is ready', async () => {
    aBrowser();
    await track({ order: { status: 'inProgress', lifecycleState: 'ready' } });
    expect(offer()).toBeNull();
  });

  it('in a browser without notifications', async () => {
    await track();
    expect(offer()).toBeNull();
    expect(text()).not.toContain('home screen');
  });

  it('on an iPhone before the site is on its home screen, which the page says', async () => {
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
    await track();
    expect(offer()).toBeNull();
    expect(text()).toContain('only for sites on its home screen');
  });
});
