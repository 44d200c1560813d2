// Quoting, placing, tracking and moving orders.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { idempotencyKey, idParameter, restaurantParameters } from '../api/parameters.ts';
import { shownNames } from '../catalogue/shown-translations.schema.ts';
import { guid, isoTime, money, positiveId } from '../kernel/schema.ts';
import { email, name, note, phone } from '../kernel/text.schema.ts';
import { phoneWithoutCardNumber, withoutCardNumber } from '../payments/card-free.schema.ts';
import { orderPayment } from '../payments/payment-attempt.schema.ts';
import { wallets } from '../payments/wallets.ts';
import { siteLanguages } from '../website/languages.ts';
import { type BoardAction, boardActions } from './board.ts';
import { correctionTargets } from './corrections.ts';
import { deliveryAddress, storedAddress } from './delivery-address.schema.ts';
import { order, totals } from './order.schema.ts';
import { promoCode, promotion } from './promotion.schema.ts';
import type { PromotionTerms } from './promotions.ts';
import { deviceId, pushDevice } from './push-device.schema.ts';
import { thumbs } from './thumbs.ts';
import type { TrackedOrder } from './tracking.ts';

const lineModifier = z.strictObject({
  modifierGroupId: positiveId,
  modifierId: positiveId,
  quantity: z.int().min(1).max(20).default(1),
});

export const lineRequest = z.strictObject({
  menuItemId: positiveId,
  menuGroupId: positiveId.optional(),
  sizeId: positiveId.optional(),
  openPrice: money.optional(),
  quantity: z.int().min(1).max(99),
  modifiers: z.array(lineModifier).max(100).default([]),
  notes: withoutCardNumber(note(500)).optional(),
});

const orderFields = {
  restaurantGuid: guid,
  orderType: z.enum(['pickup', 'delivery']),
  /** An available slot; null for as soon as possible. */
  scheduledFor: isoTime.nullable().default(null),
  address: deliveryAddress.optional(),
  lines: z.array(lineRequest).min(1, 'Cart is empty').max(100),
  /** How many of the signed-in diner's points pay, at most. */
  points: z.int().min(1).max(100_000_000).optional(),
  tip: money.optional().describe('In the currency’s major unit, where the restaurant takes tips.'),
};

export const quoteOrderInput = z.strictObject(orderFields);

export const checkDeliveryInput = z.strictObject({ restaurantGuid: guid, address: deliveryAddress });

const NO_PHONE = 'Please enter a phone number we can call';

export const customer = z.strictObject({
  name: withoutCardNumber(name(100, 'Please enter your name')),
  phone: phoneWithoutCardNumber(phone(NO_PHONE, NO_PHONE)),
  email: z
    .string()
    .trim()
    .max(254, 'Must be at most 254 characters')
    .pipe(email('Please enter a valid email address')),
});

export const placeOrderInput = z.strictObject({
  ...orderFields,
  customer,
  note: withoutCardNumber(note(500)).optional(),
  instructions: withoutCardNumber(note(300)).optional(),
  /** What the diner must not eat: shown first wherever the order is cooked or handed over. */
  allergies: withoutCardNumber(note(300)).optional(),
  cutlery: z.literal(true).optional(),
  /** Of a delivery. */
  leaveAtDoor: z.literal(true).optional(),
  /** The total that the diner saw; a different one is refused with the new quote. */
  expectedTotal: money,
  /** The language of the page, in which the guest is written to. */
  language: z.enum(siteLanguages).optional(),
  /** The guest asks to be texted when it is ready; only where the restaurant offers it. */
  textMessages: z.literal(true).optional(),
  /** The signed-in diner's cart on the server and its ordered lines, which are gone from all devices then. */
  cart: z.strictObject({ guid, cartItemIds: z.array(z.string().min(1).max(64)).max(100) }).optional(),
  promoCode: promoCode.optional(),
  /** By card: the order waits until it is paid (payOrder). At the counter, or at the door, if absent. */
  payment: z.enum(['card', 'counter']).optional(),
  /** The diner confirms being old enough for the alcohol in the order. */
  ageConfirmed: z.literal(true).optional(),
});

/** Must be unguessable: the order's id and tracking link are derived from it. */
export const orderKey = idempotencyKey('An Idempotency-Key header is required to place an order');

