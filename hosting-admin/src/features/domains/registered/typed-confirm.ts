// The schemas of forms that cost money: the domain's name has to be typed.
import { registrant } from '@bite/shared/domains/registrant.schema';
import { isConfirmed, NOT_CONFIRMED } from '@bite/shared/domains/typed-confirmation';
import { z } from 'zod';

/** @param name The domain's. */
export const typedConfirm = (name: () => string) =>
  z.string().refine((typed) => isConfirmed(typed, name()), NOT_CONFIRMED);

const optional = z.string().transform((text) => text.trim() || undefined);

/** The same rules, for inputs that are empty rather than absent. */
export const registrantForm = registrant.extend({ companyName: optional, address2: optional });
