// The audit log of a tenant, newest first.
import type { Answers } from '@bite/shared/api/answers';
import type { RecordKind } from '@bite/shared/api/record-names';
import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import type { User } from '@bite/shared/identity/user.schema';
import { collections, type RestaurantRef } from '@bite/shared/paths';
import { historyActions } from '@bite/shared/records/history-actions';
import { auditEntries, users } from '../collections/collections.ts';
import { pageAnswerOf } from '../collections/page-answer.ts';
import { collectionOf, definitionOf, invalidFields } from '../collections/record-kinds.ts';
import { assertMayIn } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { Condition, RecordStore } from '../ports/records.ts';
import { maskedEntry } from './audit.ts';
import { nameFor } from './changed-by.ts';

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

type RecordAddress = RestaurantRef & { kind: RecordKind; recordId: number };

/**
 * Secrets are masked. What was changed in one record is for those who may read all of it, with the names of who changed it;
 * everything else for those who may read the tenant's settings. Throws FORBIDDEN, and VALIDATION_FAILED for an unknown page
 * token or half the name of a record.
 */
export async function listAuditEntries(
  { records }: { records: RecordStore },
  { user }: Caller,
  tenantId: number,
  query: AuditQuery,
): Promise<Answers['listAuditEntries']> {
  const record = recordIn(tenantId, query);
  if (!record) {
    await assertMayIn(records, user, 'tenantSettings.read', { tenantId });
    return readAuditEntries({ records }, tenantId, query);
  }
  for (const action of historyActions(definitionOf(record.kind).area))
    await assertMayIn(records, user, action, record);
  const { entries, ...page } = await readAuditEntries({ records }, tenantId, query);
  return { entries: await withNames(records, user, entries), ...page };
}

function recordIn(tenantId: number, query: AuditQuery): RecordAddress | undefined {
  const { restaurantId, kind, recordId } = query;
  return restaurantId === undefined || kind === undefined || recordId === undefined
    ? undefined
    : { tenantId, restaurantId, kind, recordId };
}

/** Who reads a record need not be one who reads the list of the team. */
async function withNames(records: RecordStore, reader: User, entries: readonly AuditEntry[]) {
  const uids = [...new Set(entries.map(({ by }) => by))];
  const authors = await records.getAll(users, uids);
  const names = new Map(uids.map((uid, index) => [uid, nameFor(reader, authors[index])]));
  return entries.map((entry) => ({ ...entry, byName: names.get(entry.by) }));
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
function whereOf(tenantId: number, query: AuditQuery): Condition[] {
  const { restaurantId, kind, recordId } = query;
  const record = recordIn(tenantId, query);
  if (record) {
    const { path } = collectionOf(record.kind, record);
    return [{ field: 'path', is: '==', value: `${path}/${record.recordId}` }];
  }
  if (kind !== undefined || recordId !== undefined)
    throw invalidFields([
      { field: 'recordId', message: 'A record is named by its restaurant, its kind and its number' },
    ]);
  const ofTenant: Condition = { field: 'tenantId', is: '==', value: tenantId };
  return restaurantId === undefined
    ? [ofTenant]
    : [ofTenant, { field: 'restaurantId', is: '==', value: restaurantId }];
}
