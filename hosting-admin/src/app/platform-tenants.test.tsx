import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CreatedEarlier } from '../lib/lost-answer.ts';
import { guidOf } from '../lib/testing/an-order.ts';
import { anAuditEntry, aRestaurantRecord, aTenantRecord } from '../lib/testing/tenancy-records.ts';
import { button, enterPlatform, patient, sent } from './platform-testing.tsx';

describe('tenants', patient, () => {
  it('are listed with their state and how much of their plan they use, and more of them on demand', async () => {
    const { user } = enterPlatform('/platform/tenants', {
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

  it('are searched by any part of their name', async () => {
    const { user, platform } = enterPlatform('/platform/tenants', {
      listTenants: ({ query }) => ({ tenants: query?.['searchTerm'] ? [] : [aTenantRecord()] }),
    });
    await screen.findByRole('row', { name: /Bella Group/ });
    await user.type(screen.getByRole('searchbox', { name: 'Search businesses' }), 'nobody');
    expect(await screen.findByText('Nothing matches “nobody”')).toBeTruthy();
    expect(sent(platform, 'listTenants').map(({ query }) => query?.['searchTerm'])).toEqual([
      undefined,
      'nobody',
    ]);
  });

  it('none is shown for what was typed before its answer has come', async () => {
    const { user, platform } = enterPlatform('/platform/tenants', {
      listTenants: ({ query }) =>
        query?.['searchTerm'] ? new Promise<never>(() => undefined) : { tenants: [aTenantRecord()] },
    });
    await screen.findByRole('row', { name: /Bella Group/ });
    await user.type(screen.getByRole('searchbox', { name: 'Search businesses' }), 'nobody');
    await waitFor(() => expect(sent(platform, 'listTenants')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Bella Group/ })).toBeNull());
    expect(screen.queryByText(/Nothing matches/)).toBeNull();
  });

  it('one is suspended after its name was typed, with the version that was read', async () => {
    const { user, platform } = enterPlatform('/platform/tenants', {
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
    const { user, platform } = enterPlatform('/platform/tenants', {
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

  it('C3-02 C5-13 I5.1-01 a new one has a plan, settings and a first owner', async () => {
    const { user, platform, address } = enterPlatform('/platform/tenants/new', {
      createTenant: () => ({ ...aTenantRecord({ displayName: 'Nordic' }), mailSent: true }),
      getTenant: () => aTenantRecord({ displayName: 'Nordic' }),
      listRestaurants: () => ({ restaurants: [] }),
      listAuditEntries: () => ({ entries: [] }),
      listTenantUsers: () => ({ members: [] }),
    });
    const create = await screen.findByRole('button', { name: 'Create business' });
    await user.click(create);
    expect(await screen.findByText('Business name is required')).toBeTruthy();
    expect(screen.getByText('Display name is required')).toBeTruthy();
    await user.type(screen.getByLabelText('Business name'), 'Nordic Inc.');
    await user.type(screen.getByLabelText('Display name'), 'Nordic');
    await user.selectOptions(screen.getByLabelText('Plan'), 'professional');
    await user.clear(screen.getByRole('combobox', { name: 'Currency' }));
    await user.keyboard('euro{ArrowDown}{Enter}');
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

  it('a new one whose first try had worked without an answer is named, and a link leads to it', async () => {
    const first = aTenantRecord({ displayName: 'Nordic' });
    const { user, address } = enterPlatform('/platform/tenants/new', {
      createTenant: () => {
        throw new CreatedEarlier('createTenant', first);
      },
      getTenant: () => first,
      listRestaurants: () => ({ restaurants: [] }),
      listAuditEntries: () => ({ entries: [] }),
      listTenantUsers: () => ({ members: [] }),
    });
    const create = await screen.findByRole('button', { name: 'Create business' });
    await user.type(screen.getByLabelText('Business name'), 'Nordic Inc.');
    await user.type(screen.getByLabelText('Display name'), 'Nordics');
    await user.click(create);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/Nordic.* was created already: the first try had worked/)).toBeTruthy();
    await user.click(alert.getByRole('link', { name: 'Open it' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Nordic' })).toBeTruthy();
    expect(address()).toBe('/platform/tenants/10000001');
  });

  it('one has its restaurants, settings and history on its page', async () => {
    enterPlatform('/platform/tenants/10000001', {
      getTenant: () => aTenantRecord({ plan: 'starter', restaurants: 1 }),
      listRestaurants: () => ({ restaurants: [aRestaurantRecord()] }),
      listAuditEntries: () => ({ entries: [anAuditEntry({ by: 'uid-9' })] }),
      listTenantUsers: () => ({ members: [] }),
    });
    expect((await screen.findByRole('row', { name: /Bella Napoli/ })).textContent).toContain('42');
    expect(screen.getByText('The starter plan allows 1 restaurant. Change the plan first.')).toBeTruthy();
    expect(screen.getByRole('form', { name: 'Settings of Bella Group' })).toBeTruthy();
    expect(await screen.findByText('Tax rate')).toBeTruthy();
    expect(screen.getByText('8.75%')).toBeTruthy();
  });
});
