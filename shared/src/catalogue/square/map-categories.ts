// Converts categories to menu groups with their items; items without a category get a group of their own.
import type { Draft, MenuGroupEntry, MenuGroupFields } from '../menu-draft.ts';
import type { Parsed, ParsedItem } from './catalog.ts';
import type { Category } from './catalog-object.schema.ts';
import { inOrder, type Mapping } from './mapping.ts';

/** The key of the group for items without a category; Square's ids contain only letters and digits. */
export const UNCATEGORISED = '#uncategorised';

interface Place {
  categoryId: string;
  ordinal: number | undefined;
  path: string;
}

/** The categories of an item: newer files list several, older ones name one. */
function placesOf({ item_data: data }: ParsedItem['data']): Place[] {
  const { categories = [], category_id: single, reporting_category: reporting } = data;
  if (categories.length > 0) {
    return categories.map(({ id, ordinal }, index) => ({
      categoryId: id,
      ordinal,
      path: `item_data.categories[${index}]`,
    }));
  }
  if (single) return [{ categoryId: single, ordinal: undefined, path: 'item_data.category_id' }];
  return reporting
    ? [{ categoryId: reporting.id, ordinal: reporting.ordinal, path: 'item_data.reporting_category' }]
    : [];
}

function claimPlaces(item: ParsedItem, known: ReadonlySet<string>, { ledger }: Mapping): Place[] {
  const { source, data } = item;
  const places = placesOf(data);
  const own = new Set(places.map(({ categoryId }) => categoryId));
  const { category_id: single, reporting_category: reporting } = data.item_data;
  const copies: [string, string | undefined][] = [
    ['item_data.category_id', single],
    ['item_data.reporting_category', reporting?.id],
  ];
  for (const [path, id] of copies) {
    if (id !== undefined && own.has(id)) ledger.notNeeded(source, path);
    else if (id) ledger.notCarried(source, 'sorts reports, not the menu', path);
  }
  return places.filter(({ categoryId, path }) => {
    const isKnown = known.has(categoryId);
    if (isKnown) ledger.carried(source, path);
    else ledger.notCarried(source, 'names a category that is deleted or left out', path);
    return isKnown;
  });
}

/** A kitchen category sorts tickets and is not shown on the menu. */
function isForMenu({ source, data }: Parsed<Category>, { ledger }: Mapping): boolean {
  if (data.category_data.category_type !== 'KITCHEN_CATEGORY') return true;
  ledger.leaveOut(source, "sorts the kitchen's tickets, not the menu");
  return false;
}

export function mapCategories(
  categories: readonly Parsed<Category>[],
  items: readonly ParsedItem[],
  mapping: Mapping,
): Draft<MenuGroupFields>[] {
  const forMenu = categories.filter((category) => isForMenu(category, mapping));
  const known = new Set(forMenu.map(({ source }) => source.id));
  const entries = new Map<string, Map<string, number | undefined>>();
  for (const item of items) {
    const places = claimPlaces(item, known, mapping);
    const first = places.length > 0 ? places : [{ categoryId: UNCATEGORISED, ordinal: undefined }];
    for (const { categoryId, ordinal } of first) {
      const own = entries.get(categoryId) ?? new Map<string, number | undefined>();
      if (!own.has(item.source.id)) own.set(item.source.id, ordinal);
      entries.set(categoryId, own);
    }
  }
  const itemsOf = (categoryId: string): MenuGroupEntry[] =>
    inOrder([...(entries.get(categoryId) ?? [])], ([, ordinal]) => ordinal).map(([itemId], position) => ({
      itemId,
      position,
    }));
  const ordered = inOrder(forMenu, ({ data }) => data.category_data.parent_category?.ordinal);
  const groups = ordered.map((category, position) =>
    mapCategory(category, position, known, itemsOf(category.source.id), mapping),
  );
  if (!entries.has(UNCATEGORISED)) return groups;
  return [...groups, uncategorised(groups, itemsOf(UNCATEGORISED))];
}

function mapCategory(
  category: Parsed<Category>,
  position: number,
  known: ReadonlySet<string>,
  items: MenuGroupEntry[],
  mapping: Mapping,
): Draft<MenuGroupFields> {
  const { source, data } = category;
  const { name, online_visibility: isVisible } = data.category_data;
  mapping.ledger.carried(source, 'id', 'category_data.name', 'category_data.online_visibility');
  if (isVisible === false) mapping.offline.add('online_visibility of the category is false', source);
  const visibleInOnlineOrdering = isVisible === true || mapping.options.sellOnline === true;
  return {
    key: source.id,
    fields: {
      name,
      items,
      ...parentOf(category, known, mapping),
      ...(isVisible !== undefined && { visibleInOnlineOrdering }),
    },
    initially: { position, isMenu: false },
  };
}

function parentOf(
  { source, data }: Parsed<Category>,
  known: ReadonlySet<string>,
  { ledger }: Mapping,
): Pick<MenuGroupFields, 'parentId'> {
  const parentId = data.category_data.parent_category?.id;
  ledger.carried(source, 'category_data.parent_category');
  if (parentId === undefined) return {};
  if (known.has(parentId)) return { parentId };
  ledger.notCarried(
    source,
    'names a category that is deleted or left out',
    'category_data.parent_category.id',
  );
  return {};
}

/** With a name that no other group has. */
function uncategorised(
  groups: readonly Draft<MenuGroupFields>[],
  items: MenuGroupEntry[],
): Draft<MenuGroupFields> {
  const taken = new Set(groups.map(({ fields }) => fields.name?.trim().toLowerCase()));
  const name = ['Other', 'More', 'Everything else'].find((candidate) => !taken.has(candidate.toLowerCase()));
  return {
    key: UNCATEGORISED,
    fields: { name: name ?? 'Without a category', items },
    initially: { position: groups.length, isMenu: false },
  };
}
