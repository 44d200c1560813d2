// Lists a tenant's audit log, newest first.
import type { Answers } from '@bite/shared/api/answers';
import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import type { PlaceAction } from '@bite/shared/identity/roles';
import type { User } from '@bite/shared/identity/user.schema';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { type HistoryKind, historyActions } from '@bite/shared/records/history-actions';
import { auditEntries, users } from '../collections/collections.ts';
import { pageAnswerOf } from '../collections/page-answer.ts';
import { collectionOf, definitionOf, invalidFields } from '../collections/record-collection.ts';
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

/** Nobody searches by the changed values or by several names; without indexes for them an entry is cheap to write. */
export const fieldOverrides = [
  { collectionGroup: collections.auditEntries, fieldPath: 'changes', indexes: [] },
  { collectionGroup: collections.auditEntries, fieldPath: 'recordNames', indexes: [] },
];

export interface AuditQuery {
  restaurantId?: number | undefined;
  /** With `recordId` and `restaurantId`: only the changes of that record. A restaurant's own `recordId` is its number. */
  kind?: HistoryKind | undefined;
  recordId?: number | undefined;
  /** Only the changes of this batch, in no order; with a record only its own among them. */
  batchId?: string | undefined;
  limit: number;
  pageToken?: string | undefined;
}

type RecordAddress = RestaurantRef & { kind: HistoryKind; recordId: number };

/**
 * Masks secrets. The changes of one record are for those who may read the whole record, with the names of the authors;
 * everything else is for those who may read the tenant's settings. Throws FORBIDDEN, and VALIDATION_FAILED for an unknown
 * page token or an incomplete record reference.
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
  for (const action of actionsFor(record)) await assertMayIn(records, user, action, record);
  const { entries, ...page } = await readAuditEntries({ records }, tenantId, query);
  return { entries: await withNames(records, user, entries), ...page };
}

function recordIn(tenantId: number, query: AuditQuery): RecordAddress | undefined {
  const { restaurantId, kind, recordId } = query;
  return restaurantId === undefined || kind === undefined || recordId === undefined
    ? undefined
    : { tenantId, restaurantId, kind, recordId };
}

const actionsFor = ({ kind }: RecordAddress): readonly PlaceAction[] =>
  kind === 'restaurants' ? ['tenantSettings.read'] : historyActions(definitionOf(kind).area);

/** Readers of a record need no permission to list the tenant's members. */
async function withNames(records: RecordStore, reader: User, entries: readonly AuditEntry[]) {
  const uids = [...new Set(entries.map(({ by }) => by))];
  const authors = await records.getAll(users, uids);
  const names = new Map(uids.map((uid, index) => [uid, nameFor(reader, authors[index])]));
  return entries.map((entry) => ({ ...entry, byName: names.get(entry.by) }));
}

/** Requires that the caller's permission has been checked. */
export async function readAuditEntries(
  { records }: { records: RecordStore },
  tenantId: number,
  query: AuditQuery,
): Promise<Answers['listAuditEntries']> {
  const { limit, pageToken, batchId } = query;
  const { found, ...page } = await records.page(auditEntries, {
    ...(batchId === undefined
      ? { where: whereOf(tenantId, query), orderBy: { field: 'at', direction: 'desc' } }
      : { where: [{ field: 'batchId', is: '==', value: batchId }] }),
    limit,
    pageToken,
  });
  const shown = found.filter(({ record }) => batchId === undefined || isPartOf(record, tenantId, query));
  return {
    entries: shown.map(({ record }) => maskedEntry(record)),
    ...pageAnswerOf(page),
  };
}

/**
 * Of a batch: not the batch's own entry, nothing of another tenant, whatever id was sent, and of a named record nothing but its
 * own changes, since who may read it need not be allowed to read the others.
 */
function isPartOf({ path, count }: AuditEntry, tenantId: number, query: AuditQuery): boolean {
  const record = recordIn(tenantId, query);
  const isAskedFor = record ? path === pathOf(record) : path.startsWith(`${paths.tenant(tenantId)}/`);
  return count === undefined && isAskedFor;
}

/** The changes of one record are found by its path (indexed in changed-by.ts), which includes the tenant. */
function whereOf(tenantId: number, query: AuditQuery): Condition[] {
  const { restaurantId, kind, recordId } = query;
  const record = recordIn(tenantId, query);
  if (record) return [{ field: 'path', is: '==', value: pathOf(record) }];
  if (kind !== undefined || recordId !== undefined)
    throw invalidFields([
      { field: 'recordId', message: 'A record is named by its restaurant, its kind and its number' },
    ]);
  const ofTenant: Condition = { field: 'tenantId', is: '==', value: tenantId };
  return restaurantId === undefined
    ? [ofTenant]
    : [ofTenant, { field: 'restaurantId', is: '==', value: restaurantId }];
}

function pathOf(record: RecordAddress): string {
  const { kind, recordId, restaurantId } = record;
  if (kind !== 'restaurants') return `${collectionOf(kind, record).path}/${recordId}`;
  if (recordId !== restaurantId)
    throw invalidFields([{ field: 'recordId', message: 'A restaurant’s own record has its number' }]);
  return paths.restaurant(record);
}
