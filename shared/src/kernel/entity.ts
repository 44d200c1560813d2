// Defines an entity once, with its three schemas: create, update and stored.
import { z } from 'zod';
import { DomainError } from './errors.ts';
import { type Fields, isFields } from './fields.ts';
import { plainMessage } from './plain-messages.ts';
import { timestamps } from './schema.ts';
import { storedForm } from './stored-form.schema.ts';

type Shape = Record<string, z.ZodType>;
type Output<Fields extends Shape> = z.output<z.ZodObject<Fields>>;

export type Reject = (path: string | readonly (string | number)[], message: string) => void;

/** A rule over several fields; reports errors by field. */
export type EntityRule<Fields extends Shape> = (value: Output<Fields>, reject: Reject) => void;

export interface EntityDefinition<
  Given extends Shape,
  Fields extends Shape,
  NewFields extends Shape = Record<never, never>,
> {
  /** The name in messages: 'Item'. */
  name: string;
  /** Fields that only the server sets: ids, guid, derived fields. Callers neither create nor change them. */
  given: Given;
  fields: Fields;
  /** How creation differs from the record: defaults, optional fields, and fields that cannot be changed later. */
  newFields?: NewFields;
  rules?: EntityRule<Fields>;
}

type Created<Fields extends Shape, NewFields extends Shape> = keyof NewFields extends never
  ? Fields
  : Omit<Fields, keyof NewFields> & NewFields;

/** A change as a JSON merge patch (RFC 7386): absent fields stay, null removes or sets the default, lists are replaced. */
export type Change<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? {
        [Key in keyof Value]?:
          | Change<Exclude<Value[Key], undefined>>
          | (undefined extends Value[Key] ? null : string extends Key ? null : never);
      }
    : Value;

/**
 * `create` and `update` refuse unknown fields, so that a misspelt one is an error and not a loss. `update` drops the server's
 * own fields and timestamps instead (C3-07), so that a record that was read can be sent back. `stored` drops unknown fields,
 * since a newer version may have written the document, and is relaxed by `storedForms` where older versions allowed more.
 */
export function entity<
  Given extends Shape,
  Fields extends Shape,
  NewFields extends Shape = Record<never, never>,
>({ name, given, fields, newFields, rules }: EntityDefinition<Given, Fields, NewFields>) {
  const check = (value: unknown, context: z.RefinementCtx): void =>
    rules?.(value as Output<Fields>, (path, message) =>
      context.addIssue({ code: 'custom', path: typeof path === 'string' ? [path] : [...path], message }),
    );
  // Stays a plain object without rules: zod's `pick` refuses objects with refinements.
  const ruled = <Schema extends z.ZodObject>(schema: Schema): Schema =>
    rules ? schema.superRefine(check) : schema;
  const stored = ruled(storedForm(z.object({ ...given, ...fields, ...timestamps })));
  const create = ruled(z.strictObject({ ...fields, ...newFields } as unknown as Created<Fields, NewFields>));
  const own = new Set([...Object.keys(given), ...Object.keys(timestamps)]);
  const change = patchSchema(z.object(fields)) as z.ZodType<Change<z.input<z.ZodObject<Fields>>>>;
  const update = z.preprocess((value) => (isFields(value) ? without(value, own) : value), change);

  /** The stored record. Throws VALIDATION_FAILED with each missing or invalid field (O5-07). */
  function parse(record: unknown): z.output<typeof stored> {
    const parsed = stored.safeParse(record, { error: plainMessage });
    if (!parsed.success) throw invalidRecord(name, parsed.error);
    return parsed.data;
  }

  /** The record after a change, validated as a whole, so that a rule over two fields holds if only one was sent. */
  function apply(
    current: z.output<typeof stored>,
    changed: Change<z.input<z.ZodObject<Fields>>>,
  ): z.output<typeof stored> {
    return parse(mergePatch(current, changed));
  }

  return { name, serverFields: own as ReadonlySet<string>, fields, stored, create, update, parse, apply };
}

/** The maximum number of reported fields; the others are counted. */
const MOST_FIELDS = 50;

interface Issues {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}

export interface FieldMessages {
  /** Each field's first message, by path ('settings.taxRate'); '' is the value itself. At most 50. */
  fields: Record<string, string>;
  /** The number of further invalid fields. */
  more?: number;
}

export function messagesByField({ issues }: Issues): FieldMessages {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.join('.');
    if (!messages.has(field)) messages.set(field, message);
  }
  const fields = Object.fromEntries([...messages].slice(0, MOST_FIELDS));
  return messages.size > MOST_FIELDS ? { fields, more: messages.size - MOST_FIELDS } : { fields };
}

/** VALIDATION_FAILED with each field's first message under `details.fields`. */
export function invalidRecord(name: string, error: z.ZodError): DomainError {
  const details = messagesByField(error);
  const faults = Object.entries(details.fields).map(([field, message]) =>
    field ? `${field}: ${message}` : message,
  );
  if (details.more !== undefined) faults.push(`and ${details.more} more`);
  return new DomainError('VALIDATION_FAILED', `${name} is not valid (${faults.join('; ')})`, details);
}

/** The schema of a change to a value of `schema`: every field optional, without defaults and rules over several fields. */
function patchSchema(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable
  )
    return patchSchema(schema.def.innerType as z.ZodType).nullable();
  if (schema instanceof z.ZodRecord)
    return z.partialRecord(schema.def.keyType, patchSchema(schema.def.valueType as z.ZodType).nullable());
  if (!(schema instanceof z.ZodObject)) return schema;
  const fields = Object.entries<z.ZodType>(schema.shape);
  return z.strictObject(
    Object.fromEntries(fields.map(([key, field]) => [key, patchSchema(field).optional()])),
  );
}

const without = (value: Fields, names: ReadonlySet<string>): Fields =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name)));

/** Merges by RFC 7386, without modifying either argument. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isFields(patch)) return patch;
  const merged = new Map(Object.entries(isFields(target) ? target : {}));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key);
    else if (value !== undefined) merged.set(key, mergePatch(merged.get(key), value));
  }
  return Object.fromEntries(merged);
}
