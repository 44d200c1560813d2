// How answers of the gateway are read: text may come as a number, anything may be null or missing, unknown words and
// unknown fields stay as they are. Only JSON that is packed into text must be JSON (I5.3-12).
import { z } from 'zod';

/** Text, or a number or boolean as text. What is neither is read as absent: one odd field must not spoil an answer. */
export const said = z
  .unknown()
  .transform((value): string | undefined => {
    if (typeof value === 'string') return value;
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
  })
  .optional();

/** `said`, with the words that are known today. */
export const saidWord = <const Words extends readonly string[]>(_known: Words) =>
  said as unknown as z.ZodOptional<z.ZodType<Words[number] | (string & {}), unknown>>;

/** 'Y', 'N' or a boolean, as it came: isFlagSet reads it. */
export const saidFlag = z
  .unknown()
  .transform((value) => (typeof value === 'string' || typeof value === 'boolean' ? value : undefined))
  .optional();

type Fields = Record<string, unknown>;

/** An object, or the same as JSON text; empty text is no object at all. */
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

/** Own fields of the merchant: an object, a list of objects, or either as JSON text. */
export const saidUserFields = packed('userfields');

/** The gateway answers with one record where there is one, and with a list where there may be several. */
export const oneOrMany = <Entry extends z.ZodType>(entry: Entry) =>
  z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(entry));

/** In every answer to a call about one payment. An approval with this much can be kept track of. */
export const verdictFields = {
  respstat: saidWord(['A', 'B', 'C']),
  respcode: said,
  resptext: said,
  respproc: said,
  retref: said,
  merchid: said,
};

/** In answers about an authorization that may have been declined (I8.1-03). */
export const declineFields = {
  declineCategory: said,
  declineCategoryText: said,
  merchAdviceCode: said,
  merchAdviceText: said,
  assocRespCode: said,
};

/** The fee that was added to the payment (I5.2-22, I8.1-04). */
export const feeFields = {
  fee_type: said,
  fee_format: said,
  fee_value: said,
  fee_amount: said,
  fee_merchid: said,
  fee_retref: said,
  fee_authcode: said,
};

export const receiptFields = {
  receipt: packed('receipt'),
  receiptObj: packed('receiptObj'),
  emvTagData: packed('emvTagData'),
};

/** The part of any answer about a payment that must be understood, should the rest of it not be. */
export const gatewayVerdict = z.looseObject(verdictFields);
export type GatewayVerdict = z.output<typeof gatewayVerdict>;