/** Of a guest who is there to pick it up: where they are, 'blue car, spot 3'. */
export const arriveInput = z.strictObject({ note: withoutCardNumber(note(120)).optional() });

const withReason: readonly BoardAction[] = ['cancel', 'void', 'correct'];

export const moveOrderInput = z
  .strictObject({
    action: z.enum(boardActions),
    reason: withoutCardNumber(name(300)).optional(),
    paidBy: z.enum(['cash', 'card', 'other']).optional(),
    undoes: z.string().max(40).optional().describe('Of an undo: the id of the event that it takes back.'),
    to: z.enum(correctionTargets).optional().describe('Of a correction: the state the order goes back to.'),
    unpaid: z.boolean().optional().describe('Of a correction: the payment recorded at the board was none.'),
  })
  .refine(({ action, reason }) => !withReason.includes(action) || Boolean(reason), {
    path: ['reason'],
    message: 'A reason is required',
  })
  .refine(({ action, undoes }) => action !== 'undo' || undoes !== undefined, {
    path: ['undoes'],
    message: 'Say which move to take back',
  })
  .refine(({ action, to }) => action !== 'correct' || to !== undefined, {
    path: ['to'],
    message: 'Say where the order goes back to',
  });

const { promotionId, code, type: promotionType, percent, amount, scope } = promotion.shape;

/** What a guest with the code learns of a promotion. */
export const promotionTerms = z.strictObject({
  promotionId,
  code: code.describe('In the form in which codes are compared: in capitals, without spaces.'),
  name: z.string(),
  translations: shownNames,
  type: promotionType.unwrap(),
  percent: percent,
  amount: amount,
  scope: scope.unwrap(),
  itemIds: z.array(positiveId),
  menuGroupIds: z.array(positiveId),
  minimumSubtotal: money.optional(),
  firstDay: z.string().optional().describe('The first and the last day, by the restaurant’s clock.'),
  lastDay: z.string().optional(),
  forPickup: z.boolean(),
  forDelivery: z.boolean(),
}) satisfies z.ZodType<PromotionTerms>;

/** The promotion of an order, as guests see it. */
const usedPromotion = z.strictObject({
  code: z.string(),
  name: z.string(),
  type: promotionType.unwrap(),
  amount: money.describe('What it took off, among the discounts of the totals.'),
});

export const quote = z.strictObject({
  storefrontVersion: z.string(),
  lines: z.array(
    z.strictObject({
      menuItemId: positiveId,
      name: z.string(),
      quantity: z.int().min(1),
      unitPrice: money,
      lineTotal: money,
    }),
  ),
  totals,
  promotion: usedPromotion.exactOptional(),
  promisedAt: isoTime.describe(
    'When the diner would have the food: ready for pickup, or brought to the door.',
  ),
});

export const placedOrder = z.strictObject({
  orderGuid: guid,
  orderNumber: z.string(),
  trackingToken: z.string().describe('Opens the order’s tracking page. Nobody else is told.'),
  promisedAt: isoTime,
  totals,
  payUntil: isoTime
    .exactOptional()
    .describe(
      'Of an order that is paid by card: until when it is kept. The restaurant learns of it once it is paid.',
    ),
});

const { status, lifecycleState, paymentStatus, type } = order.shape;

