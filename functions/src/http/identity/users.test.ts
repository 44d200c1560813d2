import { pathTo } from '@bite/shared/api/route';
import { type RouteName, routes } from '@bite/shared/api/routes';
import { userMessages } from '@bite/shared/identity/messages';
import type { User } from '@bite/shared/identity/user.schema';
import { describe, expect, it } from 'vitest';
import { unauthenticated } from '../../identity/authenticate.ts';
import { linkIn } from '../../testing/memory-mailer.ts';
import { BELLA, memoryPeople } from '../../testing/memory-people.ts';
import { serveApi } from '../../testing/serve-api.ts';
import { userHandlers } from './users.ts';

const people = memoryPeople();
const site = people.person('site', { siteRole: 'site_admin', isSiteAdmin: true });
const owner = people.person('owner', { roles: { [BELLA]: 'owner' } });
people.person('cook', { roles: { [BELLA]: 'employee' } });

let caller: User = site;
let account = people.accounts.put({ uid: 'ada', email: 'ada@example.com', emailVerified: false });
const session = people.sessionOf('ada');

const origin = await serveApi({
  handlers: userHandlers(people),
  guards: {
    staff: async () => ({ user: caller, account, session }),
    account: async () => ({ account, user: undefined, session }),
    signedIn: async () => ({ account, user: undefined, session }),
  },
});

const nobody = async () => {
  throw unauthenticated();
};
const signedOut = await serveApi({
  handlers: userHandlers(people),
  guards: { staff: nobody, account: nobody, signedIn: nobody },
});

interface Answer {
  status: number;
  data: Record<string, unknown>;
  error: { code: string; message: string; details?: unknown };
}

async function ask(
  name: RouteName,
  {
    params,
    query = '',
    body,
  }: { params?: Record<string, string | number>; query?: string; body?: unknown } = {},
): Promise<Answer> {
  const answer = await fetch(`${origin}${pathTo(routes[name], params)}${query}`, {
    method: routes[name].method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) };
}

const tenantId = BELLA;

