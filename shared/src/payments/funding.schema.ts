// The gateway's funding report of a day: what it paid out, and what it deducted (I3.6-04, I3.6-05). Any report is accepted,
// but only valid entries are booked.
import { z } from 'zod';
import { answerText, answerWord, listOf } from './answer-fields.schema.ts';
import { chargeback, chargebackFields } from './chargeback.schema.ts';
import { fundingDate, fundingUserFields, limit, merchantNumber, page } from './fields.schema.ts';
import { adjustmentCategories } from './gateway-words.ts';

export const fundingRequest = z.strictObject({
  merchid: merchantNumber,
  date: fundingDate,
  page: page.optional(),
  limit: limit.optional(),
});

export const fundingDeposit = z.looseObject({
  fundingid: answerText,
  fundingmasterid: answerText,
  fundingdate: answerText,
  currency: answerText,
  netsales: answerText,
  totalfunding: answerText,
  fee: answerText,
  thirdparty: answerText,
  reversal: answerText,
  interchangefee: answerText,
  adjustment: answerText,
  otheradjustment: answerText,
  servicecharge: answerText,
  dateadded: answerText,
  datechanged: answerText,
  ddanumber: answerText,
  abanumber: answerText,
  deposittrancode: answerText,
  depositachtracenumber: answerText,
});

const transactionFields = {
  fundingtxnid: answerText,
  fundingid: answerText,
  retref: answerText,
  parentretref: answerText,
  type: answerText,
  status: answerText,
  date: answerText,
  authdate: answerText,
  amount: answerText,
  currency: answerText,
  cardtype: answerText,
  cardbrand: answerText,
  cardnumber: answerText,
  cardproc: answerText,
  batchid: answerText,
  respcode: answerText,
  authcode: answerText,
  invoicenumber: answerText,
  interchangeunitfee: answerText,
  interchangepercentfee: answerText,
  plancode: answerText,
  downgradereasoncodes: answerText,
  terminalnumber: answerText,
  sourcetransactionid: answerText,
  achreturncode: answerText,
};

const adjustmentFields = {
  fundingadjustmentid: answerText,
  fundingmasterid: answerText,
  merchid: answerText,
  category: answerWord(adjustmentCategories),
  type: answerText,
  description: answerText,
  amount: answerText,
  currency: answerText,
  casenumber: answerText,
  dateadded: answerText,
  datechanged: answerText,
};

export const fundingAnswer = z.looseObject({
  fundingmasterid: answerText,
  fundingdate: answerText,
  merchid: answerText,
  datechanged: answerText,
  fundings: listOf(fundingDeposit),
  txns: listOf(z.looseObject(transactionFields)),
  adjustments: listOf(z.looseObject(adjustmentFields)),
  chargebacks: listOf(z.looseObject(chargebackFields)),
});

/** A transaction as it is booked. */
export const fundingTransaction = z.looseObject({
  ...transactionFields,
  userfields: fundingUserFields.nullish(),
});

/** An adjustment as it is booked (I5.3-06, I5.3-07, I5.3-08). */
export const fundingAdjustment = z.looseObject(adjustmentFields).superRefine((value, context) => {
  const reject = (field: string, message: string): void =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (value.category === 'REVERSAL' && !(Number(value.amount) < 0))
    reject('amount', 'Reversal adjustments must be negative');
  if (value.category === 'CHARGEBACK' && !value.casenumber)
    reject('casenumber', 'Chargebacks need a case number');
  if (value.category === 'THIRD PARTY' && !value.type) reject('type', 'Third-party adjustments need a type');
});

export type FundingAnswer = z.output<typeof fundingAnswer>;
export type FundingTransaction = z.output<typeof fundingTransaction>;
export type FundingAdjustment = z.output<typeof fundingAdjustment>;

export interface BookedFunding {
  transactions: FundingTransaction[];
  adjustments: FundingAdjustment[];
  chargebacks: z.output<typeof chargeback>[];
  /** 'adjustments.3.amount: Reversal adjustments must be negative'; a person has to look at them. */
  faults: string[];
}

/** Sorts a report's entries into those to book and the faults of the others. */
export function bookFunding(report: FundingAnswer): BookedFunding {
  const faults: string[] = [];
  const good = <Entry>(
    list: string,
    entries: readonly unknown[] | null | undefined,
    schema: z.ZodType<Entry>,
  ) =>
    (entries ?? []).flatMap((entry, index): Entry[] => {
      const read = schema.safeParse(entry);
      if (read.success) return [read.data];
      faults.push(
        ...read.error.issues.map(({ path, message }) => `${[list, index, ...path].join('.')}: ${message}`),
      );
      return [];
    });
  return {
    transactions: good('txns', report.txns, fundingTransaction),
    adjustments: good('adjustments', report.adjustments, fundingAdjustment),
    chargebacks: good('chargebacks', report.chargebacks, chargeback),
    faults,
  };
}
