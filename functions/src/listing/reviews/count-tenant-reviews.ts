// How many reviews wait for an answer at each restaurant of a business, and which are not connected.
import type { Answers } from '@bite/shared/api/answers';
import { restaurantsOf } from '../../collections/collections.ts';
import { findReadable } from '../../collections/find-readable.ts';
import { assertMayIn } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type { RecordStore } from '../../ports/records.ts';
import { connectionAt } from '../call-listing.ts';
import { unansweredAt } from './summarize-reviews.ts';

/** Of a business with more, those beyond are left out: the list of reviews has them all the same. */
const MOST = 200;

/** Throws as assertMayIn does. */
export async function countTenantReviews(
  { records }: { records: Pick<RecordStore, 'get' | 'find' | 'count'> },
  { user }: Caller,
  { tenantId }: { tenantId: number },
): Promise<Answers['countTenantReviews']> {
  await assertMayIn(records, user, 'listing.read', { tenantId });
  const { found } = await findReadable(records, restaurantsOf(tenantId), { limit: MOST });
  const restaurants = await Promise.all(
    found.map(async ({ record: { restaurantId } }) => {
      const place = { tenantId, restaurantId };
      const connection = await connectionAt({ records }, place);
      const hasEnded = connection?.status === 'error';
      const isConnected = hasEnded || connection?.status === 'connected';
      const unanswered = isConnected ? await unansweredAt(records, place) : 0;
      return { restaurantId, isConnected, hasEnded, unanswered };
    }),
  );
  return { restaurants };
}
