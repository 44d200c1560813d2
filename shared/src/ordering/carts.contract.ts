// The cart of a signed-in diner on the server: read, and put as a whole. Emptying it is putting no lines.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { guid, money, positiveId } from '../kernel/schema.ts';
import { name, note } from '../kernel/text.schema.ts';
import { withoutCardNumber } from '../payments/card-free.schema.ts';
import { cartItem, cartModifier, cartModifierGroup } from './cart.schema.ts';
import { cartMessages } from './cart-messages.ts';
import { MAX_LINE_QUANTITY } from './cart-state.ts';

/** As many as an order may have. */
export const MAX_CART_LINES = 100;

const label = name(255);
const sentModifier = cartModifier.extend({ name: label, quantity: z.int().min(1).max(20) }).strict();
const sentGroup = cartModifierGroup
  .extend({ name: label, modifiers: z.array(sentModifier).max(100) })
  .strict();

/** The names and prices of a dish that the menu has are the menu's own. */
const sentLine = cartItem
  .extend({
    cartItemId: z.string().regex(/^[A-Za-z0-9-]{1,64}$/, 'Must be 1 to 64 letters, digits and hyphens'),
    name: name(255, 'A line needs a name'),
    quantity: z.int().min(1).max(MAX_LINE_QUANTITY),
    selectedSize: z
      .strictObject({ sizePrice: z.strictObject({ id: positiveId, name: label, price: money }) })
      .optional(),
    modifierGroups: z.array(sentGroup).max(50),
    notes: withoutCardNumber(note(500)).optional(),
  })
  .strict();

export const putCartInput = z.strictObject({
  known: z
    .strictObject({ guid, version: z.int().min(1) })
    .optional()
    .describe('The server’s copy that the change is based on; absent if the client knows of none.'),
  orderType: z.enum(['pickup', 'delivery']),
  items: z
    .array(sentLine)
    .max(MAX_CART_LINES, `A cart can have ${MAX_CART_LINES} lines at most`)
    .refine((lines) => new Set(lines.map(({ cartItemId }) => cartItemId)).size === lines.length, {
      message: 'Every line needs an id of its own',
    }),
});

const remoteCart = z.strictObject({
  guid,
  cartId: positiveId,
  version: z.int().min(1),
  items: z
    .array(cartItem)
    .describe('A line that cannot be had as it is on the present menu has isValidConfiguration false.'),
  expiresIn: z.int().describe('Milliseconds; at 0 or below the cart has expired.'),
});

export const cartAnswer = z.strictObject({
  cart: remoteCart.nullable().describe('The diner’s present cart at the restaurant; null if there is none.'),
});

const params = z.object({ restaurantGuid: guid });

export const cartEndpoints = {
  getCart: {
    summary: 'The signed-in diner’s cart at a restaurant.',
    params,
    answer: cartAnswer,
    refuses: ['RESTAURANT_NOT_FOUND'],
  },
  putCart: {
    summary:
      'Stores the cart, if nobody has changed it since the copy it is based on. Refused with CONFLICT otherwise, with the present cart in `details.cart`.',
    params,
    body: putCartInput,
    maxBodyBytes: 300_000,
    signedOut: cartMessages.cannotSync,
    answer: cartAnswer,
    refuses: ['RESTAURANT_NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;

export type PutCartInput = z.output<typeof putCartInput>;
export type CartAnswer = z.output<typeof cartAnswer>;
