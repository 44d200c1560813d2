// Size limits of lists and free-form maps in payloads.
import { z } from 'zod';
import { storedForms } from './stored-form.schema.ts';

/** At most `max` entries; longer stored lists are still read. */
export const list = <Element extends z.ZodType>(element: Element, max: number) =>
  z
    .array(element)
    .max(max, `Must have at most ${max} entries`)
    .register(storedForms, { stored: () => z.array(element) });

/** Ids that a record refers to. */
export const idList = () => list(z.int().positive(), 200);

const DEEPEST = 4;
const MOST_BYTES = 8000;

/** Letters, digits and hyphens: nothing with a meaning for a database, a path or a prototype. */
export const mapKey = z
  .string()
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _-]{0,63}$/u,
    'Names are up to 64 letters, digits, spaces and hyphens',
  );

/** A free-form map, as JSON: at most 4 levels and 8,000 bytes. */
export const freeMap = () =>
  z.record(mapKey, z.unknown()).superRefine((map, context) => {
    const fault = faultOf(map);
    if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
  });

function faultOf(map: Record<string, unknown>): string | undefined {
  let level: unknown[] = [map];
  for (let depth = 0; level.length > 0; depth += 1) {
    const holders = level.filter((value) => typeof value === 'object' && value !== null) as object[];
    if (depth >= DEEPEST && holders.length > 0) return `Must be at most ${DEEPEST} levels deep`;
    if (holders.some((holder) => Array.isArray(holder) && holder.some(Array.isArray)))
      return 'A list cannot hold another list';
    const names = holders.filter((holder) => !Array.isArray(holder)).flatMap(Object.keys);
    if (!names.every((name) => mapKey.safeParse(name).success))
      return 'Names are up to 64 letters, digits, spaces and hyphens';
    level = holders.flatMap((holder) => Object.values(holder));
  }
  const bytes = new TextEncoder().encode(JSON.stringify(map)).length;
  return bytes > MOST_BYTES ? `Must be at most ${MOST_BYTES} bytes` : undefined;
}
