// What can be done with an authorization afterwards: capture, change of the tip, void, refund (I5.3-05).
import { z } from 'zod';
import {
  answerText,
  answerWord,
  declineFields,
  feeFields,
  receiptFields,
  verdictFields,
} from './answer-fields.schema.ts';
import { amount, flag, merchantId, merchantNumber, orderId, retref } from './fields.schema.ts';
import { settlementWords } from './settlement-status.ts';
import { checkTax, taxFields } from './tax-fields.schema.ts';

const amountFor = (purpose: string) =>
  z
    .string(`An amount is required for a ${purpose}`)
    .min(1, `An amount is required for a ${purpose}`)
    .pipe(amount);

const captureFields = {
  merchid: merchantId,
  retref,
  authcode: z.string().min(1).optional(),
  orderid: orderId.optional(),
  receipt: flag.optional(),
  ...taxFields,
};

/** Without an amount the whole authorization is captured. */
export const captureRequest = z
  .strictObject({ ...captureFields, amount: amount.optional() })
  .superRefine(checkTax);
export const partialCaptureRequest = z
  .strictObject({ ...captureFields, amount: amountFor('partial capture') })
  .superRefine(checkTax);
/** The amount is the new total, tip included. */
export const tipAdjustmentRequest = z
  .strictObject({ ...captureFields, amount: amountFor('tip adjustment') })
  .superRefine(checkTax);

export const voidRequest = z.strictObject({ merchid: merchantId, retref, receipt: flag.optional() });
/** For an authorization whose answer was lost. */
export const voidByOrderRequest = z.strictObject({ merchid: merchantId, orderid: orderId });

const refundFields = { merchid: merchantNumber, retref, orderid: orderId.optional() };

/** Without an amount the whole payment is refunded. */
export const refundRequest = z.strictObject({ ...refundFields, amount: amount.optional() });
export const partialRefundRequest = z.strictObject({ ...refundFields, amount: amountFor('partial refund') });

const changeFields = {
  ...verdictFields,
  ...receiptFields,
  amount: answerText,
  currency: answerText,
  authcode: answerText,
  orderid: answerText,
  orderId: answerText,
};

export const captureAnswer = z.looseObject({
  ...changeFields,
  ...feeFields,
  account: answerText,
  token: answerText,
  batchid: answerText,
  setlstat: answerWord(settlementWords),
});
export const voidAnswer = z.looseObject(changeFields);
export const refundAnswer = z.looseObject({ ...changeFields, ...declineFields });
