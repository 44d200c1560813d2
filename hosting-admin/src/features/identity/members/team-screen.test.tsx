import type { Answers } from '@bite/shared/api/answers';
import { CallError } from '@bite/shared/api/client';
import type { User } from '@bite/shared/identity/user.schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Invitation, Member } from '../../../lib/team-queries.ts';
import { aRestaurant, type MemoryPlatform, memoryPlatform } from '../../../lib/testing/memory-platform.ts';
import { aMember, aTenant, withRole } from '../../../lib/testing/people.ts';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { StaffSection } from '../../people/staff-section.tsx';
import { TeamScreen } from './team-screen.tsx';

const TENANT = 10_000_001;
const NOW = '2026-03-01T12:00:00.000Z';

const sam = aMember({
  uid: 'uid-1',
  email: 'sam@example.com',
  displayName: 'Sam',
  lastLogin: '2026-02-28T09:30:00.000Z',
  assignment: { role: 'owner' },
});
const giulia = aMember();

const anInvitation = (invitation: Partial<Invitation> = {}): Invitation => ({
  invitationId: 'inv-1',
  tenantId: TENANT,
  email: 'new@example.com',
  tenantRole: 'manager',
  state: 'pending',
  invitedBy: 'uid-1',
  sentAt: NOW,
  expiresAt: '2099-01-01T00:00:00.000Z',
  createdAt: NOW,
  updatedAt: NOW,
  ...invitation,
});

interface Situation {
  members?: Member[];
  invitations?: Invitation[];
  profile?: User;
  handlers?: MemoryPlatform['handlers'];
}

async function open({ members = [sam, giulia], invitations = [], profile, handlers }: Situation = {}) {
  const platform = memoryPlatform({
    handlers: {
      getProfile: () => ({ user: profile ?? withRole('owner') }),
      listTenantUsers: () => ({ members }),
      listInvitations: () => ({ invitations: [...invitations] }),
      listMyRestaurants: () => ({ restaurants: [aRestaurant()] }),
      listEmployees: () => ({ records: [] }),
      listUnplacedUsers: () => ({ people: [] }),
      ...handlers,
    },
  });
  const tenant = aTenant();
  renderScreen(platform, <TeamScreen tenant={tenant} staff={<StaffSection tenantId={tenant.tenantId} />} />);
  await screen.findByRole('heading', { name: 'Team' });
  await waitFor(() => expect(screen.queryByText(/^Loading /)).toBeNull());
  const asked = (name: string) => platform.requests.filter((request) => request.name === name);
  return { platform, asked, user: userEvent.setup() };
}

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
const menuOf = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return within(await screen.findByRole('menu'));
};
const access = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Access of Giulia Bianchi' });
const failing = (code: 'CONFLICT' | 'FORBIDDEN', message: string) => () => {
  throw new CallError(code, message, code === 'CONFLICT' ? 409 : 403);
};

beforeEach(() => localStorage.clear());

