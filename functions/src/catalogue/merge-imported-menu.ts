// Merges an imported menu into the restaurant's own: imported entities follow the file, everything else keeps what staff
// entered. How far the file's word goes depends on its format (MergeRules).

import type { MergeRules } from '@bite/shared/catalogue/exchange/menu-file';
import type { ImportedIds, Menu } from '@bite/shared/catalogue/menu.schema';
import type {
  Draft,
  ItemFields,
  MenuDraft,
  MenuGroupFields,
  ModifierGroupFields,
  PartDraft,
  Reference,
  TaxRateFields,
} from '@bite/shared/catalogue/menu-draft';
import { defined } from '@bite/shared/kernel/defined';
import { decimal } from '@bite/shared/kernel/money';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';

/** The prefix of draft keys that do not come from the file. */
const OUR_OWN = '#';
const HOUSE_TAX = '#house-tax';

export const isStaffOwned = (key: string): boolean => key.startsWith(OUR_OWN);

/** An import from Square states the whole menu; what staff added to it stays. */
const squareRules: MergeRules = {
  matchesStored: false,
  isWhole: true,
  keepsArrangement: false,
  keepsOwnModifierGroups: true,
  keepsOwnPrices: true,
};

/** `draft` with the ids of earlier imports and with what staff added to the same entities. */
export function mergeImportedMenu(
  draft: MenuDraft,
  menu: Menu,
  imported: ImportedIds,
  restaurant: Pick<Restaurant, 'websiteConfig' | 'settings'>,
  rules: MergeRules = squareRules,
): MenuDraft {
  const known: MenuDraft = {
    tags: withIds(draft.tags, imported.tags),
    courses: withIds(draft.courses, imported.courses),
    salesCategories: withIds(draft.salesCategories, imported.salesCategories),
    taxRates: withIds(draft.taxRates, imported.taxRates),
    modifierGroups: withIds(draft.modifierGroups, imported.modifierGroups).map((group) =>
      withModifierIds(group, imported),
    ),
    items: withIds(draft.items, imported.items).map((item) => withSizeIds(item, imported)),
    menuGroups: withIds(draft.menuGroups, imported.menuGroups),
  };
  return {
    ...known,
    taxRates: [...known.taxRates, ...houseTax(known, menu, restaurant)],
    items: withOwnModifierGroups(known.items, menu, imported, rules),
    menuGroups: layOverGroups(known, menu, imported, restaurant, rules),
  };
}

function withIds<Fields>(
  drafts: readonly Draft<Fields>[],
  ids: Readonly<Record<string, number>>,
): Draft<Fields>[] {
  return drafts.map((draft) => ({ ...draft, id: ids[draft.key] }));
}

const partsWithIds = (parts: readonly PartDraft[], ids: Readonly<Record<string, number>>): PartDraft[] =>
  parts.map((part) => ({ ...part, id: ids[part.key] }));

function withModifierIds(
  group: Draft<ModifierGroupFields>,
  { modifiers }: ImportedIds,
): Draft<ModifierGroupFields> {
  const { fields } = group;
  return fields.modifiers
    ? { ...group, fields: { ...fields, modifiers: partsWithIds(fields.modifiers, modifiers) } }
    : group;
}

function withSizeIds(item: Draft<ItemFields>, { sizes }: ImportedIds): Draft<ItemFields> {
  const { fields } = item;
  return fields.sizePrice
    ? { ...item, fields: { ...fields, sizePrice: partsWithIds(fields.sizePrice, sizes) } }
    : item;
}

/** The item keeps the restaurant's own groups, after those of the file, and its own limits, where the rules say so. */
function withOwnModifierGroups(
  items: readonly Draft<ItemFields>[],
  menu: Menu,
  imported: ImportedIds,
  rules: MergeRules,
): Draft<ItemFields>[] {
  const stored = new Map(menu.items.map((item) => [item.itemId, item]));
  const fromImport = new Set(Object.values(imported.modifierGroups));
  const existing = new Set(menu.modifierGroups.map(({ modifierGroupId }) => modifierGroupId));
  return items.map((item) => {
    const before = item.id === undefined ? undefined : stored.get(item.id);
    const { modifierGroups } = item.fields;
    if (!before || (!modifierGroups && !rules.keepsOwnModifierGroups)) return item;
    const known = new Map<unknown, object>(
      before.modifierGroups.map((use) => [use.modifierGroupId, keptOf(use, rules)]),
    );
    const idOf = (group: Reference) => (typeof group === 'string' ? imported.modifierGroups[group] : group);
    const uses = (modifierGroups ?? []).map((use) => ({ ...known.get(idOf(use.modifierGroupId)), ...use }));
    const kept = rules.keepsOwnModifierGroups ? before.modifierGroups : [];
    const own = kept
      .filter(({ modifierGroupId: id }) => existing.has(id) && !fromImport.has(id))
      .map((use, index) => ({ ...use, position: uses.length + index }));
    return { ...item, fields: { ...item.fields, modifierGroups: [...uses, ...own] } };
  });
}

/** What a stored use keeps if the file has it, too. */
function keptOf(
  use: Menu['items'][number]['modifierGroups'][number],
  { keepsArrangement, keepsOwnPrices }: MergeRules,
): Partial<typeof use> {
  if (keepsArrangement) return use;
  const { groupPrice, optionPrices } = use;
  return keepsOwnPrices ? defined({ groupPrice, optionPrices }) : {};
}

