import type { Answers } from '@bite/shared/api/answers';
import { CallError } from '@bite/shared/api/client';
import type { User } from '@bite/shared/identity/user.schema';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { guidOf } from '../lib/testing/an-order.ts';
import { aUser, MemoryAuth, type MemoryPlatform } from '../lib/testing/memory-platform.ts';
import { aProfile, aTenant, withRole } from '../lib/testing/people.ts';
import {
  anAuditEntry,
  aRestaurantRecord,
  aTenantRecord,
  aUserRecord,
} from '../lib/testing/tenancy-records.ts';
import { visit } from './app-testing.tsx';

type Handlers = MemoryPlatform['handlers'];
/** Long forms in a stand-in DOM take a busy machine longer than any browser. */
const patient = { timeout: 60_000 };
configure({ asyncUtilTimeout: 20_000 });

const admin = aProfile({ isSiteAdmin: true });

function enter(at: string, handlers: Handlers = {}, profile: User = admin) {
  return visit({ at, profile, restaurants: [], tenants: [aTenant()], handlers });
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const sent = ({ requests }: MemoryPlatform, name: keyof Answers) =>
  requests.filter((one) => one.name === name);

describe('the door of the site’s administration', patient, () => {
  it('O2.9-25 asks whoever is not signed in to sign in, and remembers the page', async () => {
    const { address, user } = visit({ at: '/platform/users', auth: new MemoryAuth() });
    expect(await screen.findByRole('heading', { name: 'Admin Access Required' })).toBeTruthy();
    expect(screen.getByText('Site administrator privileges are required to access this page.')).toBeTruthy();
    await user.click(button('Sign In as Admin'));
    await waitFor(() => expect(address()).toBe('/auth?returnUrl=%2Fplatform%2Fusers'));
  });

  it('O2.9-23 shows everybody else that they have no access, and asks the server for nothing', async () => {
    const { platform } = enter('/platform/tenants', {}, withRole('owner'));
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    expect(
      screen.getByText(
        "You don't have permission to access this admin area. Site administrator privileges are required.",
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Main Site' }).getAttribute('href')).toBe('/');
    expect(sent(platform, 'listTenants')).toEqual([]);
  });

  it('O2.9-23 O2.9-22 opens at another try, once the person has become a site administrator', async () => {
    let profile = withRole('owner');
    const { user } = enter('/platform/tenants', {
      getProfile: () => ({ user: profile }),
      listTenants: () => ({ tenants: [] }),
    });
    await screen.findByRole('heading', { name: 'Access Denied' });
    profile = admin;
    await user.click(button('Try Again'));
    expect(await screen.findByRole('heading', { name: 'Tenants' })).toBeTruthy();
  });

  it('O2.9-23 signs out from there, and says that it is under way', async () => {
    let finish: () => void = () => undefined;
    const { user } = enter(
      '/platform/tenants',
      {
        signOut: () =>
          new Promise((resolve) => {
            finish = () => resolve({ signedOut: true });
          }),
      },
      withRole('owner'),
    );
    await screen.findByRole('heading', { name: 'Access Denied' });
    await user.click(button('Sign Out'));
    expect(await screen.findByRole('button', { name: 'Signing Out...' })).toBeTruthy();
    finish();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Access Denied' })).toBeNull());
  });

  it('O2.9-24 says what went wrong where the person could not be told, and tries again', async () => {
    let isBroken = true;
    const { user } = enter('/platform/tenants', {
      getProfile: () => {
        if (isBroken) throw new CallError('FORBIDDEN', 'Session validation failed', 403);
        return { user: admin };
      },
      listTenants: () => ({ tenants: [] }),
    });
    expect(await screen.findByRole('heading', { name: 'Authentication Error' })).toBeTruthy();
    expect(screen.getByText('Session validation failed')).toBeTruthy();
    isBroken = false;
    await user.click(button('Try Again'));
    expect(await screen.findByRole('heading', { name: 'Tenants' })).toBeTruthy();
  });

  it('O2.9-22 opens by the session’s flag alone', async () => {
    visit({
      at: '/platform/tenants',
      handlers: {
        getSession: () => ({ user: { ...aUser, isSiteAdmin: true } }),
        getProfile: () => new Promise(() => undefined),
        listTenants: () => ({ tenants: [aTenantRecord()] }),
      },
    });
    expect(await screen.findByRole('link', { name: /Bella Group/ })).toBeTruthy();
  });

  it('O2.9-21 lets support look at everything and change nothing', async () => {
    const { user } = enter(
      '/platform/tenants',
      { listTenants: () => ({ tenants: [aTenantRecord()] }) },
      aProfile({ siteRole: 'support' }),
    );
    await screen.findByRole('link', { name: /Bella Group/ });
    expect(screen.queryByRole('link', { name: 'New tenant' })).toBeNull();
    await user.click(button('Actions for Bella Group'));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Open', 'Team']);
  });
});

describe('tenants', patient, () => {
  it('are listed with their state and how much of their plan they use, and more of them on demand', async () => {
    const { user } = enter('/platform/tenants', {
      listTenants: ({ query }) =>
        query?.['pageToken'] === 'two'
          ? {
              tenants: [
                aTenantRecord({
                  tenantId: 2,
                  guid: guidOf(2),
                  displayName: 'Nordic Bowls',
                  status: 'suspended',
                }),
              ],
            }
          : { tenants: [aTenantRecord({ restaurants: 2 })], nextPageToken: 'two' },
    });
    const first = await screen.findByRole('row', { name: /Bella Group/ });
    expect(first.textContent).toContain('2 of 5');
    await user.click(button('Load more'));
    expect((await screen.findByRole('row', { name: /Nordic Bowls/ })).textContent).toContain('Suspended');
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('are searched by name', async () => {
    const { user, platform } = enter('/platform/tenants', {
      listTenants: ({ query }) => ({ tenants: query?.['searchTerm'] ? [] : [aTenantRecord()] }),
    });
    await screen.findByRole('row', { name: /Bella Group/ });
    await user.type(screen.getByRole('searchbox', { name: 'Search tenants by name' }), 'nobody');
    expect(await screen.findByText('No tenant’s name begins with “nobody”')).toBeTruthy();
    expect(sent(platform, 'listTenants').map(({ query }) => query?.['searchTerm'])).toEqual([
      undefined,
      'nobody',
    ]);
  });

  it('one is suspended after its name was typed, with the version that was read', async () => {
    const { user, platform } = enter('/platform/tenants', {
      listTenants: () => ({ tenants: [aTenantRecord()] }),
      updateTenant: () => aTenantRecord({ status: 'suspended' }, 'v2'),
    });
    await screen.findByRole('row', { name: /Bella Group/ });
    await user.click(button('Actions for Bella Group'));
    await user.click(await screen.findByRole('menuitem', { name: 'Suspend' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Suspend Bella Group?' });
    expect(dialog.textContent).toContain('Its team is locked out of every screen');
    expect((within(dialog).getByRole('button', { name: 'Suspend' }) as HTMLButtonElement).disabled).toBe(
      true,
    );
    await user.type(within(dialog).getByRole('textbox'), 'Bella Group');
    await user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent(platform, 'updateTenant')).toEqual([
      {
        name: 'updateTenant',
        parameters: { tenantId: 10_000_001 },
        body: { version: 'v1', changes: { status: 'suspended' } },
      },
    ]);
  });

  it('O4-02 C3-03 one’s plan cannot become too small for its restaurants', async () => {
    const { user, platform } = enter('/platform/tenants', {
      listTenants: () => ({ tenants: [aTenantRecord({ restaurants: 3 })] }),
      updateTenant: () => aTenantRecord({ plan: 'enterprise', restaurants: 3 }, 'v2'),
    });
    await screen.findByRole('row', { name: /Bella Group/ });
    await user.click(button('Actions for Bella Group'));
    await user.click(await screen.findByRole('menuitem', { name: 'Change plan' }));
    const starter = (await screen.findByRole('radio', { name: /Starter/ })) as HTMLInputElement;
    expect(starter.disabled).toBe(true);
    expect(screen.getByText('The starter plan allows 1 restaurant')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Enterprise/ }));
    await user.click(button('Change plan'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent(platform, 'updateTenant')[0]?.body).toEqual({
      version: 'v1',
      changes: { plan: 'enterprise' },
    });
  });

  it('C3-02 C5-13 a new one has a plan, settings and a first owner', async () => {
    const { user, platform, address } = enter('/platform/tenants/new', {
      createTenant: () => ({ ...aTenantRecord({ displayName: 'Nordic' }), mailSent: true }),
      getTenant: () => aTenantRecord({ displayName: 'Nordic' }),
      listRestaurants: () => ({ restaurants: [] }),
      listAuditEntries: () => ({ entries: [] }),
      listTenantUsers: () => ({ members: [] }),
    });
    const create = await screen.findByRole('button', { name: 'Create tenant' });
    await user.click(create);
    expect(await screen.findByText('Business name is required')).toBeTruthy();
    expect(screen.getByText('Display name is required')).toBeTruthy();
    await user.type(screen.getByLabelText('Business name'), 'Nordic Inc.');
    await user.type(screen.getByLabelText('Display name'), 'Nordic');
    await user.selectOptions(screen.getByLabelText('Plan'), 'professional');
    await user.selectOptions(screen.getByLabelText('Currency'), 'EUR');
    await user.type(screen.getByLabelText('Email of the first owner'), 'eva@nordic.example.com');
    await user.click(create);
    expect(await screen.findByRole('heading', { level: 1, name: 'Nordic' })).toBeTruthy();
    expect(address()).toBe('/platform/tenants/10000001');
    expect(sent(platform, 'createTenant')[0]?.body).toEqual({
      name: 'Nordic Inc.',
      displayName: 'Nordic',
      plan: 'professional',
      settings: { timezone: 'America/New_York', currency: 'EUR', dateFormat: 'MM/DD/YYYY' },
      ownerEmail: 'eva@nordic.example.com',
    });
  });

  it('one has its restaurants, settings and history on its page', async () => {
    enter('/platform/tenants/10000001', {
      getTenant: () => aTenantRecord({ plan: 'starter', restaurants: 1 }),
      listRestaurants: () => ({ restaurants: [aRestaurantRecord()] }),
      listAuditEntries: () => ({ entries: [anAuditEntry({ by: 'uid-9' })] }),
      listTenantUsers: () => ({ members: [] }),
    });
    expect((await screen.findByRole('row', { name: /Bella Napoli/ })).textContent).toContain('42');
    expect(screen.getByText('The starter plan allows 1 restaurant. Change the plan first.')).toBeTruthy();
    expect(screen.getByRole('form', { name: 'Settings of Bella Group' })).toBeTruthy();
    expect(await screen.findByText('Settings: tax rate')).toBeTruthy();
    expect(screen.getByText('8.75 %')).toBeTruthy();
  });
});

describe('users', patient, () => {
  const rosa = aUserRecord({
    emailVerified: false,
    tenantAssignments: [
      {
        tenantId: 10_000_001,
        role: 'manager',
        isActive: true,
        assignedAt: '2026-03-01T12:00:00.000Z',
        updatedAt: '2026-03-01T12:00:00.000Z',
      },
    ],
  });

  it('C5-12 are searched from two characters on', async () => {
    const { user, platform } = enter('/platform/users', {
      listAdminUsers: () => ({ users: [rosa, aUserRecord({ uid: 'uid-8', displayName: 'Ben' })] }),
      searchAdminUsers: () => ({ users: [rosa] }),
    });
    await screen.findByRole('row', { name: /Ben/ });
    await user.type(screen.getByRole('searchbox', { name: 'Search users by name' }), 'r');
    expect(screen.getByText('Enter at least 2 characters')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'o');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Ben/ })).toBeNull());
    expect(sent(platform, 'searchAdminUsers').map(({ query }) => query)).toEqual([{ searchTerm: 'ro' }]);
  });

  it('one is created without a password, which a mail asks them to choose', async () => {
    const { user, platform, address } = enter('/platform/users', {
      listAdminUsers: () => ({ users: [] }),
      createAdminUser: () => ({ ...rosa, mailSent: true }),
      getAdminUser: () => rosa,
    });
    await user.click((await screen.findAllByRole('button', { name: 'New user' }))[0] as HTMLElement);
    const form = await screen.findByRole('form', { name: 'New user' });
    await user.type(within(form).getByLabelText('Email'), 'rosa@example.com');
    await user.type(within(form).getByLabelText('Display name'), 'R');
    await user.click(button('Create and mail the link'));
    expect(await screen.findByText('Display name must be at least 2 characters')).toBeTruthy();
    await user.type(within(form).getByLabelText('Display name'), 'osa');
    await user.click(button('Create and mail the link'));
    await waitFor(() => expect(address()).toBe('/platform/users/uid-7'));
    expect(sent(platform, 'createAdminUser')[0]?.body).toEqual({
      email: 'rosa@example.com',
      displayName: 'Rosa',
    });
  });

  it('C4-03 one is deleted in two steps, each asked for with the name', async () => {
    const { user, platform } = enter('/platform/users', {
      listAdminUsers: () => ({ users: [rosa] }),
      deleteAdminUser: () => null,
      deleteAdminUserAccount: () => null,
    });
    await screen.findByRole('row', { name: /Rosa/ });
    await user.click(button('Actions for Rosa Marino'));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete record' }));
    const first = await screen.findByRole('alertdialog', { name: 'Delete the record of Rosa Marino?' });
    await user.type(within(first).getByRole('textbox'), 'rosa@example.com');
    await user.click(within(first).getByRole('button', { name: 'Delete record' }));
    const second = await screen.findByRole('alertdialog', {
      name: 'Delete the sign-in account of Rosa Marino, too?',
    });
    expect(sent(platform, 'deleteAdminUserAccount')).toEqual([]);
    await user.click(within(second).getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(sent(platform, 'deleteAdminUserAccount')).toHaveLength(1));
    expect(sent(platform, 'deleteAdminUser')[0]?.parameters).toEqual({ uid: 'uid-7' });
  });

  it('C4-03 one is deactivated, verified and given another role, each at once', async () => {
    let record = rosa;
    const { user, platform } = enter('/platform/users/uid-7', {
      getAdminUser: () => record,
      deactivateAdminUser: () => {
        record = { ...rosa, user: { ...rosa.user, isActive: false } };
        return record;
      },
      verifyAdminUserEmail: () => record,
      changeTenantUserRole: () => {
        throw new CallError('FORBIDDEN', 'The last owner stays', 403);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Deactivate' }),
    );
    expect(await screen.findByRole('button', { name: 'Reactivate' })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Role in Bella Group'), 'Owner');
    expect(await screen.findByText('The last owner stays')).toBeTruthy();
    expect(sent(platform, 'changeTenantUserRole')[0]).toMatchObject({
      parameters: { tenantId: 10_000_001, uid: 'uid-7' },
      body: { tenantRole: 'owner' },
    });
  });

  it('one’s names, phone and flags are edited with the version that was read', async () => {
    const { user, platform } = enter('/platform/users/uid-7', {
      getAdminUser: () => rosa,
      updateAdminUser: () => aUserRecord({ isSiteAdmin: true }, 'v2'),
    });
    await user.type(await screen.findByLabelText('Phone number'), '2125550100');
    await user.click(screen.getByRole('checkbox', { name: 'Site administrator' }));
    await user.click(button('Save'));
    expect(await screen.findByText("Country code must start with a '+'")).toBeTruthy();
    await user.type(screen.getByLabelText('Country code'), '+1');
    await user.click(button('Save'));
    await waitFor(() => expect(sent(platform, 'updateAdminUser')).toHaveLength(1));
    expect(sent(platform, 'updateAdminUser')[0]?.body).toEqual({
      version: 'v1',
      changes: { isSiteAdmin: true, phoneNumber: { countryCode: '+1', number: '2125550100' } },
    });
  });

  it('nobody changes their own rights or deletes themselves', async () => {
    enter('/platform/users/uid-1', { getAdminUser: () => ({ user: admin, version: 'v1' }) });
    await screen.findByRole('form', { name: 'Record of Sam' });
    expect(screen.queryByRole('button', { name: 'Delete record' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Site administrator' }).closest('fieldset')?.disabled).toBe(
      true,
    );
  });
});

describe('the search for restaurants', patient, () => {
  const found: Answers['searchRestaurants'] = {
    restaurants: [
      {
        tenantId: 10_000_001,
        restaurantId: 20_000_001,
        guid: guidOf(1),
        slug: 'bella-napoli',
        name: 'Bella Napoli',
        concept: 'Pizzeria',
        tenantName: 'Bella Group LLC',
        tenantDisplayName: 'Bella Group',
        city: 'New York',
        state: 'NY',
        status: 'active',
      },
    ],
  };

  it('C2-07 O9-46 shows none before something is typed, and asks nobody', async () => {
    const { platform, user } = enter('/platform/restaurants', { searchRestaurants: () => found });
    expect(await screen.findByText('Which restaurant?')).toBeTruthy();
    expect(sent(platform, 'searchRestaurants')).toEqual([]);
    await user.type(screen.getByRole('searchbox', { name: 'Search restaurants' }), '   ');
    expect(screen.getByText('Which restaurant?')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'pizz');
    const row = await screen.findByRole('row', { name: /Bella Napoli/ });
    expect(
      within(row)
        .getByRole('link', { name: /Bella Napoli/ })
        .getAttribute('href'),
    ).toBe('/t/10000001/r/20000001/settings');
    expect(sent(platform, 'searchRestaurants').map(({ query }) => query?.['searchTerm'])).toEqual(['pizz']);
    await user.clear(screen.getByRole('searchbox'));
    expect(await screen.findByText('Which restaurant?')).toBeTruthy();
  });

  it('C2-07 says so where nothing matches', async () => {
    enter('/platform/restaurants?q=zzz', { searchRestaurants: () => ({ restaurants: [] }) });
    expect(await screen.findByText('Nothing matches “zzz”')).toBeTruthy();
  });
});
