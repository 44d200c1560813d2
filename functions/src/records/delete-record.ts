// Deletes a record that nothing refers to, even an unreadable one. It is kept for a while (restore-record.ts).

import { deletedNow, deletedRecordId, deletedRecordsOf } from '../collections/deleted-records.ts';
import { collectionOf } from '../collections/record-collection.ts';
import { authorOf } from '../identity/caller.ts';
import { authorizeRestaurant, type RecordDeps, type RecordRequest } from './authorize-restaurant.ts';
import { buffered } from './buffered-transaction.ts';
import type { InBatch } from './in-batch.ts';
import { prepareSideEffects } from './side-effects.ts';
import { recordAsStored } from './stored-record.ts';
import { takeOff } from './take-off.ts';
import { assertUnused } from './uses.ts';

/** Throws NOT_FOUND, and IN_USE with the records that refer to it. */
export async function deleteRecord(
  deps: RecordDeps,
  request: RecordRequest,
  recordId: number,
): Promise<void> {
  await authorizeRestaurant(deps, request, 'write');
  await deps.writePath.transact(authorOf(request), async (transaction) => {
    const buffer = buffered(transaction);
    await buffer.attempt((within) => deleteIn({ deps, request, transaction: within }, recordId));
    buffer.flush();
  });
}

/**
 * The deletion within a transaction; the caller is authorized already.
 * @param isTakenOff From all that lists it.
 */
export async function deleteIn(
  { deps, request, transaction, together = new Set() }: Omit<InBatch, 'settings'>,
  recordId: number,
  isTakenOff = false,
): Promise<void> {
  const { kind, place, user } = request;
  const before = await recordAsStored(transaction, kind, place, recordId);
  const takenOff = isTakenOff ? await takeOff({ deps, request, transaction }, recordId) : [];
  const without = [...takenOff, ...Array.from(together, (id) => ({ kind, recordId: id }))];
  await assertUnused(transaction, kind, place, { recordId, record: before }, without);
  const now = new Date(deps.now()).toISOString();
  const written = { transaction, recordId, before, after: undefined, now };
  const writeSideEffects = await prepareSideEffects(deps, request, written);
  transaction.remove(collectionOf(kind, place), String(recordId), before);
  const kept = deletedNow({ kind, record: before, by: user.uid, takenOff }, deps.now());
  transaction.follow(deletedRecordsOf(place), deletedRecordId(kind, recordId), kept);
  writeSideEffects();
}
