// What a schema finds wrong with a record, one line an issue: 'address.city: City is required'.
import type { z } from 'zod';

export function issuesOf(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}
