// What the resolution and storefront endpoints accept.
import { z } from 'zod';
import { guid } from '../kernel/schema.ts';

export const host = z
  .string()
  .trim()
  .min(1, 'Domain is required')
  .max(253, 'Domain must be less than 253 characters');
export const slug = z.string().trim().min(1).max(200);

export const resolveDomainInput = z.strictObject({ domain: host });

/** Exactly one way to name the restaurant. */
export const storefrontQuery = z
  .strictObject({ restaurantGuid: guid.optional(), slug: slug.optional(), domain: host.optional() })
  .refine((query) => Object.values(query).filter((value) => value !== undefined).length === 1, {
    message: 'Name the restaurant by one of restaurantGuid, slug or domain',
  });
