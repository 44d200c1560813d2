import { authorOf } from '../identity/caller.ts';
// Deletes a record that nothing refers to, including one that cannot be read.

import { collectionOf } from '../collections/record-kinds.ts';
import { authorizeRestaurant, type RecordDeps, type RecordRequest } from './authorize-restaurant.ts';
import { hooksOf } from './record-hooks.ts';
import { recordAsStored } from './stored-record.ts';
import { assertUnused } from './uses.ts';

/** Throws NOT_FOUND, and IN_USE with what uses it. */
export async function deleteRecord(
  deps: RecordDeps,
  request: RecordRequest,
  recordId: number,
): Promise<void> {
  const { kind, place } = request;
  await authorizeRestaurant(deps, request, 'write');
  const at = collectionOf(kind, place);
  await deps.writePath.transact(authorOf(request), async (transaction) => {
    const before = await recordAsStored(transaction, kind, place, recordId);
    await assertUnused(transaction, kind, place, { recordId, record: before });
    const writeSideEffects = await hooksOf(kind).sideEffects?.({
      transaction,
      place,
      recordId,
      sent: {},
      before,
      after: undefined,
      nextId: () => 0,
      newGuid: deps.newGuid,
      now: new Date(deps.now()).toISOString(),
    });
    transaction.remove(at, String(recordId), before);
    writeSideEffects?.();
  });
}
