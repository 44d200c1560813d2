// Record hooks of promotions: a code stands for one of them, answers say how often it was used, and who used a deleted one is forgotten.

import { DAY } from '@bite/shared/kernel/durations';
import type { RestaurantRef } from '@bite/shared/paths';
import { DELETED_RECORDS_DAYS } from '@bite/shared/records/deleted-records';
import { promotionUsesOf, recordsOf } from '../collections/collections.ts';
import { invalidFields } from '../collections/record-collection.ts';
import { newWork } from '../due-work/due-work.ts';
import type { RecordHooks } from '../records/record-hook.ts';

export const withUses: NonNullable<RecordHooks['present']> = async (reader, { place }, promotions) => {
  const ids = promotions.map(({ promotionId }) => String(promotionId));
  const uses = await reader.getAll(promotionUsesOf(place), ids);
  return promotions.map((promotion, index) => ({ ...promotion, used: uses[index]?.used ?? 0 }));
};

export const promotionSideEffects: NonNullable<RecordHooks['sideEffects']> = async (write) => {
  const { transaction, place, recordId, before, after, now } = write;
  if (!after) return () => transaction.enqueue(forgetting(place, recordId, Date.parse(now)));
  if (after['code'] !== before?.['code']) {
    const where = [{ field: 'code', is: '==' as const, value: after['code'] }];
    const found = await transaction.find(recordsOf('promotions', place), { where, limit: 2 });
    const other = found.find(({ record }) => record.promotionId !== recordId);
    if (other)
      throw invalidFields([{ field: 'code', message: `The promotion “${other.record.name}” has this code` }]);
  }
  return () => undefined;
};

/** A deleted promotion comes back as it was, so that its guests are forgotten only when it cannot any more. */
const forgetting = (place: RestaurantRef, promotionId: number, now: number) =>
  newWork('forgetPromotionGuests', { ...place, promotionId }, now, {
    dueAt: now + (DELETED_RECORDS_DAYS + 1) * DAY,
  });
