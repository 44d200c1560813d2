// What holds of every screen of the back office, whatever feature it belongs to.
import { CallError } from '@bite/shared/api/client';
import { recordKinds } from '@bite/shared/records/record-names';
import { goodRecords } from '@bite/shared/testing/good-records';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Area, areaPaths } from '../lib/screens.ts';
import { anOrder, guidOf } from '../lib/testing/an-order.ts';
import { anAutoReplyRecord } from '../lib/testing/auto-reply-records.ts';
import { aDomain, aDomainList, aSetUp } from '../lib/testing/domain-records.ts';
import { aConnectionRecord, aListedPost, aProfileRecord } from '../lib/testing/listing-records.ts';
import { aRestaurant, MemoryAuth, type MemoryPlatform } from '../lib/testing/memory-platform.ts';
import { aRecord, memoryRecords } from '../lib/testing/memory-records.ts';
import { aSetupRecord } from '../lib/testing/payment-setup-records.ts';
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
  ':postId': 'post-7',
  ':mappingGuid': guidOf(910_001),
  ':domain': 'pizza-bella.com',
};

const addressOf = (area: Area, path: string): string =>
  `${areaPaths[area]}/${path}`.replace(/:\w+/g, (parameter) => ids[parameter] ?? parameter);

const addresses = screens.map(({ area, path }) => [addressOf(area, path), area] as const);

/** Their lists, and the one of each that is at the address of a record. */
const records: MemoryPlatform['handlers'] = Object.assign(
  {},
  ...recordKinds.map(
    (kind) => memoryRecords(kind, [aRecord(kind, 60_000_001, goodRecords[kind].create)], 60_000_901).handlers,
  ),
);

const served: MemoryPlatform['handlers'] = {
  ...records,
  getTenant: () => aTenantRecord(),
  listTenants: () => ({ tenants: [aTenantRecord()] }),
  getRestaurant: () => aRestaurantRecord(),
  listRestaurants: () => ({ restaurants: [aRestaurantRecord()] }),
  searchRestaurants: () => ({ restaurants: [] }),
  listAuditEntries: () => ({ entries: [] }),
  listMenuImports: () => ({ imports: [] }),
  listScheduledChanges: () => ({ scheduledChanges: [] }),
  getCartReport: () => ({ days: [], isCut: false }),
  getTipReport: () => ({ days: [], isCut: false }),
  listPictures: () => ({ pictures: [] }),
  readPictureRun: () => ({ run: null }),
  listUnplacedUsers: () => ({ people: [], unreadable: [] }),
  listTenantUsers: () => ({ members: [] }),
  listInvitations: () => ({ invitations: [] }),
  listAdminUsers: () => ({ users: [] }),
  getAdminUser: () => aUserRecord(),
  listBusinessRequests: () => ({ requests: [], count: 0 }),
  listFailedWork: () => ({ work: [], schedules: [] }),
  listRegisteredDomains: () => ({ isConfigured: true, domains: [] }),
  listDomainPurchases: () => ({ purchases: [] }),
  getRegisteredDomain: () => ({ domain: { name: 'pizza-bella.com' }, purchases: [] }),
  listDnsRecords: () => ({ records: [] }),
  listRegisteredDomainHistory: () => ({ entries: [] }),
  listPayments: () => ({ payments: [], isCut: false, unreadable: 0 }),
  listPaymentAlarms: () => ({ payments: [], isCut: false }),
  listSettlements: () => ({ hasAccount: true, days: [] }),
  listFunding: () => ({ hasAccount: true, days: [] }),
  listChargebacks: () => ({ chargebacks: [] }),
  listComparisons: () => ({ days: [] }),
  listListingPosts: () => ({ posts: [] }),
  getListingPost: () => aListedPost(),
  listThumbs: () => ({ items: [] }),
  getReviewSummary: () => ({ unanswered: 0, byStars: [], months: [] }),
  countTenantReviews: () => ({ restaurants: [] }),
  listTenantReviews: () => ({ reviews: [] }),
  listOrderMessages: () => ({ messages: [] }),
  listOrders: () => ({ orders: [] }),
  listSessions: () => ({ sessions: [] }),
  getAutoReplies: () => anAutoReplyRecord(),
  listAutoReplies: () => ({ replies: [] }),
  previewAutoReplies: () => ({ previews: [] }),
  getPaymentSetup: () => aSetupRecord(),
  getPlaceConnection: () => ({ isConfigured: false }),
  getPlaceSearch: () => ({ isConfigured: false }),
  listDomains: () => aDomainList(),
  getDomain: () => aSetUp(),
  listDomainMappings: () => ({ mappings: [], total: 0 }),
  getDomainMappingByGuid: () => aDomain(),
  resolveDomain: () => {
    throw new CallError('DOMAIN_NOT_MAPPED', 'Not mapped', 404);
  },
  getListingConnection: () => aConnectionRecord(),
  getListingProfile: () => aProfileRecord(),
  getPlatformCards: () => ({ off: false }),
  getPlatformWallets: () => ({
    wallets: { applePayHosts: [], googlePayHosts: [] },
    ...{ version: 'v1', hasAppleIdentity: false },
  }),
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
      // A screen without its answers waits for them: the test says at once which are missing in `served`.
      await Promise.race([screen.findByRole('main', {}, patient), platform.unanswered]);
      const titled = waitFor(() => expect(document.title).toMatch(/^.+ · .+$/), patient);
      await Promise.race([titled, platform.unanswered]);
      expect(document.title).not.toMatch(/not found|no access|went wrong|denied/i);
      const heading = screen.findByRole('heading', { level: 1 });
      expect(await Promise.race([heading, platform.unanswered])).toBeTruthy();
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
