import type { Answers } from '@bite/shared/api/answers';
import type { User } from '@bite/shared/identity/user.schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aRestaurant, type MemoryPlatform, memoryPlatform } from '../../lib/testing/memory-platform.ts';
import { aTenant, withRole } from '../../lib/testing/people.ts';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { TeamScreen } from '../identity/members/team-screen.tsx';
import { StaffSection } from './staff-section.tsx';

const NOW = '2026-03-01T12:00:00.000Z';
type Listed = Answers['listEmployees']['records'][number];

const anEmployee = (employeeId: number, employee: Partial<Listed['record']> = {}): Listed => ({
  record: {
    employeeId,
    guid: `00000000-0000-4000-8000-00000000000${employeeId}`,
    tenantId: 10_000_001,
    firstName: 'Rosa',
    lastName: 'Delgado',
    role: 'training',
    status: 'active',
    posAccess: false,
    kitchenAccess: false,
    managerAccess: false,
    jobAssignments: [],
    showWages: true,
    createdAt: NOW,
    updatedAt: NOW,
    ...employee,
  },
  version: `v-${employeeId}`,
});

const rosa = anEmployee(1, { uid: 'uid-rosa' });
const theo = anEmployee(2, { firstName: 'Theo', lastName: 'Okafor', role: 'delivery_driver' });

async function open(profile: User, handlers: MemoryPlatform['handlers'] = {}) {
  const platform = memoryPlatform({
    handlers: {
      getProfile: () => ({ user: profile }),
      listMyRestaurants: () => ({ restaurants: [aRestaurant()] }),
      listEmployees: () => ({ records: [rosa, theo] }),
      listUnplacedUsers: () => ({ people: [] }),
      updateEmployee: () => rosa,
      createEmployee: () => theo,
      ...handlers,
    },
  });
  const tenant = aTenant({ role: 'manager' });
  renderScreen(platform, <TeamScreen tenant={tenant} staff={<StaffSection tenantId={tenant.tenantId} />} />);
  await screen.findByRole('row', { name: /Rosa/ });
  const asked = (name: string) => platform.requests.filter((request) => request.name === name);
  return { asked, user: userEvent.setup() };
}

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

beforeEach(() => localStorage.clear());

describe('the staff list, for a manager', () => {
  it('says what everybody does and gets to see, and nothing of roles in the business', async () => {
    const { asked } = await open(withRole('manager'));
    expect(row('Rosa').getByText('Nothing yet')).toBeTruthy();
    expect(row('Theo').getByText('Driver')).toBeTruthy();
    expect(row('Theo').getByText('Deliveries')).toBeTruthy();
    expect(row('Theo').getByText('No account yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Invite somebody' })).toBeNull();
    expect([...asked('listTenantUsers'), ...asked('listInvitations')]).toEqual([]);
  });

  it('O6-06 O6-07 is where till and kitchen are given, with the version that was read', async () => {
    const { user, asked } = await open(withRole('manager'));
    await user.click(screen.getByRole('button', { name: 'Change Rosa Delgado' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rosa Delgado' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Till' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Kitchen' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('updateEmployee')[0]).toMatchObject({
      parameters: { tenantId: 10_000_001, restaurantId: 20_000_001, recordId: 1 },
      body: { version: 'v-1', changes: { posAccess: true, kitchenAccess: true } },
    });
  });

  it('asks before what was changed is lost', async () => {
    const { user, asked } = await open(withRole('manager'));
    await user.click(screen.getByRole('button', { name: 'Change Rosa Delgado' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rosa Delgado' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Till' }));
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' });
    expect(question.textContent).toContain('Not saved yet: Till.');
    await user.click(within(question).getByRole('button', { name: 'Close without saving' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('updateEmployee')).toEqual([]);
  });

  it('C4-02 shows what comes with a job as given', async () => {
    const { user } = await open(withRole('manager'));
    await user.click(screen.getByRole('button', { name: 'Change Rosa Delgado' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Job'), 'Cook');
    const kitchen = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Kitchen' });
    expect([kitchen.checked, kitchen.disabled]).toEqual([true, true]);
    await user.selectOptions(dialog.getByLabelText('Job'), 'Driver');
    expect(dialog.getByText(/Sees the deliveries that are ready/)).toBeTruthy();
  });

  it('gives a place to somebody who can sign in and is on no list', async () => {
    const { user, asked } = await open(withRole('manager'), {
      listUnplacedUsers: () => ({
        people: [{ uid: 'uid-mia', email: 'mia@example.com', displayName: 'Mia Wong' }],
      }),
    });
    expect(await screen.findByText(/Mia Wong can sign in, but is not on a staff list/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add to staff list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Mia Wong to the staff list' }));
    await user.selectOptions(dialog.getByLabelText('Job'), 'Counter');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('createEmployee')[0]?.body).toMatchObject({
      firstName: 'Mia',
      lastName: 'Wong',
      email: 'mia@example.com',
      uid: 'uid-mia',
      role: 'cashier',
    });
  });

  it('is there to look at for support', async () => {
    const support = { ...withRole('manager'), access: {}, siteRole: 'support' as const };
    await open(support, {
      listTenantUsers: () => ({ members: [] }),
      listInvitations: () => ({ invitations: [] }),
    });
    expect(screen.queryByRole('button', { name: /Change|Add/ })).toBeNull();
  });
});
