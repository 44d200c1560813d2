// What may be said of a secret that people give us and nobody reads back: that there is one, since when, and by whom.
import { z } from 'zod';
import { isoTime } from './schema.ts';

export const secretState = z.strictObject({
  setAt: isoTime,
  /** Whoever set it, by the name that people know. */
  setBy: z.string(),
});
export type SecretState = z.output<typeof secretState>;
