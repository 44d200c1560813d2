// How a change reads, in a conflict and in the history: of a list, only what differs in it.
import { type Fields, isFields } from '@bite/shared/kernel/fields';
import { isolated } from '@bite/shared/kernel/isolated';
import { changedPaths, fieldName, valueAt } from './form-changes.ts';
import { keyFieldOf } from './merge-changes.ts';
import { fieldWords, isPicture, valueWords } from './value-words.ts';

/** A value at 'modifierGroups.modifierGroupId' or within the list 'tagIds'; undefined if the default is suitable. */
export type WordsOf = (path: string, value: unknown) => string | undefined;

interface Change {
  /** 'settings.taxRate' */
  field: string;
  from?: unknown;
  to?: unknown;
}

export interface ChangeWords {
  /** Absent if `to` says it all: 'Small: $16.50 → $16.75; Large added at $26.00'. */
  from?: string;
  to: string;
}

interface Speech {
  /** Field labels by path. */
  names: Readonly<Record<string, string>>;
  wordsOf?: WordsOf | undefined;
}

export function changeWords({ field, from, to }: Change, speech: Speech): ChangeWords {
  const parts = listWords({ field, from, to }, speech);
  if (parts) return { to: parts.length > 0 ? parts.join('; ') : 'other details' };
  const words = (value: unknown): string => {
    const own = speech.wordsOf?.(field, value);
    if (own !== undefined) return own;
    const isNamedList = Array.isArray(value) && value.length > 0 && value.every(isSingle);
    return isNamedList
      ? value.map((one) => singleWords(field, one, speech)).join('; ')
      : valueWords(value, field);
  };
  const isOther = isPicture(from, field) && isPicture(to, field);
  return { from: isolated(words(from)), to: isOther ? 'another picture' : isolated(words(to)) };
}

type Key = string | number;
const isSingle = (value: unknown): value is Key => typeof value === 'string' || typeof value === 'number';
const singleWords = (field: string, value: unknown, { wordsOf }: Speech): string =>
  isolated(wordsOf?.(field, value) ?? valueWords(value, field));

/** What differs in a list; undefined for other values, and for lists whose entries cannot be told apart. */
function listWords({ field, from, to }: Change, speech: Speech): string[] | undefined {
  if (!Array.isArray(from) || !Array.isArray(to)) return undefined;
  if ([...from, ...to].every(isSingle)) return singlesWords(field, { from, to }, speech);
  if (![...from, ...to].every(isFields)) return undefined;
  // What was not saved yet has no id.
  const keyField = from.length > 0 ? keyFieldOf(from) : keyFieldOf(to);
  if (keyField === undefined) return undefined;
  const keyOf = (entry: Fields) => entry[keyField];
  const [before, after] = [inOrder(from), inOrder(to)];
  const nameOf = (entry: Fields) => entryName(entry, { field, keyField }, speech);
  const parts = after.flatMap((entry) => {
    const was = before.find((one) => isSingle(keyOf(entry)) && keyOf(one) === keyOf(entry));
    if (was) return entryWords({ field, from: was, to: entry }, nameOf(was), speech);
    const price = entry['price'];
    const at = typeof price === 'number' ? ` at ${singleWords(`${field}.price`, price, speech)}` : '';
    return [`${nameOf(entry)} added${at}`];
  });
  const removed = before.filter((one) => !after.some((entry) => keyOf(entry) === keyOf(one)));
  return [
    ...parts,
    ...removed.map((entry) => `${nameOf(entry)} removed`),
    ...orderWords(before.map(keyOf), after.map(keyOf)),
  ];
}

function singlesWords(
  field: string,
  { from, to }: { from: readonly Key[]; to: readonly Key[] },
  speech: Speech,
): string[] {
  const words = (value: Key) => singleWords(field, value, speech);
  return [
    ...to.filter((value) => !from.includes(value)).map((value) => `${words(value)} added`),
    ...from.filter((value) => !to.includes(value)).map((value) => `${words(value)} removed`),
    ...orderWords(from, to),
  ];
}

function orderWords(before: readonly unknown[], after: readonly unknown[]): string[] {
  const was = before.filter((key) => after.includes(key));
  const is = after.filter((key) => before.includes(key));
  return changedPaths(was, is).length > 0 ? ['in another order'] : [];
}

const inOrder = (list: readonly Fields[]): Fields[] =>
  [...list].sort((one, other) => Number(one['position'] ?? 0) - Number(other['position'] ?? 0));

/** 'Small', 'Toppings', 'modifier 3' */
function entryName(entry: Fields, at: { field: string; keyField: string }, speech: Speech): string {
  const { name } = entry;
  if (typeof name === 'string' && name !== '') return isolated(name);
  const key = entry[at.keyField];
  const referred = speech.wordsOf?.(`${at.field}.${at.keyField}`, key);
  const noun = fieldWords(at.keyField).replace(/ ?id$/i, '').toLowerCase() || 'entry';
  return isolated(referred ?? (isSingle(key) ? `${noun} ${key}` : `a new ${noun}`));
}

/** Say nothing to people: numbers that tell entries apart, and places, which are said as an order. */
const UNSAID: readonly string[] = ['id', 'guid', 'position'];

function entryWords(
  { field, from, to }: { field: string; from: Fields; to: Fields },
  name: string,
  speech: Speech,
): string[] {
  const changed = changedPaths(from, to).filter((path) => !UNSAID.includes(path));
  const parts = changed.map((path) => {
    const inner = { field: `${field}.${path}`, from: valueAt(from, path), to: valueAt(to, path) };
    const { from: was, to: is } = changeWords(inner, speech);
    const change = was === undefined ? is : `${was} → ${is}`;
    return path === 'price' ? change : `${ownLabel(inner.field, speech)}: ${change}`;
  });
  return parts.length > 0 ? [`${name}: ${parts.join(', ')}`] : [];
}

/** 'calories', of 'Modifiers: calories' */
function ownLabel(field: string, { names }: Speech): string {
  const label = names[field] ?? fieldName(field.slice(field.lastIndexOf('.') + 1), {});
  return label.charAt(0).toLowerCase() + label.slice(1);
}
