// What a form's schema says about a field, so that its input need not repeat it: whether it is required, the maximum length of a
// text and the limits of a number.
import { z } from 'zod';

export interface FieldFacts {
  isRequired: boolean;
  /** An empty input counts as absent; otherwise an empty text is a value. */
  mayBeAbsent: boolean;
  maxLength: number | undefined;
  min: number | undefined;
  max: number | undefined;
}

const nothingKnown: FieldFacts = {
  isRequired: false,
  mayBeAbsent: false,
  maxLength: undefined,
  min: undefined,
  max: undefined,
};

/** @param path 'settings.taxRate', 'taxTable.0.amount' */
export function fieldFacts(schema: z.ZodType | undefined, path: string): FieldFacts {
  const field = schemaAt(schema, path);
  if (!field) return nothingKnown;
  const bare = unwrapped(field);
  return {
    isRequired: !acceptsNothing(field),
    mayBeAbsent: field.safeParse(undefined).success,
    maxLength: bare instanceof z.ZodString ? (bare.maxLength ?? undefined) : undefined,
    min: bare instanceof z.ZodNumber ? limit(bare.minValue) : undefined,
    max: bare instanceof z.ZodNumber ? limit(bare.maxValue) : undefined,
  };
}

/** The schema of the field at this path; undefined if there is none. */
export const schemaAt = (schema: z.ZodType | undefined, path: string): z.ZodType | undefined =>
  path.split('.').reduce<z.ZodType | undefined>(below, schema);

/** The initial value of an input. */
const emptyValues = [undefined, null, '', false, []];

const acceptsNothing = (field: z.ZodType): boolean =>
  emptyValues.some((value) => field.safeParse(value).success);

/** Numbers without a limit return the largest possible one. */
const limit = (value: number | null): number | undefined =>
  value === null || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value;

function below(schema: z.ZodType | undefined, key: string): z.ZodType | undefined {
  const bare = schema && unwrapped(schema);
  if (bare instanceof z.ZodObject) return bare.shape[key] as z.ZodType | undefined;
  if (bare instanceof z.ZodArray) return bare.element as z.ZodType;
  if (bare instanceof z.ZodRecord) return bare.valueType as z.ZodType;
  return undefined;
}

function unwrapped(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return unwrapped(schema.def.innerType as z.ZodType);
  if (schema instanceof z.ZodPipe) return unwrapped(schema.def.in as z.ZodType);
  return schema;
}
