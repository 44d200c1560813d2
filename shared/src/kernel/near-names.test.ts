import { describe, expect, it } from 'vitest';
import { NearNames } from './near-names.ts';

const nearName = (name: string, others: readonly string[]): string | undefined =>
  new NearNames(others.map((other) => ({ name: other }))).nearest(name)?.name;

describe('a mistyped name', () => {
  it.each([
    ['Piza', ['Pasta', 'Pizza'], 'Pizza'],
    ['Desert', ['Desserts', 'Dessert'], 'Dessert'],
    ['Appetziers', ['Appetizers'], 'Appetizers'],
    ['creme brulee', ['Crème brûlée'], 'Crème brûlée'],
    ['Soft-drinks', ['Soft drinks'], 'Soft drinks'],
    ['飲み物', ['飲み物'], '飲み物'],
  ])('%s is taken for the nearest of %j', (name, others, meant) => {
    expect(nearName(name, others)).toBe(meant);
  });

  it.each([
    ['Soup', 'Soda'],
    ['Lunch', 'Brunch'],
    ['Menu 1', 'Menu 2'],
    ['Red wine', 'Rosé wine'],
    ['Tea', 'Tee'],
    ['', '–'],
    ['Pizza', 'x'.repeat(10_000)],
  ])('%s is not taken for %s, another word', (name, other) => {
    expect(nearName(name, [other])).toBeUndefined();
  });
});
