// Updates a record: refused where it has changed since it was read, validated as a whole, written with its side effects.
import { may } from '@bite/shared/identity/roles';
import type { Fields } from '@bite/shared/kernel/fields';
import { assertCurrent, versionOf } from '../audit/version.ts';
import type { AuditedTransaction } from '../audit/write-path.ts';
import { applied, collectionOf, type StoredRecord } from '../collections/record-kinds.ts';
import { forbidden } from '../identity/assert-may.ts';
import { authorOf } from '../identity/caller.ts';
import { changesWages } from '../people/wages.ts';
import { authorizeRestaurant, type RecordDeps, type RecordRequest } from './authorize-restaurant.ts';
import { assertAmounts, assertReferences } from './check-record.ts';
import { withParts } from './parts.ts';
import { hooksOf } from './record-hooks.ts';
import { readableRecord } from './stored-record.ts';
import { type VisibleRecord, visibleRecord } from './visible-record.ts';

export interface RecordChange {
  recordId: number;
  /** Of the record as it was read. */
  version: string;
  /** A merge patch, as the kind's `update` schema reads it. */
  changes: Fields;
}

/**
 * The record as it is now; where nothing changes, nothing is written. Throws NOT_FOUND, RECORD_UNREADABLE, and CONFLICT
 * with the current record and its version.
 */
export async function updateRecord(
  deps: RecordDeps,
  request: RecordRequest,
  change: RecordChange,
): Promise<VisibleRecord> {
  const { kind, place, user } = request;
  const { settings } = await authorizeRestaurant(deps, request, 'write');
  const firstId = await idsBeside(deps, request, change.changes);
  const now = new Date(deps.now()).toISOString();
  const record = await deps.writePath.transact(authorOf(request), async (transaction) => {
    const before = await current(transaction, request, change);
    const after = changed(deps, request, change.changes, before, now);
    const made = [{ fields: after, at: '' }, ...(hooksOf(kind).siblings?.(change.changes) ?? [])];
    assertAmounts(made, settings.currency);
    await assertReferences(transaction, kind, place, made);
    let nextId = firstId;
    const writeSideEffects = await hooksOf(kind).sideEffects?.({
      transaction,
      place,
      recordId: change.recordId,
      sent: change.changes,
      before,
      after,
      nextId: () => nextId++,
      newGuid: deps.newGuid,
      now,
    });
    if (after !== before)
      transaction.replace(collectionOf(kind, place), String(change.recordId), before, after);
    writeSideEffects?.();
    return after;
  });
  return visibleRecord(kind, place, user, record);
}

/** The first of as many ids as new records come with the change; what is wrong with them is found before. */
async function idsBeside(deps: RecordDeps, { kind, place }: RecordRequest, changes: Fields): Promise<number> {
  const siblings = hooksOf(kind).siblings?.(changes) ?? [];
  const count = siblings.filter(({ isNew }) => isNew).length;
  if (count === 0) return 0;
  await assertReferences(deps.records, kind, place, siblings);
  return deps.ids.reserve(kind, place, count);
}

async function current(
  transaction: AuditedTransaction,
  { kind, place, user }: RecordRequest,
  { recordId, version }: RecordChange,
): Promise<StoredRecord> {
  const at = collectionOf(kind, place);
  const before = await readableRecord(transaction, kind, place, recordId);
  assertCurrent(`${at.path}/${recordId}`, before, version, visibleRecord(kind, place, user, before).record);
  return before;
}

/** The same object where the change changes nothing. */
function changed(
  { newGuid }: RecordDeps,
  { kind, place, user }: RecordRequest,
  changes: Fields,
  before: StoredRecord,
  now: string,
): StoredRecord {
  const { complete = (record: StoredRecord) => record } = hooksOf(kind);
  const patched = applied(kind, before, withParts(kind, changes, before, newGuid));
  const after = complete(patched, before, { place, uid: user.uid, now });
  if (changesWages(kind, before, after) && !may(user, 'wages.write', place)) throw forbidden();
  return versionOf(after) === versionOf(before) ? before : { ...after, updatedAt: now };
}