export const trackedOrder = z.strictObject({
  orderNumber: z.string(),
  status: status.unwrap(),
  lifecycleState: lifecycleState.unwrap(),
  paymentStatus: paymentStatus.unwrap(),
  type: type.unwrap(),
  items: z.array(
    z.strictObject({
      name: z.string(),
      size: z.string().exactOptional(),
      quantity: z.int().min(1),
      modifiers: z.array(z.string()),
      notes: z.string().exactOptional(),
      lineTotal: money,
      thumb: z.enum(thumbs).exactOptional().describe('How the diner liked it.'),
      choice: z
        .strictObject({
          menuItemId: positiveId,
          menuItemGuid: guid,
          basePrice: money,
          sizeId: positiveId.exactOptional(),
          modifierGroups: z.array(
            z.strictObject({
              modifierGroupId: positiveId,
              name: z.string(),
              modifiers: z.array(
                z.strictObject({ modifierId: positiveId, name: z.string(), quantity: z.int().min(1) }),
              ),
            }),
          ),
        })
        .describe('What was chosen, to order the same again.'),
    }),
  ),
  totals,
  promotion: usedPromotion.exactOptional(),
  pointsPaid: money.exactOptional().describe('What points paid, among the discounts of the totals.'),
  placedAt: isoTime,
  payUntil: isoTime
    .exactOptional()
    .describe(
      'Of an order that waits to be paid by card: until when it is kept. The restaurant has not got it yet.',
    ),
  scheduledFor: isoTime.nullable(),
  promisedAt: isoTime,
  address: storedAddress.exactOptional(),
  outAt: isoTime.exactOptional().describe('When a delivery left the restaurant.'),
  deliveredAt: isoTime
    .exactOptional()
    .describe('When a delivery counted as delivered by itself that is still to be paid.'),
  requiresId: z.literal(true).exactOptional().describe('Alcohol is in it: the diner shows an ID.'),
  customerName: z.string(),
  note: z.string().exactOptional(),
  allergies: z.string().exactOptional(),
  cutlery: z.literal(true).exactOptional(),
  leaveAtDoor: z.literal(true).exactOptional(),
  arriveFrom: isoTime
    .exactOptional()
    .describe('From when on a guest who picks it up may say “I’m here”. Absent once it is handed over.'),
  arrivedAt: isoTime.exactOptional(),
  arrivalNote: z.string().exactOptional(),
  cancelReason: z.string().exactOptional(),
  isCancelledByGuest: z.literal(true).exactOptional(),
  push: z
    .strictObject({ key: z.string(), devices: z.array(deviceId) })
    .exactOptional()
    .describe(
      'The key by which a browser may be notified of the order, and the ids of those that are. Absent once it is over.',
    ),
  judgeUntil: isoTime
    .exactOptional()
    .describe(
      'Until when the diner may say how they liked its dishes, even if that is past. Absent unless it is completed.',
    ),
  cancelUntil: isoTime
    .exactOptional()
    .describe('Until when the diner may cancel it, even if that is past. Absent once the kitchen has begun.'),
  payment: z
    .strictObject({
      state: orderPayment.shape.state,
      card: z
        .strictObject({
          brand: z.string().exactOptional(),
          lastFour: z.string().exactOptional(),
          wallet: z.enum(wallets).exactOptional(),
        })
        .exactOptional(),
      amount: money.exactOptional().describe('Reserved or taken.'),
    })
    .exactOptional()
    .describe('Of an order that is paid by card, or waits for that.'),
  refundedAmount: money.exactOptional().describe('The total of what was given back so far.'),
  restaurant: z.strictObject({
    guid,
    name: z.string(),
    phone: z.string(),
    slug: z.string(),
    timezone: z.string(),
    street: z.string(),
    city: z.string(),
  }),
}) satisfies z.ZodType<TrackedOrder>;

const cannotBeHad = [
  'RESTAURANT_NOT_FOUND',
  'RESTAURANT_CLOSED',
  'ORDER_TYPE_NOT_OFFERED',
  'SLOT_UNAVAILABLE',
  'OUTSIDE_DELIVERY_AREA',
  'BELOW_DELIVERY_MINIMUM',
  'ITEM_UNAVAILABLE',
  'INVALID_SELECTION',
  'UNAVAILABLE',
] as const;

