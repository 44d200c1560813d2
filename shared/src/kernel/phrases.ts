// Texts with clock times, lists, and texts in parts for markup. Separate from translate.ts, which the menu page loads first.
import { filled, locale, type NamesIn, PLACEHOLDER, translationOf } from './translate.ts';

/** A text with a clock time, `withClock('Opens {clock}', '11 AM')`: in some languages its article agrees with the hour. */
export function withClock<const Text extends string>(
  source: Text,
  clock: string,
  values?: Readonly<Record<Exclude<NamesIn<Text>, 'clock'>, string | number>>,
): string {
  return filled(translationOf(source, Number.parseInt(clock, 10)), { ...values, clock });
}

/** A translated text in parts, for markup: its words as strings, its placeholders as `[name]`. */
export function partsOf(source: string): readonly (string | readonly [name: string])[] {
  return translationOf(source)
    .split(PLACEHOLDER)
    .map((part, position) => (position % 2 === 0 ? part : ([part] as const)));
}

/** 'a, b, and c' as the language of the page lists things. */
export const list = (parts: Iterable<string>, type: Intl.ListFormatType = 'conjunction'): string =>
  new Intl.ListFormat(locale(), { type }).format(parts);
