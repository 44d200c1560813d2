// What a merchant's account at the gateway can do (I3.6-08).
import { z } from 'zod';
import { said, saidFlag } from './answer-fields.schema.ts';
import { merchantNumber } from './fields.schema.ts';
import { isFlagSet } from './flags.ts';
import { feeFormats, feeTypes } from './gateway-words.ts';

export const merchantRequest = z.strictObject({ merchid: merchantNumber });

export const merchantAnswer = z.looseObject({
  merchid: said,
  enabled: saidFlag,
  avs: saidFlag,
  cvv: saidFlag,
  echeck: saidFlag,
  acctupdater: saidFlag,
  cardproc: said,
  site: said,
  fee_type: said,
  fee_format: said,
  fee_value: said,
  fee_merchid: said,
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

/** What the gateway does not say it can do, it cannot. Throws a ZodError on a fee that we do not know how to show. */
export function capabilityOf(merchid: string, answer: MerchantAnswer): MerchantCapability {
  const can = (said: string | boolean | undefined): boolean => isFlagSet(said) ?? false;
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
