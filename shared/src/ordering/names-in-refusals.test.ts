// Names that read from right to left, in the sentences that refuse something.
import { describe, expect, it } from 'vitest';
import { unavailableSentence } from '../catalogue/availability.ts';
import { itemNotInGroup } from '../catalogue/group-pricing.ts';
import { defaultLiveState } from '../catalogue/storefront.ts';
import { indexStorefront } from '../catalogue/storefront-index.ts';
import { aGuid, aMenuGroup, aModifierGroup, anItem, aStorefront, NOW } from '../testing/a-storefront.ts';
import { refuseDiscount } from './discounts.ts';
import { isProblem, type LineRequest, priceLine } from './line.ts';
import { refuseItem } from './order-checks.ts';

const NAME = 'פיצה';
const GROUP = 'תוספות';
const apart = (name: string) => `\u2068${name}\u2069`;

const index = indexStorefront(
  aStorefront({
    items: [
      anItem({ itemId: 1, name: NAME, onlineOrdering: false }),
      anItem({
        itemId: 2,
        name: NAME,
        pricingStrategy: 'size',
        sizes: [{ id: 1, guid: aGuid(1), name: 'S', price: 9 }],
      }),
      anItem({ itemId: 3, name: NAME, modifierGroups: [{ modifierGroupId: 1 }] }),
    ],
    modifierGroups: [
      aModifierGroup({ modifierGroupId: 1, name: GROUP, selectionRequirement: 'Required', minSelection: 1 }),
    ],
    menuGroups: [aMenuGroup({ itemIds: [1, 2, 3] })],
  }),
);

function refused(request: Partial<LineRequest>): string {
  const line = priceLine(index, { menuItemId: 2, quantity: 1, modifiers: [], ...request });
  return isProblem(line) ? line.message : 'nothing is refused';
}

const anOrder = { wanted: NOW, soldOutAt: NOW, quantity: 1 };
const soldOut = { ...defaultLiveState, soldOut: { '2': {} } };

describe('a name from right to left leaves the words around it in their places', () => {
  it.each([
    ['not online', refused({ menuItemId: 1 }), `${apart(NAME)} cannot be ordered online`],
    ['without a size', refused({}), `Choose a size of ${apart(NAME)}`],
    [
      'without a choice, of which the group is named too',
      refused({ menuItemId: 3 }),
      `The options of ${apart(NAME)} need another look: ${apart(GROUP)}`,
    ],
    ['sold out', refuseItem(index, soldOut, 2, 'pickup', anOrder), `${apart(NAME)} is sold out`],
    ['of another part', itemNotInGroup({ name: NAME }), `${apart(NAME)} is not in this part of the menu`],
    ['not sold here', unavailableSentence(NAME, 'salesChannel'), `${apart(NAME)} is not sold here`],
    [
      'a discount',
      refuseDiscount(
        { discountId: '1', name: NAME, type: 'percentage', value: -1, scope: 'order' },
        1,
        'USD',
      ),
      `Discount "${apart(NAME)}" cannot be negative`,
    ],
  ])('%s', (_case, sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});
