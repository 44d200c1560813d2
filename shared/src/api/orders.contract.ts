// What the order endpoints accept.
import { z } from 'zod';
import { guid, isoTime, money, positiveId } from '../kernel/schema.ts';
import { boardActions } from '../ordering/board.ts';

const lineModifier = z.strictObject({
  modifierGroupId: positiveId,
  modifierId: positiveId,
  quantity: z.int().min(1).max(20).default(1),
});

export const lineRequest = z.strictObject({
  menuItemId: positiveId,
  sizeId: positiveId.optional(),
  openPrice: money.optional(),
  quantity: z.int().min(1).max(99),
  modifiers: z.array(lineModifier).max(100).default([]),
  notes: z.string().trim().max(500).optional(),
});

const wish = {
  restaurantGuid: guid,
  orderType: z.enum(['pickup', 'delivery']),
  /** A slot on offer; null for as soon as possible. */
  scheduledFor: isoTime.nullable().default(null),
  address: z.string().trim().max(300).optional(),
  lines: z.array(lineRequest).min(1, 'Cart is empty').max(100),
};

export const quoteOrderInput = z.strictObject(wish);

export const customer = z.strictObject({
  name: z.string().trim().min(2, 'Please enter your name').max(100),
  phone: z
    .string()
    .trim()
    .max(30)
    .refine(
      (text) => /^\+?[\d\s().-]+$/.test(text) && text.replace(/\D/g, '').length >= 7,
      'Please enter a phone number we can call',
    ),
  email: z.string().trim().max(254).pipe(z.email('Please enter a valid email address')),
});

export const placeOrderInput = z.strictObject({
  ...wish,
  customer,
  note: z.string().trim().max(500).optional(),
  instructions: z.string().trim().max(300).optional(),
  /** The total the diner saw; a different one is refused with the new quote. */
  expectedTotal: money,
});

/** Unguessable by construction: the order's id and tracking link are derived from it. */
export const idempotencyKey = z
  .string()
  .regex(
    /^[A-Za-z0-9_-]{22,128}$/,
    'Idempotency-Key must be 22 to 128 letters, digits, hyphens or underscores',
  );

export const moveOrderInput = z
  .strictObject({
    action: z.enum(boardActions),
    reason: z.string().trim().max(300).optional(),
    paidBy: z.enum(['cash', 'card', 'other']).optional(),
  })
  .refine(({ action, reason }) => (action !== 'cancel' && action !== 'void') || Boolean(reason), {
    path: ['reason'],
    message: 'A reason is required',
  });

export type QuoteOrderInput = z.output<typeof quoteOrderInput>;
export type PlaceOrderInput = z.output<typeof placeOrderInput>;
export type MoveOrderInput = z.output<typeof moveOrderInput>;
