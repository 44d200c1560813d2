// The schemas of forms that cost money: the domain's name has to be typed.
import { normalizeDomain } from '@bite/shared/domains/domain-name';
import { registrant } from '@bite/shared/domains/registrant.schema';
import { z } from 'zod';

/** @param name The domain's. */
export const typedConfirm = (name: () => string) =>
  z
    .string()
    .refine((typed) => normalizeDomain(typed) === name(), 'Type the name of the domain to confirm');

const optional = z.string().transform((text) => text.trim() || undefined);

/** The same rules, for inputs that are empty rather than absent. */
export const registrantForm = registrant.extend({ companyName: optional, address2: optional });
