// Payloads about users: by people about themselves, and by administrators about others (C3-29, C5-12, I3.4-04). Stricter
// rules for new names and passwords do not apply to existing records.
import { z } from 'zod';
import { isPhone } from '../kernel/phone.ts';
import { webUrl } from '../kernel/schema.ts';
import { email, name, phone } from '../kernel/text.schema.ts';
import { siteRoles, tenantRoles } from './role-names.ts';
import { phoneNumber } from './user.schema.ts';
import { canSearchUsers, USER_LIST_LIMIT, USER_SEARCH_LIMIT, USER_SEARCH_LIMIT_MAX } from './user-search.ts';

const TENANT_ID = 'Tenant ID must be a positive number';

const password = z
  .string('Password must be at least 6 characters')
  .min(6, 'Password must be at least 6 characters');
/** The sign-in service refuses longer ones. */
export const newPassword = password.max(4096, 'This password is too long');
const TOO_SHORT = 'Display name must be at least 2 characters';
export const displayName = name(100, TOO_SHORT).min(2, TOO_SHORT);
const tenantId = z.int(TENANT_ID).positive(TENANT_ID);
const tenantRole = z.enum(tenantRoles);

const createFields = z.strictObject({
  email: email(),
  password,
  displayName,
  tenantId: tenantId.optional(),
  tenantRole: tenantRole.optional(),
});
type Placed = { tenantId?: unknown; tenantRole?: unknown };
const isPlacedWhole = (user: Placed): boolean =>
  (user.tenantId === undefined) === (user.tenantRole === undefined);
const placedWhole = { path: ['tenantRole'], message: 'A business and a role in it go together' };

/** A new person with everything that an account needs. Site staff have no tenant. */
export const userCreate = createFields.refine(isPlacedWhole, placedWhole);

/** Sent by an administrator to create a person: the same without the password, which only its owner sets. */
export const adminUserCreate = createFields
  .extend({
    password: z
      .never('Nobody sets a colleague’s password: they choose their own, by a link that is mailed to them')
      .optional(),
  })
  .refine(isPlacedWhole, placedWhole);

export const assignmentPayload = z.strictObject({ uid: name(128, 'UID is required'), tenantId, tenantRole });

const firstName = name(100, 'First name is required');
const lastName = name(100, 'Last name is required');

const sentPhoneNumber = z
  .object({ ...phoneNumber.shape, countryCode: phoneNumber.shape.countryCode.max(6), number: name(40) })
  .refine(({ countryCode, number }) => isPhone(`${countryCode} ${number}`), {
    path: ['number'],
    message: 'Please enter a phone number',
  });

/** I5.1-13. */
export const signUp = z.strictObject({
  email: email(),
  password,
  firstName,
  lastName,
  phone: phone().optional(),
});

/** What a social account does not provide. */
export const socialSignUp = z.strictObject({ firstName, lastName, phone: phone().optional() });

/** Changes to one's own record: absent fields stay, null removes. */
export const profileUpdate = z.strictObject({
  displayName: displayName.nullable().optional(),
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  phoneNumber: sentPhoneNumber.nullable().optional(),
  photoURL: webUrl('A valid URL is required for photoURL').nullable().optional(),
});

/** Changes by site administrators to any record. Assignments have their own payloads. */
export const userUpdate = profileUpdate.extend({
  emailVerified: z.boolean().optional(),
  siteRole: z.enum(siteRoles).nullable().optional(),
  isSiteAdmin: z.boolean().optional(),
  isActive: z.boolean().optional(),
});

/** From a query string, where numbers are text. */
export const userSearch = z.strictObject({
  searchTerm: z.string().trim().max(100).refine(canSearchUsers, 'Enter at least 2 characters'),
  limit: z.coerce.number().int().positive().max(USER_SEARCH_LIMIT_MAX).default(USER_SEARCH_LIMIT),
});

export const userPage = z.strictObject({
  limit: z.coerce.number().int().positive().max(USER_SEARCH_LIMIT_MAX).default(USER_LIST_LIMIT),
  pageToken: z.string().min(1).max(1000).optional(),
});

export type AdminUserCreate = z.output<typeof adminUserCreate>;
export type UserCreate = z.output<typeof userCreate>;
export type AssignmentPayload = z.output<typeof assignmentPayload>;
export type SignUp = z.output<typeof signUp>;
export type SocialSignUp = z.output<typeof socialSignUp>;
export type ProfileUpdate = z.output<typeof profileUpdate>;
export type UserUpdate = z.output<typeof userUpdate>;
