// What is counted of a restaurant's orders and thumbs, one document each in its statistics.
import { isoTime } from '@bite/shared/kernel/schema';
import { type ThumbCounts, thumbCounts } from '@bite/shared/ordering/thumbs.schema';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { z } from 'zod';
import type { RecordCollection } from '../ports/records.ts';

const statisticsOf = <Stored>(
  place: RestaurantRef,
  schema: RecordCollection<Stored>['schema'],
): RecordCollection<Stored> => ({
  path: paths.restaurantCollection(place, collections.statistics),
  schema,
});

const orderedTogether = z.object({
  /** The orders placed before are counted. */
  until: isoTime,
  /** Orders of exactly that instant that are counted, too. */
  counted: z.array(z.string()).default([]),
  suggested: z.record(z.string(), z.array(z.int())).default({}),
});
export type OrderedTogether = z.output<typeof orderedTogether>;

/** What guests order together, in the document ORDERED_TOGETHER. */
export const orderedTogetherOf = (place: RestaurantRef) => statisticsOf(place, orderedTogether);
export const ORDERED_TOGETHER = 'orderedTogether';

const pairCounts = z.object({ pairs: z.record(z.string(), z.int()) });

/** Of how many orders it is made, in a document for each period. */
export const pairCountsOf = (place: RestaurantRef) => statisticsOf(place, pairCounts);
export const pairCountsId = (period: number): string => `${ORDERED_TOGETHER}-${period}`;

/** The thumbs of each item, in the document THUMBS. */
export const thumbCountsOf = (place: RestaurantRef): RecordCollection<ThumbCounts> =>
  statisticsOf(place, thumbCounts);
export const THUMBS = 'thumbs';

/** Thousands of names in one document, which nobody queries. */
export const fieldOverrides = ['pairs', 'suggested', 'thumbs'].map((fieldPath) => ({
  collectionGroup: collections.statistics,
  fieldPath,
  indexes: [],
}));
