// Resolving addresses to restaurants (O7.2).
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { guid } from '../kernel/schema.ts';
import { resolutionResult } from './resolution-result.schema.ts';

export const host = z
  .string()
  .trim()
  .min(1, 'Domain is required')
  .max(253, 'Domain must be less than 253 characters');
export const slug = z.string().trim().min(1).max(200);

export const resolvedDomain = z.strictObject({
  restaurantGuid: guid,
  restaurantName: z.string(),
  restaurantSlug: z.string(),
  websiteEnabled: z.boolean(),
  tenantGuid: guid,
  tenantName: z.string(),
});

export const resolvedSlug = resolutionResult.extend({ resolvedBy: z.literal('slug') });

export const domainEndpoints = {
  resolveDomain: {
    summary: 'Names the restaurant behind exactly this host name.',
    body: z.strictObject({ domain: host }),
    answer: resolvedDomain,
    refuses: ['DOMAIN_NOT_MAPPED'],
  },
  resolveSlug: {
    summary: 'Names the restaurant behind a slug.',
    params: z.object({ slug }),
    answer: resolvedSlug,
    refuses: ['NOT_FOUND', 'TENANT_NOT_FOUND'],
  },
  getDomainMapping: {
    summary: 'Tells whether exactly this host name is mapped: its mapping, or null.',
    params: z.object({ domain: host }),
    answer: z.strictObject({ domain: z.string(), restaurantGuid: guid, tenantGuid: guid }).nullable(),
  },
} as const satisfies Record<string, Endpoint>;
