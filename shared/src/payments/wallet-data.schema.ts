// What the wallets give a browser for one payment, as text. It is encrypted for the gateway; only its form can be checked.
import { z } from 'zod';

const base64 = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/);

const hexadecimal = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[0-9a-fA-F]+$/);

/** `paymentData` of an ApplePayPaymentToken. */
export const applePayData = z.object({
  version: z.literal('EC_v1'),
  data: base64(12_000),
  signature: base64(12_000),
  header: z.object({
    ephemeralPublicKey: base64(1_000),
    transactionId: hexadecimal,
    publicKeyHash: base64(200).optional(),
    applicationData: z.union([hexadecimal, base64(1_000)]).optional(),
  }),
});

/** `tokenizationData.token` of a Google Pay PaymentData. More fields come with newer versions of its protocol. */
export const googlePayData = z.looseObject({
  signature: base64(1_000),
  protocolVersion: z.string().regex(/^ECv\d+(SigningOnly)?$/),
  signedMessage: z.string().min(1).max(14_000),
});
