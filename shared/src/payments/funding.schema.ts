// What the gateway paid out for a day, and what it took off before (I3.6-04, I3.6-05). The report is read whatever it
// holds; what goes into our books is held to the rules.
import { z } from 'zod';
import { said, saidWord } from './answer-fields.schema.ts';
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
  fundingid: said,
  fundingmasterid: said,
  fundingdate: said,
  currency: said,
  netsales: said,
  totalfunding: said,
  fee: said,
  thirdparty: said,
  reversal: said,
  interchangefee: said,
  adjustment: said,
  otheradjustment: said,
  servicecharge: said,
  dateadded: said,
  datechanged: said,
  ddanumber: said,
  abanumber: said,
  deposittrancode: said,
  depositachtracenumber: said,
});

const transactionFields = {
  fundingtxnid: said,
  fundingid: said,
  retref: said,
  parentretref: said,
  type: said,
  status: said,
  date: said,
  authdate: said,
  amount: said,
  currency: said,
  cardtype: said,
  cardbrand: said,
  cardnumber: said,
  cardproc: said,
  batchid: said,
  respcode: said,
  authcode: said,
  invoicenumber: said,
  interchangeunitfee: said,
  interchangepercentfee: said,
  plancode: said,
  downgradereasoncodes: said,
  terminalnumber: said,
  sourcetransactionid: said,
  achreturncode: said,
};

const adjustmentFields = {
  fundingadjustmentid: said,
  fundingmasterid: said,
  merchid: said,
  category: saidWord(adjustmentCategories),
  type: said,
  description: said,
  amount: said,
  currency: said,
  casenumber: said,
  dateadded: said,
  datechanged: said,
};

export const fundingAnswer = z.looseObject({
  fundingmasterid: said,
  fundingdate: said,
  merchid: said,
  datechanged: said,
  fundings: z.array(fundingDeposit).nullish(),
  txns: z.array(z.looseObject(transactionFields)).nullish(),
  adjustments: z.array(z.looseObject(adjustmentFields)).nullish(),
  chargebacks: z.array(z.looseObject(chargebackFields)).nullish(),
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

export type FundingRequest = z.output<typeof fundingRequest>;
export type FundingAnswer = z.output<typeof fundingAnswer>;
export type FundingDeposit = z.output<typeof fundingDeposit>;
export type FundingTransaction = z.output<typeof fundingTransaction>;
export type FundingAdjustment = z.output<typeof fundingAdjustment>;

export interface BookedFunding {
  transactions: FundingTransaction[];
  adjustments: FundingAdjustment[];
  chargebacks: z.output<typeof chargeback>[];
  /** 'adjustments.3.amount: Reversal adjustments must be negative': for a person to look at. */
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
