// What makes a well-formed file wrong: references into nothing, foreign money, limits that no choice can meet.
import { money as moneySchema } from '../../kernel/schema.ts';
import type { Catalog, Fault, ObjectName, Parsed, ParsedItem, ParsedModifierList } from './catalog.ts';
import type { Category } from './catalog-object.schema.ts';
import { isContradictory, listLimits, usedLimits } from './limits.ts';
import { type Priced, toMajorUnit } from './prices.ts';

type Checks = (object: ObjectName, field: string, message: string) => void;

/** Every fault there is, in the order of the file's objects. */
export function checkCatalog(catalog: Catalog, currency: string): Fault[] {
  const faults: Fault[] = [];
  const fault: Checks = ({ type, id, name }, field, message) =>
    faults.push({ type, id, name, field, message });
  const refer = referenceCheck(catalog, fault);
  for (const category of catalog.categories) checkCategory(category, refer);
  checkLoops(catalog.categories, fault);
  for (const list of catalog.modifierLists) checkModifierList(list, currency, fault);
  const lists = new Map(catalog.modifierLists.map((list) => [list.source.id, list]));
  for (const item of catalog.items) {
    checkReferences(item, refer);
    checkLimits(item, lists, fault);
    checkVariations(item, currency, fault);
  }
  return faults;
}

type ReferenceCheck = (object: ObjectName, field: string, id: string | undefined, type: string) => void;

/** A reference to something that the file itself calls deleted is no fault. */
function referenceCheck({ sources }: Catalog, fault: Checks): ReferenceCheck {
  const typeById = new Map(sources.map(({ id, type }) => [id, type]));
  return (object, field, id, type) => {
    if (!id || typeById.get(id) === type) return;
    const found = typeById.get(id);
    fault(
      object,
      field,
      `names ${id}, ${found ? `which is a ${found}, not a ${type}` : 'which is not in the file'}`,
    );
  };
}

function checkCategory({ source, data }: Parsed<Category>, refer: ReferenceCheck): void {
  refer(source, 'category_data.parent_category.id', data.category_data.parent_category?.id, 'CATEGORY');
}

function checkLoops(categories: readonly Parsed<Category>[], fault: Checks): void {
  const parentOf = new Map(
    categories.map(({ source, data }) => [source.id, data.category_data.parent_category?.id]),
  );
  for (const { source } of categories) {
    const seen = new Set<string>();
    let above = parentOf.get(source.id);
    while (above !== undefined && above !== source.id && !seen.has(above)) {
      seen.add(above);
      above = parentOf.get(above);
    }
    if (above === source.id)
      fault(source, 'category_data.parent_category.id', 'leads back to the category itself');
  }
}

function checkPrice(object: ObjectName, data: string, priced: Priced, currency: string, fault: Checks): void {
  const prices = [
    [`${data}.price_money`, priced.price_money] as const,
    ...(priced.location_overrides ?? []).map(
      ({ price_money }, index) => [`${data}.location_overrides[${index}].price_money`, price_money] as const,
    ),
  ];
  for (const [field, price] of prices) {
    if (price?.amount === undefined) continue;
    if (price.currency === undefined) fault(object, `${field}.currency`, 'is missing');
    else if (price.currency !== currency) {
      fault(
        object,
        `${field}.currency`,
        `is ${price.currency}, but the restaurant's currency is ${currency}`,
      );
    } else if (!moneySchema.safeParse(toMajorUnit(price.amount, currency)).success) {
      fault(object, `${field}.amount`, 'is more than a price can be');
    }
  }
}

function checkModifierList(
  { source, data, modifiers }: ParsedModifierList,
  currency: string,
  fault: Checks,
): void {
  if (isContradictory(listLimits(data.modifier_list_data))) {
    fault(source, 'modifier_list_data.min_selected_modifiers', 'is more than the most that can be chosen');
  }
  for (const modifier of modifiers) {
    checkPrice(modifier.source, 'modifier_data', modifier.data.modifier_data, currency, fault);
  }
}

function checkReferences({ source, data }: ParsedItem, refer: ReferenceCheck): void {
  const { item_data: item } = data;
  refer(source, 'item_data.category_id', item.category_id, 'CATEGORY');
  refer(source, 'item_data.reporting_category.id', item.reporting_category?.id, 'CATEGORY');
  for (const [index, { id }] of (item.categories ?? []).entries()) {
    refer(source, `item_data.categories[${index}].id`, id, 'CATEGORY');
  }
  for (const [index, id] of (item.tax_ids ?? []).entries())
    refer(source, `item_data.tax_ids[${index}]`, id, 'TAX');
  for (const [index, info] of (item.modifier_list_info ?? []).entries()) {
    refer(
      source,
      `item_data.modifier_list_info[${index}].modifier_list_id`,
      info.modifier_list_id,
      'MODIFIER_LIST',
    );
  }
}

function checkLimits(
  { source, data }: ParsedItem,
  lists: ReadonlyMap<string, ParsedModifierList>,
  fault: Checks,
): void {
  for (const [index, info] of (data.item_data.modifier_list_info ?? []).entries()) {
    const list = lists.get(info.modifier_list_id);
    if (!list || info.enabled === false || isContradictory(listLimits(list.data.modifier_list_data)))
      continue;
    if (!isContradictory(usedLimits(info, list.data.modifier_list_data))) continue;
    const field = `item_data.modifier_list_info[${index}].min_selected_modifiers`;
    fault(source, field, 'is more than the most that can be chosen');
  }
}

function checkVariations({ variations }: ParsedItem, currency: string, fault: Checks): void {
  for (const { source, data } of variations) {
    const { item_variation_data: variation } = data;
    checkPrice(source, 'item_variation_data', variation, currency, fault);
    if (variations.length > 1 && !variation.name?.trim())
      fault(source, 'item_variation_data.name', 'is empty: a size needs one');
  }
}
