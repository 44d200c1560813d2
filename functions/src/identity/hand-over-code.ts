// One-time codes that carry a sign-in to another host. Stored as hashes, valid for a minute.
import { isoTime } from '@bite/shared/kernel/schema';
import { collections } from '@bite/shared/paths';
import { z } from 'zod';
import type { RecordCollection } from '../ports/records.ts';
import { expiring } from '../ports/time-to-live.ts';

export const handOverCode = z.object({
  uid: z.string(),
  /** The only host, with port, on which it can be exchanged. */
  host: z.string(),
  rememberMe: z.boolean(),
  /** The session that handed over: when it ends, so does the code. */
  sessionToken: z.string().optional(),
  expiresAt: isoTime,
});
export type HandOverCode = z.output<typeof handOverCode>;

/** hand_over_codes/{hash} */
export const handOverCodes: RecordCollection<HandOverCode> = {
  path: collections.handOverCodes,
  schema: handOverCode,
};

/** Unused codes are deleted by the time-to-live policy. */
export const fieldOverrides = [expiring(collections.handOverCodes)];
