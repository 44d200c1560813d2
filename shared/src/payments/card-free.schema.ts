// Free text that people write about orders and payments: a card number in it would lie in the clear in tickets, mails and histories.
import type { z } from 'zod';
import { storedForms } from '../kernel/stored-form.schema.ts';
import { cardNumberTyped, holdsCardNumber } from './card-number.ts';

/** Refuses a card number in what is sent; what is stored already is read as ever. */
export const withoutCardNumber = (text: z.ZodString): z.ZodString =>
  text
    .refine((typed) => !holdsCardNumber(typed), cardNumberTyped)
    .register(storedForms, { stored: () => storedForms.get(text)?.stored() ?? text });
