import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MemoryPlatform } from '../lib/testing/memory-platform.ts';
import { memoryTaxRates } from '../lib/testing/memory-tax-rates.ts';
import { withRole } from '../lib/testing/people.ts';
import { aRestaurantRecord, aTenantRecord } from '../lib/testing/tenancy-records.ts';
import { slowly, visit } from './app-testing.tsx';
import { foldedCookie, readFolded } from './folded-groups.ts';

const patient = { timeout: 60_000 };
const RATE = '/t/10000001/r/20000001/tax-rates/60000001';

const handlers: MemoryPlatform['handlers'] = {
  ...memoryTaxRates('Sales tax').handlers,
  getTenant: () => aTenantRecord(),
  getRestaurant: () => aRestaurantRecord(),
  listAuditEntries: () => ({ entries: [] }),
};

interface HappyDom {
  setViewport: (size: { width: number }) => void;
}
const resize = (width: number) =>
  (window as unknown as { happyDOM: HappyDom }).happyDOM.setViewport({ width });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resize(1440);
});
afterEach(() => resize(1024));

const crumbs = async () => screen.findByRole('navigation', { name: 'Breadcrumbs' }, slowly);

describe('the breadcrumbs', patient, () => {
  it('name the business, the restaurant, the list and the record, and lead to each', async () => {
    const { user, address } = visit({ at: RATE, handlers });
    const trail = await crumbs();
    await waitFor(() =>
      expect(
        within(trail)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual(['Bella Group', 'Bella Napoli', 'Tax rates', 'Sales tax']),
    );
    expect(within(trail).getByText('Sales tax').getAttribute('aria-current')).toBe('page');
    await user.click(within(trail).getByRole('link', { name: 'Tax rates' }));
    await waitFor(() => expect(address()).toBe('/t/10000001/r/20000001/tax-rates'));
  });

  it('do not lead a manager to the settings of the business', async () => {
    visit({ at: RATE, handlers, profile: withRole('manager') });
    const trail = await crumbs();
    await within(trail).findByText('Sales tax');
    expect(within(trail).queryByRole('link', { name: 'Bella Group' })).toBeNull();
    expect(within(trail).getByRole('link', { name: 'Bella Napoli' })).toBeTruthy();
  });

  it('say above the board whose orders these are', async () => {
    visit({ at: '/t/10000001/r/20000001/orders', handlers });
    expect(within(await crumbs()).getByText('Bella Napoli')).toBeTruthy();
  });

  it('are one step up on a phone, and absent where the menu leads', async () => {
    resize(390);
    const { user } = visit({ at: RATE, handlers });
    await user.click(within(await crumbs()).getByRole('link', { name: 'Tax rates' }));
    await screen.findByRole('heading', { name: 'Tax rates' }, slowly);
    expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).toBeNull();
  });
});

describe('the groups of the sidebar', patient, () => {
  it('fold, and stay folded on this device', async () => {
    const { user } = visit({ at: RATE, handlers });
    const group = await screen.findByRole('button', { name: 'Catalogue' }, slowly);
    expect(group.getAttribute('aria-expanded')).toBe('true');
    await user.click(group);
    expect(group.getAttribute('aria-expanded')).toBe('false');
    expect(readFolded(document.cookie)).toEqual(new Set(['Catalogue']));
    await user.click(group);
    expect(readFolded(document.cookie)).toEqual(new Set());
  });

  it('are read from the cookie as they were written', () => {
    const folded = new Set(['Catalogue', 'Platform']);
    const [cookie = ''] = foldedCookie(folded).split(';');
    expect(readFolded(`other=1; ${cookie}`)).toEqual(folded);
  });
});
