// A payment that the diner's bank took back (I3.6-06).
import { z } from 'zod';
import { answerText } from './answer-fields.schema.ts';

export const chargebackFields = {
  fundingchargebackid: answerText,
  fundingmasterid: answerText,
  merchid: answerText,
  reasoncode: answerText,
  reasondescription: answerText,
  casenumber: answerText,
  sequencenumber: answerText,
  acquirereferencenumber: answerText,
  retref: answerText,
  sourcetransactionid: answerText,
  invoicenumber: answerText,
  authcode: answerText,
  cardnumber: answerText,
  amount: answerText,
  transactionamount: answerText,
  chargebackdate: answerText,
  transactiondate: answerText,
  depositdate: answerText,
  dateadded: answerText,
  datechanged: answerText,
};

/** A chargeback as it is booked: without its case number nobody can answer it (I5.3-07). */
export const chargeback = z.looseObject(chargebackFields).superRefine((value, context) => {
  if (!value.casenumber)
    context.addIssue({ code: 'custom', path: ['casenumber'], message: 'Chargebacks need a case number' });
});

export type Chargeback = z.output<typeof chargeback>;
