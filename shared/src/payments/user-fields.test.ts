import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { userFields } from './fields.schema.ts';
import { fitsUserFields, userFieldsBytes } from './user-fields.ts';

// {"a":"…"} is eight bytes around its value.
const filled = (letter: string, count: number) => ({ a: letter.repeat(count) });

describe('user fields', () => {
  it('I5.2-12 count as JSON in bytes', () => {
    expect(userFieldsBytes(filled('x', 10))).toBe(18);
    expect(userFieldsBytes(filled('é', 10))).toBe(28);
    expect(userFieldsBytes(filled('€', 10))).toBe(38);
  });

  it.each([
    ['letters of one byte', filled('x', 3992), filled('x', 3993)],
    ['letters of two bytes', filled('é', 1996), filled('é', 1997)],
  ])('I5.2-12 fit up to 4000 bytes of %s', (_, most, more) => {
    expect([fitsUserFields(most), fitsUserFields(more)]).toEqual([true, false]);
    expect(issuesOf(userFields, most)).toEqual([]);
    expect(issuesOf(userFields, more)).toEqual([': User fields must be at most 4000 bytes as JSON']);
    expect(issuesOf(userFields, [more])).toEqual([': User fields must be at most 4000 bytes as JSON']);
  });

  it('come as one object or as a list of them', () => {
    expect(userFields.parse({ table: '7' })).toEqual({ table: '7' });
    expect(userFields.parse([{ table: '7' }, { host: 'Ada' }])).toEqual([{ table: '7' }, { host: 'Ada' }]);
  });
});
