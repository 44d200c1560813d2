// Reads a table of items, one line an item or one a size, to a menu. Says only what it has a column for: everything else of
// an item that is there already stays.
import { changedFields } from '../../kernel/fields.ts';
import { allergenNames } from '../allergens.ts';
import { dietNames } from '../diets.ts';
import type { MenuKind } from '../menu.schema.ts';
import type { Draft, ItemFields, MenuDraft, PartDraft } from '../menu-draft.ts';
import { emptyDraft } from '../menu-draft.ts';
import { type PlainItemField, plainItemFieldNames, plainItemFields } from '../plain-item-fields.ts';
import {
  cellNames,
  flagIn,
  listedAs,
  namedAs,
  namesIn,
  pathsIn,
  priceIn,
  wholeNumberIn,
} from './csv-cells.ts';
import { type CsvColumns, type CsvField, csvColumns, guessColumns } from './csv-columns.ts';
import { readCsv } from './csv-table.ts';
import {
  aFault,
  type FileContext,
  type FileFault,
  foreignRules,
  LossBook,
  type MenuFile,
  type MenuFileReading,
  MOST_FAULTS,
  MOST_LEVELS,
  type Named,
  orEmptyFault,
  refused,
  rowKey,
  TOO_DEEP,
} from './menu-file.ts';
import { SectionBook } from './section-book.ts';

export interface CsvOptions {
  columns?: CsvColumns | undefined;
  /** Lines that are not read, as they are numbered in the file. */
  leaveOut?: readonly number[] | undefined;
}

export async function readCsvMenu(
  text: string,
  context: FileContext,
  { columns: chosen, leaveOut = [] }: CsvOptions = {},
): Promise<MenuFileReading> {
  const table = await readCsv(text);
  if (!table.ok) return refused(table.fault);
  const columns = chosen ?? guessColumns(table.header);
  if (columns.name === undefined)
    return refused(
      aFault('No column holds the names of the items: choose it', { field: csvColumns.name.header }),
    );
  const reader = new CsvReader(columns, table.header, context);
  const left = new Set(leaveOut);
  const lines = table.rows.filter(({ row }) => !left.has(row));
  for (const { row, cells } of lines) {
    reader.read(row, cells);
    const end = reader.tooMuch();
    if (end) return { ok: false, faults: end };
  }
  return reader.result(table.rows.length - lines.length);
}

/** Of one item, as everywhere. */
const MOST_SIZES = 100;
/** Menu groups, tags, courses and categories: far above what a restaurant has. */
const MOST_NAMES = 5000;

const ALSO_IN = 'It is also in line';

/** Columns that say something of the item. The others find it, place it, and say what one size of it costs. */
type ItemCell = Exclude<CsvField, 'id' | 'name' | 'size' | 'price' | 'menuGroup'>;

/** What every line of an item adds to. Not diets: what one size is suitable for says nothing of another. */
const lists: ReadonlySet<ItemCell> = new Set(['allergens', 'tags']);

interface Line {
  row: number;
  /** Empty where there is no such column. */
  cell: (field: CsvField) => string;
  name: string;
}

interface OpenItem {
  line: Line;
  /** The line that first says something in a column. */
  said: Map<ItemCell, Line>;
  draft: Draft<ItemFields>;
  sizes: PartDraft[];
  sizeNames: Set<string>;
}

