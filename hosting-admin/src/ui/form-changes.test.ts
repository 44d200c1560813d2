import { mergePatch } from '@bite/shared/kernel/entity';
import { mergePatchBetween } from '@bite/shared/kernel/merge-patch-between';
import { describe, expect, it } from 'vitest';
import { changedPaths, fieldList } from './form-changes.ts';

const before = {
  name: 'Bella',
  website: 'https://bella.example.com',
  settings: { taxRate: 0.08, ordering: { prepMinutes: 20 } },
  days: [{ date: '2026-12-25', closed: true }],
};

describe('what a form would change', () => {
  it.each<[string, object, string[], object]>([
    ['nothing', {}, [], {}],
    ['one field', { name: 'Bella Due' }, ['name'], { name: 'Bella Due' }],
    [
      'a field deep inside',
      { settings: { taxRate: 0.08, ordering: { prepMinutes: 30 } } },
      ['settings.ordering.prepMinutes'],
      { settings: { ordering: { prepMinutes: 30 } } },
    ],
    ['a field that was emptied', { website: '' }, ['website'], { website: null }],
    ['a field that is gone', { website: undefined }, ['website'], { website: null }],
    ['a field that is new', { phone: '+1' }, ['phone'], { phone: '+1' }],
    ['a list, as one field', { days: [] }, ['days'], { days: [] }],
    ['an empty field that was none before', { phone: '' }, [], {}],
    [
      'a number that is none',
      { settings: { taxRate: Number.NaN, ordering: { prepMinutes: 20 } } },
      ['settings.taxRate'],
      { settings: { taxRate: null } },
    ],
  ])('is %s', (_, change, paths, patch) => {
    const after = { ...before, ...change };
    expect(changedPaths(before, after)).toEqual(paths);
    expect(mergePatchBetween(before, after)).toEqual(patch);
  });

  it('is, once merged, what the form holds', () => {
    const after = { name: 'B', settings: { taxRate: 0.1, ordering: { prepMinutes: 20 } }, days: [] };
    expect(mergePatch(before, mergePatchBetween(before, after))).toEqual(after);
  });
});

describe('fields in words', () => {
  const names = { name: 'Name', 'settings.taxRate': 'Tax rate', hours: 'Opening hours' };

  it.each<[string[], string]>([
    [['name'], 'Name'],
    [['name', 'settings.taxRate'], 'Name and Tax rate'],
    [['hours.mon.open', 'hours.tue.close'], 'Opening hours'],
    [['a', 'b', 'c', 'd', 'e'], 'A, B, C and 2 more'],
  ])('%j are %s', (paths, words) => {
    expect(fieldList(paths, names)).toBe(words);
  });
});
