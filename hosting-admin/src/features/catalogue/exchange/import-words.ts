// How an import's parts are called.
import type { Answers } from '@bite/shared/api/answers';
import type { MenuKind } from '@bite/shared/catalogue/menu.schema';

export type MenuImport = Answers['writeMenuImport'];

export const kindWords: readonly { kind: MenuKind; one: string; many: string }[] = [
  { kind: 'menuGroups', one: 'menu group', many: 'Menu groups' },
  { kind: 'items', one: 'item', many: 'Items' },
  { kind: 'modifierGroups', one: 'modifier group', many: 'Modifier groups' },
  { kind: 'taxRates', one: 'tax rate', many: 'Tax rates' },
  { kind: 'tags', one: 'tag', many: 'Tags' },
  { kind: 'courses', one: 'course', many: 'Courses' },
  { kind: 'salesCategories', one: 'sales category', many: 'Sales categories' },
];

export const columns = [
  { key: 'created', label: 'New' },
  { key: 'updated', label: 'Changed' },
  { key: 'unchanged', label: 'Unchanged' },
] as const;

/** 'base price' for 'basePrice', 'SKU' for 'sku' */
const fieldWords = (field: string): string =>
  field
    .replace(/Ids?$/, '')
    .replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
    .replace(/^(sku|plu|pos|kds)\b/, (short) => short.toUpperCase());

type Change = MenuImport['report']['changes'][number];

/** 'base price, name; emptied: SKU': what loses its value is never among the rest. */
export function changeWords({ isNew, fields, emptied }: Omit<Change, 'kind' | 'name'>): string {
  if (isNew) return 'new';
  const others = fields.filter((field) => !emptied.includes(field)).map(fieldWords);
  const lost = emptied.map(fieldWords);
  return [others.join(', '), lost.length > 0 && `emptied: ${lost.join(', ')}`].filter(Boolean).join('; ');
}

/** The server or this page is writing it. */
export const isUnderWay = ({ state, isStopped }: Pick<MenuImport, 'state' | 'isStopped'>): boolean =>
  (state === 'writing' || state === 'undoing') && !isStopped;

/** 'Menu of June.csv: 3 new, 2 changed' */
export function changesIn({ counts }: Pick<MenuImport, 'counts'>): string {
  const sum = (key: 'created' | 'updated') =>
    Object.values(counts).reduce((total, of) => total + (of?.[key] ?? 0), 0);
  const [created, updated] = [sum('created'), sum('updated')];
  return created + updated === 0 ? 'nothing to change' : `${created} new, ${updated} changed`;
}