class CsvReader {
  private readonly faults: FileFault[] = [];
  private readonly losses = new LossBook();
  private readonly draft: MenuDraft = emptyDraft();
  private readonly rows = new Map<string, number[]>();
  private readonly items = new Map<string, OpenItem>();
  private readonly sections: SectionBook;
  /** What names in cells mean. */
  private readonly found = {
    taxRates: new Map<string, readonly Named[]>(),
    modifierGroups: new Map<string, readonly Named[]>(),
  };
  private readonly readers: Readonly<Record<ItemCell, (line: Line) => ItemFields>> = {
    description: (line) => ({ customerDescription: line.cell('description') || undefined }),
    modifierGroups: (line) => ({ modifierGroups: this.modifierGroups(line) }),
    taxRates: (line) => ({ taxRateIds: this.taxRates(line) }),
    taxInclusion: (line) => this.inclusion(line),
    tags: (line) => ({ tagIds: namesIn(line.cell('tags')).map((name) => this.named('tags', name, line)) }),
    course: (line) => ({ courseId: this.namedIn(line, 'course', 'courses') }),
    salesCategory: (line) => ({ salesCategoryId: this.namedIn(line, 'salesCategory', 'salesCategories') }),
    allergens: (line) => ({ allergens: this.listed(line, 'allergens', allergenNames) }),
    diets: (line) => ({ diets: this.listed(line, 'diets', dietNames) }),
    // An uploaded picture has no address in a table: an empty cell leaves it.
    imageUrl: (line) => (line.cell('imageUrl') === '' ? {} : { imageUrl: line.cell('imageUrl') }),
    ...this.plainReaders(),
    onlineOrdering: (line) => this.flag(line, 'onlineOrdering'),
    isActive: (line) => this.flag(line, 'isActive'),
  };
  private readonly columns: CsvColumns;
  private readonly unknownColumns: string[];
  private readonly context: FileContext;

  constructor(columns: CsvColumns, header: readonly string[], context: FileContext) {
    this.columns = columns;
    this.context = context;
    this.sections = new SectionBook();
    const used = new Set(Object.values(columns));
    this.unknownColumns = header.filter((name, index) => name !== '' && !used.has(index));
  }

  read(row: number, cells: readonly string[]): void {
    const cell = (field: CsvField): string => cells[this.columns[field] ?? -1] ?? '';
    const line: Line = { row, cell, name: cell('name') };
    if (line.name === '') {
      this.fault(line, 'name', 'Every line needs the name of its item');
      return;
    }
    const key = this.keyOf(line);
    this.noteRow('items', key, line);
    const known = this.items.get(key);
    if (!known) this.begin(key, line);
    else if (cell('size') !== '' && known.sizes.length > 0) this.addLine(known, line);
    else this.fault(line, 'name', `${ALSO_IN} ${known.line.row}: name a size on both, or another name`);
  }

  /** The faults for which reading on makes no sense. */
  tooMuch(): FileFault[] | undefined {
    if (this.faults.length >= MOST_FAULTS) return this.faults;
    const { tags, courses, salesCategories } = this.draft;
    const isTooMany = [this.sections.size, tags.length, courses.length, salesCategories.length].some(
      (count) => count > MOST_NAMES,
    );
    return isTooMany
      ? [aFault(`The file names more than ${MOST_NAMES} menu groups, tags, courses or sales categories`)]
      : undefined;
  }

  private keyOf({ name, cell }: Line): string {
    const id = cell('id').toLowerCase();
    if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return id;
    return `${name.toLowerCase()}|${cell('menuGroup').toLowerCase()}`;
  }

  private noteRow(kind: MenuKind, key: string, { row }: Line): void {
    const rows = this.rows.get(rowKey(kind, key));
    if (rows) rows.push(row);
    else this.rows.set(rowKey(kind, key), [row]);
  }

  private begin(key: string, line: Line): void {
    const item: OpenItem = {
      line,
      said: new Map(),
      sizes: [],
      sizeNames: new Set(),
      draft: { key, fields: { name: line.name } },
    };
    this.items.set(key, item);
    for (const field of this.itemCells()) {
      if (line.cell(field) !== '') item.said.set(field, line);
      Object.assign(item.draft.fields, this.readers[field](line));
    }
    if (line.cell('size') !== '') this.addSize(item, line);
    else Object.assign(item.draft.fields, this.priceOf(line));
    if (this.columns.menuGroup !== undefined) this.place(key, line);
  }

  private priceOf(line: Line): ItemFields {
    if (this.columns.price === undefined) return {};
    const cell = line.cell('price');
    if (cell.toLowerCase() === 'open')
      return { pricingStrategy: 'open', openPrice: true, basePrice: undefined, sizePrice: [] };
    const price = this.amount(line);
    return { pricingStrategy: 'base', openPrice: false, basePrice: price, sizePrice: [] };
  }

