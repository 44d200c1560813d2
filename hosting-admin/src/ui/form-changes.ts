// The changes of a form: which fields have changed, by their paths and in words.
import { isFields } from '@bite/shared/kernel/fields';
import { isSame, keysOf } from '@bite/shared/kernel/merge-patch-between';
import { fieldWords } from './value-words.ts';

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
