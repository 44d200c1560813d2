// Inquiry about a payment: by its reference, or by our order id if the gateway's answer was lost (I3.6-11).
import { z } from 'zod';
import {
  answerFlag,
  answerText,
  answerUserFields,
  answerWord,
  declineFields,
  feeFields,
  receiptFields,
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
  amount: answerText,
  currency: answerText,
  token: answerText,
  account: answerText,
  orderid: answerText,
  orderId: answerText,
  authcode: answerText,
  avsresp: answerText,
  cvvresp: answerText,
  batchid: answerText,
  voidable: answerFlag,
  refundable: answerFlag,
  setlstat: answerWord(settlementWords),
  capturedate: answerText,
  authdate: answerText,
  lastfour: answerText,
  entrymode: answerWord(entryModes),
  userfields: answerUserFields,
});

export type InquiryAnswer = z.output<typeof inquiryAnswer>;
