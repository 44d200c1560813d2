// What the server answers, in the language of the page. It speaks English, mostly by the rules that the page has as well: then the
// sentence is found in the catalogue by its form. Of anything else the page says what the code means.
import type { CallError } from '@bite/shared/api/client';
import { message, sources, t } from '@bite/shared/kernel/translate';

const byCode: Partial<Record<CallError['code'], string>> = {
  VALIDATION_FAILED: message('Some of the details are not right.'),
  PROMO_CODE_REFUSED: message('This code cannot be used.'),
  PRICE_CHANGED: message('The total has changed - please check your order again'),
  AGE_NOT_CONFIRMED: message('This order contains alcohol.'),
  ORDER_TYPE_NOT_OFFERED: message('The restaurant does not offer this kind of order now.'),
  RESTAURANT_CLOSED: message('The restaurant is not taking orders for this time.'),
  SLOT_UNAVAILABLE: message('This time is no longer available - please choose another one'),
  ITEM_UNAVAILABLE: message('Something in the order is not available.'),
  INVALID_SELECTION: message('One of the items needs another look.'),
  TRANSITION_REFUSED: message('The order has moved on, so this is no longer possible here.'),
  NOT_FOUND: message('This was not found.'),
  RATE_LIMITED: message('Too many requests. Please wait a moment and try again.'),
  NETWORK: message('We could not reach the restaurant. Check your connection and try again.'),
};

const PLACEHOLDER = /\\\{(\w+)\\\}/g;
/** Shorter texts, such as '{problem} for {item}', fit sentences that were not made from them. */
const TELLING_LETTERS = 10;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const lettersOf = (source: string): number => source.replace(/\{\w+\}/g, '').length;

/** A sentence of the server; undefined if the catalogue does not know its form. English stays as it is. */
export function sentenceText(sentence: string): string | undefined {
  const known = sources();
  if (known.length === 0) return sentence;
  if (known.includes(sentence)) return t(sentence);
  const forms = known.filter((source) => source.includes('{') && lettersOf(source) >= TELLING_LETTERS);
  for (const source of forms.sort((one, other) => lettersOf(other) - lettersOf(one))) {
    const found = new RegExp(`^${escaped(source).replace(PLACEHOLDER, '(?<$1>.+?)')}$`).exec(sentence);
    if (found) return t(source, found.groups ?? {});
  }
  return undefined;
}

/** Of an INTERNAL error the sentence may be that of a proxy: 'HTTP 502: Bad Gateway'. */
export const refusalText = ({ code, message: sentence }: Pick<CallError, 'code' | 'message'>): string =>
  (code === 'INTERNAL' ? undefined : sentenceText(sentence)) ??
  t(byCode[code] ?? message('Something went wrong. Please try again.'));

/** The server's message of each field. */
export const fieldTexts = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => [
      path,
      sentenceText(sentence) ?? t('Please check this.'),
    ]),
  );
