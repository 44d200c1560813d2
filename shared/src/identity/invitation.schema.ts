// An invitation to a tenant by a mailed link, so that nobody sets a colleague's password.
import { z } from 'zod';
import { isoTime, positiveId } from '../kernel/schema.ts';
import { email } from '../kernel/text.schema.ts';
import { tenantRoles } from './role-names.ts';
import { displayName } from './user-payloads.schema.ts';

/** Sent by an owner or admin. `employee` links an existing employee record to the person who accepts. */
export const invitationInput = z.strictObject({
  email: email(),
  tenantRole: z.enum(tenantRoles),
  displayName: displayName.optional(),
  employee: z.strictObject({ restaurantId: positiveId, employeeId: positiveId }).optional(),
});

/** The link's secret; only its hash is stored. */
export const invitationLookup = z.strictObject({ code: z.string().min(20).max(200) });

export const invitationStates = ['pending', 'accepted', 'revoked'] as const;

/** invitations/{invitationId} as stored. A pending one is invalid after `expiresAt`. */
export const invitation = z.object({
  invitationId: z.string(),
  tenantId: positiveId,
  email: email(),
  tenantRole: z.enum(tenantRoles),
  displayName: z.string().optional(),
  employee: z.object({ restaurantId: positiveId, employeeId: positiveId }).optional(),
  state: z.enum(invitationStates),
  codeHash: z.string(),
  invitedBy: z.string(),
  acceptedBy: z.string().optional(),
  /** When the mail with the link was last sent; absent if it could not be. */
  sentAt: isoTime.optional(),
  expiresAt: isoTime,
  createdAt: isoTime,
  updatedAt: isoTime,
});

/** As administrators see it in lists: without the hash. */
export const listedInvitation = invitation.omit({ codeHash: true });

/** As the link's holder sees it. */
export const receivedInvitation = z.strictObject({
  email: email(),
  tenantName: z.string(),
  tenantRole: z.enum(tenantRoles),
  displayName: z.string().optional(),
  expiresAt: isoTime,
});

export type Invitation = z.output<typeof invitation>;
export type InvitationInput = z.output<typeof invitationInput>;
