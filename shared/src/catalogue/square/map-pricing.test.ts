import { describe, expect, it } from 'vitest';
import { aSquareItem, aVariation } from '../../testing/a-square-catalog.ts';
import { itemOf, leftOut, map, remarksOf, unimportedFields } from '../../testing/mapped-square-menu.ts';

describe('prices', () => {
  it('C3-12 one fixed variation is the base price, in the major unit', () => {
    const fields = itemOf(aSquareItem('A', { variations: [aVariation('V', 1234, { sku: 'X-1' })] }));
    expect(fields).toMatchObject({
      pricingStrategy: 'base',
      basePrice: 12.34,
      sizePrice: [],
      openPrice: false,
      sku: 'X-1',
    });
  });

  it('C3-12 several variations are sizes in the order of their ordinals', () => {
    const variations = [
      aVariation('L', 700, { name: 'Large', ordinal: 3 }),
      aVariation('S', 300, { name: 'Small', ordinal: 1 }),
      aVariation('M', 505, { name: 'Medium', ordinal: 2 }),
    ];
    const fields = itemOf(aSquareItem('A', { variations }));
    expect(fields).toMatchObject({ pricingStrategy: 'size', basePrice: undefined });
    expect(fields.sizePrice?.map(({ key, name, price }) => [key, name, price])).toEqual([
      ['S', 'Small', 3],
      ['M', 'Medium', 5.05],
      ['L', 'Large', 7],
    ]);
  });

  it('C5-06 a variable price is an open price', () => {
    const fields = itemOf(aSquareItem('A', { variations: [aVariation('V', null)] }));
    expect(fields).toMatchObject({
      pricingStrategy: 'open',
      openPrice: true,
      basePrice: undefined,
      sizePrice: [],
    });
  });

  it('a variable price beside fixed ones is left out and said so', () => {
    const variations = [
      aVariation('S', 300, { name: 'Small' }),
      aVariation('L', 700, { name: 'Large' }),
      aVariation('C', null, { name: 'Custom' }),
    ];
    const mapped = map([aSquareItem('A', { variations })]);
    expect(mapped.draft.items[0]?.fields.sizePrice?.map(({ key }) => key)).toEqual(['S', 'L']);
    expect(leftOut(mapped)).toEqual(['C']);
  });

  it('several variable prices are one open price, and their names are said to be lost', () => {
    const variations = [aVariation('S', null, { name: 'Small' }), aVariation('L', null, { name: 'Large' })];
    const mapped = map([aSquareItem('A', { variations })]);
    expect(mapped.draft.items[0]?.fields).toMatchObject({ pricingStrategy: 'open', openPrice: true });
    expect(unimportedFields(mapped)).toContain('ITEM_VARIATION item_variation_data.name');
  });

  it.each([
    ['a variation without a price', [aVariation('V', 0, { price_money: undefined })]],
    ['no variation at all', []],
  ])('an item with %s comes in at 0 and is reported', (_what, variations) => {
    const mapped = map([aSquareItem('A', { variations })]);
    expect(mapped.draft.items[0]?.fields).toMatchObject({ pricingStrategy: 'base', basePrice: 0 });
    const text = 'has no price in the file: comes in at 0, shown but not orderable';
    expect(remarksOf(mapped)).toEqual([[text, ['A']]]);
  });

  it('a price of 0 is reported', () => {
    const mapped = map([aSquareItem('A', { variations: [aVariation('V', 0)] })]);
    expect(remarksOf(mapped)).toEqual([['costs 0 in the file: shown but not orderable', ['A']]]);
  });

  it("the name of a single variation is lost unless it is Square's own 'Regular'", () => {
    const named = map([aSquareItem('A', { variations: [aVariation('V', 300, { name: 'slice' })] })]);
    expect(named.report.notCarried).toMatchObject([
      { field: 'ITEM_VARIATION item_variation_data.name', count: 1 },
    ]);
    expect(map([aSquareItem('A')]).report.notCarried).toEqual([]);
  });

  it.each([
    ['USD', 1999, 19.99],
    ['JPY', 1999, 1999],
    ['KWD', 1999, 1.999],
  ])('%s %d is %d', (currency, amount, price) => {
    const variations = [aVariation('V', 0, { price_money: { amount, currency } })];
    expect(itemOf(aSquareItem('A', { variations }), [], { currency }).basePrice).toBe(price);
  });
});
