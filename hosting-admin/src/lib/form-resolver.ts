// Checks forms by the schemas of shared, and says what is wrong in plain words where a schema has none of its own.
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

type Issue = Readonly<Record<string, unknown>> & { code: string };

const types: Record<string, string> = {
  number: 'Enter a number',
  int: 'Enter a whole number',
  string: 'Required',
};
const formats: Record<string, string> = {
  date: 'Pick a date',
  url: 'Enter a web address',
  email: 'Enter an email address',
};

/** undefined leaves the schema's own words. */
export function plainWords(issue: Issue): string | undefined {
  const { code, expected, origin, minimum, maximum, format } = issue;
  if (code === 'invalid_type') return types[String(expected)];
  if (code === 'invalid_value') return 'Choose one of these';
  if (code === 'invalid_format') return formats[String(format)];
  if (code === 'too_small')
    return origin === 'string' ? `At least ${minimum} characters` : `At least ${minimum}`;
  if (code === 'too_big') return origin === 'string' ? `At most ${maximum} characters` : `At most ${maximum}`;
  return undefined;
}

export function formResolver<Output extends FieldValues, Input extends FieldValues>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return zodResolver(schema, { error: (issue) => plainWords(issue as unknown as Issue) });
}
