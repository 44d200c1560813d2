// One document of the demo data: path, schema and value.
import type { z } from 'zod';

export interface SeedDocument {
  path: string;
  value: object;
  schema: z.ZodType;
}

/**
 * A document whose value its schema has validated and completed with defaults.
 * @param queryFields Extra fields that the record's collection stores.
 * Throws an error that names the path and the invalid fields.
 */
export function document<Schema extends z.ZodType<object>>(
  path: string,
  schema: Schema,
  value: z.input<Schema>,
  queryFields?: (record: z.output<Schema>) => object,
): SeedDocument {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { path, schema, value: { ...parsed.data, ...queryFields?.(parsed.data) } };
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  throw new Error(`Demo data: ${path} does not fit its schema (${faults})`);
}
