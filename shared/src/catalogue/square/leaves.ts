// The single values of a parsed JSON text, by the path that leads to each: 'item_data.tax_ids[0]'.

export type Leaf = [path: string, value: unknown];

/** Null, an empty list and an empty object hold no value. */
export function leavesOf(value: unknown, path = '', leaves: Leaf[] = []): Leaf[] {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) leavesOf(entry, `${path}[${index}]`, leaves);
  } else if (isFields(value)) {
    for (const [name, entry] of Object.entries(value))
      leavesOf(entry, path ? `${path}.${name}` : name, leaves);
  } else if (value !== null && value !== undefined) leaves.push([path, value]);
  return leaves;
}

/** Square leaves out what is not set, other exporters write null: both mean the same. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry !== null).map(withoutNulls);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) => (entry === null ? [] : [[name, withoutNulls(entry)]])),
  );
}

/** What is looked up by a word of the file: a word such as 'constructor' finds nothing that nobody put there. */
export const tableOf = <Value>(entries: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(entries));

/** Levels of lists and objects in each other, counted up to `limit`. */
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

/** 'item_data.tax_ids[2]' as one of its kind: 'item_data.tax_ids[]'. */
export function generalPath(path: string): string {
  return path.includes('[') ? path.replace(/\[\d+\]/g, '[]') : path;
}

import { isFields } from '../../kernel/fields.ts';
