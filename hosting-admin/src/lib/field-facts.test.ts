import { name } from '@bite/shared/kernel/text.schema';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldFacts } from './field-facts.ts';

const schema = z.object({
  name: name(50, 'Say a name'),
  note: name(20).optional(),
  isOn: z.boolean().default(false),
  rate: z.number().min(0),
  seats: z.int().min(1).max(9).optional(),
  rows: z.array(z.object({ word: z.string().min(1).max(7) })).default([]),
});

describe('what a schema says of a field', () => {
  it.each([
    ['name', { isRequired: true, maxLength: 50 }],
    ['note', { isRequired: false, maxLength: 20 }],
    ['isOn', { isRequired: false }],
    ['rate', { isRequired: true, min: 0, max: undefined }],
    ['seats', { isRequired: false, min: 1, max: 9 }],
    ['rows', { isRequired: false }],
    ['rows.3.word', { isRequired: true, maxLength: 7 }],
    ['unknown.field', { isRequired: false, maxLength: undefined }],
  ])('%s', (path, facts) => {
    expect(fieldFacts(schema, path)).toMatchObject(facts);
  });
});
