// The audit log of a tenant, newest first.
import type { Answers } from '@bite/shared/api/answers';
import type { RecordKind } from '@bite/shared/api/record-names';
import { collections } from '@bite/shared/paths';
import { auditEntries } from '../collections/collections.ts';
import { pageAnswerOf } from '../collections/page-answer.ts';
import { collectionOf, invalidFields } from '../collections/record-kinds.ts';
import { assertMayIn } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { Condition, RecordStore } from '../ports/records.ts';
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
  /** With `recordId` and `restaurantId`: what was changed in that record alone. */
  kind?: RecordKind | undefined;
  recordId?: number | undefined;
  limit: number;
  pageToken?: string | undefined;
}

/** Secrets are masked. Throws FORBIDDEN, and VALIDATION_FAILED for an unknown page token or half the name of a record. */
export async function listAuditEntries(
  { records }: { records: RecordStore },
  { user }: Caller,
  tenantId: number,
  query: AuditQuery,
): Promise<Answers['listAuditEntries']> {
  await assertMayIn(records, user, 'tenantSettings.read', { tenantId });
  return readAuditEntries({ records }, tenantId, query);
}

/** For a caller who was found to have the right to it. */
export async function readAuditEntries(
  { records }: { records: RecordStore },
  tenantId: number,
  query: AuditQuery,
): Promise<Answers['listAuditEntries']> {
  const { limit, pageToken } = query;
  const { found, ...page } = await records.page(auditEntries, {
    where: whereOf(tenantId, query),
    orderBy: { field: 'at', direction: 'desc' },
    limit,
    pageToken,
  });
  return {
    entries: found.map(({ record }) => maskedEntry(record)),
    ...pageAnswerOf(page),
  };
}

/** What was changed in one record is found by its path (changed-by.ts has the index), which names the tenant. */
function whereOf(tenantId: number, { restaurantId, kind, recordId }: AuditQuery): Condition[] {
  const ofTenant: Condition = { field: 'tenantId', is: '==', value: tenantId };
  if (kind === undefined && recordId === undefined)
    return restaurantId === undefined
      ? [ofTenant]
      : [ofTenant, { field: 'restaurantId', is: '==', value: restaurantId }];
  if (kind === undefined || recordId === undefined || restaurantId === undefined)
    throw invalidFields([
      { field: 'recordId', message: 'A record is named by its restaurant, its kind and its number' },
    ]);
  const { path } = collectionOf(kind, { tenantId, restaurantId });
  return [{ field: 'path', is: '==', value: `${path}/${recordId}` }];
}
