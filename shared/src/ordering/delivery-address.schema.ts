// A delivery address in payloads and as stored.
import { z } from 'zod';
import { name } from '../kernel/text.schema.ts';
import { withoutCardNumber } from '../payments/card-free.schema.ts';
import { type AddressErrors, addressErrors } from './address-checks.ts';
import { addressLimits, type DeliveryAddress, tidyAddress } from './delivery-address.ts';

/** Validated by the rules of its country; each message belongs to a field. */
export const deliveryAddress = z
  .strictObject({
    street: withoutCardNumber(name(addressLimits.street)),
    unit: withoutCardNumber(name(addressLimits.unit)).optional(),
    city: withoutCardNumber(name(addressLimits.city)),
    region: withoutCardNumber(name(addressLimits.region)).optional(),
    postalCode: withoutCardNumber(name(addressLimits.postalCode)).default(''),
    country: z.string().trim().length(addressLimits.country, 'Country is required'),
  })
  .superRefine((address, context) => {
    const errors: AddressErrors = addressErrors(address);
    for (const [field, message] of Object.entries(errors))
      context.addIssue({ code: 'custom', path: [field], message });
  })
  .transform(tidyAddress);

/** Older orders have one line of text, which is read as the street. */
export const storedAddress = z.preprocess(
  (stored) => (typeof stored === 'string' ? { street: stored } : stored),
  z.object({
    street: z.string(),
    unit: z.string().optional(),
    city: z.string().default(''),
    region: z.string().optional(),
    postalCode: z.string().default(''),
    country: z.string().default(''),
  }) satisfies z.ZodType<DeliveryAddress>,
);
