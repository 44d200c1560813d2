// Finds errors in a well-formed file: broken references, foreign currencies, limits that no choice can meet.
import type { Catalog, Fault, ObjectName, Parsed, ParsedItem, ParsedModifierList } from './catalog.ts';
import type { Category } from './catalog-object.schema.ts';
import { checkPrices } from './check-prices.ts';
import { checkReferences } from './check-references.ts';
import { isContradictory, listLimits, usedLimits } from './limits.ts';

/** All errors. */
export function checkCatalog(catalog: Catalog, currency: string): Fault[] {
  const lists = new Map(catalog.modifierLists.map((list) => [list.source.id, list]));
  return [
    ...checkReferences(catalog),
    ...checkPrices(catalog, currency),
    ...checkParents(catalog.categories),
    ...catalog.modifierLists.flatMap(checkListLimits),
    ...catalog.items.flatMap((item) => [...checkUsedLimits(item, lists), ...checkSizeNames(item)]),
  ];
}

const faultAt = ({ type, id, name }: ObjectName, field: string, message: string): Fault => ({
  type,
  id,
  name,
  field,
  message,
});

/** Diners would never find deeper levels. */
const DEEPEST_CATEGORY = 50;

/** Each category is visited once, however long the chains are. */
function checkParents(categories: readonly Parsed<Category>[]): Fault[] {
  const parentOf = new Map(
    categories.map(({ source, data }) => [source.id, data.category_data.parent_category?.id]),
  );
  const levels = new Map<string, number>();
  const inLoop = new Set<string>();
  for (const { source } of categories) {
    const path = new Set<string>();
    let next: string | undefined = source.id;
    while (next !== undefined && !levels.has(next) && !path.has(next)) {
      path.add(next);
      next = parentOf.get(next);
    }
    const way = [...path];
    if (next !== undefined && path.has(next)) for (const id of way.slice(way.indexOf(next))) inLoop.add(id);
    let level = next === undefined ? 0 : (levels.get(next) ?? 0);
    for (const id of way.reverse()) levels.set(id, ++level);
  }
  return categories.flatMap(({ source }) => {
    const field = 'category_data.parent_category.id';
    if (inLoop.has(source.id)) return [faultAt(source, field, 'leads back to the category itself')];
    return levels.get(source.id) === DEEPEST_CATEGORY + 1
      ? [faultAt(source, field, `puts the category more than ${DEEPEST_CATEGORY} levels deep`)]
      : [];
  });
}

const TOO_MANY = 'is more than the most that can be chosen';

function checkListLimits({ source, data }: ParsedModifierList): Fault[] {
  if (!isContradictory(listLimits(data.modifier_list_data))) return [];
  return [faultAt(source, 'modifier_list_data.min_selected_modifiers', TOO_MANY)];
}

/** A contradictory list is reported once, not for every item that uses it. */
function checkUsedLimits(
  { source, data }: ParsedItem,
  lists: ReadonlyMap<string, ParsedModifierList>,
): Fault[] {
  return (data.item_data.modifier_list_info ?? []).flatMap((info, index) => {
    const list = lists.get(info.modifier_list_id)?.data.modifier_list_data;
    if (!list || info.enabled === false || isContradictory(listLimits(list))) return [];
    if (!isContradictory(usedLimits(info, list))) return [];
    return [faultAt(source, `item_data.modifier_list_info[${index}].min_selected_modifiers`, TOO_MANY)];
  });
}

function checkSizeNames({ variations }: ParsedItem): Fault[] {
  if (variations.length < 2) return [];
  return variations
    .filter(({ data }) => !data.item_variation_data.name?.trim())
    .map(({ source }) => faultAt(source, 'item_variation_data.name', 'is empty: a size needs one'));
}
