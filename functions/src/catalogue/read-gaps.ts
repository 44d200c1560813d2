// Reads which records the last storefront build left out because they could not be read.
import { type StorefrontGaps, storefrontGaps } from '@bite/shared/catalogue/storefront-gaps.schema';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import type { RecordReader } from '../ports/records.ts';

/** The document's id: paths.storefrontGaps. */
const STOREFRONT = 'storefront';

/** Undefined if nothing is missing. */
export function storefrontGapsOf(
  records: Pick<RecordReader, 'get'>,
  place: RestaurantRef,
): Promise<StorefrontGaps | undefined> {
  const path = `${paths.restaurant(place)}/${collections.statistics}`;
  return records.get({ path, schema: storefrontGaps }, STOREFRONT);
}
