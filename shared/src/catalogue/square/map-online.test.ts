import { describe, expect, it } from 'vitest';
import {
  aModifier,
  aModifierList,
  aSquareItem,
  aTax,
  aVariation,
  usd,
} from '../../testing/a-square-catalog.ts';
import { itemOf, leftOut, map, remarksOf, unimportedFields } from '../../testing/mapped-square-menu.ts';

describe('sold online', () => {
  const elsewhere = { present_at_all_locations: false, present_at_location_ids: ['NORTH'] };

  it.each([
    ['available_online', { available_online: false }, {}],
    ['available_for_pickup', { available_for_pickup: false }, {}],
    ['is_archived', { is_archived: true }, {}],
    ['ecom_visibility HIDDEN', { ecom_visibility: 'HIDDEN' }, {}],
    ['ecom_visibility UNAVAILABLE', { ecom_visibility: 'UNAVAILABLE' }, {}],
    ['ecom_available', { ecom_available: false }, {}],
    ['being sold at single locations only', {}, elsewhere],
  ])('%s switches online ordering off, is counted, and --sell-online switches it on', (_what, data, more) => {
    const item = aSquareItem('A', data, more);
    const mapped = map([item]);
    expect(mapped.draft.items[0]?.fields.onlineOrdering).toBe(false);
    expect(mapped.report.notSoldOnline).toMatchObject({ items: [{ id: 'A' }], isOverruled: false });
    const sold = map([item], { sellOnline: true });
    expect(sold.draft.items[0]?.fields.onlineOrdering).toBe(true);
    expect(sold.report.notSoldOnline).toMatchObject({ items: [{ id: 'A' }], isOverruled: true });
  });

  it('an item with two reasons is counted once, under each', () => {
    const { notSoldOnline } = map([aSquareItem('A', { available_online: false, is_archived: true })]).report;
    expect(notSoldOnline.items).toHaveLength(1);
    expect(notSoldOnline.reasons).toHaveLength(2);
  });

  it.each([
    ['sold everywhere is sold online', {}, true],
    [
      'sold here only is sold online',
      { present_at_all_locations: false, present_at_location_ids: ['HERE'] },
      true,
    ],
    ['sold elsewhere only is not', elsewhere, false],
    [
      'sold everywhere but here is not',
      { present_at_all_locations: true, absent_at_location_ids: ['HERE'] },
      false,
    ],
    ['sold everywhere but elsewhere is', { absent_at_location_ids: ['NORTH'] }, true],
    ['sold everywhere, and elsewhere once more, is', { present_at_location_ids: ['NORTH'] }, true],
  ])('with the location named, an item %s', (_what, more, expected) => {
    const fields = itemOf(aSquareItem('A', {}, more), [], { location: 'HERE' });
    expect(fields.onlineOrdering).toBe(expected);
  });
});

describe('a named location', () => {
  const here = { location: 'HERE' };
  const notHere = { absent_at_location_ids: ['HERE'] };

  it('leaves out sizes, options, lists and taxes that it does not have, and says so', () => {
    const item = aSquareItem('I', {
      variations: [
        aVariation('S', 300, { name: 'S' }),
        aVariation('M', 400, { name: 'M' }, notHere),
        aVariation('L', 500, { name: 'L' }),
      ],
      modifier_list_info: [{ modifier_list_id: 'LIST' }, { modifier_list_id: 'GONE' }],
      tax_ids: ['T', 'U'],
    });
    const mapped = map(
      [
        aTax('T'),
        aTax('U', {}, notHere),
        aModifierList('LIST', [aModifier('A', 0), aModifier('B', 0, {}, notHere)]),
        aModifierList('GONE', [], {}, notHere),
        item,
      ],
      here,
    );
    expect(leftOut(mapped).sort()).toEqual(['B', 'GONE', 'M', 'U']);
    expect(mapped.draft.items[0]?.fields).toMatchObject({
      sizePrice: [{ key: 'S' }, { key: 'L' }],
      modifierGroups: [{ modifierGroupId: 'LIST' }],
      taxRateIds: ['T'],
    });
    expect(mapped.draft.modifierGroups[0]?.fields.modifiers).toMatchObject([{ key: 'A' }]);
  });

  it('leaves an item all its sizes, but offline, where it has none of them', () => {
    const item = aSquareItem('I', {
      variations: [
        aVariation('S', 300, { name: 'S' }, notHere),
        aVariation('L', 500, { name: 'L' }, notHere),
      ],
    });
    expect(itemOf(item, [], here)).toMatchObject({
      onlineOrdering: false,
      sizePrice: [{ key: 'S' }, { key: 'L' }],
    });
  });

  it('has its own prices', () => {
    const overrides = [
      { location_id: 'NORTH', price_money: usd(100) },
      { location_id: 'HERE', price_money: usd(650), pricing_type: 'FIXED_PRICING' },
    ];
    const item = aSquareItem('I', { variations: [aVariation('V', 500, { location_overrides: overrides })] });
    expect(itemOf(item, [], here).basePrice).toBe(6.5);
    expect(itemOf(item).basePrice).toBe(5);
    expect(itemOf(item, [], { location: 'NORTH' }).basePrice).toBe(1);
  });

  it('may name its price at the sale', () => {
    const overrides = [{ location_id: 'HERE', pricing_type: 'VARIABLE_PRICING' }];
    const item = aSquareItem('I', { variations: [aVariation('V', 500, { location_overrides: overrides })] });
    expect(itemOf(item, [], here).pricingStrategy).toBe('open');
  });

  it('that the file does not name is remarked on', () => {
    expect(remarksOf(map([aSquareItem('A')], here))).toEqual([
      ['the file does not name the location HERE', ['']],
    ]);
    expect(map([aSquareItem('A', {}, notHere)]).report.locations).toEqual(['HERE']);
  });

  it('not being named, everything comes in and what holds at single locations is reported', () => {
    const mapped = map([
      aTax('T', {}, { present_at_all_locations: false, present_at_location_ids: ['NORTH'] }),
    ]);
    expect(mapped.draft.taxRates).toHaveLength(1);
    expect(unimportedFields(mapped)).toEqual([
      'TAX present_at_all_locations',
      'TAX present_at_location_ids[]',
    ]);
  });
});
