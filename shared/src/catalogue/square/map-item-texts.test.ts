import { describe, expect, it } from 'vitest';
import { aSquareItem } from '../../testing/a-square-catalog.ts';
import { itemOf, map, unimportedFields } from '../../testing/mapped-square-menu.ts';

describe('texts of an item', () => {
  it.each([
    [
      'its plain description',
      { description_plaintext: 'Plain', description: 'Plain', description_html: '<p>Plain</p>' },
      { customerDescription: 'Plain' },
    ],
    ['an old description', { description: 'Old' }, { customerDescription: 'Old' }],
    [
      'a description in HTML only',
      { description_html: '<p>Fish &amp; <b>chips</b><br>daily</p>' },
      { customerDescription: 'Fish & chips\ndaily' },
    ],
    [
      'a name for buyers',
      { name: 'PZ MARG', buyer_facing_name: 'Margherita' },
      { name: 'Margherita', posName: 'PZ MARG' },
    ],
    ['a name for the kitchen', { kitchen_name: 'MARG' }, { kitchenName: 'MARG' }],
    ['calories', { food_and_beverage_details: { calorie_count: 420 } }, { calories: 420 }],
    ['alcohol', { is_alcoholic: true }, { containsAlcohol: true }],
    ['a colour', { label_color: 'A82EE5' }, { posColor: '#a82ee5' }],
    ['an opaque colour', { label_color: 'ff9da2a6' }, { posColor: '#9da2a6' }],
  ])('C3-12 %s comes over', (_what, data, expected) => {
    expect(itemOf(aSquareItem('A', data))).toMatchObject(expected);
  });

  it('what the file does not say is left as staff wrote it', () => {
    const fields = itemOf(aSquareItem('A', { description: '' }));
    for (const name of [
      'customerDescription',
      'posName',
      'kitchenName',
      'posColor',
      'calories',
      'containsAlcohol',
      'sku',
      'imageUrl',
    ]) {
      expect(fields).not.toHaveProperty(name);
    }
  });

  it('a description that is too long is cut, and formatting that is lost is reported', () => {
    const long = map([aSquareItem('A', { description: 'x'.repeat(2001) })]);
    expect(long.draft.items[0]?.fields.customerDescription).toHaveLength(2000);
    expect(unimportedFields(long)).toEqual(['ITEM item_data.description']);
    const bold = map([aSquareItem('A', { description: 'Hot', description_html: '<b>Hot</b>' })]);
    expect(unimportedFields(bold)).toEqual(['ITEM item_data.description_html']);
  });
});
