// On which hosts guests may pay with a wallet, and as whom: site_configuration/wallets. Kept by the platform's administrators, who
// register hosts with the wallets' companies.
import { z } from 'zod';
import { isoTime } from '../kernel/schema.ts';

const HOST = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

const hosts = z
  .array(
    z
      .string()
      .trim()
      .max(253, 'A host has at most 253 characters')
      .toLowerCase()
      .regex(HOST, 'A host is a name such as order.example.com, without https:// and without a path'),
  )
  .max(500, 'At most 500 hosts')
  .refine((list) => new Set(list).size === list.length, 'Each host once')
  .default([]);

export const walletChoices = z.strictObject({
  applePayHosts: hosts,
  googlePayHosts: hosts,
  /** Apple's identifier of the platform as a merchant. */
  appleMerchantId: z
    .string()
    .trim()
    .regex(/^merchant\.[A-Za-z0-9.-]{1,200}$/, 'It begins with “merchant.”, as in merchant.com.example')
    .optional(),
  /** What Apple reads to verify a host. */
  appleDomainFile: z
    .string()
    .trim()
    .max(20_000, 'The file has at most 20,000 characters')
    .regex(/^[\x20-\x7e\r\n\t]*$/, 'The file has characters that Apple’s does not have')
    .optional(),
  /** The merchant ID of Google Pay; its test environment needs none. */
  googleMerchantId: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{10,40}$/, 'Google’s merchant ID has letters and digits alone')
    .optional(),
});

export const platformWallets = walletChoices.extend({
  changedAt: isoTime.optional(),
  changedBy: z.string().optional(),
});

export type WalletChoices = z.output<typeof walletChoices>;
export type PlatformWallets = z.output<typeof platformWallets>;
