// A cart as stored in the browser and, for signed-in diners, on the server (O3-09 to O3-12, O5-05, I5.7).
import { z } from 'zod';
import { guid, isoDate, isoTime, money, positiveId } from '../kernel/schema.ts';

export const cartModifier = z.object({
  modifierId: positiveId,
  modifierGuid: guid,
  name: z.string().min(1).max(255),
  priceDelta: money,
  quantity: z.int().min(1).default(1),
});

export const cartModifierGroup = z.object({
  modifierGroupId: positiveId,
  name: z.string(),
  modifiers: z.array(cartModifier),
  selectionRequirement: z.enum(['Optional', 'Required']),
  minSelection: z.int().nonnegative(),
  maxSelection: z.int().positive().optional(),
});

export const cartItem = z.object({
  cartItemId: z.string().min(1),
  menuItemId: positiveId,
  menuItemGuid: guid,
  /** The menu group it was picked from, if that has its own prices. */
  menuGroupId: positiveId.optional(),
  name: z.string().min(1).max(255),
  quantity: z.int().min(1).default(1),
  /** The base, size or open price of one, without modifiers. */
  basePrice: money,
  selectedSize: z
    .object({ sizePrice: z.object({ id: positiveId, name: z.string(), price: money }) })
    .optional(),
  /** The price that the diner entered, for items without one. */
  openPrice: money.optional(),
  modifierGroups: z.array(cartModifierGroup),
  notes: z.string().max(500).optional(),
  addedAt: isoTime,
  totalPrice: money,
  isValidConfiguration: z.boolean(),
});

/** The lines of the server's copy, as this device last knew them. */
const cartBase = z.object({ guid, items: z.array(cartItem) });

export const cart = z.object({
  cartId: positiveId.optional(),
  customerId: z.string().optional(),
  restaurantId: positiveId,
  tenantId: positiveId,
  items: z.array(cartItem),
  orderType: z.enum(['pickup', 'delivery']).default('pickup'),
  createdAt: isoTime,
  updatedAt: isoTime,
  expiresAt: isoTime,
  syncedAt: isoTime.optional(),
  version: z.int().min(1).default(1),
  isGuest: z.boolean().default(true),
  /** In the browser of a signed-in diner whose cart is on the server. */
  base: cartBase.optional(),
});

/** The server's copy: carts/{guid}. */
export const storedCart = cart.omit({ base: true, syncedAt: true }).extend({
  guid,
  cartId: positiveId,
  customerId: z.string().min(1),
  isGuest: z.literal(false),
  /** The restaurant's date on which it was begun. */
  day: isoDate,
  /** What its lines came to when it was last changed with something in it that can be had. */
  value: money.optional(),
  /** Its order was placed. */
  ordered: z.object({ orderGuid: guid, at: isoTime }).optional(),
});

export type Cart = z.output<typeof cart>;
export type StoredCart = z.output<typeof storedCart>;
export type CartItem = z.output<typeof cartItem>;
export type CartModifierGroup = z.output<typeof cartModifierGroup>;
