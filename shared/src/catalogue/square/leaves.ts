// The leaf values of parsed JSON, by path: 'item_data.tax_ids[0]'.

export type Leaf = [path: string, value: unknown];

/** Null, an empty list and an empty object have no leaves. */
export function leavesOf(value: unknown, path = '', leaves: Leaf[] = []): Leaf[] {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) leavesOf(entry, `${path}[${index}]`, leaves);
  } else if (isFields(value)) {
    for (const [name, entry] of Object.entries(value))
      leavesOf(entry, path ? `${path}.${name}` : name, leaves);
  } else if (value !== null && value !== undefined) leaves.push([path, value]);
  return leaves;
}

/** Square leaves out unset fields and other exporters write null: both mean the same. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry !== null).map(withoutNulls);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) => (entry === null ? [] : [[name, withoutNulls(entry)]])),
  );
}

/** A table without a prototype, so that a word of the file such as 'constructor' finds nothing. */
export const tableOf = <Value>(entries: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(entries));

/** Whether the nesting of lists and objects exceeds `limit`. */
export function isDeeperThan(limit: number, value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= limit; depth += 1) {
    level = level.flatMap((entry) =>
      typeof entry === 'object' && entry !== null ? Object.values(entry) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}

/** The path without indexes: 'item_data.tax_ids[2]' becomes 'item_data.tax_ids[]'. */
export function generalPath(path: string): string {
  return path.includes('[') ? path.replace(/\[\d+\]/g, '[]') : path;
}

import { isFields } from '../../kernel/fields.ts';
