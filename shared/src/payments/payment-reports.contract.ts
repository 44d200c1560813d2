// Reports on card payments, for those who look after a restaurant's money: its payments, what the gateway settled and paid out,
// chargebacks, and the nightly comparison of all of these.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { restaurantParameters } from '../api/parameters.ts';
import { guid, isoDate, isoTime } from '../kernel/schema.ts';
import { note } from '../kernel/text.schema.ts';
import { addDays } from '../kernel/time.ts';
import { withoutCardNumber } from './card-free.schema.ts';
import { chargebackCase, chargebackUpdate } from './chargeback-case.schema.ts';
import { batchId } from './fields.schema.ts';
import { attemptStates } from './payment-attempt.schema.ts';
import {
  dayComparison,
  keptAdjustment,
  keptBatch,
  keptDeposit,
  keptTransaction,
} from './payment-day.schema.ts';
import { MAX_GATEWAY_DAYS, MAX_PAYMENT_DAYS } from './report-days.ts';
import { wallets } from './wallets.ts';

const params = z.object(restaurantParameters);

const days = (most: number) =>
  z
    .strictObject({ from: isoDate, to: isoDate.describe('The last day.') })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Must not be before the first day' })
    .refine(({ from, to }) => to < addDays(from, most), {
      path: ['to'],
      message: `At most ${most} days at a time`,
    });

