// Deletes what knows again who has used a promotion, once the promotion is deleted and cannot be brought back any more.
import { promotionGuestsOf, promotionUsesOf, recordsOf } from '../collections/collections.ts';
import { asStored } from '../collections/find-readable.ts';
import type { WorkData } from '../due-work/due-work.ts';
import type { RecordStore } from '../ports/records.ts';

const AT_ONCE = 200;

/** Does nothing if the promotion is there again. Idempotent. */
export async function forgetPromotionGuests(
  { records }: { records: Pick<RecordStore, 'get' | 'find' | 'transact'> },
  { promotionId, ...place }: WorkData<'forgetPromotionGuests'>,
): Promise<void> {
  const at = { path: recordsOf('promotions', place).path, schema: asStored };
  if ((await records.get(at, String(promotionId))) !== undefined) return;
  const guests = { path: promotionGuestsOf(place).path, schema: asStored };
  for (;;) {
    const where = [{ field: 'promotionId', is: '==', value: promotionId }] as const;
    const found = await records.find(guests, { where, limit: AT_ONCE });
    await records.transact(async (transaction) => {
      for (const { id } of found) transaction.delete(guests, id);
    });
    if (found.length < AT_ONCE) break;
  }
  await records.transact(async (transaction) =>
    transaction.delete(promotionUsesOf(place), String(promotionId)),
  );
}