export const orderEndpoints = {
  quoteOrder: {
    summary: 'Prices a cart and says when it would be ready, without ordering it.',
    body: quoteOrderInput,
    answer: quote,
    refuses: cannotBeHad,
  },
  checkDelivery: {
    summary: 'Says whether the restaurant delivers to an address, and in which of its zones that lies.',
    body: checkDeliveryInput,
    answer: z.strictObject({
      outcome: z
        .enum(['anywhere', 'inside', 'outside'])
        .describe('anywhere: the restaurant has no zones, and delivers in its whole country.'),
      deliveryZoneId: positiveId.exactOptional(),
      storefrontVersion: z.string(),
    }),
    refuses: ['RESTAURANT_NOT_FOUND', 'UNAVAILABLE'],
  },
  checkPromoCode: {
    summary: 'Says what a code takes off an order. Orders are checked again when they are placed.',
    body: z.strictObject({ restaurantGuid: guid, code: promoCode }),
    answer: promotionTerms,
    refuses: ['RESTAURANT_NOT_FOUND', 'PROMO_CODE_REFUSED'],
  },
  placeOrder: {
    summary: 'Places an order. The same key with the same order gives the same answer, once placed.',
    headers: z.object({ 'idempotency-key': orderKey }),
    missingHeaders: { 'idempotency-key': 'IDEMPOTENCY_KEY_REQUIRED' },
    body: placeOrderInput,
    answer: placedOrder,
    status: 201,
    refuses: [
      ...cannotBeHad,
      'UNAUTHENTICATED',
      'CONFLICT',
      'AGE_NOT_CONFIRMED',
      'PROMO_CODE_REFUSED',
      'PRICE_CHANGED',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  },
  trackOrder: {
    summary: 'Shows the diner how far an order is, at the restaurant that it was placed with alone.',
    params: z.object({ restaurantGuid: guid, token: z.string().max(200) }),
    answer: trackedOrder,
    refuses: ['NOT_FOUND', 'LINK_EXPIRED'],
  },
  cancelOrder: {
    summary:
      'Cancels the diner’s own order, within the restaurant’s time for it and before the kitchen begins. A repetition changes nothing.',
    params: z.object({ restaurantGuid: guid, token: z.string().max(200) }),
    answer: trackedOrder,
    refuses: ['NOT_FOUND', 'LINK_EXPIRED', 'TRANSITION_REFUSED'],
  },
  arriveForOrder: {
    summary:
      'Tells the restaurant that the guest is there to pick the order up. A repetition keeps the first time and takes the new note.',
    params: z.object({ restaurantGuid: guid, token: z.string().max(200) }),
    body: arriveInput,
    answer: trackedOrder,
    refuses: ['NOT_FOUND', 'LINK_EXPIRED', 'TRANSITION_REFUSED'],
  },
  notifyDevice: {
    summary:
      'Has a browser notified when the order is ready or on its way, and if it is cancelled. A repetition replaces what is kept of it.',
    params: z.object({ restaurantGuid: guid, token: z.string().max(200) }),
    body: pushDevice,
    answer: trackedOrder,
    refuses: ['NOT_FOUND', 'LINK_EXPIRED', 'TRANSITION_REFUSED', 'VALIDATION_FAILED'],
  },
  forgetDevice: {
    summary: 'Ends that a browser is notified of the order. A repetition changes nothing.',
    params: z.object({ restaurantGuid: guid, token: z.string().max(200), deviceId }),
    answer: trackedOrder,
    refuses: ['NOT_FOUND', 'LINK_EXPIRED'],
  },
  judgeDish: {
    summary:
      'Notes how the diner liked a dish of their completed order, for thirty days: the newest counts, and null takes it back.',
    params: z.object({ restaurantGuid: guid, token: z.string().max(200), itemId: idParameter }),
    body: z.strictObject({ thumb: z.enum(thumbs).nullable() }),
    answer: trackedOrder,
    refuses: ['NOT_FOUND', 'LINK_EXPIRED', 'TRANSITION_REFUSED'],
  },
  moveOrder: {
    summary:
      'Makes a move of the order board, takes one’s own last one back within ten seconds, or corrects what was noticed later.',
    params: z.object({ ...restaurantParameters, orderGuid: guid }),
    body: moveOrderInput,
    answer: z.strictObject({
      guid,
      status: status.unwrap(),
      lifecycleState: lifecycleState.unwrap(),
      paymentStatus: paymentStatus.unwrap(),
      moved: z.boolean().describe('False where the order stood there already: somebody was quicker.'),
      overbooked: z
        .strictObject({
          taken: z.int(),
          capacity: z.int(),
          unit: z.literal('kitchenMinutes').exactOptional().describe('Orders if absent.'),
        })
        .exactOptional()
        .describe('The order came back into a quarter hour that had filled up: how many it has now.'),
      event: z
        .strictObject({ id: z.string(), byName: z.string().exactOptional() })
        .describe('The order’s last event. Its id is what an undo names.'),
    }),
    refuses: ['NOT_FOUND', 'TRANSITION_REFUSED', 'TENANT_NOT_FOUND', 'TENANT_SUSPENDED'],
  },
} as const satisfies Record<string, Endpoint>;

export type QuoteOrderInput = z.output<typeof quoteOrderInput>;
export type CheckDeliveryInput = z.output<typeof checkDeliveryInput>;
export type PlaceOrderInput = z.output<typeof placeOrderInput>;
export type ArriveInput = z.output<typeof arriveInput>;
export type MoveOrderInput = z.output<typeof moveOrderInput>;
