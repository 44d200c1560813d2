// The error messages of the cart, as specified (O8-09, I8.2-05).
export const cartMessages = {
  noCart: 'No cart available',
  cannotAdd: 'Cannot add item to cart',
  cannotSync: 'Cannot sync to Firestore: cart not available or user not authenticated',
} as const;
