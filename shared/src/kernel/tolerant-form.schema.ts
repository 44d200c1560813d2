// While a release replaces another one, both run: what the newer one has stored must be readable for the older one. Fields that it does not
// know are dropped, at any depth. Payloads stay strict, so that a misspelt field is an error.
import { z } from 'zod';

/** The schema for the stored value, which drops unknown fields. */
export function tolerantForm<Schema extends z.ZodType>(schema: Schema): Schema {
  return tolerant(schema) as Schema;
}

function tolerant(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) return tolerantObject(schema);
  if (schema instanceof z.ZodArray)
    return schema.clone({ ...schema.def, element: tolerant(schema.def.element as z.ZodType) });
  if (schema instanceof z.ZodRecord)
    return schema.clone({ ...schema.def, valueType: tolerant(schema.def.valueType as z.ZodType) });
  if (isWrapper(schema))
    return schema.clone({ ...schema.def, innerType: tolerant(schema.def.innerType as z.ZodType) } as never);
  return schema;
}

function tolerantObject(schema: z.ZodObject): z.ZodObject {
  const { catchall, ...def } = schema.def;
  const fields = Object.entries(schema.def.shape as z.ZodRawShape);
  const shape = Object.fromEntries(fields.map(([key, field]) => [key, tolerant(field as z.ZodType)]));
  const keeps = catchall !== undefined && !(catchall instanceof z.ZodNever);
  return schema.clone({ ...def, shape, ...(keeps && { catchall }) });
}

const isWrapper = (schema: z.ZodType) =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodExactOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault;
