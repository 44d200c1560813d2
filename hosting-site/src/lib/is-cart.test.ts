import { addToCart, type CartItem } from '@bite/shared/ordering/cart';
import { cart as cartSchema } from '@bite/shared/ordering/cart.schema';
import { emptyCart } from '@bite/shared/ordering/cart-state';
import { describe, expect, it } from 'vitest';
import { itemGuid, LUNCH } from '../testing/a-storefront.ts';
import { isCart } from './is-cart.ts';

const line: CartItem = {
  cartItemId: 'line-1',
  menuItemId: 1,
  menuItemGuid: itemGuid(1),
  name: 'Margherita',
  quantity: 2,
  basePrice: 12,
  selectedSize: { sizePrice: { id: 1, name: 'Small', price: 12 } },
  modifierGroups: [
    {
      modifierGroupId: 1,
      name: 'Crust',
      selectionRequirement: 'Required',
      minSelection: 1,
      maxSelection: 1,
      modifiers: [
        { modifierId: 11, modifierGuid: itemGuid(11), name: 'Classic', priceDelta: 0, quantity: 1 },
      ],
    },
  ],
  notes: 'Well done',
  addedAt: new Date(LUNCH).toISOString(),
  totalPrice: 24,
  isValidConfiguration: true,
};
const good = addToCart(emptyCart({ restaurantId: 20_000_001, tenantId: 10_000_001 }, LUNCH), line, LUNCH);
const [group] = line.modifierGroups;

const withLine = (change: object) => ({ ...good, items: [{ ...line, ...change }] });

describe('a stored cart', () => {
  it('is known as one when the schema knows it', () => {
    expect(isCart(good)).toBe(true);
    expect(cartSchema.safeParse(good).success).toBe(true);
  });

  it.each([
    ['no restaurant', { ...good, restaurantId: undefined }],
    ['a restaurant that is text', { ...good, restaurantId: '20000001' }],
    ['a copy without lines', { ...good, base: { guid: itemGuid(9) } }],
    ['no lines', { ...good, items: undefined }],
    ['an unknown kind of order', { ...good, orderType: 'drone' }],
    ['an expiry that is no time', { ...good, expiresAt: 'soon' }],
    ['half a portion', withLine({ quantity: 0.5 })],
    ['no portion', withLine({ quantity: 0 })],
    ['a negative price', withLine({ basePrice: -1 })],
    ['a menu group that is none', withLine({ menuGroupId: 0 })],
    ['a name that is missing', withLine({ name: '' })],
    ['notes without end', withLine({ notes: 'x'.repeat(501) })],
    ['a size without a price', withLine({ selectedSize: { sizePrice: { id: 1, name: 'Small' } } })],
    ['modifiers that are no list', withLine({ modifierGroups: [{ ...group, modifiers: {} }] })],
    ['an unknown requirement', withLine({ modifierGroups: [{ ...group, selectionRequirement: 'Maybe' }] })],
    ['nothing', null],
  ])('with %s is none, as the schema says too', (_, value) => {
    expect(isCart(value)).toBe(false);
    expect(cartSchema.safeParse(value).success).toBe(false);
  });
});
