// Finds broken references in the raw file, so that a broken object hides none of its own.
import type { Catalog, Fault } from './catalog.ts';
import { generalPath, leavesOf, tableOf } from './leaves.ts';

/** The type of object that a field refers to. */
const targets = tableOf({
  'CATEGORY category_data.parent_category.id': 'CATEGORY',
  'ITEM item_data.category_id': 'CATEGORY',
  'ITEM item_data.categories[].id': 'CATEGORY',
  'ITEM item_data.reporting_category.id': 'CATEGORY',
  'ITEM item_data.tax_ids[]': 'TAX',
  'ITEM item_data.modifier_list_info[].modifier_list_id': 'MODIFIER_LIST',
});

/** A reference to an object that the file marks as deleted is no error. */
export function checkReferences({ sources }: Catalog): Fault[] {
  const typeById = new Map(sources.map(({ id, type }) => [id, type]));
  return sources.flatMap(({ type, id, name, raw, isDeleted }) => {
    if (isDeleted) return [];
    return leavesOf(raw).flatMap(([field, value]) => {
      const target = targets.get(`${type} ${generalPath(field)}`);
      if (target === undefined || typeof value !== 'string' || value === '') return [];
      const found = typeById.get(value);
      if (found === target) return [];
      const message = found ? `which is a ${found}, not a ${target}` : 'which is not in the file';
      return [{ type, id, name, field, message: `names ${value}, ${message}` }];
    });
  });
}
