import { restaurantSettings } from '@bite/shared/tenancy/restaurant.schema';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { plainWords } from './form-resolver.ts';

const { ordering } = restaurantSettings.shape;
const wordsFor = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: (issue) => plainWords(issue as never) }).error?.issues[0]?.message;

describe('what is wrong with a field, in plain words', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['no number', ordering, { prepMinutes: Number.NaN }, 'Enter a number'],
    ['a broken number', ordering, { prepMinutes: 1.5 }, 'Enter a whole number'],
    ['too little', ordering, { prepMinutes: -1 }, 'At least 0'],
    ['too much', ordering, { prepMinutes: 241 }, 'At most 240'],
    ['too long', z.string().max(3), 'long', 'At most 3 characters'],
    ['none of those', z.enum(['a']), 'b', 'Choose one of these'],
    ['no date', z.iso.date(), 'soon', 'Pick a date'],
    ['words of its own', z.string().min(1, 'City is required'), '', 'City is required'],
  ])('%s', (_, schema, value, words) => {
    expect(wordsFor(schema, value)).toBe(words);
  });
});
