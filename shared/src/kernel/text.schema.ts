// Free text as it is sent: well-formed Unicode in NFC, at most `max` characters, without control
// characters. Those that turn the reading direction of what follows count as such; the marks that right-to-left
// languages need do not. What is asked for has something to see in it. What is stored already is read without these checks (stored-form.schema.ts).
import { z } from 'zod';
import { isPhone } from './phone.ts';
import { required } from './schema.ts';
import { storedForms } from './stored-form.schema.ts';

export const brokenText = 'This text has a broken character in it. Please type it again';
const CONTROL = 'Please leave out line breaks and invisible control characters';

const loneSurrogate = /\p{Cs}/u;
/** Half of a surrogate pair, of which no database and no mail can be told. */
export const isBroken = (text: string): boolean => loneSurrogate.test(text);
/** C0 and C1 controls, line and paragraph separators, and the embeddings, overrides and isolates of direction. */
const control = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const controlsButLineFeeds = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const otherLineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;

const tooLongFor = (max: number): string => `Must be at most ${max} characters`;
/** Of one character that is kept: what trimming and NFC leave out. */
const MOST_TYPED = 8;

/** What is far too long is refused before anything else looks at it: some checks take time by the square of its length. */
const wellFormed = (message: string | undefined, max: number, tooLong: string) =>
  z
    .string(message)
    .refine((text) => text.length <= max * MOST_TYPED, { error: tooLong, abort: true })
    .refine((text) => !isBroken(text), { error: brokenText, abort: true });

/**
 * One line: a name, an address, a label. Control characters are refused. `message` is for what is missing or blank;
 * without one the text may be empty.
 */
export function name(max: number, message?: string, tooLong = tooLongFor(max)) {
  const line = wellFormed(message, max, tooLong)
    .trim()
    .normalize()
    .refine((text) => !control.test(text), CONTROL)
    .max(max, tooLong);
  return asText(line, message);
}

/** Several lines: a note, a description. Line breaks become '\n', tabs spaces; other control characters are dropped. */
export function note(max: number, message?: string, tooLong = tooLongFor(max)) {
  const lines = wellFormed(message, max, tooLong)
    .overwrite(withoutControls)
    .trim()
    .normalize()
    .max(max, tooLong);
  return asText(lines, message);
}

/** A phone number, in one of the ways people write it. Like a name it may be empty where nothing asks for it. */
export const phone = (message?: string, notOne = 'Please enter a phone number, such as +1 (518) 555-0100') =>
  name(40, message).refine((text) => text === '' || isPhone(text), notOne);

export const email = (message = 'A valid email is required') => z.email(message).max(254, tooLongFor(254));

const optionalTexts = z.registry<{ optional: () => unknown }>();

/** The same text, as long and as clean, where it may be left empty. */
export const leftEmpty = (text: z.ZodString): z.ZodString =>
  (optionalTexts.get(text)?.optional() as z.ZodString | undefined) ?? text;

function asText(text: z.ZodString, message: string | undefined): z.ZodString {
  const optional = text.register(storedForms, { stored: () => z.string().trim().normalize() });
  return message === undefined
    ? optional
    : text
        .min(1, { error: message, abort: true })
        .refine(isVisible, message)
        .register(storedForms, { stored: () => required(message).normalize() })
        .register(optionalTexts, { optional: () => optional });
}

/** Letters by name that show nothing: the fillers of Hangul. */
const fillers = /[\u115f\u1160\u3164\uffa0]/gu;
const visible = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** Whether somebody sees a letter, a digit or a picture in it. */
const isVisible = (text: string): boolean => visible.test(text.replace(fillers, ''));

function withoutControls(text: string): string {
  return text.replace(otherLineBreaks, '\n').replaceAll('\t', ' ').replace(controlsButLineFeeds, '');
}
