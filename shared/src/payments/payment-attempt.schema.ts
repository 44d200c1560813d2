// One try to pay an order by card, as stored: tenants/{}/restaurants/{}/payment_attempts/{attemptId}. It is written before the
// gateway is called, so that whatever dies afterwards, there is something to ask the gateway about. Contains no card number,
// token or security code.
import { z } from 'zod';
import { guid, isoTime, money, positiveId, required } from '../kernel/schema.ts';
import type { Transitions } from '../kernel/transitions.ts';
import { refundExtras } from '../ordering/refund-extras.ts';
import { wallets } from './wallets.ts';

export const attemptStates = [
  /** Written; the gateway may or may not have heard of it. */
  'requested',
  /** The money is reserved for us. */
  'authorized',
  'declined',
  /** Surely nothing was charged, for another reason than a decline. */
  'failed',
  /** A capture was begun; its result may be unknown. */
  'capturing',
  'captured',
  /** A void of an authorization was begun. */
  'voiding',
  /** Nothing was paid, or all of it was given back before its batch closed. */
  'voided',
  /** All that was captured was given back. */
  'refunded',
] as const;
export type AttemptState = (typeof attemptStates)[number];

export const attemptTransitions: Transitions<AttemptState> = {
  requested: ['authorized', 'declined', 'failed', 'voiding'],
  authorized: ['capturing', 'voiding'],
  declined: [],
  // An approval that arrived after all.
  failed: ['voiding'],
  capturing: ['captured', 'authorized', 'voiding'],
  captured: ['voided', 'refunded'],
  voiding: ['voided', 'captured'],
  voided: [],
  refunded: [],
};

/** States in which the gateway may be doing something that we do not know of. */
export const unsettledAttemptStates: readonly AttemptState[] = ['requested', 'capturing', 'voiding'];

/** What people are told of the card. */
const cardShown = z.object({
  brand: z.string().optional(),
  lastFour: z.string().optional(),
  /** Absent for a card that was typed or kept. */
  wallet: z.enum(wallets).optional(),
});

export const refundStates = ['requested', 'done', 'failed'] as const;

/** States in which the money is reserved or taken. */
export const paymentStandsIn: readonly AttemptState[] = ['authorized', 'capturing', 'captured'];

/** A part, or all, of a captured payment that was given back. */
export const paymentRefund = z.object({
  refundId: z.string(),
  state: z.enum(refundStates),
  /** Undefined until it is known whether the batch was closed. */
  kind: z.enum(['void', 'refund']).optional(),
  amount: money,
  reason: z.string(),
  /** The uid of who asked for it, or 'system' for a cancelled order. */
  by: z.string(),
  byName: z.string().optional(),
  at: isoTime,
  doneAt: isoTime.optional(),
  /** By this a refund whose answer was lost is found again. */
  gatewayOrderId: z.string(),
  /** When the gateway was last asked to refund it: that call may still be running. */
  sentAt: isoTime.optional(),
  retref: z.string().optional(),
  /** Why it failed, in words for staff. */
  failure: z.string().optional(),
  /** By orderItemGuid, how many of each line it is for; absent for an amount. */
  lines: z.record(z.string(), z.int().positive()).optional(),
  extras: z.array(z.enum(refundExtras)).optional(),
  /** The points that follow it once it is done. */
  points: z.object({ takenBack: z.int().nonnegative(), givenBack: z.int().nonnegative() }).optional(),
  /** A part can be given back only after the payment has settled: it is tried again until then. */
  waitsFor: z.literal('settlement').optional(),
});

export const paymentAttempt = z.object({
  attemptId: z.string(),
  orderGuid: guid,
  orderNumber: z.string(),
  restaurantGuid: guid,
  tenantId: positiveId,
  restaurantId: positiveId,
  state: z.enum(attemptStates),
  /** Every order id under which the gateway may know it, newest last: a repeated call takes a new one. */
  gatewayOrderIds: z.array(required('A payment needs an order id at the gateway')).min(1),
  /** What was asked for, in the major unit. */
  amount: money,
  currency: z.string(),
  /** The merchant it went to, since a restaurant may change its account. */
  merchantId: z.string(),
  site: z.string(),
  createdAt: isoTime,
  updatedAt: isoTime,
  /** The uid of the diner, or 'guest'. */
  by: z.string(),
  /** Hash of the request, to tell a repeat from another request with the same key. */
  requestHash: z.string(),
  retref: z.string().optional(),
  authcode: z.string().optional(),
  /** What was approved; less than asked for is voided. */
  authorizedAmount: money.optional(),
  capturedAmount: money.optional(),
  capturedAt: isoTime.optional(),
  card: cardShown.optional(),
  avs: z.string().optional(),
  cvv: z.string().optional(),
  /** The gateway's code of a decline or failure; for staff. */
  code: z.string().optional(),
  /** How final a decline is, as the card's network says it; for staff. */
  declineCategory: z.literal([1, 2, 3, 4]).optional(),
  /** Words for the guest, which help no thief. */
  message: z.string().optional(),
  refunds: z.array(paymentRefund).default([]),
  /** When it is captured, as the restaurant had chosen when it was paid. */
  captureWhen: z.enum(['accepted', 'ordered']).default('accepted'),
  /** Until when what is unsettled is asked about next; absent at rest. The reconciliation finds attempts by it. */
  checkAt: isoTime.optional(),
  /** Sent more than once, and it is not certain yet that the card is reserved once at most. */
  isRepeated: z.literal(true).optional(),
  /** When refunds under way and what a repeat has reserved are looked for, if their work was lost; absent if there are none. */
  followUpAt: isoTime.optional(),
  /** How often an unknown outcome has been asked about. */
  checks: z.int().nonnegative().default(0),
  /** Set where a person must look, in words for staff; cleared when it is settled, or when somebody has looked. */
  alarm: z.string().optional(),
  /** The last alarm that somebody has looked at, until it is settled: the same one is not raised again. */
  looked: z.object({ alarm: z.string(), by: z.string(), byName: z.string(), at: isoTime }).optional(),
});

export type PaymentAttempt = z.output<typeof paymentAttempt>;
export type PaymentRefund = z.output<typeof paymentRefund>;

/** What the order says of its payment by card: `payment` of a stored order, written with each change of the attempt that counts. */
export const orderPayment = z.object({
  state: z.enum(['waiting', 'checking', 'authorized', 'captured', 'voided', 'refunded', 'failed']),
  attemptId: z.string().optional(),
  card: cardShown.optional(),
  /** The sum that is reserved or captured, in the major unit. */
  amount: money.optional(),
  /** A person must look at it: why is said with the payment. */
  needsAttention: z.literal(true).optional(),
  /** When a draft that was not paid is given back. */
  expiresAt: isoTime.optional(),
  /** Of a draft: what placing it would have done, and is done once it is paid. */
  draft: z
    .object({
      /** It is accepted by itself. */
      autoAccept: z.literal(true).optional(),
      /** How many cards were declined for it. */
      declined: z.int().nonnegative().optional(),
      /** The cart of its signed-in diner, which ends then. */
      cart: z.object({ guid, cartItemIds: z.array(z.string()) }).optional(),
    })
    .optional(),
});
export type OrderPayment = z.output<typeof orderPayment>;
