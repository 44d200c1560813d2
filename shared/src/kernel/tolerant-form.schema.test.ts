import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { tolerantForm } from './tolerant-form.schema.ts';

const inner = z.strictObject({ name: z.string() });
const strict = z.strictObject({
  plain: inner,
  optional: inner.optional(),
  exact: inner.exactOptional(),
  nullable: inner.nullable(),
  preset: inner.default({ name: 'preset' }),
  list: z.array(inner),
  byName: z.record(z.string(), inner),
  loose: z.looseObject({}),
});

describe('what a newer release has stored', () => {
  const known = { name: 'Bella' };
  const newer = { ...known, since: 'tomorrow' };
  const every = (one: object) => ({
    ...{ plain: one, optional: one, exact: one, nullable: one, preset: one },
    ...{ list: [one], byName: { bella: one } },
  });

  it('is read without the fields that nobody knows yet, at any depth', () => {
    const stored = { ...every(newer), loose: newer, more: true };
    expect(strict.safeParse(stored).success).toBe(false);
    expect(tolerantForm(strict).parse(stored)).toEqual({ ...every(known), loose: newer });
  });

  it('is read as strictly as before in all that is known', () => {
    expect(tolerantForm(strict).safeParse({ ...every(known), loose: {}, plain: { name: 1 } }).success).toBe(
      false,
    );
    expect(tolerantForm(inner).safeParse({}).success).toBe(false);
  });
});
