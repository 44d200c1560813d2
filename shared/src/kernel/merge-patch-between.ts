// The minimal JSON merge patch (RFC 7386) between two states of a record or a form.
import { type Fields, isFields } from './fields.ts';

/** An empty input has no value, however it was emptied. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || Number.isNaN(value);

export const isSame = (before: unknown, after: unknown): boolean =>
  isNothing(before)
    ? isNothing(after)
    : !isNothing(after) && JSON.stringify(before) === JSON.stringify(after);

export const keysOf = (before: Fields, after: Fields): string[] => [
  ...new Set([...Object.keys(before), ...Object.keys(after)]),
];

/** The patch from `before` to `after`: unchanged fields are absent, removed ones null, lists complete. */
export function mergePatchBetween(before: Fields, after: Fields): Record<string, unknown> {
  const patch: Record<string, unknown> = {};
  for (const key of keysOf(before, after)) {
    const [from, to] = [before[key], after[key]];
    if (isFields(from) && isFields(to)) {
      const inner = mergePatchBetween(from, to);
      if (Object.keys(inner).length > 0) patch[key] = inner;
    } else if (!isSame(from, to)) patch[key] = isNothing(to) ? null : to;
  }
  return patch;
}
