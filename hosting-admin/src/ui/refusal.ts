// The fields that the server refused, with their messages.
import { CallError } from '@bite/shared/api/client';

/** @param fieldOfCode Fields that a code alone is about: { SLUG_TAKEN: 'slug' }. */
export function fieldMessages(
  error: unknown,
  fieldOfCode: Readonly<Record<string, string>> = {},
): Record<string, string> {
  if (!(error instanceof CallError)) return {};
  const field = fieldOfCode[error.code];
  if (field !== undefined) return { [field]: error.message };
  const { details } = error;
  if (typeof details !== 'object' || details === null || !('fields' in details)) return {};
  const entries = Object.entries((details.fields ?? {}) as Record<string, unknown>).flatMap(
    ([path, message]) =>
      typeof message === 'string' ? [[path.replace(/^(changes|choices)\.?/, ''), message] as const] : [],
  );
  return Object.fromEntries(entries);
}