  /** A further line of a sized item may say more of the item, and nothing else than the lines before it. */
  private addLine(item: OpenItem, line: Line): void {
    for (const field of ['name', 'menuGroup'] as const) {
      const said = line.cell(field).toLowerCase();
      if (said !== '' && said !== item.line.cell(field).toLowerCase())
        this.contradiction(item.line, line, field);
    }
    for (const field of this.itemCells()) this.addCell(item, line, field);
    this.addSize(item, line);
  }

  private addCell({ said, draft }: OpenItem, line: Line, field: ItemCell): void {
    const first = said.get(field);
    if (line.cell(field) === '' || line.cell(field) === first?.cell(field)) return;
    const read = this.readers[field](line);
    if (!first) said.set(field, line);
    if (!first) Object.assign(draft.fields, read);
    else if (lists.has(field)) Object.assign(draft.fields, united(draft.fields, read));
    else if (!isSame(draft.fields, read)) this.contradiction(first, line, field);
  }

  private contradiction(first: Line, line: Line, field: CsvField): void {
    this.fault(line, field, `Line ${first.row} of the same item says “${first.cell(field)}”: write the same`);
  }

  private itemCells(): ItemCell[] {
    return (Object.keys(this.readers) as ItemCell[]).filter((field) => this.columns[field] !== undefined);
  }

  private addSize(item: OpenItem, line: Line): void {
    const name = line.cell('size');
    if (item.sizes.length >= MOST_SIZES) {
      this.fault(line, 'size', `An item has at most ${MOST_SIZES} sizes`);
      return;
    }
    if (item.sizeNames.has(name.toLowerCase()))
      this.fault(line, 'size', `The item has the size ${name} in another line`);
    item.sizeNames.add(name.toLowerCase());
    item.sizes.push({ key: `${item.draft.key}|${name.toLowerCase()}`, name, price: this.amount(line) });
    const { fields } = item.draft;
    Object.assign(fields, {
      pricingStrategy: 'size',
      openPrice: false,
      basePrice: undefined,
      sizePrice: item.sizes,
    });
  }

  private amount(line: Line): number {
    const price = priceIn(line.cell('price'), this.context.currency);
    if (price === undefined)
      this.fault(line, 'price', 'Write the price as a number, such as 12.50, or “open”');
    return price ?? 0;
  }

  private plainReaders() {
    return Object.fromEntries(
      plainItemFieldNames.map((field) => [field, (line: Line) => this.plain(line, field)]),
    ) as Readonly<Record<PlainItemField, (line: Line) => ItemFields>>;
  }

  private plain(line: Line, field: PlainItemField): ItemFields {
    const { holds } = plainItemFields[field];
    if (holds === 'flag') return this.flag(line, field);
    return { [field]: holds === 'text' ? line.cell(field) || undefined : this.wholeNumber(line, field) };
  }

  private wholeNumber(line: Line, field: PlainItemField): number | undefined {
    const cell = line.cell(field);
    const number = wholeNumberIn(cell);
    if (cell !== '' && number === undefined)
      this.fault(line, field, `Write ${plainItemFields[field].name.toLowerCase()} as a whole number`);
    return number;
  }

  /** Guests rely on it: an unknown word is a fault, never left out. */
  private listed<Key extends string>(
    line: Line,
    field: 'allergens' | 'diets',
    labels: Readonly<Record<Key, string>>,
  ): Key[] {
    const keys = namesIn(line.cell(field)).flatMap((name) => {
      const key = listedAs(labels, name);
      if (key === undefined)
        this.fault(line, field, `Bite does not know “${name}”. It knows ${Object.values(labels).join(', ')}`);
      return key ?? [];
    });
    return [...new Set(keys)];
  }

  private flag(line: Line, field: PlainItemField | 'onlineOrdering' | 'isActive'): ItemFields {
    const cell = line.cell(field);
    if (cell === '') return {};
    const value = flagIn(cell);
    if (value === undefined) this.fault(line, field, 'Write yes or no');
    return { [field]: value ?? true };
  }

  private inclusion(line: Line): ItemFields {
    const cell = line.cell('taxInclusion');
    if (cell === '') return {};
    const value = flagIn(cell);
    if (value === undefined) this.fault(line, 'taxInclusion', 'Write yes or no');
    return { taxInclusion: value ? 'inclusive' : 'exclusive' };
  }

