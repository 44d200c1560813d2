// How a restaurant takes payments: tenants/{}/restaurants/{}/payment_setups/current. The logins at the gateway
// lie in the vault.
import { z } from 'zod';
import { isoTime, money } from '../kernel/schema.ts';
import { merchantNumber } from './fields.schema.ts';
import { merchantCapability } from './merchant.schema.ts';

/** The part of the gateway's host name that says which of its installations is meant. */
export const gatewaySite = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,40}[a-z0-9])?$/, 'The site is the first part of the gateway’s address');

/** What staff choose. */
export const paymentChoices = z.strictObject({
  /** Guests may pay by card. */
  cards: z.boolean().default(false),
  /** Guests may pay at the counter or at the door. */
  counter: z.boolean().default(true),
  /** Guests who pay by card may do so with a wallet, on hosts that are registered for it. */
  applePay: z.boolean().default(false),
  googlePay: z.boolean().default(false),
  /** When the money is taken: as soon as the order is placed, or when staff accept it. */
  captureWhen: z.enum(['accepted', 'ordered']).default('accepted'),
  /** What a payment is refused for beside what the bank refuses. */
  postalMismatch: z.enum(['accept', 'refuse']).default('accept'),
  securityCodeMismatch: z.enum(['accept', 'refuse']).default('refuse'),
  /** From this total on, in the major unit, only cards are taken; absent = no such limit. */
  cardOnlyFrom: money.optional(),
});

/** An account at the gateway: where guests' money goes. */
export const gatewayAccount = z.strictObject({ site: gatewaySite, merchantId: merchantNumber });

export const paymentSetup = paymentChoices.extend({
  /** The account in force. It is stored once it was found to work, and stays until another one was. */
  ...gatewayAccount.partial().shape,
  /** What the gateway says of the merchant; absent until it was asked. */
  capability: merchantCapability.optional(),
  /** When the login and the merchant id were last found right. */
  verifiedAt: isoTime.optional(),
  /** What was wrong when it was last asked; absent if nothing was. */
  problem: z.string().optional(),
  /** Staff have switched cards off until they switch them on again. */
  switchedOff: z.object({ at: isoTime, by: z.string() }).optional(),
  /** How often in a row the gateway has failed to answer, since when, and to how many guests: hashes of their networks. */
  failing: z
    .object({ times: z.int().positive(), since: isoTime, guests: z.array(z.string()).default([]) })
    .optional(),
  /** Cards rest by themselves until then since the gateway fails; the reconciliation asks it again. */
  restingUntil: isoTime.optional(),
  /** When the login was last replaced. */
  loginSetAt: isoTime.optional(),
  /** When a test payment last succeeded. */
  testedAt: isoTime.optional(),
  updatedAt: isoTime.optional(),
});

const printable = (what: string, most: number) =>
  z
    .string(`Please enter the ${what}`)
    .min(1, `Please enter the ${what}`)
    .max(most, `The ${what} has at most ${most} characters`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it refuses
    .regex(/^[^\u0000-\u001f\u007f]*$/, `The ${what} has characters that cannot be typed`);

export const gatewayLogin = z.strictObject({
  username: printable('user name', 100)
    .trim()
    .regex(/^[^:]*$/, 'The user name has no colon'),
  password: printable('password', 200),
});

/** An account that is to be in force. Without a login the one of the account before acts for it as well. */
export const accountToConnect = gatewayAccount
  .extend(gatewayLogin.partial().shape)
  .refine(({ username, password }) => username === undefined || password !== undefined, {
    path: ['password'],
    message: 'Please enter the password',
  })
  .refine(({ username, password }) => password === undefined || username !== undefined, {
    path: ['username'],
    message: 'Please enter the user name',
  });

export type PaymentChoices = z.output<typeof paymentChoices>;
export type PaymentSetup = z.output<typeof paymentSetup>;
export type GatewayAccount = z.output<typeof gatewayAccount>;
export type GatewayLoginInput = z.output<typeof gatewayLogin>;
export type AccountToConnect = z.output<typeof accountToConnect>;
