// What is asked of a record that is sent grows stricter over time; records that were saved before are read all the same.
import { z } from 'zod';

/** Schemas that ask more of what is sent than of what is stored. One made of such a one (`.min(2)`) counts as one, too. */
export const storedForms = z.registry<{ stored: () => unknown }>();

/** The schema of the stored value: the same, but for what is asked of newly sent values alone. */
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
