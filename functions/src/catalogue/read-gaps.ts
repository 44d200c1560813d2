// What diners of a restaurant do not see because it could not be read, as the last storefront build recorded it.
import { type StorefrontGaps, storefrontGaps } from '@bite/shared/catalogue/storefront-gaps.schema';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import type { RecordReader } from '../ports/records.ts';

/** The document's id: paths.storefrontGaps. */
const STOREFRONT = 'storefront';

/** Undefined where nothing is missing. */
export function storefrontGapsOf(
  records: Pick<RecordReader, 'get'>,
  place: RestaurantRef,
): Promise<StorefrontGaps | undefined> {
  const path = `${paths.restaurant(place)}/${collections.statistics}`;
  return records.get({ path, schema: storefrontGaps }, STOREFRONT);
}
