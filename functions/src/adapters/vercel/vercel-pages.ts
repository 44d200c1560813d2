// How Vercel says what the next page of a list is.
import { z } from 'zod';

/** A moment in milliseconds, before which the next page begins. */
const moment = z.union([z.number().int().positive(), z.string().regex(/^[1-9]\d*$/)]);

/** Read strictly, unlike the rest: whatever is not understood here would pass for the last page. */
export const pagination = z.looseObject({ next: moment.nullish() }).nullish();

/** Undefined on the last page. */
export function nextPageToken(read: z.output<typeof pagination>): string | undefined {
  const next = read?.next ?? undefined;
  return next === undefined ? undefined : String(next);
}
