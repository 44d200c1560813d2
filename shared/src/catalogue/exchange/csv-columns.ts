// The columns of a menu as a table: one line an item, or one a size. Loads no schema, since browsers match columns with it.
import { dietNames } from '../diets.ts';
import type { MenuKind } from '../menu.schema.ts';
import { type PlainItemField, plainItemFieldNames, plainItemFields } from '../plain-item-fields.ts';

/** The position of each field's column in the file, from 0. */
export type CsvColumns = Partial<Record<CsvField, number>>;

interface CsvColumn {
  /** The header in our own files. */
  header: string;
  /** What others call it. */
  alsoCalled: readonly string[];
  hint: string;
}

const plainColumns = Object.fromEntries(
  plainItemFieldNames.map((field): [PlainItemField, CsvColumn] => {
    const { name, column } = plainItemFields[field];
    return [field, { header: name, ...column }];
  }),
) as Readonly<Record<PlainItemField, CsvColumn>>;

const { calories, containsAlcohol, ...more } = plainColumns;

/** In the order of our own files. */
const columns = {
  id: {
    header: 'Item ID',
    alsoCalled: ['id', 'guid'],
    hint: 'From an export of Bite. Leave it empty for new items.',
  },
  name: {
    header: 'Name',
    alsoCalled: ['item', 'item name', 'product', 'product name', 'title', 'dish'],
    hint: 'Required.',
  },
  size: {
    header: 'Size',
    alsoCalled: ['variation', 'variation name', 'variant', 'portion', 'size name'],
    hint: 'One line for each size of an item.',
  },
  price: {
    header: 'Price',
    alsoCalled: ['base price', 'item price', 'unit price', 'amount', 'cost'],
    hint: 'Such as 12.50, or “open” for a price that staff enter.',
  },
  menuGroup: {
    header: 'Menu group',
    alsoCalled: ['menu', 'category', 'categories', 'section', 'group', 'menu section'],
    hint: 'Such as Pizza, or Dinner > Pizza; several with ; between them.',
  },
  description: {
    header: 'Description',
    alsoCalled: ['customer description', 'item description', 'details'],
    hint: 'What guests read.',
  },
  modifierGroups: {
    header: 'Modifier groups',
    alsoCalled: ['modifiers', 'modifier group', 'modifier sets', 'options', 'add-ons'],
    hint: 'Names of groups that the restaurant has, with ; between them.',
  },
  taxRates: {
    header: 'Tax rates',
    alsoCalled: ['taxes', 'tax', 'tax rate', 'vat'],
    hint: 'Names of rates that the restaurant has, or “none”. Empty: its default rates.',
  },
  taxInclusion: {
    header: 'Tax included',
    alsoCalled: ['price includes tax', 'tax inclusive'],
    hint: 'yes or no',
  },
  tags: { header: 'Tags', alsoCalled: ['tag', 'labels'], hint: 'With ; between them.' },
  course: { header: 'Course', alsoCalled: ['courses'], hint: 'In which the kitchen serves it.' },
  salesCategory: {
    header: 'Sales category',
    alsoCalled: ['reporting category', 'revenue category'],
    hint: 'For reports.',
  },
  calories,
  containsAlcohol,
  allergens: {
    header: 'Allergens',
    alsoCalled: ['allergen', 'contains', 'allergen info', 'allergen information'],
    hint: 'Such as Milk; Tree nuts. Empty: nothing is said about them.',
  },
  diets: {
    header: 'Diets',
    alsoCalled: ['diet', 'dietary', 'dietary info', 'suitable for'],
    hint: `${Object.values(dietNames).join(', ')}; with ; between them.`,
  },
  ...more,
  imageUrl: {
    header: 'Picture',
    alsoCalled: ['image', 'image url', 'photo', 'picture url'],
    hint: 'A web address.',
  },
  onlineOrdering: {
    header: 'Sold online',
    alsoCalled: ['online', 'online ordering', 'available online'],
    hint: 'yes or no',
  },
  isActive: { header: 'Active', alsoCalled: ['enabled', 'available', 'visible'], hint: 'yes or no' },
} satisfies Readonly<Record<string, CsvColumn>>;

export type CsvField = keyof typeof columns;
export const csvColumns: Readonly<Record<CsvField, CsvColumn>> = columns;
export const csvFields = Object.keys(columns) as CsvField[];

/** The column that says what stands in a field of a menu: 'Price' for 'sizePrice.0.price'; the field itself if there is none. */
export function columnOf(kind: MenuKind, field: string): string {
  const [first = ''] = field.split('.');
  const csvField = kind === 'items' ? (columnsOfItem[first] ?? first) : columnsOfOthers[kind];
  const isSize = first === 'sizePrice' && field.endsWith('.name');
  return csvColumns[(isSize ? 'size' : csvField) as CsvField]?.header ?? field;
}

const columnsOfItem: Readonly<Record<string, CsvField>> = {
  basePrice: 'price',
  sizePrice: 'price',
  customerDescription: 'description',
  taxRateIds: 'taxRates',
  tagIds: 'tags',
  courseId: 'course',
  salesCategoryId: 'salesCategory',
};

const columnsOfOthers: Readonly<Partial<Record<MenuKind, CsvField>>> = {
  menuGroups: 'menuGroup',
  tags: 'tags',
  courses: 'course',
  salesCategories: 'salesCategory',
};

const plain = (header: string): string =>
  header
    .replace(/^\uFEFF/, '')
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .trim();

/** Which column is which, by its header: our own names first, then what others call it. No column is taken twice. */
export function guessColumns(header: readonly string[]): CsvColumns {
  const names = header.map(plain);
  const taken = new Set<number>();
  const columns: CsvColumns = {};
  const take = (field: CsvField, called: readonly string[]): void => {
    if (columns[field] !== undefined) return;
    const index = names.findIndex((name, at) => !taken.has(at) && called.includes(name));
    if (index < 0) return;
    taken.add(index);
    columns[field] = index;
  };
  for (const field of csvFields) take(field, [plain(csvColumns[field].header)]);
  for (const field of csvFields) take(field, csvColumns[field].alsoCalled);
  return columns;
}

/** A file to begin with: every column, and lines that show an item, one with sizes, and one with an open price. */
export function csvTemplate(): { header: string[]; rows: string[][] } {
  const samples: Partial<Record<CsvField, string>>[] = [
    {
      name: 'Margherita',
      price: '12.50',
      menuGroup: 'Pizza',
      description: 'Tomato, mozzarella, basil',
      calories: '850',
      allergens: 'Wheat; Milk',
      diets: 'Vegetarian',
    },
    {
      name: 'Lemonade',
      size: 'Small',
      price: '3.00',
      menuGroup: 'Drinks',
      description: 'Pressed every morning',
    },
    { name: 'Lemonade', size: 'Large', price: '4.50', menuGroup: 'Drinks' },
    { name: 'Gift card', price: 'open', menuGroup: 'Extras' },
  ];
  const columns = csvFields.filter((field) => field !== 'id');
  return {
    header: columns.map((field) => csvColumns[field].header),
    rows: samples.map((sample) => columns.map((field) => sample[field] ?? '')),
  };
}
