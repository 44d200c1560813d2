// A chargeback as staff look after it: tenants/{}/restaurants/{}/chargebacks/{caseNumber}. Its facts come from the gateway's
// funding report, its status, notes and deadline from people.
import { z } from 'zod';
import { isoDate, isoTime } from '../kernel/schema.ts';
import { note } from '../kernel/text.schema.ts';
import { withoutCardNumber } from './card-free.schema.ts';

export const chargebackStatuses = ['new', 'collecting', 'sent', 'won', 'lost'] as const;
export type ChargebackStatus = (typeof chargebackStatuses)[number];

export const MAX_EVIDENCE = 5000;

const text = z.string().max(200);

export const chargebackCase = z.object({
  caseId: z.string().max(60),
  caseNumber: text,
  reasonCode: text.exactOptional(),
  reasonText: text.exactOptional(),
  /** What the bank took back, in the major unit. */
  amount: z.number().exactOptional(),
  /** Of the payment that it is about. */
  paid: z.number().exactOptional(),
  currency: z.string(),
  chargebackDate: isoDate.exactOptional(),
  paidOn: isoDate.exactOptional(),
  retref: text.exactOptional(),
  lastFour: z.string().max(4).exactOptional(),
  brand: text.exactOptional(),
  acquirerReference: text.exactOptional(),
  orderGuid: z.string().exactOptional(),
  orderNumber: z.string().exactOptional(),
  firstSeenAt: isoTime,
  status: z.enum(chargebackStatuses).default('new'),
  evidence: z.string().max(MAX_EVIDENCE).default(''),
  /** The last day to answer, which staff enter from the bank's letter: the gateway names none. */
  deadline: isoDate.exactOptional(),
  /** The deadline that people were mailed about; the day of the mail, if none was entered then. */
  remindedOf: isoDate.exactOptional(),
  updatedAt: isoTime,
  updatedByName: z.string().exactOptional(),
});

/** What staff change. */
export const chargebackUpdate = z.strictObject({
  status: z.enum(chargebackStatuses),
  evidence: withoutCardNumber(note(MAX_EVIDENCE)),
  deadline: isoDate.nullable().describe('From the bank’s letter; null while nobody knows it.'),
  version: z.string().max(100).describe('Of the case as it was read: a change in between is a CONFLICT.'),
});

export type ChargebackCase = z.output<typeof chargebackCase>;
export type ChargebackUpdate = z.output<typeof chargebackUpdate>;
