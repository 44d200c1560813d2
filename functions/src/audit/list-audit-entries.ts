// The audit log of a tenant, newest first.
import type { Answers } from '@bite/shared/api/answers';
import type { User } from '@bite/shared/identity/user.schema';
import { collections } from '@bite/shared/paths';
import { assertMayIn } from '../identity/assert-may.ts';
import type { RecordStore } from '../ports/records.ts';
import { auditEntries } from '../records/collections.ts';
import { pageAnswerOf } from '../records/page-answer.ts';
import { maskedEntry } from './audit.ts';

/** What the query needs beyond Firestore's automatic indexes; firestore.indexes.json holds the union. */
export const indexes = [
  {
    collectionGroup: collections.auditEntries,
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'tenantId', order: 'ASCENDING' },
      { fieldPath: 'at', order: 'DESCENDING' },
    ],
  },
  {
    collectionGroup: collections.auditEntries,
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'tenantId', order: 'ASCENDING' },
      { fieldPath: 'restaurantId', order: 'ASCENDING' },
      { fieldPath: 'at', order: 'DESCENDING' },
    ],
  },
];

/** Nobody looks for a change by what it changed: without an index for each of its fields an entry costs little. */
export const fieldOverrides = [
  { collectionGroup: collections.auditEntries, fieldPath: 'changes', indexes: [] },
];

export interface AuditQuery {
  restaurantId?: number | undefined;
  limit: number;
  pageToken?: string | undefined;
}

/** Secrets are masked. Throws FORBIDDEN, and VALIDATION_FAILED for an unknown page token. */
export async function listAuditEntries(
  { records }: { records: RecordStore },
  user: User,
  tenantId: number,
  { restaurantId, limit, pageToken }: AuditQuery,
): Promise<Answers['listAuditEntries']> {
  await assertMayIn(records, user, 'tenantSettings.read', { tenantId });
  const { found, ...page } = await records.page(auditEntries, {
    where: [
      { field: 'tenantId', is: '==', value: tenantId },
      ...(restaurantId === undefined
        ? []
        : [{ field: 'restaurantId', is: '==', value: restaurantId } as const]),
    ],
    orderBy: { field: 'at', direction: 'desc' },
    limit,
    pageToken,
  });
  return {
    entries: found.map(({ record }) => maskedEntry(record)),
    ...pageAnswerOf(page),
  };
}
