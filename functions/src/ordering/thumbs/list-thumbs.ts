// The thumbs of a restaurant's items, for its staff.
import type { Answers } from '@bite/shared/api/answers';
import type { RestaurantRef } from '@bite/shared/paths';
import { THUMBS, thumbCountsOf } from '../../collections/statistics.ts';
import { assertMayAt } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type { RecordReader } from '../../ports/records.ts';

export interface ListThumbsDeps {
  records: Pick<RecordReader, 'get'>;
}

/** Throws as assertMayAt does. */
export async function listThumbs(
  { records }: ListThumbsDeps,
  { user }: Pick<Caller, 'user'>,
  place: RestaurantRef,
): Promise<Answers['listThumbs']> {
  await assertMayAt(records, user, 'catalogue.read', place);
  const counted = await records.get(thumbCountsOf(place), THUMBS);
  return {
    items: Object.entries(counted?.thumbs ?? {})
      .map(([itemId, count]) => ({ itemId: Number(itemId), ...count }))
      .filter(({ up, down }) => up + down > 0),
  };
}
