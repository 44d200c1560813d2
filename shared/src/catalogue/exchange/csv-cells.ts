// What a cell says: a price, yes or no, a whole number, several names, the way to a section. Undefined where it says nothing
// that can be understood.
import { currencyDecimals } from '../../kernel/money-decimals.ts';
import type { Named } from './menu-file.ts';

/** '12.50', '$1,234.00', '12,50 €'. A comma before three digits at the end separates thousands, unless the currency has them. */
export function priceIn(cell: string, currency: string): number | undefined {
  const text = cell.replace(/[\p{Sc}\s]|^[A-Z]{3}|[A-Z]{3}$/gu, '').trim();
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) && currencyDecimals(currency) !== 3)
    return Number(text.replaceAll(',', ''));
  if (/^\d{1,9}([.,]\d{1,4})?$/.test(text)) return Number(text.replace(',', '.'));
  return undefined;
}

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'on']);
const no = new Set(['no', 'n', 'false', '0', 'off']);

export function flagIn(cell: string): boolean | undefined {
  const text = cell.toLowerCase();
  if (yes.has(text)) return true;
  return no.has(text) ? false : undefined;
}

export const wholeNumberIn = (cell: string): number | undefined =>
  /^\d{1,7}$/.test(cell) ? Number(cell) : undefined;

/** 'Gluten' for 'Gluten (rye, barley, oats)' */
export const shortLabel = (label: string): string => label.replace(/ \(.*/, '');

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** The entry of a fixed list that a cell means by its key or its label, in any case: 'tree-nuts', 'Tree nuts'. */
export function listedAs<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  text: string,
): Key | undefined {
  const wanted = letters(text);
  return (Object.keys(labels) as Key[]).find((key) =>
    [key, labels[key], shortLabel(labels[key])].some((name) => letters(name) === wanted),
  );
}

/** Splits at a sign that no backslash escapes. */
function split(text: string, sign: string): string[] {
  const parts = [''];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    const next = text[at + 1];
    if (character === '\\' && (next === ';' || next === '>' || next === '\\')) {
      // Stays escaped for a second split.
      parts[parts.length - 1] += character + next;
      at += 1;
    } else if (character === sign) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

const unescaped = (text: string): string => text.replace(/\\([;>\\])/g, '$1');

export const namesIn = (cell: string): string[] => [...new Set(split(cell, ';').map(unescaped))];

/** 'Dinner > Pizza; Lunch' is [['Dinner', 'Pizza'], ['Lunch']]. */
export const pathsIn = (cell: string): string[][] =>
  split(cell, ';').map((path) => split(path, '>').map(unescaped));

const escaped = (name: string): string => name.replace(/[;>\\]/g, '\\$&');

/** What each is called in a cell, by id: 'Sauce', or 'Sauce #7' where several have that name. */
export function cellNames(all: readonly Named[]): Map<number, string> {
  const counts = new Map<string, number>();
  for (const { name } of all) counts.set(plain(name), (counts.get(plain(name)) ?? 0) + 1);
  return new Map(all.map(({ id, name }) => [id, counts.get(plain(name)) === 1 ? name : `${name} #${id}`]));
}

const plain = (name: string): string => name.trim().toLowerCase();

/** All that a cell may mean by `text`: none, one, or several of one name. */
export function namedAs(all: readonly Named[], text: string): readonly Named[] {
  const exact = all.filter(({ name }) => plain(name) === plain(text));
  if (exact.length > 0) return exact;
  const [, name, id] = /^(.*) #(\d{1,15})$/.exec(text) ?? [];
  if (name === undefined) return [];
  const called = all.filter((one) => plain(one.name) === plain(name));
  const own = called.filter((one) => one.id === Number(id));
  return own.length > 0 ? own : called;
}

export const namesCell = (names: readonly string[]): string => names.map(escaped).join('; ');

export const pathsCell = (paths: readonly (readonly string[])[]): string =>
  paths.map((path) => path.map(escaped).join(' > ')).join('; ');
