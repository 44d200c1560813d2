// The history tells of each automatic reply that was sent, as it tells of those of staff.
import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import { AUTOMATIC_REPLIES } from '@bite/shared/audit/automatic-authors';
import type { ReviewReply } from '@bite/shared/listing/review-reply.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { auditEntry } from '../../audit/audit.ts';
import { auditEntries } from '../../collections/collections.ts';
import type { RecordTransaction } from '../../ports/records.ts';
import { replyChange } from '../reviews/reply-change.ts';

/**
 * Belongs to the transaction that notes the reply as sent. There is one automatic reply for each review, and so one entry, whose id is made
 * of the review's: written again, it is the same.
 * @param id Of the review's document.
 */
export function tellSent(
  transaction: Pick<RecordTransaction, 'set'>,
  place: RestaurantRef,
  id: string,
  { text = '', changedAt: now }: Pick<ReviewReply, 'text' | 'changedAt'>,
): void {
  const entryId = `auto-reply-${place.tenantId}-${place.restaurantId}-${id}`;
  const change = replyChange(place, id, undefined, { comment: text });
  const entry: AuditEntry = auditEntry(change, { uid: AUTOMATIC_REPLIES }, { entryId, now });
  transaction.set(auditEntries, entryId, entry);
}
