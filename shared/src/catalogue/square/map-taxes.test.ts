import { describe, expect, it } from 'vitest';
import { aSquareItem, aTax } from '../../testing/a-square-catalog.ts';
import { itemOf, map, remarksOf } from '../../testing/mapped-square-menu.ts';

describe('taxes', () => {
  it('C3-22 become percentage rates that keep their Square id', () => {
    const [added, included, off] = map([
      aTax('T', { percentage: '8.6' }),
      aTax('U', { inclusion_type: 'INCLUSIVE' }),
      aTax('W', { enabled: false }),
    ]).draft.taxRates;
    expect(added).toEqual({
      key: 'T',
      fields: { name: 'Tax T', importId: 'T', type: 'Percent', rate: 8.6, disabled: false },
    });
    expect(included?.fields.rate).toBe(8.25);
    expect(off?.fields.disabled).toBe(true);
  });

  const taxes = [aTax('ADD'), aTax('INC', { inclusion_type: 'INCLUSIVE' }), aTax('ADD2')];
  it.each([
    ['added ones', { tax_ids: ['ADD', 'ADD2'] }, { taxRateIds: ['ADD', 'ADD2'], taxInclusion: 'exclusive' }],
    ['included ones', { tax_ids: ['INC'] }, { taxRateIds: ['INC'], taxInclusion: 'inclusive' }],
    ['none', {}, { taxRateIds: [], taxInclusion: 'exclusive' }],
    ['an empty list', { tax_ids: [] }, { taxRateIds: [], taxInclusion: 'exclusive' }],
    [
      'some, but the item is not taxable',
      { tax_ids: ['ADD'], is_taxable: false },
      { taxRateIds: [], taxInclusion: 'exclusive' },
    ],
    ['the same twice', { tax_ids: ['ADD', 'ADD'] }, { taxRateIds: ['ADD'], taxInclusion: 'exclusive' }],
  ])('C3-12 an item with %s', (_what, data, expected) => {
    expect(itemOf(aSquareItem('A', data), taxes)).toMatchObject(expected);
  });

  it('an item with both kinds is charged the added ones only, so that diners pay the same, and is reported', () => {
    const mapped = map([...taxes, aSquareItem('A', { tax_ids: ['INC', 'ADD'] })]);
    expect(mapped.draft.items[0]?.fields).toMatchObject({ taxRateIds: ['ADD'], taxInclusion: 'exclusive' });
    expect(remarksOf(mapped)).toHaveLength(1);
    expect(mapped.report.notCarried).toMatchObject([{ field: 'ITEM item_data.tax_ids[]', count: 1 }]);
  });
});
