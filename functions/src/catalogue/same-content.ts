// Whether two entities say the same: the order of fields does not matter, and undefined is absent.

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

export function isSameContent(one: unknown, other: unknown): boolean {
  if (!isFields(one) || !isFields(other)) return Object.is(one, other);
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSameContent(one[name], other[name]));
}
