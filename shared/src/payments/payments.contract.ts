// Paying an order by card, as its guest does it. Whoever has the order's tracking link may pay for it.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { idempotencyKey } from '../api/parameters.ts';
import { guid, isoTime, money } from '../kernel/schema.ts';
import { name } from '../kernel/text.schema.ts';
import { trackedOrder } from '../ordering/orders.contract.ts';
import { withoutCardNumber } from './card-free.schema.ts';
import { WALLET_DATA_MAX, wallets } from './wallets.ts';

const NO_NAME = 'Please enter the name on the card';

/** A card by the token that the gateway's own field gave the browser. A card number is refused, and never logged. */
export const newCard = z.strictObject({
  token: z
    .string()
    .regex(/^9\d{15,18}$/, 'The card could not be read. Please enter it again')
    .describe('Of the hosted card field.'),
  expiry: z.string().regex(/^20\d{2}(0[1-9]|1[0-2])$/, 'The expiry date is YYYYMM'),
  name: withoutCardNumber(name(100, NO_NAME)).optional(),
  postal: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$/, 'Please enter the postal code of your bank statement')
    .optional(),
});

/** What a wallet gave the browser, encrypted for the gateway. It pays once, and is never kept. */
export const walletCard = z.strictObject({
  wallet: z.enum(wallets),
  data: z
    .string()
    .min(1)
    .max(WALLET_DATA_MAX, 'This is no payment of a wallet')
    .describe(
      'JSON: paymentData of Apple’s payment token, or tokenizationData.token of Google’s payment data.',
    ),
});

export const payOrderInput = z.strictObject({
  card: z.union([newCard, z.strictObject({ savedCardId: z.string().max(100) }), walletCard]),
  /** The signed-in diner asks to keep a new card for the next order. */
  save: z.literal(true).optional(),
});

export const guestPayment = z.strictObject({
  outcome: z
    .enum(['waiting', 'checking', 'paid', 'declined', 'failed', 'expired', 'returned'])
    .describe(
      'waiting: not tried yet; checking: the outcome is not known yet, ask again and do not pay again; paid: the money is reserved or taken, and the restaurant has the order; declined, failed: nothing was charged, and another try is possible; expired: the order was not paid in time and is gone; returned: it was paid, and the money was given back since the order was cancelled.',
    ),
  message: z.string().exactOptional().describe('Why it was declined or failed, in plain words.'),
  amount: money,
  currency: z.string(),
  orderNumber: z.string(),
  expiresAt: isoTime.exactOptional().describe('Until when an order that is not paid is kept.'),
  card: z
    .strictObject({
      brand: z.string().exactOptional(),
      lastFour: z.string().exactOptional(),
      wallet: z.enum(wallets).exactOptional(),
    })
    .exactOptional(),
});

const params = z.object({ restaurantGuid: guid, token: z.string().max(200) });

/** Another card is another key; the same key with the same card answers the same. */
export const paymentKey = idempotencyKey('An Idempotency-Key header is required to pay');

export const paymentEndpoints = {
  payOrder: {
    summary:
      'Charges a card for an order that waits for it. At most 55 seconds; an outcome that is not known by then is “checking”.',
    params,
    headers: z.object({ 'idempotency-key': paymentKey }),
    missingHeaders: { 'idempotency-key': 'IDEMPOTENCY_KEY_REQUIRED' },
    body: payOrderInput,
    answer: guestPayment,
    refuses: [
      'NOT_FOUND',
      'LINK_EXPIRED',
      'UNAUTHENTICATED',
      'CONFLICT',
      'TRANSITION_REFUSED',
      'IDEMPOTENCY_KEY_REUSED',
      'UNAVAILABLE',
    ],
  },
  getOrderPayment: {
    summary: 'How far the payment of an order is.',
    params,
    answer: guestPayment,
    refuses: ['NOT_FOUND', 'LINK_EXPIRED'],
  },
  payAtCounter: {
    summary:
      'Places an order that waits for a card after all: it is paid at the restaurant. A repetition changes nothing.',
    params,
    answer: trackedOrder,
    refuses: ['NOT_FOUND', 'LINK_EXPIRED', 'CONFLICT', 'TRANSITION_REFUSED'],
  },
} as const satisfies Record<string, Endpoint>;

export type PayOrderInput = z.output<typeof payOrderInput>;
export type GuestPayment = z.output<typeof guestPayment>;
