// Updates a record: refused if it has changed since it was read, validated as a whole, written with its side effects.
import { may } from '@bite/shared/identity/roles';
import type { Fields } from '@bite/shared/kernel/fields';
import { assertVersion, versionOf } from '../audit/version.ts';
import type { AuditedTransaction } from '../audit/write-path.ts';
import { applied, collectionOf, type StoredRecord } from '../collections/record-collection.ts';
import { forbidden } from '../identity/assert-may.ts';
import { authorOf } from '../identity/caller.ts';
import { changesWages } from '../people/wages.ts';
import {
  authorizeRestaurant,
  type InTransaction,
  type RecordDeps,
  type RecordRequest,
} from './authorize-restaurant.ts';
import { assertAmounts, assertReferences } from './check-record.ts';
import { withParts } from './parts.ts';
import { presentedOne } from './presented.ts';
import { hooksOf } from './record-hooks.ts';
import { prepareSideEffects } from './side-effects.ts';
import { readableRecord } from './stored-record.ts';
import { type VisibleRecord, visibleRecord } from './visible-record.ts';

export interface RecordChange {
  recordId: number;
  /** The version of the record as it was read. */
  version: string;
  /** A merge patch, as parsed by the kind's `update` schema. */
  changes: Fields;
}

/**
 * Returns the record after the change; writes nothing if nothing changes. Throws NOT_FOUND, RECORD_UNREADABLE, and CONFLICT
 * with the current record and its version.
 */
export async function updateRecord(
  deps: RecordDeps,
  request: RecordRequest,
  change: RecordChange,
): Promise<VisibleRecord> {
  const restaurant = await authorizeRestaurant(deps, request, 'write');
  const { settings } = restaurant;
  const firstId = await idsBeside(deps, request, change.changes);
  const record = await deps.writePath.transact(authorOf(request), (transaction) =>
    updateIn({ deps, request, settings, transaction }, change, firstId),
  );
  return presentedOne(deps, request, restaurant, record);
}

/**
 * The update within a transaction; the caller is authorized already.
 * @param firstId The first of the ids that `idsBeside` has reserved.
 */
export async function updateIn(
  { deps, request, settings, transaction }: InTransaction,
  change: RecordChange,
  firstId: number,
): Promise<StoredRecord> {
  const { kind, place } = request;
  const now = new Date(deps.now()).toISOString();
  const before = await current(transaction, request, change);
  const after = changed(deps, request, change.changes, before, now);
  const made = [{ fields: after, at: '' }, ...(hooksOf(kind).siblings?.(change.changes) ?? [])];
  assertAmounts(made, settings.currency);
  await assertReferences(transaction, kind, place, made);
  let nextId = firstId;
  const writeSideEffects = await prepareSideEffects(deps, request, {
    transaction,
    recordId: change.recordId,
    sent: change.changes,
    before,
    after,
    nextId: () => nextId++,
    now,
  });
  if (after !== before)
    transaction.replace(collectionOf(kind, place), String(change.recordId), before, after);
  writeSideEffects();
  return after;
}

/** Reserves ids for the new siblings of the change, after the change has been validated. Returns the first; 0 without any. */
export async function idsBeside(
  deps: RecordDeps,
  { kind, place }: RecordRequest,
  changes: Fields,
): Promise<number> {
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
  const { record: shown, version: now } = visibleRecord(kind, place, user, before);
  assertVersion(`${at.path}/${recordId}`, version, now, shown);
  return before;
}

/** Returns the same object if nothing changes. */
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
