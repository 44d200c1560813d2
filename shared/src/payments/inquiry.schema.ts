// Asking what became of a payment: by its own reference, or by our order id when no answer ever came (I3.6-11).
import { z } from 'zod';
import {
  declineFields,
  feeFields,
  oneOrMany,
  receiptFields,
  said,
  saidFlag,
  saidUserFields,
  saidWord,
  verdictFields,
} from './answer-fields.schema.ts';
import { merchantNumber, orderId, retref } from './fields.schema.ts';
import { entryModes } from './gateway-words.ts';
import { settlementWords } from './settlement-status.ts';

export const inquiryRequest = z.strictObject({ merchid: merchantNumber, retref });
export const inquiryByOrderRequest = z.strictObject({
  merchid: merchantNumber,
  orderid: orderId,
  /** The trailing /1 of the path. */
  set: z.literal('1').optional(),
});

export const inquiryAnswer = z.looseObject({
  ...verdictFields,
  ...declineFields,
  ...feeFields,
  ...receiptFields,
  amount: said,
  currency: said,
  token: said,
  account: said,
  orderid: said,
  orderId: said,
  authcode: said,
  batchid: said,
  voidable: saidFlag,
  refundable: saidFlag,
  setlstat: saidWord(settlementWords),
  capturedate: said,
  authdate: said,
  lastfour: said,
  entrymode: saidWord(entryModes),
  userfields: saidUserFields,
});
/** Every payment that carries the order id. */
export const inquiryByOrderAnswer = oneOrMany(inquiryAnswer);

export type InquiryAnswer = z.output<typeof inquiryAnswer>;