/**
 * A restaurant without tax rates is taxed by settings.taxRate. The first imported rate would end that for its
 * own items, so the setting is also stored as a default rate.
 */
function houseTax(
  draft: MenuDraft,
  menu: Menu,
  { settings }: Pick<Restaurant, 'settings'>,
): Draft<TaxRateFields>[] {
  const isTaxedBySetting = menu.items.some(({ taxRateIds }) => taxRateIds === undefined);
  if (menu.taxRates.length > 0 || draft.taxRates.length === 0 || !isTaxedBySetting || settings.taxRate === 0)
    return [];
  const rate = decimal(settings.taxRate).times(100).toNumber();
  return [{ key: HOUSE_TAX, fields: {}, initially: { name: 'Tax', type: 'Percent', rate, default: true } }];
}

function layOverGroups(
  draft: MenuDraft,
  menu: Menu,
  imported: ImportedIds,
  { websiteConfig }: Pick<Restaurant, 'websiteConfig'>,
  rules: MergeRules,
): Draft<MenuGroupFields>[] {
  const parent = targetMenu(menu, websiteConfig.parentMenuGroupId);
  const siblings = menu.menuGroups.filter(({ parentId }) => parentId === parent);
  const first = siblings.reduce((last, { position }) => Math.max(last, position), -1) + 1;
  const inFile = new Map(
    draft.items.flatMap(({ key, id }) => (id === undefined ? [] : [[key, id] as const])),
  );
  const itemsOf = withOwnItems(menu, inFile, rules);
  const groups = draft.menuGroups.map((group) => ({
    ...group,
    fields: {
      ...group.fields,
      ...(group.fields.items && { items: itemsOf(group.id, group.fields.items) }),
    },
    initially: {
      ...group.initially,
      position: first + (group.initially?.position ?? 0),
      ...(parent !== undefined && { parentId: parent }),
    },
  }));
  return rules.isWhole ? [...groups, ...goneGroups(draft, menu, imported, itemsOf)] : groups;
}

/**
 * The menu that diners see and that contains sections: the one chosen for the website, or else the only top group if it is a
 * menu (O2.2-18). If all groups are shown, new ones need no parent.
 */
export function targetMenu({ menuGroups }: Menu, chosen: number | undefined): number | undefined {
  if (menuGroups.some(({ menuGroupId }) => menuGroupId === chosen)) return chosen;
  const [only, ...others] = menuGroups.filter(({ parentId }) => parentId === undefined);
  return only?.isMenu && others.length === 0 ? only.menuGroupId : undefined;
}

type ItemsOf = (
  id: number | undefined,
  entries: MenuGroupFields['items'],
) => NonNullable<MenuGroupFields['items']>;

/** The file's items in its order with the settings of staff, followed by items that only staff added. */
function withOwnItems(
  { menuGroups, items }: Menu,
  inFile: ReadonlyMap<string, number>,
  { keepsArrangement }: MergeRules,
): ItemsOf {
  const storedIn = new Map(menuGroups.map((group) => [group.menuGroupId, group.items]));
  const existing = new Set(items.map(({ itemId }) => itemId));
  const ofFile = new Set(inFile.values());
  return (id, fromFile = []) => {
    const stored = (id === undefined ? undefined : storedIn.get(id)) ?? [];
    const marks = new Map<unknown, boolean>(stored.map(({ itemId, isRequired }) => [itemId, isRequired]));
    const entries = fromFile.map((entry) => ({
      ...entry,
      isRequired: entry.isRequired ?? marks.get(inFile.get(String(entry.itemId))) ?? false,
    }));
    const own = [...stored]
      .sort((one, other) => one.position - other.position)
      .filter(({ itemId }) => existing.has(itemId) && !ofFile.has(itemId));
    if (own.length === 0 && !keepsArrangement) return entries;
    const all = [...entries, ...own];
    if (keepsArrangement) arrangeAs(stored, all, (reference) => inFile.get(String(reference)) ?? reference);
    return all.map((entry, position) => ({ ...entry, position }));
  };
}

/** Sorts `entries` as they stand in the stored group; what is new there comes last, in its own order. */
function arrangeAs(
  stored: Menu['menuGroups'][number]['items'],
  entries: NonNullable<MenuGroupFields['items']>,
  idOf: (reference: unknown) => unknown,
): void {
  const places = new Map<unknown, number>(stored.map(({ itemId, position }) => [itemId, position]));
  const placeOf = ({ itemId }: (typeof entries)[number]) =>
    places.get(idOf(itemId)) ?? Number.MAX_SAFE_INTEGER;
  entries.sort((one, other) => placeOf(one) - placeOf(other));
}

/** A group that is missing from the file stays, without the items that the file has in other groups. */
function goneGroups(
  draft: MenuDraft,
  menu: Menu,
  imported: ImportedIds,
  itemsOf: ItemsOf,
): Draft<MenuGroupFields>[] {
  const keys = new Set(draft.menuGroups.map(({ key }) => key));
  const stored = new Set(menu.menuGroups.map(({ menuGroupId }) => menuGroupId));
  return Object.entries(imported.menuGroups)
    .filter(([key, id]) => !keys.has(key) && stored.has(id))
    .map(([key, id]) => ({ key, id, fields: { items: itemsOf(id, []) } }));
}
