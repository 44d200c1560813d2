// The public menu and its live state.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { host, slug } from '../domains/domains.contract.ts';
import { guid } from '../kernel/schema.ts';
import { itemLists, storefront } from './storefront.schema.ts';
import { storefrontLive } from './storefront-live.schema.ts';

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
  getDishFacts: {
    summary: 'What dialogs of dishes say beyond the menu: what goes well with each, and how many liked it.',
    params: z.object({ restaurantGuid: guid }),
    answer: z.strictObject({
      goesWellWith: itemLists.describe('By item id; of what can be ordered on the site, best first.'),
      liked: z
        .record(z.string(), z.strictObject({ percent: z.int().min(0).max(100), count: z.int().min(1) }))
        .describe('By item id; absent for an item with few thumbs.'),
    }),
    refuses: ['RESTAURANT_NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
