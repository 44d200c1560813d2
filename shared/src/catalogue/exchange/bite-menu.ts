// A menu as a file of Bite's own: everything that staff decide on, and nothing of ids. Entities refer to each other by key,
// which is their guid, so that the same menu is found again, here or at another restaurant. Prep stations, which belong to
// the kitchen and not to the menu, are named.
import { z } from 'zod';
import type { Fields } from '../../kernel/fields.ts';
import { isFields } from '../../kernel/fields.ts';
import { type FieldPath, mapField } from '../field-paths.ts';
import { idOf, type Menu, type MenuKind, menuKinds } from '../menu.schema.ts';
import { mapReferences } from '../references.ts';
import { exchangedFields, partsField, referencesOf } from './menu-entities.ts';
import type { Named } from './menu-file.ts';

export const BITE_MENU = 'bite-menu';
export const BITE_MENU_VERSION = 1;

const entity = z.looseObject({ key: z.string(), name: z.string() });

export const biteMenu = z.strictObject({
  format: z.literal(BITE_MENU),
  version: z.literal(BITE_MENU_VERSION),
  /** The name of the restaurant it is from. */
  restaurant: z.string(),
  /** ISO 4217 */
  currency: z.string(),
  /** False for some groups of a menu. */
  isWhole: z.boolean(),
  tags: z.array(entity),
  courses: z.array(entity),
  salesCategories: z.array(entity),
  taxRates: z.array(entity),
  modifierGroups: z.array(entity),
  items: z.array(entity),
  menuGroups: z.array(entity),
});
export type BiteMenu = z.output<typeof biteMenu>;

export interface MenuOrigin {
  restaurant: string;
  currency: string;
  isWhole: boolean;
  prepStations: readonly Named[];
}

type Keys = { readonly [Kind in MenuKind]: ReadonlyMap<number, string> };

export function exportMenu(menu: Menu, { prepStations, ...origin }: MenuOrigin): BiteMenu {
  const keys = Object.fromEntries(
    menuKinds.map((kind) => [kind, new Map(menu[kind].map((one) => [idOf(kind, one), one.guid]))]),
  ) as unknown as Keys;
  const stations = new Map(prepStations.map(({ id, name }) => [id, name]));
  const all = { ...keys, prepStations: stations } as Readonly<Record<string, ReadonlyMap<number, string>>>;
  const named = { ...menu, items: withOptionKeys(menu) } as unknown as Menu;
  const exported = (kind: MenuKind) =>
    named[kind].map((one: Menu[MenuKind][number]) => exportEntity(kind, one, all));
  return {
    format: BITE_MENU,
    version: BITE_MENU_VERSION,
    ...origin,
    tags: exported('tags'),
    courses: exported('courses'),
    salesCategories: exported('salesCategories'),
    taxRates: exported('taxRates'),
    modifierGroups: exported('modifierGroups'),
    items: exported('items'),
    menuGroups: exported('menuGroups'),
  };
}

function exportEntity(
  kind: MenuKind,
  stored: Menu[MenuKind][number],
  keys: Readonly<Record<string, ReadonlyMap<number, string>>>,
): BiteMenu['items'][number] {
  const all = stored as unknown as Fields;
  const own = Object.fromEntries(
    exchangedFields(kind).flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])),
  );
  const field = partsField[kind];
  const withParts = field ? (mapField({ ...own }, field, exportPart) as Fields) : own;
  const referring = mapReferences(withParts, referencesOf[kind] ?? {}, (type, id) =>
    keys[type]?.get(id as number),
  );
  return { key: stored.guid, name: stored.name, ...withoutDangling(kind, referring) };
}

/** The items' own prices of options name these by key; those of options that a group no longer has are left out. */
function withOptionKeys({ items, modifierGroups }: Menu): object[] {
  const groups = new Map(modifierGroups.map((group) => [group.modifierGroupId, group.modifiers]));
  const keyOf = (groupId: number, optionId: number) =>
    groups.get(groupId)?.find(({ id }) => id === optionId)?.guid;
  return items.map((item) => ({
    ...item,
    modifierGroups: item.modifierGroups.map(({ optionPrices, ...use }) => ({
      ...use,
      ...(optionPrices && {
        optionPrices: optionPrices.flatMap(({ modifierId, price }) => {
          const key = keyOf(use.modifierGroupId, modifierId);
          return key === undefined ? [] : [{ modifierId: key, price }];
        }),
      }),
    })),
  }));
}

/** A part keeps its number, since other fields may name it by that. */
function exportPart(part: unknown): unknown {
  if (!isFields(part)) return part;
  const { guid, ...rest } = part;
  return { key: guid, ...rest };
}

/** What refers to something that is not there, or not in the file, is left out. */
function withoutDangling(kind: MenuKind, fields: Fields): Fields {
  const paths = Object.keys(referencesOf[kind] ?? {}) as FieldPath<Fields>[];
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const path = paths.find((one) => one === name || one.startsWith(`${name}.`));
      if (path === undefined) return [[name, value]];
      const [, inner] = path.split('.');
      if (!Array.isArray(value)) return value === undefined ? [] : [[name, value]];
      const isThere = (entry: unknown) =>
        (inner === undefined ? entry : isFields(entry) && entry[inner]) !== undefined;
      return [[name, value.filter(isThere)]];
    }),
  );
}
