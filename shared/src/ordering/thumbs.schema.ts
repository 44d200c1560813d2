// The counted thumbs of a restaurant's items, as stored.
import { z } from 'zod';

const count = z.int().min(0);

export const thumbCount = z.object({ up: count, down: count });

/** By item id. */
export const thumbCounts = z.object({ thumbs: z.record(z.string(), thumbCount).default({}) });
export type ThumbCounts = z.output<typeof thumbCounts>;