describe('who works here', () => {
  it('C4-03 lists everybody with address, role, state and last sign-in', async () => {
    await open();
    expect(row('Sam').getByRole('rowheader').textContent).toContain('sam@example.com');
    const cells = row('Sam').getAllByRole('cell');
    expect(cells.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['Owner', 'Active']);
    expect(cells[2]?.textContent).toMatch(/Feb 28, 2026/);
    expect(row('Giulia').getByText('Never')).toBeTruthy();
  });

  it.each([
    ['Active', {}],
    ['Off', { assignment: { isActive: false } }],
    ['Locked out', { isActive: false }],
  ])('says of each person whether they get in: %s', async (state, wishes) => {
    await open({ members: [sam, aMember(wishes)] });
    expect(row('Giulia').getByText(state)).toBeTruthy();
  });

  it('says that nobody works here yet, and what to do first', async () => {
    await open({ members: [] });
    expect(screen.getByText('Nobody works here yet')).toBeTruthy();
    expect(screen.getByText(/Invite the owner first/)).toBeTruthy();
  });

  it('says that the list could not be loaded, and tries again', async () => {
    let isDown = true;
    const { user } = await open({
      handlers: {
        listTenantUsers: () => {
          if (isDown) return failing('FORBIDDEN', 'You have no access to this')();
          return { members: [giulia] };
        },
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('You have no access to this');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /Giulia/ })).toBeTruthy();
  });

  it('nobody changes their own access, nor that of someone above them', async () => {
    const owner = aMember({ uid: 'uid-2', displayName: 'Luigi', assignment: { role: 'owner' } });
    await open({
      profile: withRole('admin'),
      members: [aMember({ uid: 'uid-1', displayName: 'Sam', assignment: { role: 'admin' } }), owner, giulia],
    });
    expect(row('Sam').getByText('You')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Actions for Giulia Bianchi' })).toBeTruthy();
    for (const name of ['Sam', 'Luigi']) {
      expect(screen.queryByRole('button', { name: `Actions for ${name}` })).toBeNull();
      expect(screen.queryByRole('checkbox', { name: `Access of ${name}` })).toBeNull();
    }
  });

  it('support sees everything and changes nothing', async () => {
    await open({ profile: { ...withRole('owner'), uid: 'uid-9', access: {}, siteRole: 'support' } });
    expect(screen.getByRole('row', { name: /Giulia/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Invite somebody' })).toBeNull();
  });
});

describe('changing access', () => {
  const changed = (wishes: Parameters<typeof aMember>[0]) => () => ({ member: aMember(wishes) });

  it('C4-03 gives another role, and takes it back', async () => {
    const roles: unknown[] = [];
    const { user } = await open({
      handlers: {
        changeTenantUserRole: ({ body }) => {
          const { tenantRole } = body as { tenantRole: Member['assignment']['role'] };
          roles.push(tenantRole);
          return { member: aMember({ assignment: { role: tenantRole } }) };
        },
      },
    });
    const menu = await menuOf(user, 'Giulia Bianchi');
    await user.click(menu.getByRole('menuitemradio', { name: 'Administrator' }));
    expect(await row('Giulia').findByText('Administrator')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await row('Giulia').findByText('Manager')).toBeTruthy();
    expect(roles).toEqual(['admin', 'manager']);
  });

  it.each([
    ['owner', ['Owner', 'Administrator', 'Manager', 'Employee']],
    ['admin', ['Administrator', 'Manager', 'Employee']],
  ] as const)('an %s offers the roles that are theirs to give', async (role, expected) => {
    const { user } = await open({ profile: withRole(role) });
    const menu = await menuOf(user, 'Giulia Bianchi');
    expect(menu.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual(expected);
  });

  it('asks before it makes somebody an owner', async () => {
    const { user, asked } = await open({
      handlers: { changeTenantUserRole: changed({ assignment: { role: 'owner' } }) },
    });
    const menu = await menuOf(user, 'Giulia Bianchi');
    await user.click(menu.getByRole('menuitemradio', { name: 'Owner' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Make Giulia Bianchi an owner of Bella Group?',
    });
    expect(asked('changeTenantUserRole')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Make owner' }));
    expect(await row('Giulia').findByText('Owner')).toBeTruthy();
  });

  it('C4-03 switches off at once, before the server has answered, and waits with a second tap', async () => {
    let answer: (value: Answers['toggleTenantUser']) => void = () => undefined;
    const { user, asked } = await open({
      handlers: { toggleTenantUser: () => new Promise((resolve) => (answer = resolve)) },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Access of Giulia Bianchi' }));
    await waitFor(() => expect(access().checked).toBe(false));
    expect(access().disabled).toBe(true);
    expect(row('Giulia').getByText('Off')).toBeTruthy();
    answer(changed({ assignment: { isActive: false } })());
    await waitFor(() => expect(access().disabled).toBe(false));
    expect(access().checked).toBe(false);
    expect(asked('toggleTenantUser')).toHaveLength(1);
  });

  it('takes a refused change back, says why, and reads the list again', async () => {
    const { user, asked } = await open({
      handlers: { toggleTenantUser: failing('CONFLICT', 'Somebody else changed this person meanwhile.') },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Access of Giulia Bianchi' }));
    expect(await screen.findByText('Somebody else changed this person meanwhile.')).toBeTruthy();
    await waitFor(() => expect(access().checked).toBe(true));
    expect(asked('listTenantUsers').length).toBeGreaterThan(1);
  });

  it('C4-03 removes after asking with the name, and says why it could not', async () => {
    const removeTenantUser = vi.fn();
    removeTenantUser.mockImplementationOnce(failing('CONFLICT', 'The last owner cannot be removed.'));
    removeTenantUser.mockImplementation(() => null);
    const { user } = await open({ handlers: { removeTenantUser } });
    const menu = await menuOf(user, 'Giulia Bianchi');
    await user.click(menu.getByRole('menuitem', { name: 'Remove…' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Remove Giulia Bianchi from Bella Group?',
    });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect((await within(question).findByRole('alert')).textContent).toContain('The last owner');
    expect(screen.getByText('giulia@example.com')).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('giulia@example.com')).toBeNull());
  });

  it('C4-03 locks an account out and lets it in again', async () => {
    const answered = () => ({ user: withRole('manager'), version: '1' });
    const { user, asked } = await open({
      handlers: { deactivateAdminUser: answered, reactivateAdminUser: answered },
    });
    const menu = await menuOf(user, 'Giulia Bianchi');
    await user.click(menu.getByRole('menuitem', { name: 'Lock account out…' }));
    const question = await screen.findByRole('alertdialog', { name: 'Lock Giulia Bianchi out?' });
    await user.click(within(question).getByRole('button', { name: 'Lock out' }));
    expect(await row('Giulia').findByText('Locked out')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const again = await menuOf(user, 'Giulia Bianchi');
    await user.click(again.getByRole('menuitem', { name: 'Let account in' }));
    expect(await row('Giulia').findByText('Active')).toBeTruthy();
    expect(asked('deactivateAdminUser')[0]?.parameters).toEqual({ uid: 'uid-giulia' });
  });

  it('locks nobody out who works elsewhere, too', async () => {
    const { user } = await open({ members: [sam, aMember({ isOnlyHere: false })] });
    const menu = await menuOf(user, 'Giulia Bianchi');
    expect(menu.queryByRole('menuitem', { name: /Lock account out/ })).toBeNull();
    expect(menu.getByRole('menuitem', { name: 'Remove…' })).toBeTruthy();
  });
});

describe('inviting', () => {
  const dialog = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: 'Invite somebody' }));
    return within(await screen.findByRole('dialog', { name: 'Invite somebody to Bella Group' }));
  };
  const invited = (mailSent: boolean) => () => ({ invitation: anInvitation(), mailSent });
  const anEmployee = (employee: object): Answers['createEmployee'] => ({
    record: {
      employeeId: 7,
      guid: '00000000-0000-4000-8000-000000000007',
      tenantId: TENANT,
      firstName: 'Rosa',
      lastName: 'Delgado',
      email: 'rosa@example.com',
      role: 'cashier',
      status: 'active',
      posAccess: true,
      kitchenAccess: false,
      managerAccess: false,
      jobAssignments: [],
      showWages: true,
      createdAt: NOW,
      updatedAt: NOW,
      ...employee,
    },
    version: '1',
  });

  it('sends what was said, and closes', async () => {
    const { user, asked } = await open({ handlers: { inviteUser: invited(true) } });
    const form = await dialog(user);
    await user.type(form.getByLabelText('Email'), ' new@example.com ');
    await user.selectOptions(form.getByLabelText('Role'), 'Manager');
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('An invitation was mailed to new@example.com')).toBeTruthy();
    expect(asked('inviteUser')[0]).toMatchObject({
      parameters: { tenantId: TENANT },
      body: { email: 'new@example.com', tenantRole: 'manager' },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks before it closes without what was typed, and closes at once where nothing was', async () => {
    const { user } = await open();
    const form = await dialog(user);
    await user.type(form.getByLabelText('Email'), 'new@example.com');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Close without saving?' }));
    expect(question.getByText('Not saved yet: Email.')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(form.getByLabelText('Email')).toHaveProperty('value', 'new@example.com');
    await user.clear(form.getByLabelText('Email'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows each mistake at its field and asks nobody', async () => {
    const { user, asked } = await open();
    const form = await dialog(user);
    await user.type(form.getByLabelText('Email'), 'new');
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(await form.findByText('A valid email is required')).toBeTruthy();
    expect(form.getByLabelText('Role').getAttribute('aria-invalid')).toBe('true');
    expect(asked('inviteUser')).toEqual([]);
  });

  it('offers the roles that are theirs to give', async () => {
    const { user } = await open({ profile: withRole('admin') });
    const form = await dialog(user);
    const options = within(form.getByLabelText('Role')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Choose a role',
      'Administrator',
      'Manager',
      'Employee',
    ]);
  });

  it('keeps what was typed when it was refused, and says why', async () => {
    const { user } = await open({
      handlers: { inviteUser: failing('CONFLICT', 'This person is invited already.') },
    });
    const form = await dialog(user);
    await user.type(form.getByLabelText('Email'), 'new@example.com');
    await user.selectOptions(form.getByLabelText('Role'), 'Manager');
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect((await form.findByRole('alert')).textContent).toContain('This person is invited already.');
    expect((form.getByLabelText('Email') as HTMLInputElement).value).toBe('new@example.com');
  });

  it('says that the mail could not be sent', async () => {
    const { user } = await open({ handlers: { inviteUser: invited(false) } });
    const form = await dialog(user);
    await user.type(form.getByLabelText('Email'), 'new@example.com');
    await user.selectOptions(form.getByLabelText('Role'), 'Manager');
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText(/the mail could not be sent/)).toBeTruthy();
  });

  it('an employee is somebody on a staff list who has no account yet', async () => {
    const records = [
      anEmployee({}),
      anEmployee({ employeeId: 8, firstName: 'Linked', uid: 'uid-8' }),
      anEmployee({ employeeId: 9, firstName: 'Gone', status: 'terminated' }),
    ];
    const { user, asked } = await open({
      handlers: { inviteUser: invited(true), listEmployees: () => ({ records }) },
    });
    const form = await dialog(user);
    await user.selectOptions(form.getByLabelText('Role'), 'Employee');
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(await form.findByText('Please choose where they work')).toBeTruthy();
    await user.selectOptions(form.getByLabelText('Restaurant'), 'Bella Napoli');
    const list = form.getByLabelText('On the staff list');
    await within(list).findByRole('option', { name: 'Rosa Delgado · Counter' });
    expect(within(list).queryByRole('option', { name: /Linked|Gone/ })).toBeNull();
    await user.selectOptions(list, 'Rosa Delgado · Counter');
    expect((form.getByLabelText('Email') as HTMLInputElement).value).toBe('rosa@example.com');
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(asked('inviteUser')).toHaveLength(1));
    expect(asked('inviteUser')[0]?.body).toEqual({
      email: 'rosa@example.com',
      tenantRole: 'employee',
      displayName: 'Rosa Delgado',
      employee: { restaurantId: 20_000_001, employeeId: 7 },
    });
  });

  it('puts somebody new on the staff list once, though the invitation needs a second try', async () => {
    const inviteUser = vi.fn();
    inviteUser.mockImplementationOnce(failing('CONFLICT', 'Not now.'));
    inviteUser.mockImplementation(invited(true));
    const { user, asked } = await open({
      handlers: {
        inviteUser,
        listEmployees: () => ({ records: [] }),
        createEmployee: () => anEmployee({ employeeId: 12 }),
      },
    });
    const form = await dialog(user);
    await user.type(form.getByLabelText('Email'), 'theo@example.com');
    await user.selectOptions(form.getByLabelText('Role'), 'Employee');
    await user.selectOptions(form.getByLabelText('Restaurant'), 'Bella Napoli');
    const list = await form.findByLabelText('On the staff list');
    await user.selectOptions(list, 'Somebody new: put them on the list');
    await user.type(form.getByLabelText('First name'), 'Theo');
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(await form.findByText('Last name is required')).toBeTruthy();
    await user.type(form.getByLabelText('Last name'), 'Okafor');
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(await form.findByText(/With this they would see nothing/)).toBeTruthy();
    expect(asked('createEmployee')).toEqual([]);
    await user.click(form.getByRole('checkbox', { name: 'Kitchen' }));
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    await form.findByText(/Not now/);
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(asked('inviteUser')).toHaveLength(2));
    expect(asked('createEmployee').map(({ body }) => body)).toEqual([
      {
        firstName: 'Theo',
        lastName: 'Okafor',
        email: 'theo@example.com',
        role: 'training',
        posAccess: false,
        kitchenAccess: true,
        managerAccess: false,
      },
    ]);
    expect(asked('inviteUser')[1]?.body).toMatchObject({
      displayName: 'Theo Okafor',
      employee: { restaurantId: 20_000_001, employeeId: 12 },
    });
  });
});

describe('those who were invited', () => {
  it.each([
    ['Waiting', {}],
    ['Expired', { expiresAt: '2020-01-01T00:00:00.000Z' }],
    ['Mail could not be sent', { sentAt: undefined }],
  ])('are listed with the state of their invitation: %s', async (state, wishes) => {
    const { sentAt, ...rest } = anInvitation(wishes as Partial<Invitation>);
    await open({ invitations: [sentAt === undefined ? rest : { ...rest, sentAt }] });
    const table = within(await screen.findByRole('table', { name: 'Invitations' }));
    expect(table.getByRole('row', { name: /new@example.com/ })).toBeTruthy();
    expect(table.getByText(state)).toBeTruthy();
  });

  it('get a new link, and it is said whether the mail went out', async () => {
    let mailSent = false;
    const { user } = await open({
      invitations: [anInvitation()],
      handlers: { resendInvitation: () => ({ invitation: anInvitation(), mailSent }) },
    });
    let menu = await menuOf(user, 'new@example.com');
    await user.click(menu.getByRole('menuitem', { name: 'Send again' }));
    expect(await screen.findByText(/The mail to new@example.com could not be sent/)).toBeTruthy();
    mailSent = true;
    menu = await menuOf(user, 'new@example.com');
    await user.click(menu.getByRole('menuitem', { name: 'Send again' }));
    expect(await screen.findByText('A new link was mailed to new@example.com')).toBeTruthy();
  });

  it('lose their invitation after a question', async () => {
    const invitations = [anInvitation()];
    const { user, asked } = await open({
      invitations,
      handlers: {
        revokeInvitation: () => {
          invitations.pop();
          return null;
        },
      },
    });
    const menu = await menuOf(user, 'new@example.com');
    await user.click(menu.getByRole('menuitem', { name: 'Withdraw…' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Withdraw the invitation of new@example.com?',
    });
    await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Invitations' })).toBeNull());
    expect(asked('revokeInvitation')[0]?.parameters).toEqual({ tenantId: TENANT, invitationId: 'inv-1' });
  });
});
