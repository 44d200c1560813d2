import { describe, expect, it } from 'vitest';
import { groupedByReferences } from './order-by-references.ts';

const grouped = (references: Record<number, number[]>, ids = Object.keys(references).map(Number)) =>
  groupedByReferences(ids, (id) => references[id] ?? []);

describe('the order of records that refer to each other', () => {
  it('has first what others refer to, and keeps the given order otherwise', () => {
    expect(grouped({ 1: [3], 2: [], 3: [], 4: [1, 2] })).toEqual([[3], [1], [2], [4]]);
    expect(grouped({ 1: [], 2: [], 3: [] }, [3, 1, 2])).toEqual([[3], [1], [2]]);
  });

  it('has those of a circle together, with what refers to them after it', () => {
    expect(grouped({ 1: [2], 2: [3], 3: [1, 4], 4: [4], 5: [1] })).toEqual([[4], [1, 2, 3], [5]]);
  });

  it('looks at each record once, however long the chain and whichever its end comes first', () => {
    for (const step of [1, -1]) {
      let looks = 0;
      const ids = Array.from({ length: 500 }, (_, index) => index);
      const groups = groupedByReferences(ids, (id) => {
        looks += 1;
        return [id + step, id + step];
      });
      expect([groups.length, looks]).toEqual([500, 500]);
    }
  });
});
