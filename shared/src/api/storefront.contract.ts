// The menu, and what is going on right now.
import { z } from 'zod';
import { storefrontLive } from '../catalogue/storefront-live.schema.ts';
import { guid } from '../kernel/schema.ts';
import { host, slug } from './domains.contract.ts';
import type { Endpoint } from './endpoint.ts';
import { storefront } from './storefront.schema.ts';

/** Exactly one way to name the restaurant. */
export const storefrontQuery = z
  .strictObject({ restaurantGuid: guid.optional(), slug: slug.optional(), domain: host.optional() })
  .refine((query) => Object.values(query).filter((value) => value !== undefined).length === 1, {
    message: 'Name the restaurant by one of restaurantGuid, slug or domain',
  });

export const storefrontEndpoints = {
  getStorefront: {
    summary: 'Everything public about one restaurant, named by exactly one of guid, slug and host name.',
    query: storefrontQuery,
    answer: storefront,
    refuses: ['RESTAURANT_NOT_FOUND', 'NOT_FOUND', 'DOMAIN_NOT_MAPPED'],
  },
  getStorefrontLive: {
    summary: 'What a cached menu cannot know: paused, busy, sold out, out of business.',
    params: z.object({ restaurantGuid: guid }),
    answer: storefrontLive,
  },
} as const satisfies Record<string, Endpoint>;
