// The changes of a form: the changed fields, and the minimal merge patch (RFC 7386).
import { type Fields, isFields } from '@bite/shared/kernel/fields';
import { fieldWords } from './value-words.ts';

/** An empty input has no value, however it was emptied. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || Number.isNaN(value);

const isSame = (before: unknown, after: unknown): boolean =>
  isNothing(before)
    ? isNothing(after)
    : !isNothing(after) && JSON.stringify(before) === JSON.stringify(after);

export const keysOf = (before: Fields, after: Fields): string[] => [
  ...new Set([...Object.keys(before), ...Object.keys(after)]),
];

/** Groups of fields that people regard as one, such as a day's opening hours: they are never merged from two changes. */
export type IsWhole = (path: string) => boolean;
const nothingWhole: IsWhole = () => false;

/** The paths of changed fields: 'settings.taxRate'. A list is one field. */
export function changedPaths(
  before: unknown,
  after: unknown,
  isWhole: IsWhole = nothingWhole,
  path = '',
): string[] {
  if (!isFields(before) && !isFields(after)) return isSame(before, after) ? [] : [path];
  const [from, to] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  const inside = keysOf(from, to).flatMap((key) =>
    changedPaths(from[key], to[key], isWhole, path ? `${path}.${key}` : key),
  );
  return inside.length > 0 && isWhole(path) ? [path] : inside;
}

/** Whether one field is the other, or contains it. */
export const overlaps = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

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

/** The value at 'settings.taxRate'. */
export const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isFields(value) ? value[key] : undefined), values);

/** 'Name, Slug and 2 more', with the form's labels. */
export function fieldList(
  paths: readonly string[],
  names: Readonly<Record<string, string>>,
  most = 3,
): string {
  const named = [...new Set(paths.map((path) => nameOf(path, names)))];
  if (named.length <= most) return new Intl.ListFormat('en', { type: 'conjunction' }).format(named);
  return `${named.slice(0, most).join(', ')} and ${named.length - most} more`;
}

/** 'Opening hours: mon: open': the label of the group, and the field in it. */
export function fieldName(path: string, names: Readonly<Record<string, string>>): string {
  const group = path.slice(0, Math.max(path.lastIndexOf('.'), 0));
  const own = names[path];
  if (own !== undefined || group === '') return own ?? fieldWords(path);
  return `${fieldName(group, names)}: ${fieldWords(path.slice(group.length + 1)).toLowerCase()}`;
}

/** A field without a label uses that of its group. */
function nameOf(path: string, names: Readonly<Record<string, string>>): string {
  const own = names[path];
  if (own !== undefined) return own;
  const group = path.slice(0, Math.max(path.lastIndexOf('.'), 0));
  return group ? nameOf(group, names) : fieldWords(path);
}
