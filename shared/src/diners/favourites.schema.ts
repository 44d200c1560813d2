// The dishes that a diner has marked as favourites at one restaurant, as stored.
import { z } from 'zod';
import { list } from '../kernel/bounded.schema.ts';
import { guid, isoTime, positiveId } from '../kernel/schema.ts';
import { customerLimits } from './customer-limits.ts';

/** The newest last. */
export const favourites = z.object({
  restaurantGuid: guid,
  itemIds: list(positiveId, customerLimits.favourites),
  updatedAt: isoTime,
});
export type Favourites = z.output<typeof favourites>;
