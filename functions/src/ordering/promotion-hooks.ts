// Record hooks of promotions: a code stands for one of them, and answers say how often it was used.

import { promotionUsesOf, recordsOf } from '../collections/collections.ts';
import { invalidFields } from '../collections/record-collection.ts';
import type { RecordHooks } from '../records/record-hook.ts';

export const withUses: NonNullable<RecordHooks['present']> = async (reader, { place }, promotions) => {
  const ids = promotions.map(({ promotionId }) => String(promotionId));
  const uses = await reader.getAll(promotionUsesOf(place), ids);
  return promotions.map((promotion, index) => ({ ...promotion, used: uses[index]?.used ?? 0 }));
};

export const assertCodeIsFree: NonNullable<RecordHooks['sideEffects']> = async ({
  transaction,
  place,
  recordId,
  before,
  after,
}) => {
  if (after && after['code'] !== before?.['code']) {
    const where = [{ field: 'code', is: '==' as const, value: after['code'] }];
    const found = await transaction.find(recordsOf('promotions', place), { where, limit: 2 });
    const other = found.find(({ record }) => record.promotionId !== recordId);
    if (other)
      throw invalidFields([{ field: 'code', message: `The promotion “${other.record.name}” has this code` }]);
  }
  return () => undefined;
};
