// Reads and maps the values at a field path of an entity. In lists the path applies to every entry:
// 'modifierGroups.modifierGroupId' matches 'modifierGroups.0.modifierGroupId'.

/** The names of an entity's fields; of a list, those of its entries. */
export type FieldPath<Entity> = {
  [Field in keyof Entity & string]: NonNullable<Entity[Field]> extends readonly (infer Entry)[]
    ? Entry extends object
      ? `${Field}.${FieldPath<Entry>}`
      : Field
    : Field;
}[keyof Entity & string];

export type ChangeLeaf = (value: unknown, field: string) => unknown;

/** A copy of `entity` with every value at `path` changed; absent and undefined values stay. */
export function mapField(entity: unknown, path: string, change: ChangeLeaf): unknown {
  return mapSteps(entity, path.split('.'), '', change);
}

/** Every value at `path`, with its field name. */
export function valuesAt(entity: unknown, path: string): { field: string; value: unknown }[] {
  const found: { field: string; value: unknown }[] = [];
  mapField(entity, path, (value, field) => {
    found.push({ field, value });
    return value;
  });
  return found;
}

function mapSteps(value: unknown, steps: readonly string[], at: string, change: ChangeLeaf): unknown {
  if (value === undefined || value === null) return value;
  if (Array.isArray(value))
    return value.map((entry, index) => mapSteps(entry, steps, below(at, index), change));
  const [step, ...rest] = steps;
  if (step === undefined) return change(value, at);
  if (typeof value !== 'object' || !(step in value)) return value;
  const own = (value as Readonly<Record<string, unknown>>)[step];
  return { ...value, [step]: mapSteps(own, rest, below(at, step), change) };
}

const below = (at: string, step: string | number): string => (at === '' ? String(step) : `${at}.${step}`);
