// Building blocks that every feature's schemas share.
import { z } from 'zod';
import { isMoney } from './money.ts';

export const guid = z.guid('Invalid GUID format');
export const positiveId = z.int().positive();
export const isoTime = z.iso.datetime('Must be a valid ISO date-time string');
export const isoDate = z.iso.date('Must be a valid ISO date');

/** HH:MM, 24 hours (C5-07). */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Invalid time format, expected HH:MM');

/** A price or amount that is never negative and has no more decimals than the currency can hold (decisions 6). */
export const money = z
  .number()
  .min(0, 'Must not be negative')
  .max(1_000_000, 'Amount is too large')
  .refine((amount) => isMoney(amount, 'BHD'), 'Too many decimals');

export const currencyCode = z.string().regex(/^[A-Z]{3}$/, 'Currency must be 3 letters');

/** Present in every stored entity. */
export const timestamps = { createdAt: isoTime, updatedAt: isoTime };
