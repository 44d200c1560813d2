// Asking beforehand whether a payment would carry a fee, so that the diner is told (I5.2-27).
import { z } from 'zod';
import { answerText, feeFields } from './answer-fields.schema.ts';
import { amount, merchantNumber, token, usPostal } from './fields.schema.ts';

export const feeInquiryRequest = z
  .strictObject({
    merchid: merchantNumber,
    postal: usPostal.optional(),
    token: token.optional(),
    amount: amount.optional(),
  })
  .superRefine(({ postal, token: card }, context) => {
    if (postal === undefined && card === undefined)
      context.addIssue({ code: 'custom', message: 'A postal code or a token is required' });
  });

export const feeInquiryAnswer = z.looseObject({
  ...feeFields,
  /** What kind of card the token stands for. */
  token: answerText,
  /** Whether the law of the place allows the fee. */
  postal: answerText,
  messages: z.array(z.unknown()).nullish(),
});
