import { describe, expect, it } from 'vitest';
import { anItem, aStorefront } from '../testing/a-storefront.ts';
import { chosenWith, goesWellWith } from './goes-well-with.ts';

const [pizza, salad, wine, grappa, soup] = [
  anItem({ itemId: 1 }),
  anItem({ itemId: 2 }),
  anItem({ itemId: 3, containsAlcohol: true }),
  anItem({ itemId: 4, containsAlcohol: true }),
  anItem({ itemId: 5, onlineOrdering: false }),
];
const menu = aStorefront({ items: [pizza, salad, wine, grappa, soup] });

describe('what goes well with an item', () => {
  it('O2.5-03 is what staff chose, else what guests order with it', () => {
    const chosen = { ...menu, goesWellWith: { 1: [2] } };
    expect(goesWellWith(chosen, { 1: [4], 2: [1] })).toEqual({ 1: [2], 2: [1] });
  });

  it('O2.5-03 is on the menu, can be ordered on the site, and is another item', () => {
    expect(goesWellWith(menu, { 1: [1, 99, 5, 2], 77: [1] })).toEqual({ 1: [2] });
    expect(goesWellWith({ ...menu, goesWellWith: { 1: [5] } }, { 1: [2] })).toEqual({});
  });

  it('O2.5-03 is alcohol beside alcohol alone, unless staff chose it', () => {
    expect(goesWellWith(menu, { 1: [3, 2], 3: [4, 1] })).toEqual({ 1: [2], 3: [4, 1] });
    expect(goesWellWith({ ...menu, goesWellWith: { 1: [3] } }, {})).toEqual({ 1: [3] });
  });

  it('O2.5-03 are at most eight', () => {
    const items = Array.from({ length: 12 }, (_, at) => anItem({ itemId: at + 1 }));
    const others = items.map(({ itemId }) => itemId);
    expect(goesWellWith(aStorefront({ items }), { 1: others })[1]).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('what staff chose with an item', () => {
  it('O2.5-03 is kept as far as it is on the menu', () => {
    const items = [
      { itemId: 1, goesWellWith: [2, 99, 2, 1] },
      { itemId: 2, goesWellWith: [99] },
    ];
    expect(chosenWith(items)).toEqual({ 1: [2] });
    expect(chosenWith([{ itemId: 1, goesWellWith: [] }])).toBeUndefined();
  });
});