  /** A wrong tax is worse than no import: an unknown name is a fault. */
  private taxRates(line: Line): number[] | undefined {
    const cell = line.cell('taxRates');
    if (cell === '') return undefined;
    if (cell.toLowerCase() === 'none') return [];
    return namesIn(cell).flatMap((name) => {
      const found = this.find('taxRates', name);
      if (found.length === 0) this.fault(line, 'taxRates', `The restaurant has no tax rate ${name}`);
      return this.only(found, line, 'taxRates');
    });
  }

  private modifierGroups(line: Line): NonNullable<ItemFields['modifierGroups']> {
    const ids = namesIn(line.cell('modifierGroups')).flatMap((name) => {
      const found = this.find('modifierGroups', name);
      if (found.length === 0)
        this.losses.add(
          `${csvColumns.modifierGroups.header}: ${name}`,
          'The restaurant has no modifier group of this name',
          line.name,
        );
      return this.only(found, line, 'modifierGroups');
    });
    return ids.map((modifierGroupId, position) => ({ modifierGroupId, position }));
  }

  private find(kind: 'taxRates' | 'modifierGroups', name: string): readonly Named[] {
    const known = this.found[kind].get(name) ?? namedAs(this.context[kind], name);
    this.found[kind].set(name, known);
    return known;
  }

  private only(found: readonly Named[], line: Line, field: CsvField): number[] {
    const [one, ...others] = found;
    if (!one) return [];
    const choices = [...cellNames(found).values()].join(' or ');
    if (others.length > 0)
      this.fault(line, field, `The restaurant has several of this name: write ${choices}`);
    return [one.id];
  }

  /** The key of the tag, course or category of this name, which comes into being if the restaurant has none. */
  private named(kind: 'tags' | 'courses' | 'salesCategories', name: string, line: Line): string {
    const key = `name:${name.toLowerCase()}`;
    const isKnown = this.rows.has(rowKey(kind, key));
    this.noteRow(kind, key, line);
    if (isKnown) return key;
    if (kind === 'salesCategories')
      this.draft[kind].push({ key, fields: { name }, initially: { code: name } });
    else this.draft[kind].push({ key, fields: { name } });
    return key;
  }

  private namedIn(line: Line, field: CsvField, kind: 'courses' | 'salesCategories'): string | undefined {
    return line.cell(field) === '' ? undefined : this.named(kind, line.cell(field), line);
  }

  private place(key: string, line: Line): void {
    const paths = pathsIn(line.cell('menuGroup'));
    for (const path of paths)
      if (path.length > MOST_LEVELS) this.fault(line, 'menuGroup', TOO_DEEP);
      else this.sections.put(path, key, line.row);
  }

  private fault(line: Line, field: CsvField, message: string): void {
    this.faults.push(aFault(message, { row: line.row, name: line.name, field: csvColumns[field].header }));
  }

  result(leftOut: number): MenuFileReading {
    for (const name of this.unknownColumns)
      this.losses.add(`Column ${name}`, 'No field was chosen for it', '');
    const file: MenuFile = {
      draft: {
        ...this.draft,
        items: [...this.items.values()].map(({ draft }) => draft),
        menuGroups: this.sections.drafts(),
      },
      rules: { ...foreignRules, isWhole: true, keepsArrangement: true },
      losses: this.losses.all(),
      notes: leftOut > 0 ? [`${leftOut} ${leftOut === 1 ? 'line' : 'lines'} of the table left out`] : [],
      rows: new Map([...this.rows, ...this.sections.rows()]),
    };
    return this.faults.length > 0 ? { ok: false, faults: this.faults, standIn: file } : orEmptyFault(file);
  }
}

/** The lists of `more` added to those of `fields`. */
function united(fields: ItemFields, more: ItemFields): ItemFields {
  const known = fields as Readonly<Record<string, readonly unknown[] | undefined>>;
  const lists = Object.entries(more as Readonly<Record<string, readonly unknown[]>>);
  return Object.fromEntries(
    lists.map(([name, list]) => [name, [...new Set([...(known[name] ?? []), ...list])]]),
  );
}

/** All that `read` says stands in `fields`. */
const isSame = (fields: ItemFields, read: ItemFields): boolean =>
  changedFields(fields, { ...fields, ...read }).length === 0;
