// The messages of a form's errors below one field: { open: 'Fill this in', 'more.0.open': '…' }.
export function messagesIn(errors: unknown, path = ''): Record<string, string> {
  if (typeof errors !== 'object' || errors === null) return {};
  if ('type' in errors && typeof errors.type === 'string') {
    const { message } = errors as { message?: unknown };
    return { [path]: typeof message === 'string' ? message : '' };
  }
  return Object.assign(
    {},
    ...Object.entries(errors).map(([key, inner]) => messagesIn(inner, path ? `${path}.${key}` : key)),
  );
}
