import { CallError } from '@bite/shared/api/client';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aTenantRecord, aUserRecord } from '../lib/testing/tenancy-records.ts';
import { admin, button, enterPlatform, patient, sent } from './platform-testing.tsx';

describe('users', patient, () => {
  const assignment = {
    tenantId: 10_000_001,
    role: 'manager' as const,
    isActive: true,
    assignedAt: '2026-03-01T12:00:00.000Z',
    updatedAt: '2026-03-01T12:00:00.000Z',
  };
  const rosa = aUserRecord({ emailVerified: false, tenantAssignments: [assignment] });

  it('C5-12 are searched from two characters on', async () => {
    const { user, platform } = enterPlatform('/platform/users', {
      listAdminUsers: () => ({ users: [rosa, aUserRecord({ uid: 'uid-8', displayName: 'Ben' })] }),
      searchAdminUsers: () => ({ users: [rosa] }),
    });
    await screen.findByRole('row', { name: /Ben/ });
    await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'r');
    expect(screen.getByText('Enter at least 2 characters')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'o');
    await waitFor(() =>
      expect(sent(platform, 'searchAdminUsers').map(({ query }) => query)).toEqual([{ searchTerm: 'ro' }]),
    );
    await waitFor(() => expect(screen.queryByRole('row', { name: /Ben/ })).toBeNull());
  });

  it('one is created without a password, which a mail asks them to choose', async () => {
    const { user, platform, address } = enterPlatform('/platform/users', {
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
    const { user, platform } = enterPlatform('/platform/users', {
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
    const { user, platform } = enterPlatform('/platform/users/uid-7', {
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

  it('C5-12 one is added to a business that is found by a part of its name', async () => {
    const bella = aTenantRecord({ displayName: 'Bella Group' });
    const nordic = aTenantRecord({ tenantId: 10_000_002, displayName: 'Nordic' });
    const { user, platform } = enterPlatform('/platform/users/uid-7', {
      getAdminUser: () => rosa,
      listTenants: ({ query }) => ({
        tenants: query?.['searchTerm'] === 'nor' ? [nordic] : [bella, nordic],
      }),
      assignTenantUser: () => ({
        member: {
          uid: 'uid-7',
          email: 'rosa@example.com',
          emailVerified: false,
          isActive: true,
          assignment: { ...assignment, tenantId: 10_000_002 },
          restaurants: {},
          isOnlyHere: false,
        },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add to a business' }));
    const form = within(await screen.findByRole('form', { name: 'Add to a business' }));
    const taken = await form.findByRole<HTMLInputElement>('radio', { name: 'Bella Group' });
    expect(taken.disabled).toBe(true);
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(await form.findByText('Please choose a business')).toBeTruthy();
    await user.type(form.getByLabelText('Find a business'), 'nor');
    await waitFor(() => expect(form.queryByRole('radio', { name: 'Bella Group' })).toBeNull());
    await user.click(await form.findByRole('radio', { name: 'Nordic' }));
    await user.selectOptions(form.getByLabelText('Role'), 'Manager');
    await user.click(form.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Add to a business' })).toBeNull());
    expect(sent(platform, 'assignTenantUser')[0]).toMatchObject({
      parameters: { tenantId: 10_000_002, uid: 'uid-7' },
      body: { tenantRole: 'manager' },
    });
  });

  it('one’s names, phone and flags are edited with the version that was read', async () => {
    const { user, platform } = enterPlatform('/platform/users/uid-7', {
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
    enterPlatform('/platform/users/uid-1', { getAdminUser: () => ({ user: admin, version: 'v1' }) });
    await screen.findByRole('form', { name: 'Record of Sam' });
    expect(screen.queryByRole('button', { name: 'Delete record' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Site administrator' }).closest('fieldset')?.disabled).toBe(
      true,
    );
  });
});
