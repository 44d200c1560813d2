// What the cart says when something cannot be done, word for word (O8-09, I8.2-05).
export const cartMessages = {
  noCart: 'No cart available',
  cannotAdd: 'Cannot add item to cart',
  cannotSync: 'Cannot sync to Firestore: cart not available or user not authenticated',
} as const;
