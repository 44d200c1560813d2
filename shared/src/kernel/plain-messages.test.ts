import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { plainMessage } from './plain-messages.ts';

const wordsFor = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: plainMessage }).error?.issues.map(({ message }) => message) ?? [];

const anObject = z.strictObject({ a: z.int() });

describe('what is wrong with an input, in plain words', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['no number', z.number(), undefined, 'Enter a number'],
    ['not a number', z.number(), Number.NaN, 'Enter a number'],
    ['a text for a number', z.number(), 'x', 'Enter a number'],
    ['a broken number', z.int(), 1.5, 'Enter a whole number'],
    ['no text', z.string(), undefined, 'Required'],
    ['null for a text', z.string(), null, 'Required'],
    ['a number for a text', z.string(), 5, 'Must be a text'],
    ['no list', z.array(z.string()), {}, 'Must be a list'],
    ['no object', anObject, 'x', 'Must be a group of fields'],
    ['nothing for an object', anObject, undefined, 'Required'],
    ['neither yes nor no', z.boolean(), 'maybe', 'Choose yes or no'],
    ['too little', z.number().min(1), 0, 'At least 1'],
    ['too much', z.number().max(240), 241, 'At most 240'],
    ['too short', z.string().min(2), 'x', 'At least 2 characters'],
    ['too long', z.string().max(3), 'long', 'At most 3 characters'],
    ['too many', z.array(z.int()).max(1), [1, 2], 'At most 1 entries'],
    ['none of those', z.enum(['a', 'b']), 'c', 'Choose one of these'],
    ['none of those either', z.literal('a'), 'b', 'Choose one of these'],
    ['no kind of these', z.union([z.int(), z.boolean()]), 'x', 'This is not valid here'],
    ['no date', z.iso.date(), 'soon', 'Pick a date'],
    ['no time', z.iso.datetime(), 'soon', 'Must be a date with a time'],
    ['no web address', z.url(), 'x', 'Enter a web address'],
    ['no email', z.email(), 'x', 'Enter an email address'],
    ['no pattern', z.string().regex(/^a$/), 'b', 'This is not in the form that is expected here'],
    ['unknown fields', anObject, { a: 1, b: 2, c: 3 }, 'Unknown here: b, c'],
    ['a wrong step', z.number().multipleOf(5), 7, 'Must be a multiple of 5'],
    ['words of its own', z.string().min(1, 'City is required'), '', 'City is required'],
    ['words of its own for what is missing', z.string('City is required'), undefined, 'City is required'],
    ['a type that everything has by name', z.string(), Object.create({ constructor: 1 }), 'Must be a text'],
  ])('%s', (_, schema, value, words) => {
    expect(wordsFor(schema, value)).toEqual([words]);
  });
});
