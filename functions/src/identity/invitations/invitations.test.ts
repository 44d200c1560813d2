import type { InvitationInput } from '@bite/shared/identity/invitation.schema';
import type { User } from '@bite/shared/identity/user.schema';
import { DAY } from '@bite/shared/kernel/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { invitations, recordsOf, users } from '../../collections/collections.ts';
import { asStored } from '../../collections/find-readable.ts';
import { callerOf } from '../../testing/caller-of.ts';
import { linkIn } from '../../testing/memory-mailer.ts';
import { BELLA, by, type MemoryPeople, memoryPeople, ROMA, type Roles } from '../../testing/memory-people.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { inviteUser } from './invite-user.ts';
import { listInvitations, resendInvitation, revokeInvitation } from './manage-invitations.ts';
import { readInvitation } from './open-invitation.ts';

const place = { tenantId: BELLA, restaurantId: 20_000_001 };

let people: MemoryPeople;
let owner: User;
let admin: User;

beforeEach(() => {
  people = memoryPeople();
  owner = people.person('owner', { roles: { [BELLA]: 'owner' }, displayName: 'Luigi' });
  admin = people.person('admin', { roles: { [BELLA]: 'admin' } });
});

const invite = (change: Partial<InvitationInput> = {}, actor = owner) =>
  inviteUser(people, by(actor), BELLA, { email: 'New@Example.com', tenantRole: 'manager', ...change });

/** The code in the latest mail. */
function mailedCode(): string {
  const mail = people.mailer.sent.at(-1);
  if (!mail) throw new Error('No mail was sent');
  return decodeURIComponent(linkIn(mail).split('#code=')[1] ?? '');
}

const newcomer = (email = 'new@example.com') => {
  const account = people.accounts.put({ uid: 'newcomer', email, emailVerified: false });
  return { account, requestId: 'request-2' };
};

const accept = (code: string, who = newcomer(), person = {}) =>
  acceptInvitation(people, who, { code, ...person });
const storedInvitations = () => people.records.find(invitations, { limit: 10 });

const invalid = {
  code: 'NOT_FOUND',
  message: 'This invitation is not valid, or not for the account you are signed in with. Ask for a new one.',
};

