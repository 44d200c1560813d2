// Brings back a deleted record as it was, with its id, guid and times. It has to fit in as a new one does: what it refers to
// may be gone meanwhile.

import { may } from '@bite/shared/identity/roles';
import type { AuditedTransaction } from '../audit/write-path.ts';
import {
  deletedRecordId,
  deletedRecordsOf,
  isExpired,
  type TakenOff,
} from '../collections/deleted-records.ts';
import { collectionOf, recordNotFound, type StoredRecord } from '../collections/record-collection.ts';
import { forbidden } from '../identity/assert-may.ts';
import { authorOf } from '../identity/caller.ts';
import { changesWages } from '../people/wages.ts';
import { sorted } from '../ports/records.ts';
import {
  authorizeRestaurant,
  type InTransaction,
  type RecordDeps,
  type RecordRequest,
} from './authorize-restaurant.ts';
import { assertAmounts, assertReferences } from './check-record.ts';
import type { InBatch } from './in-batch.ts';
import { presentedOne } from './presented.ts';
import { prepareSideEffects } from './side-effects.ts';
import { onlyReadable, readableRecordIfThere } from './stored-record.ts';
import { noteUsers, preparePutBack } from './take-off.ts';
import type { VisibleRecord } from './visible-record.ts';

/**
 * Returns a record that is there as it is, so that a request can be repeated. Throws NOT_FOUND if none is kept,
 * RECORD_UNREADABLE, and what a creation is refused with.
 */
export async function restoreRecord(
  deps: RecordDeps,
  request: RecordRequest,
  recordId: number,
): Promise<VisibleRecord> {
  const restaurant = await authorizeRestaurant(deps, request, 'create');
  const { settings } = restaurant;
  const { kind, place } = request;
  const deleted = await deps.records.get(deletedRecordsOf(place), deletedRecordId(kind, recordId));
  const isOneEvent = deleted?.takenOff !== undefined;
  const author = { ...authorOf(request), ...(isOneEvent && { batchId: deps.newGuid() }) };
  const record = await deps.writePath.transact(author, async (transaction) => {
    const restored = await restoreIn({ deps, request, settings, transaction }, recordId);
    if (isOneEvent) {
      transaction.noteBatch({ path: collectionOf(kind, place).path, action: 'restore', changes: [] });
      noteUsers(transaction, place, kind);
    }
    return restored;
  });
  return presentedOne(deps, request, restaurant, record);
}

/** The restoration within a transaction; the caller is authorized already. */
export async function restoreIn(
  { deps, request, settings, transaction, together = new Set() }: InTransaction & Pick<InBatch, 'together'>,
  recordId: number,
): Promise<StoredRecord> {
  const { kind, place, user } = request;
  const present = await readableRecordIfThere(transaction, kind, place, recordId);
  if (present) return present;
  const { record: kept, takenOff } = await keptRecord(deps, transaction, request, recordId);
  if (changesWages(kind, undefined, kept) && !may(user, 'wages.write', place)) throw forbidden();
  const made = [{ fields: kept, at: '', ids: [recordId, ...together] }];
  assertAmounts(made, settings.currency);
  await assertReferences(transaction, kind, place, made);
  const putBack = await preparePutBack({ deps, request, transaction }, recordId, takenOff);
  await write(deps, transaction, request, recordId, kept);
  putBack();
  return kept;
}

async function keptRecord(
  { now }: RecordDeps,
  transaction: AuditedTransaction,
  { kind, place }: RecordRequest,
  recordId: number,
): Promise<{ record: StoredRecord; takenOff: readonly TakenOff[] }> {
  const { path, schema } = collectionOf(kind, place);
  const id = String(recordId);
  const deleted = await transaction.get(deletedRecordsOf(place), deletedRecordId(kind, recordId));
  const isKept = deleted !== undefined && !isExpired(deleted, now());
  const documents = isKept ? [{ id, path: `${path}/${id}`, read: () => deleted.record }] : [];
  const record = onlyReadable(sorted(documents, schema));
  if (!record) throw recordNotFound(kind, recordId);
  return { record, takenOff: deleted?.takenOff ?? [] };
}

async function write(
  deps: RecordDeps,
  transaction: AuditedTransaction,
  request: RecordRequest,
  recordId: number,
  record: StoredRecord,
): Promise<void> {
  const { kind, place } = request;
  const now = new Date(deps.now()).toISOString();
  const written = { transaction, recordId, before: undefined, after: record, now };
  const writeSideEffects = await prepareSideEffects(deps, request, written);
  transaction.restore(collectionOf(kind, place), String(recordId), record);
  transaction.follow(deletedRecordsOf(place), deletedRecordId(kind, recordId), undefined);
  writeSideEffects();
}
