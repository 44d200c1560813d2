// Schemas that all features share.
import { z } from 'zod';
import { isMoney, LARGEST_AMOUNT } from './money.ts';

export const guid = z.guid('Invalid GUID format');
export const positiveId = z.int().positive();

/** From the year 2 to 9998: what databases hold, with room for the offset of every time zone. */
export const isInReach = (moment: string): boolean => moment >= '0002' && moment < '9999';
const NO_TIME = 'Must be a valid ISO date-time string';
const NO_DATE = 'Must be a valid ISO date';
export const isoTime = z.iso.datetime({ error: NO_TIME, abort: true }).refine(isInReach, NO_TIME);
export const isoDate = z.iso.date({ error: NO_DATE, abort: true }).refine(isInReach, NO_DATE);

/** Required text; missing, empty and blank are refused with the same message. */
export const required = (message: string) => z.string(message).trim().min(1, message);

/** A URL that a page may link to: http or https only, so that no stored link runs a script. */
export const webUrl = (message = 'Must be a web address') =>
  z.url({ protocol: /^https?$/, error: message }).max(2048, 'Must be at most 2048 characters');

/** HH:MM, 24 hours (C5-07). */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Invalid time format, expected HH:MM');

/** `money` with its own message for a negative amount. */
export const moneyOr = (negative: string) =>
  z
    .number()
    .min(0, negative)
    .max(LARGEST_AMOUNT, 'Amount is too large')
    .refine((amount) => isMoney(amount, 'BHD'), 'Too many decimals');

/** A price or amount that is never negative and has no more decimals than any currency can hold. */
export const money = moneyOr('Must not be negative');

export const currencyCode = z.string().regex(/^[A-Z]{3}$/, 'Currency must be 3 letters');

/** Present in every stored entity. */
export const timestamps = { createdAt: isoTime, updatedAt: isoTime };

/** One of `values`, or any other word: an outside service may add words at any time. */
export const openEnum = <const Values extends readonly string[]>(_values: Values) =>
  z.string() as z.ZodType<Values[number] | (string & {}), Values[number] | (string & {})>;
