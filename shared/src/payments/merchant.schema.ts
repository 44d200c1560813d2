// What a merchant's account at the gateway can do (I3.6-08).
import { z } from 'zod';
import { answerFlag, answerText } from './answer-fields.schema.ts';
import { merchantNumber } from './fields.schema.ts';
import { isFlagSet } from './flags.ts';
import { feeFormats, feeTypes } from './gateway-words.ts';

export const merchantRequest = z.strictObject({ merchid: merchantNumber });

export const merchantAnswer = z.looseObject({
  merchid: answerText,
  enabled: answerFlag,
  avs: answerFlag,
  cvv: answerFlag,
  echeck: answerFlag,
  acctupdater: answerFlag,
  cardproc: answerText,
  site: answerText,
  fee_type: answerText,
  fee_format: answerText,
  fee_value: answerText,
  fee_merchid: answerText,
});

/** What is kept of it. */
export const merchantCapability = z.strictObject({
  merchid: merchantNumber,
  enabled: z.boolean(),
  avs: z.boolean(),
  cvv: z.boolean(),
  echeck: z.boolean(),
  acctupdater: z.boolean(),
  cardproc: z.string().optional(),
  site: z.string().optional(),
  feeType: z.enum(feeTypes, 'Fee type must be C, F, S or N'),
  feeFormat: z.enum(feeFormats, 'Fee format must be flat or percent').optional(),
  feeValue: z.string().optional(),
  feeMerchid: z.string().optional(),
});

export type MerchantAnswer = z.output<typeof merchantAnswer>;
export type MerchantCapability = z.output<typeof merchantCapability>;

/** A capability that the answer does not mention is missing. Throws a ZodError for a kind of fee that we cannot show. */
export function capabilityOf(merchid: string, answer: MerchantAnswer): MerchantCapability {
  const can = (flag: string | boolean | undefined): boolean => isFlagSet(flag) ?? false;
  return merchantCapability.parse({
    merchid,
    enabled: can(answer.enabled),
    avs: can(answer.avs),
    cvv: can(answer.cvv),
    echeck: can(answer.echeck),
    acctupdater: can(answer.acctupdater),
    cardproc: answer.cardproc,
    site: answer.site,
    feeType: answer.fee_type || 'N',
    feeFormat: answer.fee_format || undefined,
    feeValue: answer.fee_value || undefined,
    feeMerchid: answer.fee_merchid || undefined,
  });
}