describe('the users’ endpoints', () => {
  it.each([
    ['C8-05, I8.2-02', 'deleteAdminUser', userMessages.cannotDelete],
    ['C8-05, I8.2-02', 'deleteAdminUserAccount', userMessages.cannotDelete],
    ['C8-05, I8.2-02', 'updateProfile', userMessages.cannotUpdateProfile],
    ['I8.2-02', 'sendVerification', userMessages.cannotSendVerification],
    ['And', 'getProfile', unauthenticated().message],
  ] as const)('%s %s tells somebody who is not signed in why it does nothing', async (_, name, message) => {
    const { method } = routes[name];
    const response = await fetch(`${signedOut}${pathTo(routes[name], { uid: 'cook' })}`, { method });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { code: 'UNAUTHENTICATED', message } });
  });

  it('O7.1-05, O5-12 refuse to set a colleague’s password, and say why', async () => {
    const body = { email: 'new@example.com', displayName: 'New Person', password: 'a-good-password' };
    const refused = await ask('createAdminUser', { body });
    expect(refused.status).toBe(400);
    expect(refused.error.message).toMatch(/^Nobody sets a colleague’s password/);
    expect(refused.error.details).toMatchObject({ fields: { password: expect.any(String) as string } });
    expect(await people.accounts.findByEmail('new@example.com')).toBeUndefined();
  });

  it('O7.1-02, O7.1-03, O7.1-04, O7.1-05 create, list, find, change and delete a person', async () => {
    caller = site;
    const created = await ask('createAdminUser', {
      body: { email: 'new@example.com', displayName: 'New Person' },
    });
    expect(created.status).toBe(201);
    const { user, version } = created.data as { user: User; version: string };
    const params = { uid: user.uid };
    expect((await ask('listAdminUsers', { query: '?limit=2' })).data['users']).toHaveLength(2);
    expect((await ask('searchAdminUsers', { query: '?searchTerm=new' })).data['users']).toHaveLength(1);
    expect((await ask('getAdminUser', { params })).data['version']).toBe(version);
    const changes = { displayName: 'Newer Person', isActive: true };
    const changed = await ask('updateAdminUser', { params, body: { version, changes } });
    expect(changed.data['user']).toMatchObject(changes);
    expect((await ask('deactivateAdminUser', { params })).data['user']).toMatchObject({ isActive: false });
    expect((await ask('reactivateAdminUser', { params })).data['user']).toMatchObject({ isActive: true });
    expect((await ask('verifyAdminUserEmail', { params })).data['user']).toMatchObject({
      emailVerified: true,
    });
    expect((await ask('deleteAdminUser', { params })).data).toBeNull();
    expect((await ask('deleteAdminUserAccount', { params })).data).toBeNull();
    expect((await ask('getAdminUser', { params })).error.code).toBe('NOT_FOUND');
  });

  it.each(['?searchTerm=a', '?searchTerm=ada&limit=101', '?searchTerm=ada&limit=0', ''])(
    'C5-12, I9-04 refuse the search "%s"',
    async (query) => {
      expect(await ask('searchAdminUsers', { query })).toMatchObject({
        status: 400,
        error: { code: 'VALIDATION_FAILED' },
      });
    },
  );

  it('I4-27, I6-04 list, assign, change, toggle and remove a tenant’s people', async () => {
    caller = owner;
    expect((await ask('listTenantUsers', { params: { tenantId } })).data['members']).toHaveLength(2);
    const params = { tenantId, uid: 'cook' };
    const manager = { member: { assignment: { role: 'manager', isActive: true } } };
    expect(
      (await ask('changeTenantUserRole', { params, body: { tenantRole: 'manager' } })).data,
    ).toMatchObject(manager);
    expect((await ask('toggleTenantUser', { params })).data).toMatchObject({
      member: { assignment: { isActive: false } },
    });
    expect((await ask('assignTenantUser', { params, body: { tenantRole: 'manager' } })).data).toMatchObject(
      manager,
    );
    expect((await ask('removeTenantUser', { params })).data).toBeNull();
  });

  it('I4-26 invite somebody, who signs up, accepts and is in', async () => {
    caller = owner;
    const invited = await ask('inviteUser', {
      params: { tenantId },
      body: { email: 'ada@example.com', tenantRole: 'manager' },
    });
    expect(invited.status).toBe(201);
    expect(invited.data).toMatchObject({ mailSent: true });
    const { invitationId } = invited.data['invitation'] as { invitationId: string };
    expect((await ask('listInvitations', { params: { tenantId } })).data['invitations']).toHaveLength(1);
    await ask('resendInvitation', { params: { tenantId, invitationId } });
    const code = people.mailer.sent.map(linkIn).at(-1)?.split('#code=')[1];
    expect((await ask('readInvitation', { body: { code } })).data).toMatchObject({
      invitation: { tenantName: 'Bella', email: 'ada@example.com' },
    });
    expect((await ask('signUp', { body: { firstName: 'Ada', lastName: 'Lopez' } })).status).toBe(201);
    expect((await ask('acceptInvitation', { body: { code } })).data).toMatchObject({
      user: { isActive: true, tenantIds: [tenantId] },
    });
    expect((await ask('revokeInvitation', { params: { tenantId, invitationId } })).error.code).toBe(
      'CONFLICT',
    );
    expect((await ask('readInvitation', { body: { code } })).status).toBe(404);
  });

  it('send the links of the own account', async () => {
    account = people.accounts.put({ uid: 'new', email: 'unproven@example.com', emailVerified: false });
    const before = people.mailer.sent.length;
    expect((await ask('sendVerification')).data).toBeNull();
    expect((await ask('requestPasswordReset', { body: { email: 'ada@example.com' } })).data).toBeNull();
    expect((await ask('requestPasswordReset', { body: { email: 'nobody@example.com' } })).data).toBeNull();
    expect(people.mailer.sent).toHaveLength(before + 2);
  });

  it.each(['__proto__', 'a/b', 'x'.repeat(128), 'constructor'])(
    'C8-05 find nobody under the uid %s',
    async (uid) => {
      caller = site;
      const answer = await ask('getAdminUser', { params: { uid } });
      expect(answer.error).toMatchObject({ code: 'NOT_FOUND', message: `User with UID ${uid} not found` });
    },
  );
});
