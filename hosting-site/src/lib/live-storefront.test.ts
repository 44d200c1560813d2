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
    await vi.waitFor(() => expect(site.storefront.get().restaurant.isActive).toBe(true));
  });

  it('of one that takes orders asks for no menu again', async () => {
    const { asked } = fakeApi();
    stop = startLive(createSite(aStorefront()));
    look();
    await vi.waitFor(() => expect(asked.map(({ path }) => path)).toHaveLength(1));
    expect(asked[0]?.path).toMatch(/\/live$/);
  });
});
