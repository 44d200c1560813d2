// Decides which values of a document are stored as timestamps: those that its schema declares as ISO date-times, whatever
// their names. Without Firebase, so that records in memory can use it too.
import type { RecordSchema } from '../../ports/records.ts';

/** What a schema says about one place in a document. */
export interface Instants {
  readonly isInstant: boolean;
  /** For a field below it. */
  at(name: string): Instants;
  /** For every entry, where it is a list. */
  readonly entry: Instants;
}

/** The parts of a zod schema's definition that are read here. */
interface Definition {
  type: string;
  format?: string;
  shape?: Readonly<Record<string, ZodSchema>>;
  catchall?: ZodSchema;
  element?: ZodSchema;
  innerType?: ZodSchema;
  in?: ZodSchema;
  options?: readonly ZodSchema[];
  left?: ZodSchema;
  right?: ZodSchema;
  valueType?: ZodSchema;
  items?: readonly ZodSchema[];
  rest?: ZodSchema | null;
  getter?: () => ZodSchema;
}
interface ZodSchema {
  _zod: { def: Definition };
}

/** The schemas that a value may have here, with wrappers and unions resolved. */
function alternatives({ _zod: { def } }: ZodSchema): Definition[] {
  const { innerType, options, left, right, getter, in: input } = def;
  const inner = [
    innerType,
    left,
    right,
    getter?.(),
    def.type === 'pipe' ? input : undefined,
    ...(options ?? []),
  ];
  const wrapped = inner.filter((one) => one !== undefined);
  return wrapped.length > 0 ? wrapped.flatMap(alternatives) : [def];
}

const none: Instants = {
  isInstant: false,
  at: () => none,
  get entry() {
    return none;
  },
};

function instantsIn(definitions: readonly Definition[]): Instants {
  if (definitions.length === 0) return none;
  const below = new Map<string, Instants>();
  let entries: Instants | undefined;
  const among = (schemas: readonly (ZodSchema | null | undefined)[]): Instants =>
    instantsIn(schemas.flatMap((schema) => (schema ? alternatives(schema) : [])));
  return {
    isInstant: definitions.some(({ type, format }) => type === 'string' && format === 'datetime'),
    at(name) {
      const known = below.get(name);
      if (known) return known;
      const found = among(
        definitions.map(({ shape, catchall, valueType }) => shape?.[name] ?? catchall ?? valueType),
      );
      below.set(name, found);
      return found;
    },
    get entry() {
      entries ??= among(definitions.flatMap(({ element, items = [], rest }) => [element, rest, ...items]));
      return entries;
    },
  };
}

const known = new WeakMap<object, Instants>();

/** A schema that is not zod's declares no instants. */
export function instantsOf(schema: RecordSchema<unknown>): Instants {
  if (!('_zod' in schema)) return none;
  const found = known.get(schema) ?? instantsIn(alternatives(schema as unknown as ZodSchema));
  known.set(schema, found);
  return found;
}

/** For a field path: 'settings.ordering.pausedUntil'. For a list, those of its entries. */
export const instantsAt = (schema: RecordSchema<unknown>, field: string): Instants =>
  field.split('.').reduce((at: Instants, name) => at.at(name), instantsOf(schema));

const hasInstantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;

/** Whether this value is stored as a timestamp here. */
export const isInstant = (value: unknown, at: Instants): value is string =>
  at.isInstant && typeof value === 'string' && hasInstantForm.test(value);
