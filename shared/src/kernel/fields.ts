// Values that are made of named fields, as JSON objects are.

export type Fields = Readonly<Record<string, unknown>>;

/** True for every object but null and lists. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names of fields whose values differ. The order of fields does not matter, and undefined means absent. */
export function changedFields(before: object, after: object): string[] {
  const [one, other] = [before as Fields, after as Fields];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => !isSameContent(one[name], other[name]));
}

/** Whether two values are deeply equal. */
export function isSameContent(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSameContent(entry, other[index]));
  if (isFields(one) && isFields(other)) return changedFields(one, other).length === 0;
  return Object.is(one, other);
}
