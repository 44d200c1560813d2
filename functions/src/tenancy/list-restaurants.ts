// Lists the restaurants of one tenant that the caller may see.
import type { Answers } from '@bite/shared/api/answers';
import { may } from '@bite/shared/identity/roles';
import { restaurantsOf } from '../collections/collections.ts';
import { pageAnswerOf } from '../collections/page-answer.ts';
import { assertMayIn } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { RecordStore } from '../ports/records.ts';
import { pageOfMatches } from './page-of-matches.ts';
import { visibleRestaurant } from './versioned.ts';

/** By id; employees only get their own restaurants. Throws as assertMayIn does. */
export async function listRestaurants(
  { records }: { records: RecordStore },
  { user }: Caller,
  tenantId: number,
  asked: { limit: number; pageToken?: string | undefined },
): Promise<Answers['listRestaurants']> {
  await assertMayIn(records, user, 'tenants.read', { tenantId });
  const maySee = (restaurantId: number) => may(user, 'restaurants.read', { tenantId, restaurantId });
  const { found, unreadable, ...rest } = await pageOfMatches(
    records,
    restaurantsOf(tenantId),
    asked,
    ({ restaurantId }) => maySee(restaurantId),
  );
  const seen = unreadable?.filter(({ id }) => maySee(Number(id))) ?? [];
  const restaurants = await Promise.all(found.map(({ record }) => visibleRestaurant(records, user, record)));
  return { restaurants, ...pageAnswerOf({ ...rest, ...(seen.length > 0 && { unreadable: seen }) }) };
}
