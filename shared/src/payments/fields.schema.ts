// Schemas of the single fields of requests to the payment gateway (I5.2).
import { z } from 'zod';
import { AMOUNT_MAX_LENGTH, amountPattern } from './amounts.ts';
import { NO_EXPIRY, parseExpiry } from './expiry.ts';
import { flagLetters } from './flags.ts';
import { isCompactDate, isDashedDate, isMonthDay } from './gateway-dates.ts';
import { FUNDING_USER_FIELDS_MAX_LENGTH, fitsUserFields } from './user-fields.ts';

/** Text of `from` to `to` characters; a missing one gets the same error. */
const between = (name: string, from: number, to: number) => {
  const message = `${name} must be ${from}-${to} characters`;
  return z.string(message).min(from, message).max(to, message);
};
const matching = (pattern: RegExp, message: string) => z.string(message).regex(pattern, message);
const passing = (test: (text: string) => boolean, message: string) => z.string(message).refine(test, message);

/** In the body of a request. */
export const merchantId = between('Merchant ID', 1, 16);
/** The same id in a path or a query. */
export const merchantNumber = matching(/^\d{1,16}$/, 'Merchant ID must be 1-16 digits');

export const amount = z
  .string('Amount is required')
  .max(AMOUNT_MAX_LENGTH, 'Amount must be at most 14 characters')
  .regex(amountPattern, 'Amount must be a decimal with up to 2 places');

export const account = between('Account', 1, 27);
export const token = between('Token', 1, 19);
export const currency = matching(/^[A-Z]{3}$/, 'Currency must be exactly 3 uppercase letters');
export const country = matching(/^[A-Z]{2}$/, 'Country must be 2 uppercase letters');

export const expiry = passing(
  (text) => parseExpiry(text) !== undefined,
  'Expiry must be MMYY, YYYYMM or YYYYMMDD',
);
export const profileExpiry = passing(
  (text) => text === NO_EXPIRY || (text.length === 4 && parseExpiry(text) !== undefined),
  'Expiry must be MMYY',
);
export const cvv2 = matching(/^\d{3,4}$/, 'CVV2 must be 3 or 4 digits');

const usPostalPattern = /^\d{5}(-\d{4})?$/;
const usPostalMessage = 'Postal code must be 5 digits or 5-4 digits';
export const usPostal = matching(usPostalPattern, usPostalMessage);

/** Of any country: checkPostal knows the American form. */
export const postal = between('Postal code', 1, 10);

/** A postal code is held to the American form unless the address is elsewhere. */
export function checkPostal(
  value: { postal?: string | undefined; country?: string | undefined },
  context: z.RefinementCtx,
): void {
  const isAmerican = (value.country ?? 'US') === 'US';
  if (isAmerican && value.postal !== undefined && !usPostalPattern.test(value.postal))
    context.addIssue({ code: 'custom', path: ['postal'], message: usPostalMessage });
}

export const bankAba = matching(/^\d{9}$/, 'Bank ABA must be exactly 9 digits');
export const terminalId = matching(/^.{3}\d{5}$/, 'Terminal ID must be 8 characters ending with 5 digits');
export const orderDate = passing(isCompactDate, 'Order date must be YYYYMMDD');

export const userFields = z
  .union([z.record(z.string(), z.string()), z.array(z.record(z.string(), z.string()))])
  .refine(fitsUserFields, 'User fields must be at most 4000 bytes as JSON');
export const fundingUserFields = z
  .string()
  .max(FUNDING_USER_FIELDS_MAX_LENGTH, 'User fields must be at most 256 characters');

export const signature = between('Signature', 1, 6144);
export const orderId = between('Order ID', 1, 50);
export const retref = matching(/^[A-Za-z0-9]{1,14}$/, 'retref must be 1-14 letters or digits');

export const profileId = matching(/^\d{1,20}$/, 'Profile ID must be 1-20 digits');
export const accountId = matching(/^\d{1,3}$/, 'Account ID must be 1-3 digits');
export const profileText = between('Profile', 1, 24);

export const flag = z.enum(flagLetters, 'Must be Y or N');
export const ecomInd = z.enum(['T', 'R', 'E'], 'ecomind must be T, R or E');
export const cardOnFile = z.enum(['C', 'M'], 'cof must be C or M');
export const achEntryCode = z.enum(
  ['CCD', 'PPD', 'TEL', 'WEB'],
  'ACH entry code must be CCD, PPD, TEL or WEB',
);
export const secureFlag = z.enum(['05', '06'], 'Secure flag must be 05 or 06');
export const secureExemption = z.enum(
  ['ivr', 'lowrisk', 'lowvalue', 'trusted'],
  'Secure exemption must be ivr, lowrisk, lowvalue or trusted',
);

export const binBound = matching(/^\d{6}XXX$/, 'BIN must be 6 digits followed by XXX');

export const PAGE_LIMIT_MAX = 10_000;
export const page = z.int('Page must be a positive integer').positive('Page must be a positive integer');
export const limit = z
  .int('Limit must be a positive integer')
  .positive('Limit must be a positive integer')
  .max(PAGE_LIMIT_MAX, 'Limit cannot exceed 10000');

export const queryDate = passing(
  (text) => isMonthDay(text) || isCompactDate(text),
  'Date must be MMDD or YYYYMMDD',
);
export const fundingDate = passing(
  (text) => isDashedDate(text) || isCompactDate(text),
  'Date must be YYYY-MM-DD or YYYYMMDD',
);
export const batchDate = passing(isMonthDay, 'Date must be MMDD');
export const batchId = between('Batch ID', 1, 12);