const gatewayDays = z
  .strictObject({
    from: isoDate,
    to: isoDate.describe('The last day.'),
    since: isoTime
      .optional()
      .describe('Kept answers of the gateway from before this instant do not count: it is asked again.'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Must not be before the first day' })
  .refine(({ from, to }) => to < addDays(from, MAX_GATEWAY_DAYS), {
    path: ['to'],
    message: `At most ${MAX_GATEWAY_DAYS} days at a time`,
  });

const money = z.number();

export const reportedPayment = z.strictObject({
  attemptId: z.string(),
  orderGuid: guid,
  orderNumber: z.string(),
  state: z.enum(attemptStates),
  createdAt: isoTime,
  capturedAt: isoTime.exactOptional(),
  amount: money.describe('What was asked for.'),
  authorized: money.exactOptional(),
  captured: money.exactOptional(),
  refunded: money.describe('What was given back.'),
  refunding: money.describe('Refunds that are under way.'),
  tip: money.exactOptional().describe('Within what was captured.'),
  currency: z.string(),
  brand: z.string().exactOptional(),
  lastFour: z.string().exactOptional(),
  wallet: z.enum(wallets).exactOptional(),
  retref: z.string().exactOptional().describe('The gateway’s reference.'),
  authcode: z.string().exactOptional(),
  code: z.string().exactOptional().describe('The gateway’s code of a decline or failure.'),
  message: z.string().exactOptional().describe('What its guest was told.'),
  alarm: z.string().exactOptional().describe('Why a person must look at it.'),
});

/** The payment of ours that a line of the gateway is about. */
const ours = z
  .strictObject({
    what: z.enum(['payment', 'refund']),
    attemptId: z.string(),
    orderGuid: guid,
    orderNumber: z.string(),
    amount: money.describe('As it is known here: captured, or given back.'),
    state: z.enum(attemptStates),
  })
  .exactOptional();

const askedDay = {
  day: isoDate,
  askedAt: isoTime.exactOptional().describe('When the gateway was asked; absent if it has not been.'),
  isKnown: z
    .boolean()
    .describe('Whether this is all that the gateway knows by now: it did not answer else, or was not asked.'),
  isCut: z.boolean().describe('There was more than is kept.'),
};

const stopped = z
  .strictObject({
    reason: z.enum(['busy', 'limited', 'credentials', 'invalid', 'unreachable', 'unknown']),
    goesOnIn: z
      .int()
      .exactOptional()
      .describe('Seconds after which the same request gets further; absent if a person must do something.'),
  })
  .exactOptional()
  .describe('Why not every day was asked for: `busy` keeps within the gateway’s limit of calls.');

const noSetup = z.boolean().describe('Whether the restaurant has an account at the gateway.');

export const reportedBatch = keptBatch.omit({ transactions: true }).extend({
  transactions: z.array(
    z.strictObject({ retref: z.string(), said: z.string().describe('A letter, or a new word.'), ours }),
  ),
});

export const settlementDay = z.strictObject({ ...askedDay, batches: z.array(reportedBatch) });

export const fundingDay = z.strictObject({
  ...askedDay,
  deposits: z.array(keptDeposit),
  transactions: z.array(keptTransaction.extend({ ours })),
  adjustments: z.array(keptAdjustment),
  faults: z.array(z.string()).describe('Entries that could not be read.'),
});

export const listedChargeback = chargebackCase.extend({
  version: z.string(),
});

export const comparedDay = dayComparison.extend({ day: isoDate });

const refuses = ['TENANT_NOT_FOUND', 'TENANT_SUSPENDED', 'RESTAURANT_NOT_FOUND'] as const;
const dayParams = params.extend({ day: isoDate });

export const paymentReportEndpoints = {
  listPayments: {
    summary: 'Every try to pay an order by card, by the day on which it was made, latest first.',
    params,
    query: days(MAX_PAYMENT_DAYS),
    answer: z.strictObject({
      payments: z.array(reportedPayment),
      isCut: z.boolean().describe('There are more payments than a report counts: it is short of the oldest.'),
      unreadable: z.int().describe('Payments that cannot be read.'),
    }),
    refuses,
  },
  listPaymentAlarms: {
    summary: 'Payments that a person must look at, latest first, of any day.',
    params,
    answer: z.strictObject({
      payments: z.array(reportedPayment),
      isCut: z.boolean().describe('There are more, older ones.'),
    }),
    refuses,
  },
  listSettlements: {
    summary:
      'What the gateway settled, by day and batch, latest first, beside our own payments. Days that are over are asked for once and kept.',
    params,
    query: gatewayDays,
    answer: z.strictObject({ hasAccount: noSetup, days: z.array(settlementDay), stopped }),
    refuses,
  },
  findSettlement: {
    summary: 'One batch of settled payments, by its number at the gateway.',
    params: params.extend({ batchId }),
    answer: z.strictObject({ hasAccount: noSetup, batches: z.array(reportedBatch), stopped }),
    refuses,
  },
  listFunding: {
    summary: 'What the gateway paid out, by day, latest first: deposits, their payments and adjustments.',
    params,
    query: gatewayDays,
    answer: z.strictObject({ hasAccount: noSetup, days: z.array(fundingDay), stopped }),
    refuses,
  },
  listChargebacks: {
    summary: 'Payments that banks took back, latest first, with what staff noted about them.',
    params,
    answer: z.strictObject({
      chargebacks: z.array(listedChargeback),
      lookedAt: isoTime.exactOptional().describe('When the gateway was last asked for them.'),
    }),
    refuses,
  },
  updateChargeback: {
    summary: 'Notes how far the answer to a chargeback is, its evidence, and the last day for it.',
    params: params.extend({ caseId: z.string().regex(/^[A-Za-z0-9-]{1,60}$/) }),
    body: chargebackUpdate,
    answer: listedChargeback,
    refuses: [...refuses, 'NOT_FOUND', 'CONFLICT'],
  },
  listComparisons: {
    summary: 'What the nightly comparison of gateway, payments and orders found, by day, latest first.',
    params,
    query: days(MAX_PAYMENT_DAYS),
    answer: z.strictObject({ days: z.array(comparedDay) }),
    refuses,
  },
  compareDay: {
    summary: 'Compares a day now, asking the gateway where its answers are not kept.',
    params: dayParams,
    answer: comparedDay,
    refuses: [...refuses, 'VALIDATION_FAILED'],
  },
  explainDifference: {
    summary: 'Notes what a difference was, so that it counts no longer; an empty note takes that back.',
    params: dayParams.extend({ differenceId: z.string().min(1).max(200) }),
    body: z.strictObject({ note: withoutCardNumber(note(500)) }),
    answer: comparedDay,
    refuses: [...refuses, 'NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;

export type ReportedPayment = z.output<typeof reportedPayment>;
export type OurSide = NonNullable<z.output<typeof ours>>;
export type ReportedBatch = z.output<typeof reportedBatch>;
export type SettlementDay = z.output<typeof settlementDay>;
export type FundingDay = z.output<typeof fundingDay>;
export type ListedChargeback = z.output<typeof listedChargeback>;
export type ComparedDay = z.output<typeof comparedDay>;
export type Stopped = NonNullable<z.output<typeof stopped>>;
