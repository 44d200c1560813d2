// Validation messages in plain language, for schemas without their own, in the API and all forms.
import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;
type Fields = Readonly<Record<string, unknown>>;

const types: Readonly<Record<string, string>> = {
  number: 'Enter a number',
  int: 'Enter a whole number',
  boolean: 'Choose yes or no',
  array: 'Must be a list',
  object: 'Must be a group of fields',
  record: 'Must be a group of fields',
  string: 'Must be a text',
};
const formats: Readonly<Record<string, string>> = {
  date: 'Pick a date',
  datetime: 'Must be a date with a time',
  url: 'Enter a web address',
  email: 'Enter an email address',
  guid: 'Must be an id as Bite gives them',
  uuid: 'Must be an id as Bite gives them',
};
/** The unit of a size. */
const units: Readonly<Record<string, string>> = {
  string: 'characters',
  array: 'entries',
  set: 'entries',
  map: 'entries',
};

const own = (words: Readonly<Record<string, string>>, key: unknown): string | undefined =>
  Object.hasOwn(words, String(key)) ? words[String(key)] : undefined;

/** For the `error` option of a parse; messages of the schema take precedence. */
export function plainMessage(issue: Issue): string {
  const { code, input } = issue;
  const { expected, format, origin, minimum, maximum, divisor, keys } = issue as unknown as Fields;
  const sized = (word: string, size: unknown) =>
    [word, String(size), own(units, origin)].filter((part) => part !== undefined).join(' ');
  switch (code) {
    case 'invalid_type': {
      const isMissing = input === undefined || input === null || input === '';
      const asksForNumber = expected === 'number' || expected === 'int';
      return isMissing && !asksForNumber ? 'Required' : (own(types, expected) ?? NOT_VALID);
    }
    case 'invalid_value':
      return 'Choose one of these';
    case 'invalid_format':
      return own(formats, format) ?? 'This is not in the form that is expected here';
    case 'too_small':
      return sized('At least', minimum);
    case 'too_big':
      return sized('At most', maximum);
    case 'not_multiple_of':
      return `Must be a multiple of ${divisor}`;
    case 'unrecognized_keys':
      return `Unknown here: ${(keys as readonly string[]).slice(0, 5).join(', ')}`;
    default:
      return NOT_VALID;
  }
}

const NOT_VALID = 'This is not valid here';