describe('inviting', () => {
  it('I6-04 mails a link of which only the hash is stored', async () => {
    const { invitation, mailSent } = await invite();
    expect(mailSent).toBe(true);
    expect(invitation).toMatchObject({
      tenantId: BELLA,
      email: 'new@example.com',
      tenantRole: 'manager',
      state: 'pending',
      invitedBy: 'owner',
      sentAt: new Date(people.now()).toISOString(),
      expiresAt: new Date(people.now() + 7 * DAY).toISOString(),
    });
    const [mail] = people.mailer.sent;
    expect(mail?.to).toBe('new@example.com');
    expect(mail?.text).toContain('Luigi invites you to work with Bella on Bite as a manager.');
    const code = mailedCode();
    expect(Buffer.from(code, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(people.records.documents())).not.toContain(code);
    expect(invitation).not.toHaveProperty('codeHash');
    expect(await people.audit()).toContain(`owner create invitations ${invitation.invitationId}`);
  });

  it('I6-04 takes the place of an open invitation to the same address, in any spelling', async () => {
    await invite();
    const before = mailedCode();
    await invite({ email: 'NEW@example.com' });
    await expect(readInvitation(people, before)).rejects.toMatchObject(invalid);
    expect((await listInvitations(people, callerOf(owner), BELLA, { limit: 50 })).invitations).toHaveLength(
      1,
    );
    expect((await storedInvitations()).map(({ record }) => record.state).sort()).toEqual([
      'pending',
      'revoked',
    ]);
  });

  it.each([
    ['somebody’s record', users, { email: 'new@example.com' }],
    ['an open invitation', invitations, { email: 'new@example.com', tenantId: BELLA, state: 'pending' }],
  ])('I6-04 goes out although %s with the same address cannot be read', async (_, at, broken) => {
    people.records.put({ path: at.path, schema: asStored }, 'broken', broken);
    expect(await invite()).toMatchObject({ mailSent: true });
  });

  it('I6-04 stands without its mail, and says so', async () => {
    people.mailer.isDown = true;
    const { invitation, mailSent } = await invite();
    expect(mailSent).toBe(false);
    expect(invitation).not.toHaveProperty('sentAt');
    expect(JSON.stringify(people.logged)).not.toContain('@');
  });

  it('I6-04 is for administrators, and of owners for owners', async () => {
    const manager = people.person('manager', { roles: { [BELLA]: 'manager' } });
    await expect(invite({}, manager)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(invite({ tenantRole: 'owner' }, admin)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(invite({ tenantRole: 'owner' })).resolves.toBeDefined();
    await expect(invite({ tenantRole: 'employee' }, admin)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(people.mailer.sent).toHaveLength(1);
  });

  it('I6-04 somebody who works here is no newcomer; of somebody who works elsewhere nothing is said', async () => {
    people.person('cook', { roles: { [BELLA]: 'employee off' } });
    people.person('roman', { roles: { [ROMA]: 'employee' } });
    await expect(invite({ email: 'cook@example.com' })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(invite({ email: 'roman@example.com' })).resolves.toMatchObject({ mailSent: true });
  });

  it('I6-04 names only an employee who is there and has no sign-in', async () => {
    people.employ(place, 1);
    people.employ(place, 2, { uid: 'cook' });
    const naming = (employeeId: number) =>
      invite({ employee: { restaurantId: place.restaurantId, employeeId } });
    await expect(naming(1)).resolves.toBeDefined();
    await expect(naming(2)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(naming(3)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { 'employee.employeeId': 'There is no such employee' } },
    });
  });
});

describe('an open invitation', () => {
  it('I6-04 is sent again with a new link; the old one opens nothing', async () => {
    const { invitation } = await invite();
    const before = mailedCode();
    people.clock.now += 8 * DAY;
    const { invitation: again } = await resendInvitation(people, by(admin), invitation);
    expect(again.expiresAt).toBe(new Date(people.now() + 7 * DAY).toISOString());
    await expect(readInvitation(people, before)).rejects.toMatchObject(invalid);
    expect(await readInvitation(people, mailedCode())).toMatchObject({ email: 'new@example.com' });
  });

  it('I6-04 is taken back, once and for all', async () => {
    const { invitation } = await invite();
    await revokeInvitation(people, by(owner), invitation);
    await revokeInvitation(people, by(owner), invitation);
    await expect(accept(mailedCode())).rejects.toMatchObject(invalid);
    await expect(resendInvitation(people, by(owner), invitation)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await listInvitations(people, callerOf(owner), BELLA, { limit: 50 })).invitations).toEqual([]);
  });

  it('I6-04 is nobody else’s: of another tenant’s there is none', async () => {
    const { invitation } = await invite();
    const roman = people.person('roman', { roles: { [ROMA]: 'owner' } });
    const here = { tenantId: ROMA, invitationId: invitation.invitationId };
    for (const at of [here, { ...here, invitationId: 'nothing' }]) {
      const none = { code: 'NOT_FOUND', message: 'There is no such invitation' };
      await expect(resendInvitation(people, by(roman), at)).rejects.toMatchObject(none);
      await expect(revokeInvitation(people, by(roman), at)).rejects.toMatchObject(none);
    }
    await expect(revokeInvitation(people, by(roman), invitation)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(listInvitations(people, callerOf(roman), BELLA, { limit: 50 })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('I6-04 of an owner is an owner’s to send again and take back', async () => {
    const { invitation } = await invite({ tenantRole: 'owner' });
    await expect(resendInvitation(people, by(admin), invitation)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(revokeInvitation(people, by(admin), invitation)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('accepting', () => {
  it('C4-03, I4-26, I4-27 lets somebody new in at once: record, assignment, proven email', async () => {
    await invite();
    const user = await accept(mailedCode(), newcomer(), {
      firstName: 'Nina',
      lastName: 'Neri',
      phone: '518 555 0101',
    });
    expect(user).toMatchObject({
      uid: 'newcomer',
      email: 'new@example.com',
      displayName: 'Nina Neri',
      phoneNumber: { countryCode: '+1', number: '518 555 0101' },
      isActive: true,
      isSiteAdmin: false,
      emailVerified: true,
      tenantIds: [BELLA],
      access: { [BELLA]: { role: 'manager', restaurants: {} } },
      searchName: 'nina neri',
    });
    expect(await people.recordOf('newcomer')).toEqual(user);
    expect(await people.accounts.find('newcomer')).toMatchObject({
      emailVerified: true,
      displayName: 'Nina Neri',
    });
    expect((await storedInvitations())[0]?.record).toMatchObject({
      state: 'accepted',
      acceptedBy: 'newcomer',
    });
  });

  it.each([
    ['turns around what follows', 'Nina\u202eireN'],
    ['has NUL and ESC in it', 'N\0ina\u001b[2J'],
    ['has lines', 'Nina\nPay now'],
    ['is endless', 'N'.repeat(4000)],
  ])('C4-03 keeps no name of the account that %s', async (_, displayName) => {
    await invite({ displayName: undefined });
    const { account, ...caller } = newcomer();
    const user = await accept(mailedCode(), { ...caller, account: { ...account, displayName } });
    expect(user).not.toHaveProperty('displayName');
  });

  it('I4-26 lets somebody in who signed up and waits', async () => {
    people.person('waiting', { isActive: false, displayName: 'Wanda' });
    await invite({ email: 'waiting@example.com' });
    const account = people.accounts.put({ uid: 'waiting', email: 'Waiting@example.com' });
    expect(await accept(mailedCode(), { account, requestId: 'r' })).toMatchObject({
      displayName: 'Wanda',
      isActive: true,
      tenantIds: [BELLA],
    });
  });

  it('I4-27 links the employee record it names, and what that opens', async () => {
    people.employ(place, 1, { role: 'cook' });
    await invite({ tenantRole: 'employee', employee: { restaurantId: place.restaurantId, employeeId: 1 } });
    const { access } = await accept(mailedCode());
    expect(access[BELLA]?.restaurants['20000001']).toEqual({ pos: false, kitchen: true, manage: false });
    expect((await people.records.get(recordsOf('employees', place), '1'))?.uid).toBe('newcomer');
  });

  it('I4-27 holds without the employee record where that is somebody else’s by now', async () => {
    people.employ(place, 1);
    await invite({ tenantRole: 'employee', employee: { restaurantId: place.restaurantId, employeeId: 1 } });
    people.employ(place, 1, { uid: 'cook' });
    expect((await accept(mailedCode())).access).toEqual({ [BELLA]: { role: 'employee', restaurants: {} } });
  });

  it('I6-04 a code works once, however many come with it at the same moment', async () => {
    await invite();
    const code = mailedCode();
    const who = newcomer();
    const outcomes = await Promise.allSettled([accept(code, who), accept(code, who), accept(code, who)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(accept(code, who)).rejects.toMatchObject(invalid);
  });

  it('I6-04 the code is for the invited address alone; for any other account it is not valid', async () => {
    await invite();
    const code = mailedCode();
    await expect(accept(code, newcomer('eve@example.com'))).rejects.toMatchObject(invalid);
    await expect(accept(`${code}x`, newcomer())).rejects.toMatchObject(invalid);
    expect(await people.records.get(users, 'newcomer')).toBeUndefined();
    await expect(accept(code, newcomer('NEW@example.com'))).resolves.toBeDefined();
  });

  it('I6-04 after seven days, or for a tenant that is suspended, it is not valid', async () => {
    await invite();
    people.suspend(BELLA);
    await expect(accept(mailedCode())).rejects.toMatchObject(invalid);
    const later = memoryPeople();
    people = later;
    owner = people.person('owner', { roles: { [BELLA]: 'owner' } });
    await invite();
    people.clock.now += 7 * DAY;
    await expect(accept(mailedCode())).rejects.toMatchObject(invalid);
    await expect(readInvitation(people, mailedCode())).rejects.toMatchObject(invalid);
  });

  it('I6-04 an old invitation demotes nobody who works here by now', async () => {
    await invite({ tenantRole: 'employee' });
    const account = people.accounts.put({ uid: 'newcomer', email: 'new@example.com' });
    people.person('newcomer', { email: 'new@example.com', roles: { [BELLA]: 'owner' } });
    await expect(accept(mailedCode(), { account, requestId: 'r' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect((await people.recordOf('newcomer')).access[BELLA]?.role).toBe('owner');
  });

  const dismissed = (change: Partial<User>, roles: Roles = {}) => {
    people.person('newcomer', { email: 'new@example.com', isActive: false, roles, ...change });
    return newcomer();
  };

  it('I4-26 opens nothing that another tenant has shut', async () => {
    await invite();
    const { access } = await accept(mailedCode(), dismissed({}, { [ROMA]: 'manager' }));
    expect(access).toEqual({ [BELLA]: { role: 'manager', restaurants: {} } });
  });

  it.each([{ siteRole: 'support' }, { isSiteAdmin: true }] as const)(
    'I4-26 brings back nobody of the site who was switched off (%j)',
    async (change) => {
      await invite();
      await expect(accept(mailedCode(), dismissed(change))).rejects.toMatchObject({ code: 'CONFLICT' });
      expect((await people.recordOf('newcomer')).isActive).toBe(false);
    },
  );

  it('I8.2-10 holds where the account cannot be told', async () => {
    await invite();
    const code = mailedCode();
    const who = newcomer();
    people.accounts.isDown = true;
    expect(await accept(code, who)).toMatchObject({ isActive: true, emailVerified: true });
    expect(people.logged).toHaveLength(1);
  });
});

describe('what the holder of a link sees', () => {
  it('I6-04 is who invites whom as what, and nothing else', async () => {
    const { invitation } = await invite({ displayName: 'Nina' });
    expect(await readInvitation(people, mailedCode())).toEqual({
      email: 'new@example.com',
      tenantName: 'Bella',
      tenantRole: 'manager',
      displayName: 'Nina',
      expiresAt: invitation.expiresAt,
    });
  });
});
