// One definition of an entity and its three schemas: create, update and stored.
import { z } from 'zod';
import { DomainError } from './errors.ts';
import { type Fields, isFields } from './fields.ts';
import { plainMessage } from './plain-messages.ts';
import { timestamps } from './schema.ts';
import { storedForm } from './stored-form.schema.ts';

type Shape = Record<string, z.ZodType>;
type Output<Fields extends Shape> = z.output<z.ZodObject<Fields>>;

export type Reject = (path: string | readonly (string | number)[], message: string) => void;

/** A rule over several fields: says what is wrong at which field. */
export type EntityRule<Fields extends Shape> = (value: Output<Fields>, reject: Reject) => void;

export interface EntityDefinition<
  Given extends Shape,
  Fields extends Shape,
  NewFields extends Shape = Record<never, never>,
> {
  /** In messages: 'Item'. */
  name: string;
  /** What the server alone sets: ids, guid, derived fields. Neither created nor changed by a caller. */
  given: Given;
  fields: Fields;
  /** Where creating differs from the record: other defaults, what may be left out, what is settled once and for all. */
  newFields?: NewFields;
  rules?: EntityRule<Fields>;
}

type Created<Fields extends Shape, NewFields extends Shape> = keyof NewFields extends never
  ? Fields
  : Omit<Fields, keyof NewFields> & NewFields;

/** A change as a JSON merge patch (RFC 7386): what is absent stays, null removes or takes the default, lists are replaced. */
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
 * `create` and `update` refuse what they do not know, so that a misspelt field is an error and not a loss; `update` drops
 * the server's own fields and timestamps instead (C3-07), so that a record that was read can be sent back. `stored`
 * drops what it does not know, since documents may be written by a newer version, and reads text that older ones let
 * through.
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
  // Without rules it stays a plain object: zod lets nobody pick fields of one that has some.
  const ruled = <Schema extends z.ZodObject>(schema: Schema): Schema =>
    rules ? schema.superRefine(check) : schema;
  const stored = ruled(storedForm(z.object({ ...given, ...fields, ...timestamps })));
  const create = ruled(z.strictObject({ ...fields, ...newFields } as unknown as Created<Fields, NewFields>));
  const own = new Set([...Object.keys(given), ...Object.keys(timestamps)]);
  const change = changeOf(z.object(fields)) as z.ZodType<Change<z.input<z.ZodObject<Fields>>>>;
  const update = z.preprocess((value) => (isFields(value) ? without(value, own) : value), change);

  /** The stored record, or VALIDATION_FAILED naming each field that is missing or wrong (O5-07). */
  function parse(record: unknown): z.output<typeof stored> {
    const parsed = stored.safeParse(record, { error: plainMessage });
    if (!parsed.success) throw invalidRecord(name, parsed.error);
    return parsed.data;
  }

  /** The record after a change, checked as a whole: a rule over two fields holds though only one was sent. */
  function apply(
    current: z.output<typeof stored>,
    changed: Change<z.input<z.ZodObject<Fields>>>,
  ): z.output<typeof stored> {
    return parse(mergePatch(current, changed));
  }

  return { name, serverFields: own as ReadonlySet<string>, stored, create, update, parse, apply };
}

/** As many fields as a person looks at: the rest are counted. */
const MOST_FIELDS = 50;

interface Issues {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}

export interface FieldMessages {
  /** Each field's first message, by its path ('settings.taxRate'); '' is the value itself. At most 50. */
  fields: Record<string, string>;
  /** How many more fields are wrong. */
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

/** The schema of a change to a value of `schema`: every field optional, without defaults, and no rules over several fields. */
function changeOf(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable
  )
    return changeOf(schema.def.innerType as z.ZodType).nullable();
  if (schema instanceof z.ZodRecord)
    return z.partialRecord(schema.def.keyType, changeOf(schema.def.valueType as z.ZodType).nullable());
  if (!(schema instanceof z.ZodObject)) return schema;
  const fields = Object.entries<z.ZodType>(schema.shape);
  return z.strictObject(Object.fromEntries(fields.map(([key, field]) => [key, changeOf(field).optional()])));
}

const without = (value: Fields, names: ReadonlySet<string>): Fields =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name)));

/** RFC 7386, without changing either side. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isFields(patch)) return patch;
  const merged = new Map(Object.entries(isFields(target) ? target : {}));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key);
    else if (value !== undefined) merged.set(key, mergePatch(merged.get(key), value));
  }
  return Object.fromEntries(merged);
}
