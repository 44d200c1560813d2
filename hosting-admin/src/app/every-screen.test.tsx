// What holds of every screen of the back office, whatever feature it belongs to.
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Area, areaPaths } from '../lib/screens.ts';
import { anOrder, guidOf } from '../lib/testing/an-order.ts';
import { aRestaurant, MemoryAuth, type MemoryPlatform } from '../lib/testing/memory-platform.ts';
import { aRecord, memoryRecords } from '../lib/testing/memory-records.ts';
import { memoryTaxRates } from '../lib/testing/memory-tax-rates.ts';
import { aProfile } from '../lib/testing/people.ts';
import { aRestaurantRecord, aTenantRecord, aUserRecord } from '../lib/testing/tenancy-records.ts';
import { visit } from './app-testing.tsx';
import { routes } from './router.tsx';
import { screens } from './screens.ts';

const patient = { timeout: 60_000 };

const ids: Readonly<Record<string, string>> = {
  ':tenantId': '10000001',
  ':restaurantId': '20000001',
  ':recordId': '60000001',
  ':uid': 'uid-7',
};

const addressOf = (area: Area, path: string): string =>
  `${areaPaths[area]}/${path}`.replace(/:\w+/g, (parameter) => ids[parameter] ?? parameter);

const addresses = screens.map(({ area, path }) => [addressOf(area, path), area] as const);

const given = {
  guid: guidOf(9),
  createdAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
};

const served: MemoryPlatform['handlers'] = {
  ...memoryTaxRates('Sales tax').handlers,
  ...memoryRecords('items', [aRecord('items', 60_000_001, { name: 'Margherita', basePrice: 12 })], 1)
    .handlers,
  ...memoryRecords('modifierGroups', [aRecord('modifierGroups', 60_000_001, { name: 'Toppings' })], 1)
    .handlers,
  getTenant: () => aTenantRecord(),
  listTenants: () => ({ tenants: [aTenantRecord()] }),
  getRestaurant: () => aRestaurantRecord(),
  listRestaurants: () => ({ restaurants: [aRestaurantRecord()] }),
  searchRestaurants: () => ({ restaurants: [] }),
  listAuditEntries: () => ({ entries: [] }),
  listMenuImports: () => ({ imports: [] }),
  ...memoryRecords('menuGroups', [aRecord('menuGroups', 60_000_001, { name: 'Dinner' })], 1).handlers,
  listTenantUsers: () => ({ members: [] }),
  listInvitations: () => ({ invitations: [] }),
  listEmployees: () => ({ records: [] }),
  listJobTitles: () => ({ records: [] }),
  listAdminUsers: () => ({ users: [] }),
  getAdminUser: () => aUserRecord(),
  listBusinessRequests: () => ({ requests: [], count: 0 }),
  listFailedWork: () => ({ work: [], schedules: [] }),
  listSessions: () => ({ sessions: [] }),
  listSalesCategories: () => ({ records: [] }),
  getSalesCategory: () => ({
    record: { ...given, salesCategoryId: 60_000_001, name: 'Food', code: 'food' },
    version: 'v1',
  }),
  ...memoryRecords('tags', [aRecord('tags', 60_000_001, { name: 'Spicy' })], 1).handlers,
  ...memoryRecords('prepStations', [], 1).handlers,
  listCourses: () => ({ records: [] }),
  getCourse: () => ({ record: { ...given, courseId: 60_000_001, name: 'Mains' }, version: 'v1' }),
};

const administrator = aProfile({ isSiteAdmin: true, lastLogin: '2026-03-01T12:00:00.000Z' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('every screen', patient, () => {
  it('is at an address of its own', () => {
    expect(new Set(addresses.map(([address]) => address)).size).toBe(addresses.length);
    expect(routes.length).toBeGreaterThan(0);
  });

  it.each(addresses)(
    'opens at its address, %s, under a title of its own, and stays there; a restaurant’s has its pause above it',
    async (address, area) => {
      const { address: present, platform } = visit({ at: address, profile: administrator, handlers: served });
      platform.live.storeOrders(anOrder());
      await screen.findByRole('main', {}, patient);
      await waitFor(() => expect(document.title).toMatch(/^.+ · .+$/), patient);
      expect(document.title).not.toMatch(/not found|no access|went wrong|denied/i);
      expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
      expect(present()).toBe(address);
      const pauses = screen.queryAllByLabelText('Pause orders or say it is busy');
      expect(pauses).toHaveLength(area === 'restaurant' ? 1 : 0);
    },
  );

  const ofStaff = addresses.filter(([, area]) => area !== 'platform');
  const oneOfEachArea = ofStaff.filter(
    ([, area], n) => ofStaff.findIndex(([, other]) => other === area) === n,
  );

  it.each(ofStaff)('is remembered by the way to sign-in: %s', async (address) => {
    const { address: present } = visit({ at: `${address}?tab=2`, auth: new MemoryAuth() });
    await screen.findByRole('form', { name: 'Sign in' }, patient);
    expect(present()).toBe(`/auth?returnUrl=${encodeURIComponent(`${address}?tab=2`)}`);
  });

  it.each(oneOfEachArea)('is led to from sign-in, as each of its area: %s', async (address) => {
    const { address: present, user } = visit({
      at: `${address}?tab=2`,
      auth: new MemoryAuth(),
      profile: administrator,
      restaurants: [aRestaurant()],
      handlers: served,
    });
    const form = await screen.findByRole('form', { name: 'Sign in' }, patient);
    expect(present()).toBe(`/auth?returnUrl=${encodeURIComponent(`${address}?tab=2`)}`);
    await user.type(screen.getByLabelText('Email'), 'sam@example.com');
    await user.type(screen.getByLabelText('Password'), 'the-present-one');
    await user.click(form.querySelector('button[type=submit]') as HTMLElement);
    await waitFor(() => expect(present()).toContain(address), patient);
  });
});
