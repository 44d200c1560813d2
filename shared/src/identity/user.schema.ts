// People who work with Bite. Diners are in customers/{uid} and not here.
import { z } from 'zod';
import { isoTime, required, webUrl } from '../kernel/schema.ts';
import { siteRoles, tenantRoles } from './role-names.ts';

const TENANT_ID = 'Tenant ID must be a positive number';

export const tenantAssignment = z.object({
  tenantId: z.int(TENANT_ID).positive(TENANT_ID),
  role: z.enum(tenantRoles),
  isActive: z.boolean(),
  assignedAt: isoTime,
  updatedAt: isoTime,
});

/** The user's access by tenant id and restaurant id. Derived by the server; nobody edits it. */
export const access = z.record(
  z.string(),
  z.object({
    role: z.enum(tenantRoles),
    restaurants: z.record(
      z.string(),
      z.object({
        pos: z.boolean(),
        kitchen: z.boolean(),
        manage: z.boolean(),
        /** Delivers orders: sees deliveries that are ready or on their way. Absent if not. */
        deliver: z.literal(true).optional(),
      }),
    ),
  }),
);

export const phoneNumber = z.object({
  countryCode: z.string().startsWith('+', "Country code must start with a '+'"),
  number: z.string(),
});

/** users/{uid} as stored (I3.4-02, C3-28). Payloads are in user-payloads.schema.ts. */
export const user = z.object({
  uid: required('UID is required'),
  email: z.email('A valid email is required'),
  displayName: z.string('displayName must be a string').optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  phoneNumber: phoneNumber.optional(),
  photoURL: webUrl('A valid URL is required for photoURL').optional(),
  emailVerified: z.boolean().default(false),
  siteRole: z.enum(siteRoles).optional(),
  isSiteAdmin: z.boolean().default(false),
  tenantAssignments: z.array(tenantAssignment).default([]),
  access: access.default({}),
  /** All tenants of the assignments, active or not, for queries. Derived (derived-user.ts). */
  tenantIds: z.array(z.int().positive()).default([]),
  /** Tenants in which they are an employee without a restaurant, for queries. Derived (derived-user.ts). */
  unplacedIn: z.array(z.int().positive()).default([]),
  /** The sort key of lists. Derived (derived-user.ts). */
  searchName: z.string().default(''),
  isActive: z.boolean().default(true),
  /** When all sessions were last ended: earlier sessions are invalid. The security rules read it. */
  revokedAt: isoTime.optional(),
  /** Sessions that were ended one by one, with their start times, until they would have expired. The rules read it. */
  endedSessions: z.record(z.string(), isoTime).optional(),
  createdAt: isoTime,
  lastLogin: isoTime.optional(),
  updatedAt: isoTime,
});

export type User = z.output<typeof user>;
export type TenantAssignment = z.output<typeof tenantAssignment>;
export type Access = z.output<typeof access>;
