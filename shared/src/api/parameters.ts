// Parameters that many endpoints share, parsed from URLs.
import { z } from 'zod';
import { positiveId } from '../kernel/schema.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './paging.ts';

const wholeNumber = (message: string) =>
  z
    .string(message)
    .regex(/^\d{1,15}$/, message)
    .pipe(z.coerce.number<string>());

/** An entity's id in a path: '7', but not '7.0' or '0x7'. */
export const idParameter = wholeNumber('Must be a positive whole number').pipe(positiveId);

/** @param missing The message if it is missing. */
export const idempotencyKey = (missing?: string) =>
  z
    .string(missing)
    .regex(
      /^[A-Za-z0-9_-]{22,128}$/,
      'Idempotency-Key must be 22 to 128 letters, digits, hyphens or underscores',
    );

/**
 * The headers of every endpoint that creates something. With a key a request may be repeated for 24 hours and
 * returns the first success; without one a repeat creates another record.
 */
export const creating = z.object({
  'idempotency-key': idempotencyKey()
    .optional()
    .describe(
      'A guid of the client’s own, one for each thing to be created: for 24 hours a repeat with the same key and body answers the first success and creates nothing. Another body is refused with IDEMPOTENCY_KEY_REUSED. A refusal does not use it up.',
    ),
});

export const restaurantParameters = { tenantId: idParameter, restaurantId: idParameter };

/** In every list: unreadable records, which are left out. */
export const unreadableRecords = z
  .array(z.strictObject({ recordId: z.string(), reason: z.string() }))
  .exactOptional()
  .describe('Records left out of this page because what is stored of them cannot be read.');

/** What every page of a list has besides its records. */
export const pageAnswer = { unreadable: unreadableRecords, nextPageToken: z.string().optional() };

/** Which page of a list: `pageToken` comes from the answer of the previous page. */
export const pageQuery = z.strictObject({
  limit: wholeNumber('Must be a whole number')
    .pipe(z.int().min(1).max(MAX_PAGE_SIZE))
    .default(DEFAULT_PAGE_SIZE),
  pageToken: z.string().min(1).max(1000).optional(),
});
