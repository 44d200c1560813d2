// Rules for payloads become stricter over time; records that were stored before must still be readable. Only registered schemas
// are relaxed: a new `.max()` or `.min()` on a number needs `.register(storedForms, …)`, or older records become unreadable.
import { z } from 'zod';

/** Schemas that are stricter for payloads than for stored records, including those derived from one (`.min(2)`). */
export const storedForms = z.registry<{ stored: () => unknown }>();

/** The schema for the stored value, without the rules for new values. */
export function storedForm<Schema extends z.ZodType>(schema: Schema): Schema {
  return relaxed(schema) as Schema;
}

function relaxed(schema: z.ZodType): z.ZodType {
  const form = storedForms.get(schema);
  if (form) return relaxed(form.stored() as z.ZodType);
  if (schema instanceof z.ZodObject)
    return schema.clone({ ...schema.def, shape: relaxedEach(schema.def.shape as z.ZodRawShape) });
  if (schema instanceof z.ZodArray)
    return schema.clone({ ...schema.def, element: relaxed(schema.def.element as z.ZodType) });
  if (schema instanceof z.ZodRecord)
    return schema.clone({ ...schema.def, valueType: relaxed(schema.def.valueType as z.ZodType) });
  if (isWrapper(schema))
    return schema.clone({ ...schema.def, innerType: relaxed(schema.def.innerType as z.ZodType) } as never);
  return schema;
}

const isWrapper = (schema: z.ZodType) =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault;

const relaxedEach = (shape: z.ZodRawShape): z.ZodRawShape =>
  Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, relaxed(field as z.ZodType)]));
