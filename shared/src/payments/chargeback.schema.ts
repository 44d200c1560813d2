// A payment that the diner's bank took back (I3.6-06).
import { z } from 'zod';
import { said } from './answer-fields.schema.ts';

export const chargebackFields = {
  fundingchargebackid: said,
  fundingmasterid: said,
  merchid: said,
  reasoncode: said,
  reasondescription: said,
  casenumber: said,
  sequencenumber: said,
  acquirereferencenumber: said,
  retref: said,
  sourcetransactionid: said,
  invoicenumber: said,
  authcode: said,
  cardnumber: said,
  amount: said,
  transactionamount: said,
  chargebackdate: said,
  transactiondate: said,
  depositdate: said,
  dateadded: said,
  datechanged: said,
};

/** A chargeback as it is booked: without its case number nobody can answer it (I5.3-07). */
export const chargeback = z.looseObject(chargebackFields).superRefine((value, context) => {
  if (!value.casenumber)
    context.addIssue({ code: 'custom', path: ['casenumber'], message: 'Chargebacks need a case number' });
});

export type Chargeback = z.output<typeof chargeback>;
