// Which messages the guests of a restaurant get about their orders, and what stands in them.
import { z } from 'zod';
import { isCountryCode } from '../kernel/countries.ts';
import { email, name } from '../kernel/text.schema.ts';

/** By what they tell. A delivery on its way counts as ready, an order that is on again as cancelled. */
const mails = z.object({
  received: z.boolean().default(true),
  accepted: z.boolean().default(true),
  ready: z.boolean().default(true),
  cancelled: z.boolean().default(true),
});

export const MAX_CLOSING_LINE = 200;
const MAX_TEXT_COUNTRIES = 50;

export const guestMessages = z.object({
  mails: mails.prefault({}),
  /** Guests may ask at checkout to be texted when their order is ready, or if it is cancelled. */
  texts: z.boolean().default(false),
  /** Countries besides its own whose numbers are texted, by their ISO 3166 alpha-2 code. */
  textCountries: z
    .array(z.string().max(2).refine(isCountryCode, 'Please choose a country from the list'))
    .max(MAX_TEXT_COUNTRIES, `Please choose ${MAX_TEXT_COUNTRIES} countries at most`)
    .default([]),
  /** Guests may have their devices notified when their order is ready, or if it is cancelled. */
  notifications: z.boolean().default(true),
  /** Where guests' replies go; the restaurant's own address if absent. */
  replyTo: email('Please enter a valid email address').optional(),
  /** The last line of every mail. */
  closingLine: name(MAX_CLOSING_LINE).optional(),
});
export type GuestMessages = z.output<typeof guestMessages>;
