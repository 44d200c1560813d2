import { expect, it } from 'vitest';
import { cartMessages } from './cart-messages.ts';
import { cartEndpoints } from './carts.contract.ts';

it('O8-09, I8.2-05 says what cannot be done with a cart, as specified', () => {
  expect(cartMessages).toEqual({
    noCart: 'No cart available',
    cannotAdd: 'Cannot add item to cart',
    cannotSync: 'Cannot sync to Firestore: cart not available or user not authenticated',
  });
  expect(cartEndpoints.putCart.signedOut).toBe(cartMessages.cannotSync);
});
