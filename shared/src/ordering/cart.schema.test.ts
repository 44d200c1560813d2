import { describe, expect, it } from 'vitest';
import { aGuid } from '../testing/a-storefront.ts';
import { issuesOf } from '../testing/issues.ts';
import { aCartItemRecord, aCartRecord } from '../testing/records.ts';
import { cart, cartItem, cartModifier, cartModifierGroup } from './cart.schema.ts';

const modifier = { modifierId: 1, modifierGuid: aGuid(31), name: 'Olives', priceDelta: 1.5, quantity: 2 };
const group = {
  modifierGroupId: 3,
  name: 'Toppings',
  modifiers: [modifier],
  selectionRequirement: 'Required',
  minSelection: 1,
  maxSelection: 2,
};
const whole = {
  cartId: 5,
  customerId: 'c1',
  restaurantId: 20_000_001,
  tenantId: 10_000_001,
  items: [
    aCartItemRecord({
      quantity: 2,
      selectedSize: { sizePrice: { id: 1, name: 'Small', price: 12.5 } },
      modifierGroups: [group],
      notes: 'no salt',
    }),
  ],
  orderType: 'delivery',
  createdAt: '2026-06-10T22:00:00.000Z',
  updatedAt: '2026-06-10T22:10:00.000Z',
  expiresAt: '2026-06-10T22:40:00.000Z',
  syncedAt: '2026-06-10T22:10:00.000Z',
  version: 3,
  isGuest: false,
};

describe('stored cart', () => {
  it('O3-09, O3-10, O3-11, O3-12 keeps every field that it is given', () => {
    expect(cart.parse(whole)).toEqual(whole);
  });

  it('O3-09, O3-10, O3-12, I5.7-02, I5.7-03 starts as the first version of a guest’s cart for pickup, one of each', () => {
    expect(cart.parse(aCartRecord())).toMatchObject({ orderType: 'pickup', version: 1, isGuest: true });
    expect(cartItem.parse(aCartItemRecord({ quantity: undefined })).quantity).toBe(1);
    expect(cartModifier.parse({ ...modifier, quantity: undefined }).quantity).toBe(1);
  });

  it.each([
    { restaurantId: undefined },
    { restaurantId: '20000001' },
    { tenantId: undefined },
    { tenantId: '10000001' },
    { tenantId: 0 },
    { orderType: 'dineIn' },
    { version: 0 },
  ])('O5-05, I5.7-03 a cart with %j is refused', (change) => {
    expect(issuesOf(cart, aCartRecord(change))).toHaveLength(1);
  });

  it.each([
    ['no name', { name: '' }],
    ['a name of 256 letters', { name: 'x'.repeat(256) }],
    ['a quantity of none', { quantity: 0 }],
    ['half a portion', { quantity: 0.5 }],
    ['a price below nothing', { basePrice: -1 }],
    ['no price', { basePrice: undefined }],
    ['a note of 501 letters', { notes: 'x'.repeat(501) }],
    ['an id of zero', { menuItemId: 0 }],
    ['an id that is text', { menuItemId: '17' }],
    ['no id', { menuItemId: undefined }],
  ])('O5-05, I5.7-03, I9-03 a line with %s is refused', (_, change) => {
    expect(issuesOf(cartItem, aCartItemRecord(change))).toHaveLength(1);
  });

  it('O5-05, I5.7-03, I9-03 a line may be free, have a name of 255 letters and a note of 500', () => {
    expect(
      issuesOf(cartItem, aCartItemRecord({ basePrice: 0, name: 'x'.repeat(255), notes: 'x'.repeat(500) })),
    ).toEqual([]);
  });

  it.each([
    { name: '' },
    { name: 'x'.repeat(256) },
    { priceDelta: -0.01 },
    { quantity: 0 },
    { quantity: 1.5 },
  ])('O3-12, I5.7-02 a modifier with %j is refused', (change) => {
    expect(issuesOf(cartModifier, { ...modifier, ...change })).toHaveLength(1);
  });

  it('I5.7-02 a group wants none or more at least, and one or more at most where it has a limit', () => {
    const { maxSelection: _, ...unlimited } = group;
    expect(issuesOf(cartModifierGroup, { ...unlimited, minSelection: 0 })).toEqual([]);
    expect(issuesOf(cartModifierGroup, { ...group, minSelection: -1 })).toHaveLength(1);
    expect(issuesOf(cartModifierGroup, { ...group, maxSelection: 0 })).toHaveLength(1);
    expect(issuesOf(cartModifierGroup, { ...group, selectionRequirement: 'Maybe' })).toHaveLength(1);
  });
});
