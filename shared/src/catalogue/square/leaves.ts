// The single values of a parsed JSON text, by the path that leads to each: 'item_data.tax_ids[0]'.

export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Null, an empty list and an empty object hold no value. */
export function* leavesOf(value: unknown, path = ''): Generator<[path: string, value: unknown]> {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* leavesOf(entry, `${path}[${index}]`);
  } else if (isFields(value)) {
    for (const [name, entry] of Object.entries(value))
      yield* leavesOf(entry, path ? `${path}.${name}` : name);
  } else {
    yield [path, value];
  }
}

/** Square leaves out what is not set, other exporters write null: both mean the same. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry !== null).map(withoutNulls);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) => (entry === null ? [] : [[name, withoutNulls(entry)]])),
  );
}

/** 'item_data.tax_ids[2]' as one of its kind: 'item_data.tax_ids[]'. */
export function generalPath(path: string): string {
  return path.replace(/\[\d+\]/g, '[]');
}
