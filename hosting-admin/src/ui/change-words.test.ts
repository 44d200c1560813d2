import { formatMoney } from '@bite/shared/kernel/money-format';
import { describe, expect, it } from 'vitest';
import { changeWords, type WordsOf } from './change-words.ts';

const small = { id: 1, guid: '69b782fc', number: '1', name: 'Small', price: 16.5 };
const large = { id: 2, guid: 'c2', number: '2', name: 'Large', price: 26 };
const toppings = { modifierGroupId: 7, position: 0 };
const sauces = { modifierGroupId: 9, position: 1 };
const names = { 'modifierGroups.maxSelection': 'At most' };

const wordsOf: WordsOf = (path, value) => {
  if (path.endsWith('rice')) return formatMoney(Number(value), 'USD');
  if (path === 'modifierGroups.modifierGroupId' && value === 7) return 'Toppings';
  return path === 'tagIds' && typeof value === 'number' ? `tag ${value}` : undefined;
};

describe('a changed list in words', () => {
  it.each<[string, unknown[], unknown[], string]>([
    ['sizePrice', [small, large], [{ ...small, price: 16.75 }, large], 'Small: $16.50 → $16.75'],
    ['sizePrice', [small], [small, large], 'Large added at $26.00'],
    ['sizePrice', [small], [small, { name: 'Large', price: 26 }], 'Large added at $26.00'],
    ['sizePrice', [], [large], 'Large added at $26.00'],
    ['sizePrice', [small, large], [large], 'Small removed'],
    ['sizePrice', [small, large], [large, small], 'in another order'],
    ['sizePrice', [small], [{ ...small, name: 'Piccola' }], 'Small: name: Small → Piccola'],
    [
      'modifierGroups',
      [toppings, sauces],
      [{ ...toppings, maxSelection: 2 }],
      'Toppings: at most: nothing → 2; modifier group 9 removed',
    ],
    [
      'modifierGroups',
      [{ ...toppings, optionPrices: [{ modifierId: 3, price: 1 }] }],
      [{ ...toppings, optionPrices: [{ modifierId: 3, price: 2 }] }],
      'Toppings: option prices: modifier 3: $1.00 → $2.00',
    ],
    ['tagIds', [], [9], 'tag 9 added'],
    ['tagIds', [9, 4], [4, 5], 'tag 5 added; tag 9 removed'],
  ])('%s: %j to %j', (field, from, to, words) => {
    expect(changeWords({ field, from, to }, { names, wordsOf })).toEqual({ to: words });
  });

  it('that was no list before is told as it is, without the numbers of its entries', () => {
    expect(changeWords({ field: 'tagIds', to: [9, 4] }, { names, wordsOf })).toEqual({
      from: 'nothing',
      to: 'tag 9; tag 4',
    });
    const { to } = changeWords({ field: 'sizePrice', to: [small] }, { names });
    expect(to).not.toMatch(/69b782fc|guid|\bid\b/);
  });
});
