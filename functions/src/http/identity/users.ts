import { answering, answeringNothing } from '../answering.ts';
// Handlers for users: sign-up, profile, administration, members of a tenant, and invitations.

import { assertUncommon } from '../../identity/account/assert-uncommon.ts';
import { type ChangePasswordDeps, changePassword } from '../../identity/account/change-password.ts';
import { getProfile, stampLastLogin, updateProfile } from '../../identity/account/profile.ts';
import {
  type PasswordResetDeps,
  requestPasswordReset,
} from '../../identity/account/request-password-reset.ts';
import {
  type ResetPasswordDeps,
  readPasswordReset,
  resetPassword,
} from '../../identity/account/reset-password.ts';
import { sendVerification } from '../../identity/account/send-verification.ts';
import { signUp } from '../../identity/account/sign-up.ts';
import type { UserDeps as ChangeDeps } from '../../identity/change-user.ts';
import { acceptInvitation } from '../../identity/invitations/accept-invitation.ts';
import { inviteUser } from '../../identity/invitations/invite-user.ts';
import {
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from '../../identity/invitations/manage-invitations.ts';
import { readInvitation } from '../../identity/invitations/open-invitation.ts';
import {
  assignMember,
  changeMemberRole,
  removeMember,
  toggleMember,
} from '../../identity/members/change-members.ts';
import { listMembers } from '../../identity/members/list-members.ts';
import { listUnplaced } from '../../identity/members/list-unplaced-users.ts';
import { deactivateUser, reactivateUser, verifyEmail } from '../../identity/users/account-status.ts';
import { type CreateUserDeps, createUser } from '../../identity/users/create-user.ts';
import { deleteAccount, deleteUser } from '../../identity/users/delete-user.ts';
import { getUser, listUsers, searchUsers } from '../../identity/users/read-users.ts';
import { updateUser } from '../../identity/users/update-user.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Handlers } from '../contract.ts';
import { withIdempotencyKey } from '../with-idempotency-key.ts';

export type UserDeps = ChangeDeps &
  CreateUserDeps &
  PasswordResetDeps &
  ChangePasswordDeps &
  ResetPasswordDeps & { accounts: Accounts };

type OwnHandlers = Pick<
  Handlers,
  | 'signUp'
  | 'sendVerification'
  | 'requestPasswordReset'
  | 'readPasswordReset'
  | 'resetPassword'
  | 'checkPassword'
  | 'changePassword'
  | 'readInvitation'
  | 'acceptInvitation'
  | 'getProfile'
  | 'updateProfile'
  | 'stampLastLogin'
>;

type AdminUserHandlers = Pick<
  Handlers,
  | 'listAdminUsers'
  | 'createAdminUser'
  | 'searchAdminUsers'
  | 'getAdminUser'
  | 'updateAdminUser'
  | 'deleteAdminUser'
  | 'deleteAdminUserAccount'
  | 'deactivateAdminUser'
  | 'reactivateAdminUser'
  | 'verifyAdminUserEmail'
>;

type MemberHandlers = Pick<
  Handlers,
  | 'listTenantUsers'
  | 'listUnplacedUsers'
  | 'assignTenantUser'
  | 'changeTenantUserRole'
  | 'toggleTenantUser'
  | 'removeTenantUser'
  | 'listInvitations'
  | 'inviteUser'
  | 'resendInvitation'
  | 'revokeInvitation'
>;

export function userHandlers(deps: UserDeps): OwnHandlers & AdminUserHandlers & MemberHandlers {
  return { ...ownHandlers(deps), ...adminUserHandlers(deps), ...memberHandlers(deps) };
}

function ownHandlers(deps: UserDeps): OwnHandlers {
  return {
    signUp: async (request) => ({
      data: { user: await signUp(withIdempotencyKey(deps, request), request, request.body) },
    }),

    sendVerification: answeringNothing(({ account }) => sendVerification(deps, account)),

    requestPasswordReset: answeringNothing(({ body }) => requestPasswordReset(deps, body.email)),

    readPasswordReset: answering(({ body }) => readPasswordReset(deps, body.code)),

    resetPassword: answeringNothing(({ body }) => resetPassword(deps, body)),

    checkPassword: answeringNothing(({ body }) => assertUncommon(deps, body.password)),

    changePassword: async ({ body, ...caller }) => {
      await changePassword(deps, caller, body);
      return { data: null, session: 'clear' };
    },

    readInvitation: async ({ body }) => ({ data: { invitation: await readInvitation(deps, body.code) } }),

    acceptInvitation: async (request) => {
      const once = withIdempotencyKey(deps, request);
      return { data: { user: await acceptInvitation(once, request, request.body) } };
    },

    getProfile: async (caller) => ({ data: { user: await getProfile(deps, caller) } }),

    updateProfile: async ({ body, ...caller }) => ({
      data: { user: await updateProfile(deps, caller, body) },
    }),

    stampLastLogin: async (caller) => ({ data: { user: await stampLastLogin(deps, caller) } }),
  };
}

function adminUserHandlers(deps: UserDeps): AdminUserHandlers {
  return {
    listAdminUsers: answering(({ query, ...caller }) => listUsers(deps, caller, query)),

    createAdminUser: answering((request) =>
      createUser(withIdempotencyKey(deps, request), request, request.body),
    ),

    searchAdminUsers: async ({ query, ...caller }) => ({
      data: { users: await searchUsers(deps, caller, query) },
    }),

    getAdminUser: answering(({ params, ...caller }) => getUser(deps, caller, params.uid)),

    updateAdminUser: answering(({ params, body, ...caller }) => updateUser(deps, caller, params.uid, body)),

    deleteAdminUser: answeringNothing(({ params, ...caller }) => deleteUser(deps, caller, params.uid)),

    deleteAdminUserAccount: answeringNothing(({ params, ...caller }) =>
      deleteAccount(deps, caller, params.uid),
    ),

    deactivateAdminUser: answering(({ params, ...caller }) => deactivateUser(deps, caller, params.uid)),

    reactivateAdminUser: answering(({ params, ...caller }) => reactivateUser(deps, caller, params.uid)),

    verifyAdminUserEmail: answering(({ params, ...caller }) => verifyEmail(deps, caller, params.uid)),
  };
}

function memberHandlers(deps: UserDeps): MemberHandlers {
  return {
    listTenantUsers: answering(({ params, query, ...caller }) =>
      listMembers(deps, caller, params.tenantId, query),
    ),

    listUnplacedUsers: answering(({ params, ...caller }) => listUnplaced(deps, caller, params.tenantId)),

    assignTenantUser: async ({ params, body, ...caller }) => ({
      data: { member: await assignMember(deps, caller, params, body.tenantRole) },
    }),

    changeTenantUserRole: async ({ params, body, ...caller }) => ({
      data: { member: await changeMemberRole(deps, caller, params, body.tenantRole) },
    }),

    toggleTenantUser: async ({ params, ...caller }) => ({
      data: { member: await toggleMember(deps, caller, params) },
    }),

    removeTenantUser: answeringNothing(({ params, ...caller }) => removeMember(deps, caller, params)),

    listInvitations: answering(({ params, query, ...caller }) =>
      listInvitations(deps, caller, params.tenantId, query),
    ),

    inviteUser: async (request) => {
      const { params, body } = request;
      const once = withIdempotencyKey(deps, request);
      return { data: await inviteUser(once, request, params.tenantId, body) };
    },

    resendInvitation: answering((request) =>
      resendInvitation(withIdempotencyKey(deps, request), request, request.params),
    ),

    revokeInvitation: answeringNothing(({ params, ...caller }) => revokeInvitation(deps, caller, params)),
  };
}
