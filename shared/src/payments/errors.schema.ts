// Error answers of the gateway (I8.1). gatewayErrorKind tells which kind one is.
import { z } from 'zod';
import { answerText } from './answer-fields.schema.ts';
import { ADVICE_CODE_MAX_LENGTH } from './declines.ts';
import { authenticationCodes, dataCodes } from './gateway-errors.ts';

export const gatewayError = z
  .looseObject({ message: answerText, errorcode: answerText })
  .refine(
    ({ message, errorcode }) => Boolean(message?.trim() || errorcode?.trim()),
    'Error response must contain either a message or error code',
  );

const message = (text: string) => z.string(text).min(1, text);
const code = z.union([z.string(), z.number().transform(String)], 'errorcode is required');
const codeAmong = (codes: readonly string[], text: string) =>
  code.refine((given) => codes.includes(given), text);

export const badRequestError = z.looseObject({
  message: message('message is required'),
  errorcode: answerText,
});
export const notFoundError = z.looseObject({
  message: message('message is required'),
  errorcode: answerText,
});
export const validationError = z.looseObject({
  message: answerText,
  errorcode: code.refine((given) => given !== '', 'errorcode is required'),
});
export const authenticationError = z.looseObject({
  message: answerText,
  errorcode: codeAmong(authenticationCodes, 'errorcode must be 65 or AUTH_ERROR'),
});
export const dataError = z.looseObject({
  message: answerText,
  errorcode: codeAmong(dataCodes, 'errorcode must be 49 or DATA_ERROR'),
});

/** What is kept of a decline beside the payment: declineNote makes it (I8.1-03). */
export const storedDecline = z.strictObject({
  category: z.literal([1, 2, 3, 4], 'Decline category must be 1-4').optional(),
  text: z.string().optional(),
  adviceCode: z
    .string()
    .max(ADVICE_CODE_MAX_LENGTH, 'Merchant advice code must be at most 2 characters')
    .optional(),
  associationResponseCode: z.string().optional(),
});

export type GatewayError = z.output<typeof gatewayError>;
