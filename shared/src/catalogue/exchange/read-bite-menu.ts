// Reads a menu file of Bite's own (bite-menu.ts). Checks how it hangs together; each field is checked when the plan is made.
import { z } from 'zod';
import type { Fields } from '../../kernel/fields.ts';
import { plainMessage } from '../../kernel/plain-messages.ts';
import { guid } from '../../kernel/schema.ts';
import { byMenuKind, type MenuKind, menuKinds } from '../menu.schema.ts';
import type { Draft, MenuDraft } from '../menu-draft.ts';
import { BITE_MENU, BITE_MENU_VERSION } from './bite-menu.ts';
import { exchangedFields } from './menu-entities.ts';
import {
  aFault,
  type FileContext,
  type FileFault,
  LossBook,
  type MenuFileReading,
  MOST_FAULTS,
  orEmptyFault,
  refused,
} from './menu-file.ts';
import { parseJson } from './parse-json.ts';

const name = z.string();
const named = z.looseObject({ key: guid, name });
const part = z.looseObject({
  key: guid,
  id: z.int().positive().max(1_000_000).optional(),
  name,
  price: z.number().default(0),
});
const use = z.looseObject({ modifierGroupId: guid });
const uses = z.array(use).max(1000).optional();
const itemUses = z
  .array(
    use.extend({
      optionPrices: z
        .array(z.looseObject({ modifierId: guid }))
        .max(1000)
        .optional(),
    }),
  )
  .max(1000)
  .optional();
const keys = z.array(guid).max(1000).optional();
/** Far above what one restaurant has. */
const MOST = 10_000;
const many = z.array(z.unknown()).max(MOST).default([]);
/** Of one record. */
const MOST_OF_A_RECORD = 100;

/** The file around its records, which are parsed one by one: each of millions of faults would take memory. */
const frame = z.looseObject({
  version: z.literal(BITE_MENU_VERSION, 'This file is from a newer version of Bite'),
  restaurant: z.string().default(''),
  currency: z.string(),
  isWhole: z.boolean().default(false),
  ...byMenuKind(() => many),
});

const records = {
  tags: named,
  courses: named,
  salesCategories: named,
  taxRates: named,
  modifierGroups: named.extend({ modifiers: z.array(part).max(1000).optional() }),
  items: named.extend({
    sizePrice: z.array(part).max(1000).optional(),
    modifierGroups: itemUses,
    taxRateIds: keys,
    tagIds: keys,
    goesWellWith: keys,
    courseId: guid.optional(),
    salesCategoryId: guid.optional(),
    prepStationIds: z.array(z.string()).max(1000).optional(),
  }),
  menuGroups: named.extend({
    parentId: guid.optional(),
    items: z
      .array(z.looseObject({ itemId: guid }))
      .max(MOST)
      .optional(),
    modifierGroups: uses,
    tagIds: keys,
  }),
} as const satisfies Record<MenuKind, z.ZodType>;
type BiteFile = Pick<z.output<typeof frame>, 'restaurant' | 'currency' | 'isWhole'> & {
  [Kind in MenuKind]: z.output<(typeof records)[Kind]>[];
};

export function readBiteMenu(text: string, context: FileContext): MenuFileReading {
  const json = parseJson(text);
  if (!json.ok) return refused(json.fault);
  const { format } = (json.value ?? {}) as { format?: unknown };
  if (format !== BITE_MENU) return refused(aFault('This is not a menu that Bite exported'));
  const parsed = parseFile(json.value);
  if ('faults' in parsed) return { ok: false, faults: parsed.faults };
  const { data } = parsed;
  if (data.currency !== context.currency)
    return refused(
      aFault(`The file's prices are in ${data.currency}, the restaurant's in ${context.currency}`),
    );
  const faults = menuKinds.flatMap((kind) => repeated(kind, data));
  if (faults.length > 0) return { ok: false, faults };
  const losses = new LossBook();
  dropUnknownOptions(data, losses);
  const draft = Object.fromEntries(
    menuKinds.map((kind) => [
      kind,
      data[kind].map((one, index) => draftOf(kind, one, index, data, context, losses)),
    ]),
  ) as unknown as MenuDraft;
  const rules = {
    matchesStored: true,
    isWhole: data.isWhole,
    keepsArrangement: false,
    keepsOwnModifierGroups: false,
    keepsOwnPrices: false,
  };
  return orEmptyFault({ draft, rules, losses: losses.all(), notes: notesOf(data), rows: new Map() });
}

