// Parses the JSON of an export to objects: joins what belongs together and reports whatever is malformed.
import type { z } from 'zod';
import { type Catalog, type Fault, objectKey, type Parsed, type Source } from './catalog.ts';
import { category, envelope, item, modifier, modifierList, tax, variation } from './catalog-object.schema.ts';
import { type Collected, collectObjects } from './collect-objects.ts';

export interface ReadCatalog {
  catalog: Catalog;
  faults: Fault[];
}

/** 'item_data.modifier_list_info[0].enabled' from the path of an issue. */
function fieldOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((field, step) => {
    if (typeof step === 'number') return `${field}[${step}]`;
    return field ? `${field}.${String(step)}` : String(step);
  }, '');
}

/** A list of thousands may be wrong throughout. */
const MOST_OF_AN_OBJECT = 100;

function faultsOf(source: Source, error: z.ZodError): Fault[] {
  const { type, id, name } = source;
  return error.issues.slice(0, MOST_OF_AN_OBJECT).map((issue) => ({
    type,
    id,
    name,
    field: fieldOf(issue.path),
    message: issue.message,
  }));
}

/** Parses the objects of one type, except deleted ones. */
function parseAll<Schema extends z.ZodType>(
  { sources }: Collected,
  type: string,
  schema: Schema,
  faults: Fault[],
): Parsed<z.output<Schema>>[] {
  return sources
    .filter((source) => source.type === type && !source.isDeleted)
    .flatMap((source) => {
      const parsed = schema.safeParse(source.raw);
      if (parsed.success) return [{ source, data: parsed.data }];
      faults.push(...faultsOf(source, parsed.error));
      return [];
    });
}

/** The parts of each owner, by the owner's id. */
function byOwner<Part extends Parsed<unknown>>(
  { ownerOf }: Collected,
  parts: readonly Part[],
): Map<string | undefined, Part[]> {
  const owned = new Map<string | undefined, Part[]>();
  for (const part of parts) {
    const owner = ownerOf.get(objectKey(part.source));
    const siblings = owned.get(owner);
    if (siblings) siblings.push(part);
    else owned.set(owner, [part]);
  }
  return owned;
}

const knownTypes = new Set(['CATEGORY', 'TAX', 'MODIFIER_LIST', 'MODIFIER', 'ITEM', 'ITEM_VARIATION']);

/** Never throws: a file that is not a catalogue gives one error that says so. */
export function readCatalog(file: unknown): ReadCatalog {
  const collected = collectObjects(file);
  const faults = [...collected.faults];
  const modifiers = parseAll(collected, 'MODIFIER', modifier, faults);
  const variations = parseAll(collected, 'ITEM_VARIATION', variation, faults);
  const modifiersOf = byOwner(collected, modifiers);
  const variationsOf = byOwner(collected, variations);
  for (const source of collected.sources.filter(({ type }) => !knownTypes.has(type))) {
    const parsed = envelope.safeParse(source.raw);
    if (!parsed.success) faults.push(...faultsOf(source, parsed.error));
  }
  const catalog: Catalog = {
    categories: parseAll(collected, 'CATEGORY', category, faults),
    taxes: parseAll(collected, 'TAX', tax, faults),
    modifierLists: parseAll(collected, 'MODIFIER_LIST', modifierList, faults).map((list) => ({
      ...list,
      modifiers: modifiersOf.get(list.source.id) ?? [],
    })),
    items: parseAll(collected, 'ITEM', item, faults).map((parsed) => ({
      ...parsed,
      variations: variationsOf.get(parsed.source.id) ?? [],
    })),
    sources: collected.sources,
    beside: collected.beside,
  };
  return { catalog, faults };
}
