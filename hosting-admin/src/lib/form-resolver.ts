// Validates forms by the schemas of shared, with plain messages where a schema has none.

import { plainMessage } from '@bite/shared/kernel/plain-messages';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

const schemas = new WeakMap<object, z.ZodType>();

export function formResolver<Output extends FieldValues, Input extends FieldValues>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  const resolver = zodResolver(schema, { error: plainMessage });
  schemas.set(resolver, schema);
  return resolver;
}

/** The schema of a resolver made by `formResolver`; undefined for any other. */
export const schemaOf = (resolver: object | undefined): z.ZodType | undefined =>
  resolver && schemas.get(resolver);
