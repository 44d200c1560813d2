// A Square export of many items, a hundred in each category, each with sizes, a tax and a choice.
import {
  aCategory,
  aModifier,
  aModifierList,
  aSquareFile,
  aSquareItem,
  aTax,
  aVariation,
} from './a-square-catalog.ts';

const A_CATEGORY = 100;

/** @param price In cents; another one makes a file in which every item has changed. */
export function aLargeSquareFile(items: number, price = 450) {
  const categoryOf = (index: number): string => `CATEGORY${Math.floor(index / A_CATEGORY)}`;
  return aSquareFile(
    aTax('TAX'),
    aModifierList('SAUCE', [aModifier('HOT', 0), aModifier('MILD', 25)]),
    ...Array.from({ length: Math.ceil(items / A_CATEGORY) }, (_, index) => aCategory(`CATEGORY${index}`)),
    ...Array.from({ length: items }, (_, index) =>
      aSquareItem(`ITEM${index}`, {
        category_id: categoryOf(index),
        tax_ids: ['TAX'],
        modifier_list_info: [{ modifier_list_id: 'SAUCE' }],
        variations: [
          aVariation(`ITEM${index}S`, price, { name: 'Small' }),
          aVariation(`ITEM${index}L`, price + 100, { name: 'Large' }),
        ],
      }),
    ),
  );
}
