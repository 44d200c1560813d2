// What staff do with the money of one order: its payments, refunds, and the tip before the money is taken.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { creating, restaurantParameters } from '../api/parameters.ts';
import { guid, isoTime, money } from '../kernel/schema.ts';
import { name } from '../kernel/text.schema.ts';
import { refundExtras } from '../ordering/refund-extras.ts';
import { withoutCardNumber } from './card-free.schema.ts';
import { paymentAttempt, paymentRefund } from './payment-attempt.schema.ts';
import { wallets } from './wallets.ts';

const attempt = paymentAttempt.shape;
const refund = paymentRefund.shape;

export const listedRefund = z.strictObject({
  refundId: refund.refundId,
  state: refund.state,
  kind: refund.kind.unwrap().exactOptional(),
  amount: money,
  reason: refund.reason,
  byName: z.string().exactOptional().describe('Absent for what the system gave back.'),
  at: isoTime,
  doneAt: isoTime.exactOptional(),
  failure: z.string().exactOptional(),
  lines: refund.lines.unwrap().exactOptional(),
  extras: z.array(z.enum(refundExtras)).exactOptional(),
  points: refund.points.unwrap().exactOptional(),
  waitsFor: refund.waitsFor.unwrap().exactOptional(),
});

export const listedPayment = z.strictObject({
  attemptId: attempt.attemptId,
  state: attempt.state,
  createdAt: isoTime,
  amount: money.describe('What was asked for, in the major unit.'),
  currency: z.string(),
  authorizedAmount: money.exactOptional(),
  capturedAmount: money.exactOptional(),
  capturedAt: isoTime.exactOptional(),
  card: z
    .strictObject({
      brand: z.string().exactOptional(),
      lastFour: z.string().exactOptional(),
      wallet: z.enum(wallets).exactOptional(),
    })
    .exactOptional(),
  code: z.string().exactOptional().describe('The gateway’s code of a decline or failure.'),
  declineCategory: attempt.declineCategory
    .unwrap()
    .exactOptional()
    .describe(
      '1: another card is needed. 2: it may work later. 3: something was typed wrongly. 4: no reason.',
    ),
  message: z.string().exactOptional().describe('What the guest was told.'),
  retref: z.string().exactOptional().describe('Under which the gateway knows it.'),
  alarm: z.string().exactOptional().describe('Why a person must look.'),
  looked: z
    .strictObject({ alarm: z.string(), byName: z.string(), at: isoTime })
    .exactOptional()
    .describe('Who has looked at which alarm.'),
  refunds: z.array(listedRefund).describe('Oldest first.'),
});

export const refundChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('whole') }),
  z.strictObject({
    kind: z.literal('parts'),
    lines: z
      .record(guid, z.int().min(0).max(99))
      .refine((lines) => Object.keys(lines).length <= 100, 'At most 100 lines')
      .default({})
      .describe('By orderItemGuid, how many of each.'),
    extras: z.array(z.enum(refundExtras)).max(refundExtras.length).default([]),
  }),
  z.strictObject({ kind: z.literal('amount'), amount: money }),
]);

export const refundReason = withoutCardNumber(name(300, 'A reason is required'));

export const refundOrderInput = z.strictObject({
  choice: refundChoice,
  /** What the screen said it comes to; another sum is refused, since somebody else has given something back meanwhile. */
  expectedAmount: money,
  reason: refundReason,
});

export const changeTipInput = z.strictObject({ tip: money });

const params = z.object({ ...restaurantParameters, orderGuid: guid });

export const refundEndpoints = {
  listOrderPayments: {
    summary: 'The payments by card of an order with their refunds, latest first.',
    params,
    answer: z.strictObject({ payments: z.array(listedPayment) }),
    refuses: ['TENANT_NOT_FOUND', 'TENANT_SUSPENDED'],
  },
  refundOrder: {
    summary:
      'Gives back all or a part of what was paid for an order by card. Answers how far that is: a refund whose outcome is not known yet, or that waits for the settlement, goes on by itself.',
    params,
    headers: creating,
    body: refundOrderInput,
    answer: z.strictObject({ refund: listedRefund }),
    refuses: [
      'NOT_FOUND',
      'TENANT_NOT_FOUND',
      'TENANT_SUSPENDED',
      'TRANSITION_REFUSED',
      'PRICE_CHANGED',
      'CONFLICT',
      'UNAVAILABLE',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  },
  changeTip: {
    summary:
      'Changes the tip of an order whose card is authorized and not charged yet. The total may not exceed what is authorized.',
    params,
    body: changeTipInput,
    answer: z.strictObject({ tip: money, total: money }),
    refuses: ['NOT_FOUND', 'TENANT_NOT_FOUND', 'TENANT_SUSPENDED', 'TRANSITION_REFUSED', 'CONFLICT'],
  },
  lookAtPayment: {
    summary:
      'Notes that somebody has looked at a payment that needed a person, so that it is marked no longer. What is not settled is asked about as before.',
    params: params.extend({ attemptId: attempt.attemptId.max(100) }),
    answer: z.null(),
    refuses: ['NOT_FOUND', 'TENANT_NOT_FOUND', 'TENANT_SUSPENDED', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;

export type ListedPayment = z.output<typeof listedPayment>;
export type ListedRefund = z.output<typeof listedRefund>;
export type RefundOrderInput = z.output<typeof refundOrderInput>;
