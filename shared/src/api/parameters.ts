// Parameters that many endpoints share, read from the text of an address.
import { z } from 'zod';
import { positiveId } from '../kernel/schema.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './paging.ts';

const wholeNumber = (message: string) =>
  z
    .string(message)
    .regex(/^\d{1,15}$/, message)
    .pipe(z.coerce.number<string>());

/** An entity's id in a path; '7', and neither '7.0' nor '0x7'. */
export const idParameter = wholeNumber('Must be a positive whole number').pipe(positiveId);

export const restaurantParameters = { tenantId: idParameter, restaurantId: idParameter };

/** Which part of a list: `pageToken` is what the page before answered. */
export const pageQuery = z.strictObject({
  limit: wholeNumber('Must be a whole number')
    .pipe(z.int().min(1).max(MAX_PAGE_SIZE))
    .default(DEFAULT_PAGE_SIZE),
  pageToken: z.string().min(1).max(1000).optional(),
});
