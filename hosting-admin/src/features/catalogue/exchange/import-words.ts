// How an import's parts are called.
import type { Answers } from '@bite/shared/api/answers';
import type { MenuKind } from '@bite/shared/catalogue/menu.schema';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { changeWords, type WordsOf } from '../../../ui/change-words.ts';
import { fieldName } from '../../../ui/form-changes.ts';
import { itemChoiceNames } from '../records/items/item-texts.ts';
import { itemNames } from '../records/items/item-values.ts';
import { menuGroupNames } from '../records/menu-groups/menu-group-values.ts';
import { modifierGroupNames } from '../records/modifier-group-names.ts';

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

export const oneOf = (kind: MenuKind): string => kindWords.find((one) => one.kind === kind)?.one ?? kind;

const fieldNames: Readonly<Partial<Record<MenuKind, Readonly<Record<string, string>>>>> = {
  items: itemNames,
  menuGroups: { ...menuGroupNames, items: 'Items' },
  modifierGroups: modifierGroupNames,
};

const choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>> = itemChoiceNames;

type Change = MenuImport['report']['changes'][number];

/** 'Price: $9.00 → $9.50', 'Tags: hot added', 'SKU: S-1 → nothing' @param currency ISO 4217 */
export function changeLines({ kind, values }: Pick<Change, 'kind' | 'values'>, currency: string): string[] {
  const names = fieldNames[kind] ?? {};
  const wordsOf: WordsOf = (path, value) => {
    if (typeof value === 'number' && /price$/i.test(path)) return formatMoney(value, currency);
    if (typeof value !== 'string') return undefined;
    // A report has names where a record has ids.
    return /Ids?$/.test(path) ? value : choiceNames[path]?.[value];
  };
  return values.map((change) => {
    const label = fieldName(change.field, names);
    if (change.from === undefined && change.to === undefined) return `${label}: other details`;
    const { from, to } = changeWords(change, { names, wordsOf });
    return `${label}: ${from === undefined ? to : `${from} → ${to}`}`;
  });
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
