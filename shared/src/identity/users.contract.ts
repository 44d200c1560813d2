// Users: one's own profile, all users for site administrators, and the members of one tenant.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { creating, idParameter, pageAnswer, pageQuery, unreadableRecords } from '../api/parameters.ts';
import { isoTime } from '../kernel/schema.ts';
import { versionedChange } from '../records/records.contract.ts';
import { invitationInput, listedInvitation } from './invitation.schema.ts';
import { userMessages } from './messages.ts';
import { tenantRoles } from './role-names.ts';
import { access, tenantAssignment, user } from './user.schema.ts';
import { adminUserCreate, profileUpdate, userSearch, userUpdate } from './user-payloads.schema.ts';

const uid = z.string().min(1).max(128);
const oneUser = z.object({ uid });
const tenant = z.object({ tenantId: idParameter });
const oneMember = z.object({ tenantId: idParameter, uid });
const oneInvitation = z.object({ tenantId: idParameter, invitationId: z.string().min(1).max(100) });

const versionedUser = z.strictObject({ user, version: z.string() });

/** What a tenant sees of its members: nothing about other tenants. */
export const tenantMember = z.strictObject({
  uid,
  email: z.string(),
  displayName: z.string().optional(),
  emailVerified: z.boolean(),
  isActive: z.boolean(),
  lastLogin: isoTime.optional(),
  assignment: tenantAssignment,
  /** The restaurants where they are employed, and their access there. */
  restaurants: access.valueType.shape.restaurants,
  /** Whether this tenant may deactivate the whole account, since the person works for nobody else. */
  isOnlyHere: z.boolean(),
});

/** The fields that are needed to create an employee record. */
const unplacedPerson = z.strictObject({ uid, email: z.string(), displayName: z.string().optional() });

const memberAnswer = z.strictObject({ member: tenantMember });
const role = z.strictObject({ tenantRole: z.enum(tenantRoles) });
const inTenant = ['TENANT_NOT_FOUND', 'TENANT_SUSPENDED'] as const;

export const userEndpoints = {
  getProfile: {
    summary: 'The caller’s own record.',
    answer: z.strictObject({ user }),
    refuses: ['NOT_FOUND'],
  },
  updateProfile: {
    summary: 'Changes the caller’s own names, phone or picture; never roles, flags or assignments.',
    body: profileUpdate,
    answer: z.strictObject({ user }),
    signedOut: userMessages.cannotUpdateProfile,
    refuses: ['NOT_FOUND'],
  },
  stampLastLogin: {
    summary: 'Notes the first sign-in, where none is noted yet.',
    answer: z.strictObject({ user }),
    refuses: ['NOT_FOUND'],
  },
  listAdminUsers: {
    summary: 'Everybody who works with Bite, page by page; for site staff.',
    query: pageQuery,
    answer: z.strictObject({ users: z.array(versionedUser), ...pageAnswer }),
  },
  createAdminUser: {
    summary: 'Creates an account and its inactive record, and mails a link to choose a password.',
    headers: creating,
    body: adminUserCreate,
    answer: versionedUser.extend({ mailSent: z.boolean() }),
    status: 201,
    refuses: ['CONFLICT', 'TENANT_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  },
  searchAdminUsers: {
    summary: 'People whose name, email or phone contains the term; for site staff.',
    query: userSearch,
    answer: z.strictObject({ users: z.array(versionedUser) }),
  },
  getAdminUser: {
    summary: 'One person’s record; for site staff.',
    params: oneUser,
    answer: versionedUser,
    refuses: ['NOT_FOUND'],
  },
  updateAdminUser: {
    summary: 'Changes a person’s record; for site administrators.',
    params: oneUser,
    body: versionedChange(userUpdate),
    answer: versionedUser,
    refuses: ['NOT_FOUND', 'CONFLICT'],
  },
  deleteAdminUser: {
    summary: 'Deletes a person’s record; the sign-in account remains.',
    params: oneUser,
    answer: z.null(),
    signedOut: userMessages.cannotDelete,
    refuses: ['NOT_FOUND', 'CONFLICT'],
  },
  deleteAdminUserAccount: {
    summary: 'Deletes the sign-in account of a person whose record is gone.',
    params: oneUser,
    answer: z.null(),
    signedOut: userMessages.cannotDelete,
    refuses: ['NOT_FOUND', 'CONFLICT'],
  },
  deactivateAdminUser: {
    summary: 'Locks a person out with the next request, and ends their sessions.',
    params: oneUser,
    answer: versionedUser,
    refuses: [...inTenant, 'NOT_FOUND', 'CONFLICT'],
  },
  reactivateAdminUser: {
    summary: 'Lets a person in.',
    params: oneUser,
    answer: versionedUser,
    refuses: [...inTenant, 'NOT_FOUND'],
  },
  verifyAdminUserEmail: {
    summary: 'Notes that a person’s email address is theirs.',
    params: oneUser,
    answer: versionedUser,
    refuses: ['NOT_FOUND'],
  },
  listTenantUsers: {
    summary: 'Who works for a tenant, page by page.',
    params: tenant,
    query: pageQuery,
    answer: z.strictObject({ members: z.array(tenantMember), ...pageAnswer }),
    refuses: inTenant,
  },
  listUnplacedUsers: {
    summary: 'Employees who are on no restaurant’s staff list yet, for those who look after the staff lists.',
    params: tenant,
    answer: z.strictObject({ people: z.array(unplacedPerson), unreadable: unreadableRecords }),
    refuses: inTenant,
  },
  assignTenantUser: {
    summary: 'Gives a known person a role in a tenant: active at once.',
    params: oneMember,
    body: role,
    answer: memberAnswer,
    refuses: [...inTenant, 'NOT_FOUND', 'CONFLICT'],
  },
  changeTenantUserRole: {
    summary: 'Changes somebody’s role in a tenant.',
    params: oneMember,
    body: role,
    answer: memberAnswer,
    refuses: [...inTenant, 'NOT_FOUND', 'CONFLICT'],
  },
  toggleTenantUser: {
    summary: 'Switches somebody’s assignment to a tenant off, or on again.',
    params: oneMember,
    answer: memberAnswer,
    refuses: [...inTenant, 'NOT_FOUND', 'CONFLICT'],
  },
  removeTenantUser: {
    summary: 'Takes somebody’s assignment to a tenant away; nothing where there is none.',
    params: oneMember,
    answer: z.null(),
    refuses: [...inTenant, 'NOT_FOUND', 'CONFLICT'],
  },
  listInvitations: {
    summary: 'The invitations that nobody has answered yet.',
    params: tenant,
    query: pageQuery,
    answer: z.strictObject({ invitations: z.array(listedInvitation), ...pageAnswer }),
    refuses: inTenant,
  },
  inviteUser: {
    summary: 'Invites somebody to work for a tenant, by a link that is mailed.',
    params: tenant,
    headers: creating,
    body: invitationInput,
    answer: z.strictObject({ invitation: listedInvitation, mailSent: z.boolean() }),
    status: 201,
    refuses: [...inTenant, 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  },
  resendInvitation: {
    summary: 'Mails a new link; the old one opens nothing any more.',
    params: oneInvitation,
    headers: creating,
    answer: z.strictObject({ invitation: listedInvitation, mailSent: z.boolean() }),
    refuses: [...inTenant, 'NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  },
  revokeInvitation: {
    summary: 'Takes an invitation back: its link opens nothing any more.',
    params: oneInvitation,
    answer: z.null(),
    refuses: [...inTenant, 'NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
