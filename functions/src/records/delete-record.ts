// Deletes a record that nothing refers to.
import { entering, type RecordDeps, type RecordRequest } from './entering.ts';
import { collectionOf, recordNotFound } from './kinds.ts';
import { ownWaysOf } from './own-ways.ts';
import { assertUnused } from './uses.ts';

/** Throws NOT_FOUND, and IN_USE with what uses it. */
export async function deleteRecord(
  deps: RecordDeps,
  request: RecordRequest,
  recordId: number,
): Promise<void> {
  const { kind, place, user, requestId } = request;
  await entering(deps, request, 'write');
  const at = collectionOf(kind, place);
  await deps.writes.transact({ uid: user.uid, requestId }, async (transaction) => {
    const before = await transaction.get(at, String(recordId));
    if (!before) throw recordNotFound(kind, recordId);
    await assertUnused(transaction, kind, place, before);
    const alsoWrite = await ownWaysOf(kind).alsoWrites?.({
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
    alsoWrite?.();
  });
}