/** As many faults as anybody corrects. */
function parseFile(value: unknown): { data: BiteFile } | { faults: FileFault[] } {
  const framed = frame.safeParse(value, { error: plainMessage });
  if (!framed.success) return { faults: framed.error.issues.map((issue) => faultAt(value, issue)) };
  const faults: FileFault[] = [];
  const lists = byMenuKind((kind) =>
    framed.data[kind].flatMap((one, index) => {
      if (faults.length >= MOST_FAULTS) return [];
      const parsed = records[kind].safeParse(one, { error: plainMessage });
      if (parsed.success) return [parsed.data];
      const issues = parsed.error.issues.slice(0, MOST_OF_A_RECORD);
      faults.push(...issues.map((issue) => faultAt(value, { ...issue, path: [kind, index, ...issue.path] })));
      return [];
    }),
  );
  if (faults.length > 0) return { faults: faults.slice(0, MOST_FAULTS) };
  return { data: { ...framed.data, ...lists } as unknown as BiteFile };
}

/** Takes out of `data` the items' prices of options that are not in the file. */
function dropUnknownOptions({ items, modifierGroups }: BiteFile, losses: LossBook): void {
  const known = new Set(
    modifierGroups.flatMap(({ key, modifiers = [] }) => modifiers.map((option) => `${key} ${option.key}`)),
  );
  for (const { name: owner, modifierGroups: itsUses = [] } of items)
    for (const itsUse of itsUses) {
      const { modifierGroupId, optionPrices } = itsUse;
      if (!optionPrices) continue;
      itsUse.optionPrices = optionPrices.filter(({ modifierId }) =>
        known.has(`${modifierGroupId} ${modifierId}`),
      );
      const gone = optionPrices.length - itsUse.optionPrices.length;
      if (gone > 0)
        losses.add('items modifierGroups.optionPrices', 'The file has no such option', owner, gone);
    }
}

/** Uploaded pictures lie in the folder of the restaurant that they were uploaded for. */
function notesOf({ isWhole, restaurant, items, menuGroups }: BiteFile): string[] {
  const withPictures = [...items, ...menuGroups].filter((one) => one['imageUrl'] ?? one['image']);
  if (isWhole || withPictures.length === 0) return [];
  const [first] = withPictures;
  return [
    `${withPictures.length} pictures stay where ${restaurant || 'the other restaurant'} keeps them (${first?.name}, for example). If it takes them off its menu, upload them here.`,
  ];
}

/** 'items.12.name' is named by the item's name. */
function faultAt(value: unknown, issue: z.core.$ZodIssue): FileFault {
  const [kind, index] = issue.path;
  const list = (value as Readonly<Record<string, unknown>>)[String(kind)];
  const entry: unknown = Array.isArray(list) ? list[Number(index)] : undefined;
  const { name: called } = (entry ?? {}) as { name?: unknown };
  return aFault(issue.message, {
    field: issue.path.map(String).join('.'),
    name: typeof called === 'string' ? called : '',
  });
}

function repeated(kind: MenuKind, data: BiteFile): FileFault[] {
  const seen = new Set<string>();
  return data[kind].flatMap(({ key, name: called }) => {
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew ? [] : [aFault('The same key is there twice', { field: `${kind}.key`, name: called })];
  });
}

function draftOf(
  kind: MenuKind,
  entity: BiteFile[MenuKind][number],
  index: number,
  { isWhole }: BiteFile,
  context: FileContext,
  losses: LossBook,
): Draft<Fields> {
  const known = exchangedFields(kind);
  for (const field of Object.keys(entity))
    if (field !== 'key' && !known.includes(field))
      losses.add(`${kind} ${field}`, 'Bite has no such field', entity.name);
  const all = entity as Fields;
  const fields = Object.fromEntries(known.map((field) => [field, all[field]]));
  const referring = withStations(fields, entity.name, context, losses);
  if (kind !== 'menuGroups') return { key: entity.key, fields: referring };
  return { key: entity.key, ...placed(referring, index, isWhole) };
}

/** Of some groups of a menu it is up to the restaurant where they stand; so it is for a section without a parent. */
function placed(
  fields: Fields,
  index: number,
  isWhole: boolean,
): Pick<Draft<Fields>, 'fields' | 'initially'> {
  const { parentId, position, ...rest } = fields;
  const isSection = parentId === undefined && fields['isMenu'] !== true;
  const own = isSection ? rest : { ...rest, parentId };
  if (isWhole || parentId !== undefined) return { fields: { ...own, position } };
  return { fields: own, initially: { position: index } };
}

function withStations(
  fields: Fields,
  owner: string,
  { prepStations }: FileContext,
  losses: LossBook,
): Fields {
  const called = (fields['prepStationIds'] ?? undefined) as string[] | undefined;
  if (!called) return fields;
  const byName = new Map(prepStations.map(({ id, name: station }) => [station.toLowerCase(), id]));
  const ids = called.flatMap((station) => {
    const id = byName.get(station.toLowerCase());
    if (id === undefined)
      losses.add('items prepStationIds', `The restaurant has no prep station ${station}`, owner);
    return id ?? [];
  });
  return { ...fields, prepStationIds: ids };
}
