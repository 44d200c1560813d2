import { describe, expect, it } from 'vitest';
import { contestedFields, merged } from './merge-changes.ts';

const small = { id: 1, guid: 'a', name: 'Small', price: 16.5 };
const medium = { id: 2, guid: 'b', name: 'Medium', price: 21 };
const large = { id: 3, guid: 'c', name: 'Large', price: 26 };
const sizes = [small, medium, large];
const cheese = { modifierGroupId: 7, position: 0 };
const sauce = { modifierGroupId: 9, position: 1 };
const olives = { modifierGroupId: 4, position: 2 };
const sides = { modifierGroupId: 5, position: 2 };

describe('two people’s changes of one list', () => {
  it.each<[string, unknown[], unknown[], unknown[], unknown[]]>([
    [
      'of different entries are both kept',
      sizes,
      [small, medium, { ...large, price: 26.5 }],
      [{ ...small, price: 16.75 }, medium, large],
      [{ ...small, price: 16.75 }, medium, { ...large, price: 26.5 }],
    ],
    [
      'of different fields of one entry are both kept',
      sizes,
      [{ ...small, name: 'Piccola' }, medium, large],
      [{ ...small, price: 16.75 }, medium, large],
      [{ ...small, name: 'Piccola', price: 16.75 }, medium, large],
    ],
    [
      'keep what each of them added',
      [small],
      [small, { name: 'Slice', price: 5 }],
      [small, large],
      [small, { name: 'Slice', price: 5 }, large],
    ],
    [
      'are one where both added the same',
      [small],
      [small, { name: ' large', price: 26 }].map((size) => ({ ...size, name: size.name.trim() })),
      [small, { ...large, name: 'large' }],
      [small, { ...large, name: 'large' }],
    ],
    [
      'keep removed what one of them removed',
      sizes,
      [small, large],
      [{ ...small, price: 16.75 }, medium, large],
      [{ ...small, price: 16.75 }, large],
    ],
    [
      'keep removed what the other removed',
      sizes,
      [{ ...small, price: 17 }, medium, large],
      [small, large],
      [{ ...small, price: 17 }, large],
    ],
    [
      'have the order of mine where I changed it',
      sizes,
      [large, small, medium],
      [{ ...small, price: 16.75 }, medium, large],
      [large, { ...small, price: 16.75 }, medium],
    ],
    [
      'have the order of theirs where they changed it',
      sizes,
      [{ ...small, price: 16.75 }, medium, large],
      [large, medium, small],
      [large, medium, { ...small, price: 16.75 }],
    ],
    [
      'have mine where both changed the order',
      sizes,
      [large, small, medium],
      [medium, small, large],
      [large, small, medium],
    ],
    [
      'tell entries apart by the record that they refer to, and give no position twice',
      [cheese, sauce],
      [cheese, sauce, olives],
      [cheese, { ...sauce, maxSelection: 2 }, sides],
      [cheese, { ...sauce, maxSelection: 2 }, olives, { ...sides, position: 3 }],
    ],
    [
      'know an order by its positions',
      [cheese, sauce],
      [
        { ...cheese, position: 1 },
        { ...sauce, position: 0 },
      ],
      [{ ...cheese, maxSelection: 2 }, sauce],
      [
        { ...sauce, position: 0 },
        { ...cheese, maxSelection: 2, position: 1 },
      ],
    ],
    [
      'are merged in the lists within, too',
      [
        {
          ...cheese,
          optionPrices: [
            { modifierId: 1, price: 1 },
            { modifierId: 2, price: 1 },
          ],
        },
      ],
      [
        {
          ...cheese,
          optionPrices: [
            { modifierId: 1, price: 2 },
            { modifierId: 2, price: 1 },
          ],
        },
      ],
      [
        {
          ...cheese,
          optionPrices: [
            { modifierId: 1, price: 1 },
            { modifierId: 2, price: 3 },
          ],
        },
      ],
      [
        {
          ...cheese,
          optionPrices: [
            { modifierId: 1, price: 2 },
            { modifierId: 2, price: 3 },
          ],
        },
      ],
    ],
  ])('%s', (_, base, mine, theirs, value) => {
    expect(merged(base, mine, theirs)).toEqual({ value, hasClash: false });
    expect(contestedFields({ list: base }, { list: mine }, { list: theirs })).toEqual([]);
  });

  it.each<[string, unknown[], unknown[], unknown[], unknown[]]>([
    [
      'of the same field, of which mine is kept with everything else of theirs',
      sizes,
      [{ ...small, price: 17 }, medium, large],
      [{ ...small, price: 16.75 }, medium, { ...large, price: 27 }],
      [{ ...small, price: 17 }, medium, { ...large, price: 27 }],
    ],
    [
      'of an entry that I removed and they changed',
      sizes,
      [medium, large],
      [{ ...small, price: 16.75 }, medium, large],
      [medium, large],
    ],
    [
      'of an entry that they removed and I changed, which comes back as a new one',
      sizes,
      [{ ...small, price: 17 }, medium, large],
      [medium, large],
      [{ name: 'Small', price: 17 }, medium, large],
    ],
    [
      'of what both added at different prices',
      [small],
      [small, { name: 'Large', price: 25 }],
      [small, large],
      [small, { ...large, price: 25 }],
    ],
    ['of lists whose entries nothing tells apart', [{ on: 'x' }], [{ on: 'y' }], [], [{ on: 'y' }]],
    ['of lists of single values', [1], [1, 2], [1, 3], [1, 2]],
  ])('clash %s', (_, base, mine, theirs, value) => {
    expect(merged(base, mine, theirs)).toEqual({ value, hasClash: true });
    expect(contestedFields({ list: base }, { list: mine }, { list: theirs })).toEqual(['list']);
  });
});
