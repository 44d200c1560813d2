// Schemas for listing, searching and bulk-creating domain mappings (I9-11, I5.6-04, I7.4).
import { z } from 'zod';
import { guid } from '../kernel/schema.ts';
import { domainName } from './domain-name.schema.ts';
import { hostFromTyped } from './typed-domain.ts';

/** Each is a transaction of its own. */
const MOST_MAPPINGS = 100;

const limit = z.coerce.number().int().min(1).max(100);

const narrowing = {
  tenantGuid: guid.optional(),
  restaurantGuid: guid.optional(),
  isActive: z
    .string()
    .max(10)
    .pipe(z.stringbool({ truthy: ['true'], falsy: ['false'] }))
    .optional(),
};

/** Values are text, since they come from a URL. */
export const domainListQuery = z.strictObject({
  limit: limit.default(50),
  offset: z.coerce.number().int().min(0).default(0),
  sort: z.enum(['domain', 'createdAt', 'updatedAt']).default('createdAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
  domain: domainName.optional(),
  ...narrowing,
});

/** Domains that begin so as people read them, however it was typed or pasted. */
export const domainSearchQuery = z.strictObject({
  prefix: z.string().max(2048, 'Must be at most 2048 characters').overwrite(hostFromTyped).min(1),
  limit: limit.default(20),
  ...narrowing,
});

/** Each mapping is validated on its own, so that an invalid one does not stop the others (I4-25). */
export const bulkMappings = z.strictObject({
  mappings: z
    .array(z.unknown(), 'At least one mapping is required')
    .min(1, 'At least one mapping is required')
    .max(MOST_MAPPINGS, `At most ${MOST_MAPPINGS} mappings at once`),
});

export const domainTransfer = z.strictObject({ tenantGuid: guid, restaurantGuid: guid });

export type DomainListQuery = z.output<typeof domainListQuery>;
export type DomainSearchQuery = z.output<typeof domainSearchQuery>;
