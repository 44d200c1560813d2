// The texts that guests read, in the language of their page. The source is English and stands where it is used; a catalogue has
// the other languages by that source (hosting-site/src/languages). Rules that name their reasons translate them here, so that
// shared needs no catalogue: whoever sets none, as the server and the back office, speaks English.

/** A translation: a text, or one for each plural form of its language that differs from `other`. */
export type Translation = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** By their English source; of texts with a count, by the source for many. */
export type Catalogue = Readonly<Record<string, Translation>>;

export interface Speech {
  /** Of numbers, money, dates and lists: 'en-US'. */
  locale: string;
  catalogue: Catalogue;
}

const english: Speech = { locale: 'en-US', catalogue: {} };
let current = english;

/** The locale of the page, for Intl. */
export const locale = (): string => current.locale;

/** The English texts that the page's catalogue knows; none in English. */
export const sources = (): string[] => Object.keys(current.catalogue);

/**
 * Sets the language of all texts that are made from now on. A page has one as long as it lives; the server renders within
 * `speaking` instead.
 */
export function speak(speech: Speech = english): void {
  current = speech;
}

/** Runs `work`, which must be synchronous, in a language: two requests never meet in one. */
export function speaking<Result>(speech: Speech | undefined, work: () => Result): Result {
  const before = current;
  speak(speech);
  try {
    return work();
  } finally {
    current = before;
  }
}

export type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type Values<Text extends string> = Readonly<Record<NamesIn<Text>, string | number>>;
/** A text without placeholders takes no values, one that is not known to the compiler any. */
type Given<Text extends string> = string extends Text
  ? [values?: Readonly<Record<string, string | number>>]
  : [NamesIn<Text>] extends [never]
    ? []
    : [values: Values<Text>];

export const PLACEHOLDER = /\{(\w+)\}/g;

export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'number' ? written(value) : (value ?? whole);
  });
}

/** Small whole numbers are the same in all languages of the site, and cost a browser no look into its tables of numbers. */
const written = (value: number): string =>
  /^\d{1,3}$/.test(`${value}`) ? `${value}` : value.toLocaleString(current.locale);

export function translationOf(source: string, count?: number): string {
  const found = Object.hasOwn(current.catalogue, source) ? current.catalogue[source] : undefined;
  if (found === undefined) return source;
  if (typeof found === 'string') return found;
  const form = count === undefined ? 'other' : new Intl.PluralRules(current.locale).select(count);
  return found[form] ?? found.other;
}

/** A text in the language of the page: `t('{item} is sold out', { item })`. Numbers are written as the language writes them. */
export function t<const Text extends string>(source: Text, ...[values]: Given<Text>): string {
  const text = translationOf(source);
  return values ? filled(text, values) : text;
}

/** A text about a count: `plural(count, '1 item', '{count} items')`. */
export function plural<const Text extends string>(
  count: number,
  one: string,
  many: Text,
  values?: Readonly<Record<Exclude<NamesIn<Text>, 'count'>, string | number>>,
): string {
  const translation = translationOf(many, count);
  const text = translation === many && count === 1 ? one : translation;
  return filled(text, { ...values, count });
}

/** Marks a text of a table for the catalogue; `t` translates it where it is shown. */
export const message = <const Text extends string>(source: Text): Text => source;
