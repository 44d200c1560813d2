import { afterEach, describe, expect, it, vi } from 'vitest';
import { aStorefront } from '../testing/a-storefront.ts';
import { fakeApi, ok } from '../testing/fake-api.ts';
import { startLive } from './live-storefront.ts';
import { createSite } from './site.ts';

describe('an open page', () => {
  let stop: (() => void) | undefined;
  afterEach(() => {
    stop?.();
    vi.unstubAllGlobals();
  });

  const look = () => document.dispatchEvent(new Event('visibilitychange'));

  it('of a restaurant that was switched off is open again once the restaurant is', async () => {
    const off = aStorefront({ restaurant: { isActive: false }, version: 'off' });
    const on = aStorefront({ restaurant: { isActive: true }, version: 'on' });
    fakeApi({ getStorefront: () => ok('getStorefront', on) });
    const site = createSite(off);
    stop = startLive(site);
    look();
    await expect.poll(() => site.storefront.get().restaurant.isActive).toBe(true);
  });

  it('asks every four seconds while it is seen with a cart or an open dialog, and else every minute', async () => {
    vi.useFakeTimers();
    try {
      const { asked } = fakeApi();
      const site = createSite(aStorefront());
      const stopCart = site.cart.start();
      stop = startLive(site);
      look();
      const during = async (seconds: number): Promise<number> => {
        const before = asked.length;
        await vi.advanceTimersByTimeAsync(seconds * 1000);
        return asked.length - before;
      };
      await during(4);
      expect(await during(60)).toBe(1);
      const dialog = document.createElement('dialog');
      dialog.setAttribute('open', '');
      document.body.append(dialog);
      expect(await during(60)).toBe(15);
      const isSeen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      expect(await during(60)).toBe(0);
      isSeen.mockRestore();
      dialog.remove();
      expect(await during(60)).toBe(1);
      stopCart();
    } finally {
      vi.useRealTimers();
    }
  });

  it('of one that takes orders asks for no menu again', async () => {
    const { asked } = fakeApi();
    stop = startLive(createSite(aStorefront()));
    look();
    await expect.poll(() => asked.map(({ path }) => path)).toHaveLength(1);
    expect(asked[0]?.path).toMatch(/\/live$/);
  });
});
