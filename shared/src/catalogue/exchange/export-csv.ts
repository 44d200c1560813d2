// The items of a menu as a table that imports back: one line an item, or one a size.
import { csvOf } from '../../kernel/csv.ts';
import { parseOptimizedImage } from '../../media/optimized-image.schema.ts';
import { allergenNames } from '../allergens.ts';
import { dietNames } from '../diets.ts';
import type { Item } from '../item.schema.ts';
import type { Menu } from '../menu.schema.ts';
import { type PlainItemField, plainItemFieldNames } from '../plain-item-fields.ts';
import { cellNames, namesCell, pathsCell, shortLabel } from './csv-cells.ts';
import { type CsvField, csvColumns, csvFields } from './csv-columns.ts';

/** A cell for every column: one that is declared and left out does not compile. */
type Cells = Record<CsvField, string | number>;

export function exportCsv(menu: Menu): Promise<string> {
  const book = new NameBook(menu);
  const rows = inMenuOrder(menu).flatMap((item): Cells[] => {
    const cells = cellsOf(item, book);
    if (item.pricingStrategy !== 'size') return [{ ...cells, size: '', price: priceOf(item) }];
    return item.sizePrice.map(({ name, price }) => ({ ...cells, size: name, price }));
  });
  return csvOf(
    csvFields.map((field) => csvColumns[field].header),
    rows.map((cells) => csvFields.map((field) => cells[field])),
  );
}

const priceOf = ({ pricingStrategy, basePrice }: Item): string | number =>
  pricingStrategy === 'open' ? 'open' : (basePrice ?? 0);

const flag = (value: boolean): string => (value ? 'yes' : 'no');

function cellsOf(item: Item, book: NameBook): Omit<Cells, 'size' | 'price'> {
  return {
    id: item.guid,
    name: item.name,
    menuGroup: pathsCell(book.pathsTo(item.itemId)),
    description: item.customerDescription ?? '',
    modifierGroups: namesCell(
      [...item.modifierGroups]
        .sort((one, other) => one.position - other.position)
        .flatMap(({ modifierGroupId }) => book.nameOf('modifierGroups', modifierGroupId)),
    ),
    taxRates: taxCell(item, book),
    taxInclusion: flag(item.taxInclusion === 'inclusive'),
    tags: namesCell(item.tagIds.flatMap((id) => book.nameOf('tags', id))),
    course: book.nameOf('courses', item.courseId)[0] ?? '',
    salesCategory: book.nameOf('salesCategories', item.salesCategoryId)[0] ?? '',
    allergens: namesCell(item.allergens.map((allergen) => shortLabel(allergenNames[allergen]))),
    diets: namesCell(item.diets.map((diet) => dietNames[diet])),
    // An uploaded picture has many addresses: it stays with its item, as an empty cell leaves it.
    imageUrl: item.imageUrl && !parseOptimizedImage(item.imageUrl) ? item.imageUrl : '',
    ...plainCells(item),
    onlineOrdering: flag(item.onlineOrdering),
    isActive: flag(item.isActive),
  };
}

const plainCells = (item: Item) =>
  Object.fromEntries(
    plainItemFieldNames.map((field) => {
      const value = item[field];
      return [field, typeof value === 'boolean' ? flag(value) : (value ?? '')];
    }),
  ) as Pick<Cells, PlainItemField>;

function taxCell({ taxRateIds }: Item, book: NameBook): string {
  if (taxRateIds === undefined) return '';
  return taxRateIds.length === 0
    ? 'none'
    : namesCell(taxRateIds.flatMap((id) => book.nameOf('taxRates', id)));
}

/** Group by group, each item once; those in no group at the end. */
function inMenuOrder({ items, menuGroups }: Menu): Item[] {
  const byId = new Map(items.map((item) => [item.itemId, item]));
  const inGroups = [...menuGroups]
    .sort((one, other) => one.position - other.position)
    .flatMap((group) => [...group.items].sort((one, other) => one.position - other.position))
    .map(({ itemId }) => itemId);
  const ids = new Set([...inGroups, ...byId.keys()]);
  return [...ids].flatMap((id) => byId.get(id) ?? []);
}

type NamedKind = 'modifierGroups' | 'taxRates' | 'tags' | 'courses' | 'salesCategories';

class NameBook {
  private readonly names: Readonly<Record<NamedKind, ReadonlyMap<number, string>>>;
  private readonly groups: ReadonlyMap<number, Menu['menuGroups'][number]>;
  private readonly groupsOf = new Map<number, number[]>();

  constructor(menu: Menu) {
    this.names = {
      modifierGroups: cellNames(menu.modifierGroups.map(({ modifierGroupId: id, name }) => ({ id, name }))),
      taxRates: cellNames(menu.taxRates.map(({ taxRateId: id, name }) => ({ id, name }))),
      tags: new Map(menu.tags.map(({ tagId, name }) => [tagId, name])),
      courses: new Map(menu.courses.map(({ courseId, name }) => [courseId, name])),
      salesCategories: new Map(
        menu.salesCategories.map(({ salesCategoryId, name }) => [salesCategoryId, name]),
      ),
    };
    this.groups = new Map(menu.menuGroups.map((group) => [group.menuGroupId, group]));
    for (const { menuGroupId, items } of menu.menuGroups)
      for (const { itemId } of items)
        this.groupsOf.set(itemId, [...(this.groupsOf.get(itemId) ?? []), menuGroupId]);
  }

  nameOf(kind: NamedKind, id: number | undefined): string[] {
    const name = id === undefined ? undefined : this.names[kind].get(id);
    return name === undefined ? [] : [name];
  }

  pathsTo(itemId: number): string[][] {
    const paths = (this.groupsOf.get(itemId) ?? []).map((id) => this.pathOf(id));
    return paths.sort((one, other) => one.join().localeCompare(other.join()));
  }

  private pathOf(id: number): string[] {
    const path: string[] = [];
    const seen = new Set<number>();
    let group = this.groups.get(id);
    while (group && !seen.has(group.menuGroupId)) {
      seen.add(group.menuGroupId);
      path.unshift(group.name);
      group = group.parentId === undefined ? undefined : this.groups.get(group.parentId);
    }
    return path;
  }
}
