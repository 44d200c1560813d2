// Free text that people write about orders and payments: a card number in it would lie in the clear in tickets, mails and histories.
import type { z } from 'zod';
import { storedForms } from '../kernel/stored-form.schema.ts';
import { cardNumberTyped, holdsCardNumber } from './card-number.ts';

const refusing = (text: z.ZodString, isFaulty: (typed: string) => boolean): z.ZodString =>
  text
    .refine((typed) => !isFaulty(typed), cardNumberTyped)
    .register(storedForms, { stored: () => storedForms.get(text)?.stored() ?? text });

/** Refuses a card number in what is sent; what is stored already is read as ever. */
export const withoutCardNumber = (text: z.ZodString): z.ZodString => refusing(text, holdsCardNumber);

/** Shorter ones may be phone numbers with their country’s, written without a plus. */
const SHORTEST_CARD = 15;

/** The same of a phone number. */
export const phoneWithoutCardNumber = (phone: z.ZodString): z.ZodString =>
  refusing(phone, (typed) => typed.replace(/\D/g, '').length >= SHORTEST_CARD && holdsCardNumber(typed));
