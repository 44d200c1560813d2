import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { freeMap, list, mapKey } from './bounded.schema.ts';
import { storedForm } from './stored-form.schema.ts';

const map = freeMap();
const KEYS = 'Names are up to 64 letters, digits, spaces and hyphens';

describe('a free map', () => {
  it('takes what a form could hold', () => {
    const account = { bank: { 'IBAN no': 'NL00', years: [1, 2], verified: true, since: null }, größe: 4.5 };
    expect(map.parse(account)).toEqual(account);
  });

  it.each(['', '.', 'a.b', 'a/b', '__name__', '__proto__x', '$where', 'a\0', '`a`', 'x'.repeat(65)])(
    'has no entry called %j, at any depth',
    (key) => {
      expect(map.safeParse({ [key]: 1 }).success).toBe(false);
      expect(issuesOf(map, { a: { [key]: 1 } })).toEqual([`: ${KEYS}`]);
    },
  );

  it('has an end in every direction', () => {
    expect(issuesOf(map, { a: { b: { c: { d: 1 } } } })).toEqual([]);
    expect(issuesOf(map, { a: { b: { c: { d: {} } } } })).toEqual([': Must be at most 4 levels deep']);
    expect(issuesOf(map, { a: 'é'.repeat(4000) })).toEqual([': Must be at most 8000 bytes']);
    expect(issuesOf(map, { a: [[1]] })).toEqual([': A list cannot hold another list']);
  });

  it('is refused however deep it is, without falling over', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 100_000; level += 1) deep = { a: deep };
    expect(issuesOf(map, deep)).toEqual([': Must be at most 4 levels deep']);
  });
});

describe('a list', () => {
  const two = list(mapKey, 2);

  it('is no longer than its field', () => {
    expect(issuesOf(two, ['a', 'b'])).toEqual([]);
    expect(issuesOf(two, ['a', 'b', 'c'])).toEqual([': Must have at most 2 entries']);
  });

  it('that was stored longer is still read', () => {
    expect(storedForm(two).parse(['a', 'b', 'c'])).toHaveLength(3);
  });
});
