import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { aLineItem } from '../testing/payment-records.ts';
import { lineItem } from './line-item.schema.ts';

const whole = {
  lineno: '1',
  description: 'Margherita',
  upc: '01234567890128',
  uom: 'EACH',
  quantity: '2.5',
  unitcost: '6.2550',
  netamnt: '15.64',
  taxamnt: '1.20',
  discamnt: '0.50',
};

describe('line item', () => {
  it('I5.2-17 keeps every field that it is given, and needs four of them', () => {
    expect(lineItem.parse(whole)).toEqual(whole);
    expect(issuesOf(lineItem, aLineItem())).toEqual([]);
  });

  it.each([
    ['a description of one', { description: 'x' }],
    ['a description of 26', { description: 'x'.repeat(26) }],
    ['a UPC of 14', { upc: '1'.repeat(14) }],
    ['a UPC with zeros', { upc: '00001' }],
    ['a unit of measure of 8', { uom: 'x'.repeat(8) }],
    ['a quantity of 12 characters', { quantity: '1'.repeat(12) }],
    ['a unit cost of 12 characters', { unitcost: '1'.repeat(12) }],
    ['a net amount of nothing', { netamnt: '0.00' }],
  ])('I5.2-17 may have %s', (_, change) => {
    expect(issuesOf(lineItem, aLineItem(change))).toEqual([]);
  });

  it.each([
    ['no description', { description: undefined }, 'description: Description must be 1-26 characters'],
    ['an empty description', { description: '' }, 'description: Description must be 1-26 characters'],
    [
      'a description of 27',
      { description: 'x'.repeat(27) },
      'description: Description must be 1-26 characters',
    ],
    ['a UPC of 15', { upc: '1'.repeat(15) }, 'upc: UPC must be 1-14 letters or digits'],
    ['an empty UPC', { upc: '' }, 'upc: UPC must be 1-14 letters or digits'],
    ['a UPC of one zero', { upc: '0' }, 'upc: UPC must not be all zeros'],
    ['a UPC of zeros', { upc: '00000000000000' }, 'upc: UPC must not be all zeros'],
    ['a unit of measure of 9', { uom: 'x'.repeat(9) }, 'uom: Unit of measure must be at most 8 characters'],
    ['no quantity', { quantity: undefined }, 'quantity: Quantity is required'],
    [
      'a quantity of 13 characters',
      { quantity: '1'.repeat(13) },
      'quantity: Quantity must be at most 12 characters',
    ],
    ['a quantity in words', { quantity: 'two' }, 'quantity: Quantity must be a decimal'],
    ['no unit cost', { unitcost: undefined }, 'unitcost: Unit cost is required'],
    [
      'a unit cost of 13 characters',
      { unitcost: '1'.repeat(13) },
      'unitcost: Unit cost must be at most 12 characters',
    ],
    ['a negative unit cost', { unitcost: '-1' }, 'unitcost: Unit cost must be a decimal'],
    ['no net amount', { netamnt: undefined }, 'netamnt: Amount is required'],
    [
      'a net amount of 3 places',
      { netamnt: '1.005' },
      'netamnt: Amount must be a decimal with up to 2 places',
    ],
    ['a field that is unknown', { price: '1' }, ': Unrecognized key: "price"'],
  ])('I5.2-17 is refused with %s', (_, change, issue) => {
    expect(issuesOf(lineItem, aLineItem(change))).toEqual([issue]);
  });
});
