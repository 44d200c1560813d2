import { describe, expect, it } from 'vitest';
import {
  aCategory,
  aModifier,
  aModifierList,
  aSquareFile,
  aSquareItem,
  aTax,
  aVariation,
  type SquareObject,
  usd,
} from '../../testing/a-square-catalog.ts';
import { mapSquareCatalog } from './map-catalog.ts';

function faultsOf(file: unknown, currency = 'USD'): string[] {
  const mapped = mapSquareCatalog(file, { currency });
  return mapped.ok
    ? []
    : mapped.faults.map(
        ({ type, id, name, field, message }) => `${type} ${id} (${name}) ${field} ${message}`,
      );
}

const faultsIn = (...objects: SquareObject[]): string[] => faultsOf(aSquareFile(...objects));
const priced = (price_money: unknown) =>
  aSquareItem('A', { variations: [aVariation('V', 0, { price_money })] });
const notWhole = "must be a whole number of the currency's smallest unit";

describe('a broken file names the object and the field', () => {
  it.each([
    ['null', null],
    ['a number', 3],
    ['a text', 'menu'],
    ['another object', { items: [] }],
    ['objects that are no list', { objects: {} }],
  ])('that is %s', (_what, file) => {
    expect(faultsOf(file)).toEqual([
      'FILE  () objects is missing: a Square catalogue is a list of CatalogObjects',
    ]);
  });

  it('that has nothing in it', () => {
    expect(faultsOf({ objects: [] })).toEqual([
      'FILE  () objects is an empty list: there is nothing to import',
    ]);
  });

  it('that is nested without end, however deep', () => {
    const levels = 200_000;
    const file: unknown = JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
    expect(faultsOf(file)).toEqual(['FILE  () objects is nested more than 50 levels deep']);
  });

  it('whose categories stand in each other far too deep, at the first that does, however many follow', () => {
    const chain = Array.from({ length: 20_000 }, (_, n) =>
      aCategory(`C${n}`, n === 0 ? {} : { parent_category: { id: `C${n - 1}` } }),
    );
    expect(faultsIn(...chain)).toEqual([
      'CATEGORY C50 (Category C50) category_data.parent_category.id puts the category more than 50 levels deep',
    ]);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'whose object is called %s, which no object can be',
    (id) => {
      const item = JSON.parse(JSON.stringify(aSquareItem(id))) as SquareObject;
      expect(faultsIn(aCategory('C'), item)).toEqual([
        `FILE  () objects[1].id is "${id}", a reserved word: give the object another id`,
      ]);
    },
  );

  it.each(['__proto__', 'constructor', 'toString'])('but not for a type or a field called %s', (word) => {
    const odd = JSON.parse(
      `{"type":"${word}","id":"ODD","${word}":{"a":1},"${word.toLowerCase()}_data":{"name":"x"}}`,
    );
    const item = aSquareItem('A', { [word]: 'x', description_html: `<p>&${word};</p>` });
    const mapped = mapSquareCatalog(aSquareFile(odd, item), { currency: 'USD' });
    expect(mapped).toMatchObject({
      ok: true,
      draft: { items: [{ fields: { customerDescription: `&${word};` } }] },
      report: { leftOut: [{ type: word, why: 'Bite has nothing of this kind' }] },
    });
  });

  it.each([
    [[7], 'FILE  () objects[0] must be an object'],
    [[{ id: 'A' }], 'FILE  () objects[0].type is missing'],
    [[{ type: 'ITEM' }], 'FILE  () objects[0].id is missing'],
    [[{ type: 'ITEM', id: 4 }], 'FILE  () objects[0].id must be text'],
  ])('in %j', (objects, fault) => {
    expect(faultsOf(objects)).toEqual([fault]);
  });

  it.each([
    ['no data', { type: 'ITEM', id: 'A' }, 'ITEM A () item_data is missing'],
    ['no name', aSquareItem('A', { name: undefined }), 'ITEM A () item_data.name is missing'],
    ['an empty name', aSquareItem('A', { name: ' ' }), 'ITEM A () item_data.name is empty'],
    ['a name that is no text', aSquareItem('A', { name: 5 }), 'ITEM A () item_data.name must be text'],
    [
      'a name that is too long',
      aCategory('C', { name: 'x'.repeat(256) }),
      `CATEGORY C (${'x'.repeat(256)}) category_data.name is longer than 255 characters`,
    ],
    [
      'a negative amount',
      priced(usd(-1)),
      'ITEM_VARIATION V (Regular) item_variation_data.price_money.amount must not be negative',
    ],
    [
      'a fractional amount',
      priced(usd(9.5)),
      `ITEM_VARIATION V (Regular) item_variation_data.price_money.amount ${notWhole}`,
    ],
    [
      'an amount that is no number',
      priced({ amount: '950', currency: 'USD' }),
      'ITEM_VARIATION V (Regular) item_variation_data.price_money.amount must be a number',
    ],
    [
      'an amount beyond all prices',
      priced(usd(10_000_000_001)),
      'ITEM_VARIATION V (Regular) item_variation_data.price_money.amount is more than a price can be',
    ],
    [
      'no currency',
      priced({ amount: 950 }),
      'ITEM_VARIATION V (Regular) item_variation_data.price_money.currency is missing',
    ],
    [
      'another currency',
      priced({ amount: 950, currency: 'EUR' }),
      "ITEM_VARIATION V (Regular) item_variation_data.price_money.currency is EUR, but the restaurant's currency is USD",
    ],
    [
      'a pricing type of its own',
      aSquareItem('A', { variations: [aVariation('V', 1, { pricing_type: 'FREE' })] }),
      'ITEM_VARIATION V (Regular) item_variation_data.pricing_type must be FIXED_PRICING or VARIABLE_PRICING',
    ],
    [
      'a category that is not there',
      aSquareItem('A', { category_id: 'NO' }),
      'ITEM A (Item A) item_data.category_id names NO, which is not in the file',
    ],
    [
      'a category in a list that is not there',
      aSquareItem('A', { categories: [{ id: 'NO' }] }),
      'ITEM A (Item A) item_data.categories[0].id names NO, which is not in the file',
    ],
    [
      'a tax that is not there',
      aSquareItem('A', { tax_ids: ['NO'] }),
      'ITEM A (Item A) item_data.tax_ids[0] names NO, which is not in the file',
    ],
    [
      'a modifier list that is not there',
      aSquareItem('A', { modifier_list_info: [{ modifier_list_id: 'NO' }] }),
      'ITEM A (Item A) item_data.modifier_list_info[0].modifier_list_id names NO, which is not in the file',
    ],
    [
      'a parent that is not there',
      aCategory('C', { parent_category: { id: 'NO' } }),
      'CATEGORY C (Category C) category_data.parent_category.id names NO, which is not in the file',
    ],
    [
      'itself as parent',
      aCategory('C', { parent_category: { id: 'C' } }),
      'CATEGORY C (Category C) category_data.parent_category.id leads back to the category itself',
    ],
    [
      'a percentage that is none',
      aTax('T', { percentage: '8,6' }),
      'TAX T (Tax T) tax_data.percentage must be a percentage such as 8.6',
    ],
    ['no percentage', aTax('T', { percentage: undefined }), 'TAX T (Tax T) tax_data.percentage is missing'],
    [
      'a minimum above the maximum',
      aModifierList('L', [], { min_selected_modifiers: 3, max_selected_modifiers: 2 }),
      'MODIFIER_LIST L (List L) modifier_list_data.min_selected_modifiers is more than the most that can be chosen',
    ],
    [
      'a modifier without a name',
      aModifierList('L', [aModifier('M', 0, { name: '' })]),
      'MODIFIER M () modifier_data.name is empty',
    ],
    [
      'a modifier in another currency',
      aModifierList('L', [aModifier('M', 0, { price_money: { amount: 1, currency: 'CAD' } })]),
      "MODIFIER M (Modifier M) modifier_data.price_money.currency is CAD, but the restaurant's currency is USD",
    ],
    [
      'variations that are no list',
      aSquareItem('A', { variations: {} }),
      'ITEM A (Item A) item_data.variations must be a list',
    ],
    [
      'a variation of another type',
      aSquareItem('A', { variations: [aTax('T')] }),
      'ITEM A (Item A) item_data.variations[0].type is TAX, but must be ITEM_VARIATION',
    ],
    [
      'a variation of another item',
      aSquareItem('A', { variations: [aVariation('V', 1, { item_id: 'B' })] }),
      'ITEM_VARIATION V (Regular) item_variation_data.item_id names B, but the object stands in A',
    ],
    [
      'a size without a name',
      aSquareItem('A', { variations: [aVariation('V', 1), aVariation('W', 2, { name: '' })] }),
      'ITEM_VARIATION W () item_variation_data.name is empty: a size needs one',
    ],
    [
      'a presence that is no flag',
      aSquareItem('A', {}, { present_at_all_locations: 'yes' }),
      'ITEM A (Item A) present_at_all_locations must be true or false',
    ],
  ] as [string, SquareObject, string][])('with %s', (_what, object, fault) => {
    expect(faultsIn(object)).toEqual([fault]);
  });

  it('a reference to an object of another kind', () => {
    expect(faultsIn(aTax('T'), aSquareItem('A', { category_id: 'T' }))).toEqual([
      'ITEM A (Item A) item_data.category_id names T, which is a TAX, not a CATEGORY',
    ]);
  });

  it('C5-04 limits of an item that no choice can meet, unless the list is switched off for it', () => {
    const use = (more: object) =>
      faultsIn(
        aModifierList('L', []),
        aSquareItem('A', {
          modifier_list_info: [
            { modifier_list_id: 'L', min_selected_modifiers: 2, max_selected_modifiers: 1, ...more },
          ],
        }),
      );
    expect(use({})).toEqual([
      'ITEM A (Item A) item_data.modifier_list_info[0].min_selected_modifiers is more than the most that can be chosen',
    ]);
    expect(use({ enabled: false })).toEqual([]);
  });

  it('ids that stand twice', () => {
    const item = aSquareItem('A');
    expect(faultsIn(item, item)).toEqual(['ITEM A (Item A) id stands twice in the file']);
    expect(faultsIn(aTax('A'), item)).toEqual(['ITEM A (Item A) id is also the id of another object (TAX)']);
    const list = (id: string) => aModifierList(id, [aModifier('M', 0)]);
    expect(faultsIn(list('K'), list('L'))).toEqual(['MODIFIER M (Modifier M) id stands twice in the file']);
    expect(faultsIn(list('K'), aModifier('M', 0), aModifier('M', 0))).toEqual([
      'MODIFIER M (Modifier M) id stands twice in the file',
    ]);
  });

  it('a modifier that says one thing in its list and another beside it', () => {
    const differs = 'differs between the two places where the object stands in the file';
    expect(faultsIn(aModifierList('L', [aModifier('M', 100)]), aModifier('M', 200))).toEqual([
      `MODIFIER M (Modifier M) modifier_data.price_money.amount ${differs}`,
    ]);
    const edited = aModifier('M', 100, {}, { version: 2 });
    expect(faultsIn(aModifierList('L', [aModifier('M', 100, {}, { version: 1 })]), edited)).toEqual([]);
  });

  it('a modifier that belongs nowhere', () => {
    expect(faultsIn(aModifier('M', 0))).toEqual([
      'MODIFIER M (Modifier M) modifier_data.modifier_list_id is missing',
    ]);
    expect(faultsIn(aModifier('M', 0, { modifier_list_id: 'NO' }))).toEqual([
      'MODIFIER M (Modifier M) modifier_data.modifier_list_id names NO, which is not in the file',
    ]);
  });

  it('every fault, not the first only', () => {
    const faults = faultsIn(
      aSquareItem('A', { name: '', tax_ids: 'T' }),
      aSquareItem('B', { category_id: 'NO', tax_ids: ['NO', 'NEITHER'], variations: [aVariation('V', -5)] }),
      aTax('T', { percentage: 'much' }),
    );
    expect(faults.map((fault) => fault.split(' (')[0])).toEqual([
      'ITEM_VARIATION V',
      'TAX T',
      'ITEM A',
      'ITEM A',
      'ITEM B',
      'ITEM B',
      'ITEM B',
    ]);
  });

  it('deleted objects are not judged', () => {
    expect(faultsIn(aSquareItem('A', { name: '', tax_ids: ['NO'] }, { is_deleted: true }))).toEqual([]);
  });
});
