import { describe, expect, it } from 'vitest';
import { indexStorefront } from '../catalogue/storefront-index.ts';
import { aStorefront } from '../testing/a-storefront.ts';
import { type CartItem, cartItemOf } from './cart.ts';
import { keepLines } from './keep-lines.ts';
import { isProblem, type LineRequest, priceLine } from './line.ts';

const here = aStorefront();
const index = indexStorefront(here);
const [item] = here.items;
if (!item) throw new Error('The storefront to test with has an item');
const sizeId = item.sizes?.[0]?.id;
const request: LineRequest = { menuItemId: item.itemId, sizeId, quantity: 2, modifiers: [] };

function aLine(): CartItem {
  const line = priceLine(index, request);
  if (isProblem(line)) throw new Error(line.message);
  return cartItemOf(line, 'line-1', 0);
}

/** The same menu at another restaurant: other ids, other guids, the same names. */
const there = indexStorefront({
  ...here,
  items: here.items.map((one) => ({ ...one, itemId: one.itemId + 500, guid: `${one.guid}-there` })),
});

describe('what is kept of an old cart', () => {
  it('is a line as it was, where the menu still has it', () => {
    expect(keepLines(index, [aLine()])).toEqual({ requests: [expect.objectContaining(request)], left: [] });
  });

  it('is the dish of the same name at another restaurant, by the ids of its menu', () => {
    const { requests } = keepLines(there, [aLine()]);
    expect(requests).toEqual([expect.objectContaining({ menuItemId: item.itemId + 500, quantity: 2 })]);
  });

  it('is never another dish that happens to have the same id', () => {
    const renamed = indexStorefront({
      ...here,
      items: here.items.map((one) => ({ ...one, guid: `${one.guid}-there`, name: `Other ${one.name}` })),
    });
    expect(keepLines(renamed, [aLine()])).toEqual({ requests: [], left: [item.name] });
  });

  it('is nothing with an option that the menu does not have', () => {
    const group = {
      modifierGroupId: 1,
      name: 'Extras',
      selectionRequirement: 'Optional' as const,
      minSelection: 0,
      modifiers: [{ modifierId: 1, modifierGuid: 'm', name: 'Truffle', priceDelta: 5, quantity: 1 }],
    };
    const { left } = keepLines(there, [{ ...aLine(), modifierGroups: [group] }]);
    expect(left).toEqual([item.name]);
  });
});
