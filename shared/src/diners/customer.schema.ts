// A diner's own record: who ordered, whichever restaurant of the platform it was at. It gives no right of staff, even if the
// same person works at a restaurant.
import { z } from 'zod';
import { guid, isoTime } from '../kernel/schema.ts';
import { email, name, phone } from '../kernel/text.schema.ts';
import { deliveryAddress, storedAddress } from '../ordering/delivery-address.schema.ts';
import { phoneWithoutCardNumber, withoutCardNumber } from '../payments/card-free.schema.ts';
import { siteLanguages } from '../website/languages.ts';
import { customerLimits } from './customer-limits.ts';
import { signInProviders } from './sign-in-providers.ts';

const label = withoutCardNumber(name(customerLimits.label));

/** A saved address as it is sent. */
export const addressInput = z.strictObject({
  /** 'Home', 'Work'. */
  label: label.default(''),
  address: deliveryAddress,
  /** Used unless another one is chosen. Without one, the address that was saved first. */
  isDefault: z.boolean().default(false),
});

const savedAddress = z.object({
  addressId: guid,
  label: z.string().default(''),
  address: storedAddress,
  isDefault: z.boolean().default(false),
});
export type SavedAddress = z.output<typeof savedAddress>;

export const customer = z.object({
  uid: z.string().min(1),
  /** Lower case; verified by the code that was mailed there, or by a provider. '' if a provider vouches for none. */
  email: z.string(),
  /** The restaurant, by guid, at whose own domain the account began, and which alone it is for (docs/decisions/060). */
  onlyAt: z.string().exactOptional(),
  /** Who has signed the person in besides our own mail. */
  providers: z.array(z.enum(signInProviders)).exactOptional(),
  name: z.string().default(''),
  phone: z.string().default(''),
  language: z.enum(siteLanguages).exactOptional(),
  addresses: z.array(savedAddress).default([]),
  /** The restaurants, by guid, whose offers the person has asked for, and since when. */
  marketing: z.record(z.string(), isoTime).default({}),
  createdAt: isoTime,
  updatedAt: isoTime,
  /** All sessions that began by then have ended. */
  revokedAt: isoTime.exactOptional(),
});
export type Customer = z.output<typeof customer>;

/** What the person sees of it, on the site of one restaurant. */
export const dinerProfile = z.strictObject({
  uid: z.string(),
  email: z.string(),
  providers: z.array(z.enum(signInProviders)).optional(),
  name: z.string(),
  phone: z.string(),
  language: z.enum(siteLanguages).optional(),
  addresses: z.array(savedAddress),
  /** Restaurants by guid. */
  marketing: z.array(z.string()),
});
export type DinerProfile = z.output<typeof dinerProfile>;

/** A change of one's own profile: what is absent stays. */
export const dinerChange = z.strictObject({
  name: withoutCardNumber(name(customerLimits.name)).optional(),
  phone: phoneWithoutCardNumber(phone()).optional(),
  language: z.enum(siteLanguages).optional(),
  /** Consent to offers of one restaurant, given or taken back. */
  marketing: z.strictObject({ restaurantGuid: guid, isAgreed: z.boolean() }).optional(),
});

/** The email address that a sign-in code is mailed to. */
export const signInEmail = email('Please enter your email address, such as name@example.com');
