// The switch of the platform's administrators for all payments by card: site_configuration/cardPayments.
import { z } from 'zod';
import { isoTime } from '../kernel/schema.ts';

export const platformCards = z.object({
  /** Nobody's guests can pay by card. */
  off: z.boolean().default(false),
  /** For staff. */
  reason: z.string().optional(),
  changedAt: isoTime.optional(),
  changedBy: z.string().optional(),
});
export type PlatformCards = z.output<typeof platformCards>;
