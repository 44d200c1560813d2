// The answer of a lookup of a page's restaurant (O3-19, I3.10-07).
import { z } from 'zod';
import { guid } from '../kernel/schema.ts';

export const resolutionResult = z.object({
  restaurant: z.object({
    guid,
    name: z.string(),
    slug: z.string(),
    websiteConfig: z.object({ enabled: z.boolean() }),
  }),
  tenant: z.object({ guid, name: z.string() }),
  resolvedBy: z.enum(['domain', 'slug']),
});

export type ResolutionResult = z.output<typeof resolutionResult>;
