// In whose name a domain is registered: every registry asks for it.
import { z } from 'zod';
import { isCountryCode } from '../kernel/countries.ts';
import { required } from '../kernel/schema.ts';

const text = (message: string) => required(message).max(200, 'Must be at most 200 characters');

const noCountry = 'A country’s two letters, such as US';

export const registrant = z.strictObject({
  firstName: text('First name is required'),
  lastName: text('Last name is required'),
  companyName: z.string().trim().max(200).optional(),
  email: z.email('Invalid email format').max(200),
  /** '+12125550123' */
  phone: z
    .string()
    .trim()
    .regex(/^\+[1-9]\d{7,14}$/, 'A number with its country code, such as +12125550123'),
  address1: text('Address is required'),
  address2: z.string().trim().max(200).optional(),
  city: text('City is required'),
  state: text('State is required'),
  zip: text('ZIP code is required'),
  /** 'US' */
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, { error: noCountry, abort: true })
    .refine(isCountryCode, noCountry),
});
export type Registrant = z.output<typeof registrant>;
