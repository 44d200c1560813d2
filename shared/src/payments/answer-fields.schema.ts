// Schemas of the fields of the gateway's answers. They are lenient: text may come as a number, any field may be null or missing,
// and unknown values and fields are kept. Only JSON within a text must be valid (I5.3-12).
import { z } from 'zod';

/** Text; numbers and booleans become text. Anything else counts as missing: one odd field must not invalidate an answer. */
export const answerText = z
  .unknown()
  .transform((value): string | undefined => {
    if (typeof value === 'string') return value;
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
  })
  .optional();

/** The same, typed with the values that are known today; others are accepted. */
export const answerWord = <const Words extends readonly string[]>(_known: Words) =>
  answerText as unknown as z.ZodOptional<z.ZodType<Words[number] | (string & {}), unknown>>;

/** 'Y', 'N' or a boolean, unchanged; isFlagSet interprets it. */
export const answerFlag = z
  .unknown()
  .transform((value) => (typeof value === 'string' || typeof value === 'boolean' ? value : undefined))
  .optional();

type Fields = Record<string, unknown>;

/** An object, or one as JSON text; undefined for an empty text. */
export const packed = (field: string) =>
  z
    .unknown()
    .transform((value, context): Fields | undefined => {
      if (typeof value !== 'string') return asFields(value);
      if (value.trim() === '') return undefined;
      try {
        return asFields(JSON.parse(value));
      } catch {
        context.addIssue({ code: 'custom', message: `Invalid JSON in ${field} string` });
        return z.NEVER;
      }
    })
    .optional();

const asFields = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null ? (value as Fields) : undefined;

/** The merchant's own fields: an object, a list of objects, or either as JSON text. */
export const answerUserFields = packed('userfields');

/** A list of records within an answer. What is no record is left out: one odd entry must not lose the others. */
export const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.preprocess(
    (value) => (value === null || value === undefined ? undefined : [value].flat().filter(asFields)),
    z.array(entry).optional(),
  );

/** In every answer about one payment: enough to find an approved payment again. */
export const verdictFields = {
  respstat: answerWord(['A', 'B', 'C']),
  respcode: answerText,
  resptext: answerText,
  respproc: answerText,
  retref: answerText,
  merchid: answerText,
};

/** In answers about an authorization that may have been declined (I8.1-03). */
export const declineFields = {
  declineCategory: answerText,
  declineCategoryText: answerText,
  merchAdviceCode: answerText,
  merchAdviceText: answerText,
  assocRespCode: answerText,
};

/** The fee that was added to the payment (I5.2-22, I8.1-04). */
export const feeFields = {
  fee_type: answerText,
  fee_format: answerText,
  fee_value: answerText,
  fee_amount: answerText,
  fee_merchid: answerText,
  fee_retref: answerText,
  fee_authcode: answerText,
};

export const receiptFields = {
  receipt: packed('receipt'),
  receiptObj: packed('receiptObj'),
  emvTagData: packed('emvTagData'),
};

/** The part of an answer about a payment that can be parsed even if the rest is invalid. */
export const gatewayVerdict = z.looseObject(verdictFields);
export type GatewayVerdict = z.output<typeof gatewayVerdict>;
