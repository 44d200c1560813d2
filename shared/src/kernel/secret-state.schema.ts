// What may be shown of a write-only secret: that it is set, since when, and by whom.
import { z } from 'zod';
import { isoTime } from './schema.ts';

export const secretState = z.strictObject({
  setAt: isoTime,
  /** The display name of the person who set it. */
  setBy: z.string(),
});
export type SecretState = z.output<typeof secretState>;
