import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { issuesOf } from '../testing/issues.ts';
import { STAMPED } from '../testing/records.ts';
import { type Change, entity, mergePatch } from './entity.ts';
import { DomainError } from './errors.ts';

const table = entity({
  name: 'Table',
  given: { tableId: z.int().positive() },
  fields: {
    name: z.string('Table name is required').min(1, 'Table name is required'),
    seats: z.int().min(1).default(4),
    minimum: z.int().min(1).optional(),
    area: z.object({ floor: z.int().default(0), terrace: z.boolean().default(false) }).prefault({}),
    tags: z.array(z.string()).default([]),
    notes: z.record(z.string(), z.string()).default({}),
  },
  rules: ({ seats, minimum }, reject) => {
    if (minimum !== undefined && minimum > seats) reject('minimum', 'More guests than seats');
  },
});

const stored = table.parse({ tableId: 7, name: 'Window', minimum: 2, notes: { a: 'b' }, ...STAMPED });

function refusalOf(run: () => unknown): DomainError {
  try {
    run();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('was not refused');
}

describe('the three shapes of an entity', () => {
  it('a new one takes defaults and carries neither ids nor timestamps', () => {
    expect(table.create.parse({ name: 'Bar' })).toEqual({
      name: 'Bar',
      seats: 4,
      area: { floor: 0, terrace: false },
      tags: [],
      notes: {},
    });
  });

  it.each([
    ['tableId', 7],
    ['createdAt', STAMPED.createdAt],
    ['colour', 'red'],
  ])('a new one with %s is refused', (field, value) => {
    expect(issuesOf(table.create, { name: 'Bar', [field]: value })).toEqual([
      `: Unrecognized key: "${field}"`,
    ]);
  });

  it('C3-07 a change takes any part of the fields, without defaults, and drops id and timestamps', () => {
    expect(table.update.parse({ tableId: 9, seats: 6, ...STAMPED })).toEqual({ seats: 6 });
    expect(table.update.parse({ area: { terrace: true } })).toEqual({ area: { terrace: true } });
  });

  it.each([
    ['an unknown field', { colour: 'red' }, ': Unrecognized key: "colour"'],
    ['an unknown field further in', { area: { roof: 1 } }, 'area: Unrecognized key: "roof"'],
    ['a wrong value', { seats: 0 }, 'seats: Too small: expected number to be >=1'],
    ['the removal of what must be there', { name: null }, 'name: Table name is required'],
    ['no fields at all', 7, ': Invalid input: expected object, received number'],
  ])('a change with %s is refused', (_, change, issue) => {
    expect(issuesOf(table.update, change)).toEqual([issue]);
  });

  it('O5-07 a record that lacks a required field is refused, and the field is named', () => {
    const refusal = refusalOf(() => table.parse({ tableId: 7, ...STAMPED }));
    expect(refusal.code).toBe('VALIDATION_FAILED');
    expect(refusal.message).toBe('Table is not valid (name: Table name is required)');
    expect(refusal.details).toEqual({ fields: { name: 'Table name is required' } });
  });

  it('O5-07 what is no record is refused as a whole', () => {
    expect(refusalOf(() => table.parse(null)).message).toBe('Table is not valid (Required)');
  });

  it('rules over several fields hold for a new one, a stored one and a change alike', () => {
    const issue = 'minimum: More guests than seats';
    expect(issuesOf(table.create, { name: 'Bar', seats: 1, minimum: 2 })).toEqual([issue]);
    expect(issuesOf(table.stored, { ...stored, seats: 1 })).toEqual([issue]);
    expect(refusalOf(() => table.apply(stored, { seats: 1 })).details).toEqual({
      fields: { minimum: 'More guests than seats' },
    });
  });

  it('a stored record may hold fields that a newer version wrote', () => {
    expect(table.parse({ ...stored, wheels: 4 })).toEqual(stored);
  });
});

describe('an entity that is created otherwise than it is kept', () => {
  const booth = entity({
    name: 'Booth',
    given: { boothId: z.int(), hallId: z.int() },
    fields: { code: z.string(), heating: z.string().default('none') },
    newFields: { hallId: z.int(), code: z.string().optional(), heating: z.string().default('floor') },
    rules: ({ heating }, reject) => {
      if (heating === 'open fire') reject('heating', 'Too hot');
    },
  });

  it('takes for a new one what is asked of new ones alone, their defaults and what may be left out', () => {
    expect(booth.create.parse({ hallId: 1 })).toEqual({ hallId: 1, heating: 'floor' });
    expect(issuesOf(booth.create, {})).toHaveLength(1);
    expect(issuesOf(booth.create, { hallId: 1, heating: 'open fire' })).toEqual(['heating: Too hot']);
    expectTypeOf<z.input<typeof booth.create>>().toEqualTypeOf<{
      hallId: number;
      code?: string | undefined;
      heating?: string | undefined;
    }>();
  });

  it('asks of a stored one what is stored, and changes nothing that was settled', () => {
    expect(booth.parse({ boothId: 1, hallId: 1, code: 'A', ...STAMPED })).toMatchObject({ heating: 'none' });
    expect(issuesOf(booth.stored, { boothId: 1, hallId: 1, ...STAMPED })).toHaveLength(1);
    expect(booth.update.parse({ boothId: 2, hallId: 2, code: 'B' })).toEqual({ code: 'B' });
    expectTypeOf<z.output<typeof booth.stored>['code']>().toEqualTypeOf<string>();
  });
});

describe('applying a change', () => {
  it('keeps what is absent, further in as well, and replaces lists', () => {
    expect(table.apply({ ...stored, tags: ['a'] }, { area: { terrace: true }, tags: ['b'] })).toEqual({
      ...stored,
      area: { floor: 0, terrace: true },
      tags: ['b'],
    });
  });

  it('null removes an optional field, an entry of a map, and takes a default back', () => {
    const { minimum: _, ...rest } = stored;
    expect(table.apply({ ...stored, seats: 8 }, { minimum: null, seats: null, notes: { a: null } })).toEqual({
      ...rest,
      seats: 4,
      notes: {},
    });
  });

  it('knows at compile time what can be removed', () => {
    type Update = Change<{ name: string; seats?: number | undefined }>;
    expectTypeOf<Update>().toEqualTypeOf<{ name?: string; seats?: number | null }>();
  });

  it('changes neither the record nor the change, and the empty change nothing', () => {
    const json = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(json, json, (target, patch) => {
        const before = structuredClone([target, patch]);
        mergePatch(target, patch);
        expect([target, patch]).toEqual(before);
        expect(mergePatch(target, {})).toEqual(target);
      }),
    );
  });

  it('never reaches the prototype', () => {
    const merged = mergePatch({}, JSON.parse('{"__proto__": {"isAdmin": true}}'));
    expect((merged as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
  });
});
