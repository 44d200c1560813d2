import { describe, expect, it } from 'vitest';
import {
  aCategory,
  aModifier,
  aModifierList,
  aSquareItem,
  aTax,
  aVariation,
} from '../../testing/a-square-catalog.ts';
import { leftOut, map, unimportedFields } from '../../testing/mapped-square-menu.ts';
import { leavesOf } from './leaves.ts';
import { mapSquareCatalog } from './map-catalog.ts';

describe('what stays behind', () => {
  it('every object of another kind, by name', () => {
    const discount = { type: 'DISCOUNT', id: 'D', discount_data: { name: 'Happy hour', percentage: '10' } };
    const image = { type: 'IMAGE', id: 'P', image_data: { url: 'https://example.com/a.jpg' } };
    const { leftOut: notes } = map([discount, image, { type: 'PRICING_RULE', id: 'R' }]).report;
    expect(notes).toEqual([
      {
        type: 'DISCOUNT',
        why: 'discounts are not part of the menu',
        objects: [{ type: 'DISCOUNT', id: 'D', name: 'Happy hour' }],
      },
      {
        type: 'IMAGE',
        why: 'pictures stay with Square: upload them to Bite',
        objects: [{ type: 'IMAGE', id: 'P', name: '' }],
      },
      {
        type: 'PRICING_RULE',
        why: 'Bite has nothing of this kind',
        objects: [{ type: 'PRICING_RULE', id: 'R', name: '' }],
      },
    ]);
  });

  it('deleted objects, and what refers to them', () => {
    const gone = { is_deleted: true };
    const mapped = map([
      aCategory('X', {}, gone),
      aTax('T', {}, gone),
      aModifierList('L', [aModifier('M', 0)], {}, gone),
      aSquareItem('OLD', {}, gone),
      aSquareItem('A', {
        category_id: 'X',
        tax_ids: ['T'],
        modifier_list_info: [{ modifier_list_id: 'L' }],
        variations: [aVariation('V', 500), aVariation('W', 600, {}, gone)],
      }),
    ]);
    expect(leftOut(mapped).sort()).toEqual(['L', 'OLD', 'T', 'W', 'X']);
    expect(
      mapped.draft.items.map(({ key, fields }) => [
        key,
        fields.taxRateIds,
        fields.modifierGroups,
        fields.basePrice,
      ]),
    ).toEqual([['A', [], [], 5]]);
    expect(mapped.draft.menuGroups.map(({ key }) => key)).toEqual(['#uncategorised']);
    expect(unimportedFields(mapped).sort()).toEqual([
      'ITEM item_data.category_id',
      'ITEM item_data.modifier_list_info[].modifier_list_id',
      'ITEM item_data.tax_ids[]',
    ]);
  });

  it('fields that nobody knows, with an example', () => {
    const mapped = map([
      aSquareItem('A', { abbreviation: 'ab', new_thing: { deep: [1, 2] } }),
      aSquareItem('B', { new_thing: { deep: [3] } }),
    ]);
    expect(mapped.report.notCarried).toEqual([
      {
        field: 'ITEM item_data.new_thing.deep[]',
        count: 3,
        why: '',
        example: { type: 'ITEM', id: 'A', name: 'Item A' },
      },
      {
        field: 'ITEM item_data.abbreviation',
        count: 1,
        why: '',
        example: { type: 'ITEM', id: 'A', name: 'Item A' },
      },
    ]);
  });

  it('what the file says beside its objects: that it is one page of several', () => {
    const mapped = mapSquareCatalog({ objects: [aTax('T')], cursor: 'abc' }, { currency: 'USD' });
    expect(mapped).toMatchObject({ report: { notCarried: [{ field: 'FILE cursor', count: 1 }] } });
  });

  it('nothing of a modifier that stands in its list and beside it', () => {
    const modifier = aModifier('M', 100, { modifier_list_id: 'L' });
    const twin = { ...modifier, modifier_data: { ...(modifier['modifier_data'] as object), ordinal: 4 } };
    const file = [twin, aModifierList('L', [modifier])];
    const mapped = map(file);
    expect(mapped.draft.modifierGroups[0]?.fields.modifiers).toMatchObject([{ key: 'M', price: 1 }]);
    expect(mapped.report.objects).toContainEqual({ type: 'MODIFIER', count: 1 });
    expect(mapped.report.notCarried).toEqual([]);
    expect(mapped.report.values.inFile).toBe(leavesOf(file).length);
  });
});

it('variations and modifiers that stand beside their owners find them', () => {
  const item = aSquareItem('A', { variations: undefined });
  const list = aModifierList('L', [], { modifiers: undefined });
  const { draft } = map([
    item,
    list,
    aVariation('V', 700, { item_id: 'A' }),
    aModifier('M', 50, { modifier_list_id: 'L' }),
  ]);
  expect(draft.items[0]?.fields.basePrice).toBe(7);
  expect(draft.modifierGroups[0]?.fields.modifiers).toMatchObject([{ key: 'M', price: 0.5 }]);
});

it('nulls mean the same as absent fields, and a bare list the same as a list under "objects"', () => {
  const item = aSquareItem('A', {
    tax_ids: null,
    category_id: null,
    modifier_list_info: null,
    is_archived: null,
  });
  const mapped = mapSquareCatalog([item], { currency: 'USD' });
  expect(mapped).toMatchObject({
    ok: true,
    draft: { items: [{ fields: { taxRateIds: [], onlineOrdering: true } }] },
  });
});
