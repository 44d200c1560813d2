// Ordering across the features: the questions, the item's dialog, the cart.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aStorefront, itemGuid, LUNCH, MORNING } from '../testing/a-storefront.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { rememberDetails, renderSite } from '../testing/render-site.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: LUNCH });
  window.localStorage.clear();
  window.sessionStorage.clear();
  fakeApi();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the order details', () => {
  it('O2.7-10 are asked for once when the restaurant is open and the order is not configured', async () => {
    const { user } = renderSite();
    const dialog = await screen.findByRole('dialog', { name: 'Order details' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
