// What is kept of a day of card payments: tenants/{}/restaurants/{}/payment_days/{YYYYMMDD}. The gateway's reports, so that a
// range does not ask it for every day again and again, and what the nightly comparison found. No card number beyond its last
// four digits.
import { z } from 'zod';
import { isoDate, isoTime } from '../kernel/schema.ts';

/** In the major unit; deductions and returns are negative. */
const signed = z.number();
const text = z.string().max(200);
const asked = { askedAt: isoTime, merchantId: z.string() };

/** The largest part of a report that is kept. A document has room for a megabyte. */
export const MOST_TRANSACTIONS = 2500;
export const MOST_DIFFERENCES = 300;

export const keptBatch = z.object({
  batchId: text,
  hostBatch: text.exactOptional(),
  hostStatus: text.exactOptional(),
  /** The letter or word as the gateway says it; it may have added some since. */
  transactions: z.array(z.object({ retref: text, said: text })),
});

export const keptSettlement = z.object({
  ...asked,
  /** None where the gateway said that nothing was settled that day. */
  batches: z.array(keptBatch),
  /** There were more transactions than are kept. */
  isCut: z.boolean().default(false),
});

export const keptDeposit = z.object({
  fundingId: text,
  date: text.exactOptional(),
  currency: text.exactOptional(),
  netSales: signed,
  fee: signed,
  thirdParty: signed,
  reversal: signed,
  interchange: signed,
  adjustment: signed,
  otherAdjustment: signed,
  serviceCharge: signed,
  /** What reached the bank account. */
  total: signed,
});

export const keptTransaction = z.object({
  id: text,
  fundingId: text.exactOptional(),
  retref: text.exactOptional(),
  /** Of a refund: the payment that it gives back. */
  parentRetref: text.exactOptional(),
  type: text.exactOptional(),
  status: text.exactOptional(),
  date: text.exactOptional(),
  amount: signed,
  brand: text.exactOptional(),
  lastFour: text.exactOptional(),
  interchange: signed.exactOptional(),
});

export const keptAdjustment = z.object({
  id: text,
  category: text,
  type: text.exactOptional(),
  description: text.exactOptional(),
  amount: signed,
  caseNumber: text.exactOptional(),
  date: text.exactOptional(),
});

export const keptFunding = z.object({
  ...asked,
  deposits: z.array(keptDeposit),
  transactions: z.array(keptTransaction),
  adjustments: z.array(keptAdjustment),
  /** Entries that could not be booked, in words: 'adjustments.3.amount: Reversal adjustments must be negative'. */
  faults: z.array(text),
  isCut: z.boolean().default(false),
});

export const differenceKinds = [
  'capturedWithoutOrder',
  'capturedNotPaid',
  'paidWithoutCapture',
  'amountsDiffer',
  'refundedWithoutRecord',
  'refundNotAtGateway',
  'unknownToUs',
  'rejected',
  'notSettled',
  'settledThoughVoided',
  'heldWithoutOrder',
  'unsettled',
] as const;

export const difference = z.object({
  /** The same thing has the same id every night. */
  id: z.string().max(200),
  kind: z.enum(differenceKinds),
  /** In plain words, with the amounts. */
  text: z.string().max(500),
  amount: signed.exactOptional(),
  retref: text.exactOptional(),
  attemptId: z.string().exactOptional(),
  orderGuid: z.string().exactOptional(),
  orderNumber: z.string().exactOptional(),
  firstSeenAt: isoTime,
  /** When people were mailed about it. */
  toldAt: isoTime.exactOptional(),
  /** Somebody looked at it and wrote down what it was: it counts no longer. */
  explained: z.object({ note: z.string(), by: z.string(), byName: z.string(), at: isoTime }).exactOptional(),
});

export const dayComparison = z.object({
  comparedAt: isoTime,
  /** `open`: payments wait to be settled, or the gateway could not be asked for everything. */
  state: z.enum(['equal', 'open', 'different']),
  captured: signed,
  capturedCount: z.int(),
  refunded: signed,
  /** Totals of the orders that these payments paid. */
  orders: signed,
  /** What the gateway says of the captured payments that it has settled or paid out. */
  atGateway: signed,
  atGatewayCount: z.int(),
  /** Captured payments of which the gateway's reports say nothing yet. */
  waiting: signed,
  waitingCount: z.int(),
  /** Captured payments that were given back whole before they settled: the gateway never reports them. */
  returned: signed.default(0),
  returnedCount: z.int().default(0),
  differences: z.array(difference),
  /** Differences beyond those that are kept. */
  moreDifferences: z.int().default(0),
  /** What kept it from being complete: 'The gateway could not be reached'. */
  problem: z.string().exactOptional(),
});

export const paymentDay = z.object({
  day: isoDate,
  settlement: keptSettlement.exactOptional(),
  funding: keptFunding.exactOptional(),
  comparison: dayComparison.exactOptional(),
});

export type KeptBatch = z.output<typeof keptBatch>;
export type KeptSettlement = z.output<typeof keptSettlement>;
export type KeptDeposit = z.output<typeof keptDeposit>;
export type KeptTransaction = z.output<typeof keptTransaction>;
export type KeptAdjustment = z.output<typeof keptAdjustment>;
export type KeptFunding = z.output<typeof keptFunding>;
export type DifferenceKind = (typeof differenceKinds)[number];
export type Difference = z.output<typeof difference>;
export type DayComparison = z.output<typeof dayComparison>;
export type PaymentDay = z.output<typeof paymentDay>;
