// Checks forms by the schemas of shared, and says what is wrong in plain words where a schema has none of its own.

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

/** The schema that a resolver of `formResolver` checks; undefined for any other. */
export const schemaOf = (resolver: object | undefined): z.ZodType | undefined =>
  resolver && schemas.get(resolver);
