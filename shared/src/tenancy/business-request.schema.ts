// Somebody who signed up and works nowhere asks for a business of their own; site administrators create it or decline
// (nobody else creates businesses). One document a person, so that nobody has two open requests.
import { z } from 'zod';
import { isoTime, positiveId } from '../kernel/schema.ts';
import { name, note, phone } from '../kernel/text.schema.ts';

export const businessRequestInput = z.strictObject({
  businessName: name(120, 'Business name is required'),
  phone: phone('Phone is required'),
  note: note(1000).optional(),
});

export const businessRequestDecline = z.strictObject({
  reason: note(500, 'Say why, for the person who asked'),
});

export const businessRequestStates = ['open', 'withdrawn', 'declined', 'accepted'] as const;

/** business_requests/{uid} */
export const businessRequest = z.object({
  uid: z.string(),
  email: z.string(),
  personName: z.string().optional(),
  businessName: z.string(),
  phone: z.string(),
  note: z.string().optional(),
  state: z.enum(businessRequestStates),
  /** Why it was declined. */
  reason: z.string().optional(),
  /** When the mail about that was sent. */
  declineMailedAt: isoTime.optional(),
  /** The business that came of it. */
  tenantId: positiveId.optional(),
  createdAt: isoTime,
  updatedAt: isoTime,
});

/** As the person who asked sees it. */
export const ownBusinessRequest = businessRequest.pick({
  businessName: true,
  phone: true,
  note: true,
  state: true,
  reason: true,
  createdAt: true,
  updatedAt: true,
});

/** As site administrators list it. */
export const listedBusinessRequest = businessRequest.omit({ declineMailedAt: true });

export type BusinessRequest = z.output<typeof businessRequest>;
export type BusinessRequestInput = z.output<typeof businessRequestInput>;
