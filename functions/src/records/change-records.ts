// Creates, changes, deletes or restores several records of one kind in one transaction. What is refused for one of them is
// reported for that one; the others are written together, or none of them if the transaction fails.
import { DomainError } from '@bite/shared/kernel/errors';
import type { Fields } from '@bite/shared/kernel/fields';
import type { BatchOutcome } from '@bite/shared/records/batch.schema';
import { authorOf } from '../identity/caller.ts';
import { assertOnceEach } from './assert-once-each.ts';
import { authorizeRestaurant, type RecordDeps, type RecordRequest } from './authorize-restaurant.ts';
import { createIn, newRecord } from './create-record.ts';
import { deleteIn } from './delete-record.ts';
import { refusable } from './refusable.ts';
import { restoreIn } from './restore-record.ts';
import { type Batch, isOneEvent, runBatch, type Step } from './run-batch.ts';
import { idsBeside, type RecordChange, updateIn } from './update-record.ts';

/**
 * Throws FORBIDDEN and the like for the whole batch, VALIDATION_FAILED for a record that it names twice, and PAYLOAD_TOO_LARGE
 * for more than fits into one transaction. With an Idempotency-Key a repeat returns the first outcome.
 */
export async function changeRecords(
  deps: RecordDeps,
  request: RecordRequest,
  batch: Batch,
): Promise<BatchOutcome> {
  const isNew = batch.action === 'create' || batch.action === 'restore';
  const { settings } = await authorizeRestaurant(deps, request, isNew ? 'create' : 'write');
  if (batch.action !== 'create')
    assertOnceEach(
      batch.records.map(({ recordId }) => recordId),
      (index) => `records.${index}.recordId`,
    );
  return deps.writePath.once(async (path) => {
    const steps = await stepsOf(deps, request, batch);
    const batchId = deps.newGuid();
    const author = { ...authorOf(request), ...(isOneEvent(batch) && { batchId }) };
    return path.transact(author, async (transaction) => {
      const outcome = await runBatch({ deps, request, settings, transaction }, batch, steps);
      return { batchId, ...outcome };
    });
  });
}

async function stepsOf(deps: RecordDeps, request: RecordRequest, batch: Batch): Promise<Step[]> {
  const runs = await runsOf(deps, request, batch);
  return runs.map((run, index) => ({ index, run }));
}

async function runsOf(deps: RecordDeps, request: RecordRequest, batch: Batch): Promise<Step['run'][]> {
  switch (batch.action) {
    case 'create':
      return creations(deps, request, batch.records);
    case 'update':
      return updates(deps, request, batch.records);
    case 'delete':
      return batch.records.map(({ recordId }) => async (within) => {
        await deleteIn(within, recordId, batch.takeOff);
        return { recordId };
      });
    default:
      return batch.records.map(({ recordId }) => async (within) => ({
        recordId,
        record: await restoreIn(within, recordId),
      }));
  }
}

async function creations(
  deps: RecordDeps,
  request: RecordRequest,
  sent: readonly Fields[],
): Promise<Step['run'][]> {
  const made = await Promise.all(
    sent.map((fields) => refusable(async () => newRecord(deps, request, fields))),
  );
  const count = made.reduce((sum, one) => sum + (one instanceof DomainError ? 0 : one.ids), 0);
  let next = count === 0 ? 0 : await deps.ids.reserve(request.kind, request.place, count);
  return made.map((one) => {
    if (one instanceof DomainError) return one;
    const recordId = next;
    next += one.ids;
    return async (within) => ({ recordId, record: await createIn(within, one, recordId) });
  });
}

/** One after the other: what needs new ids for siblings takes them from the same counter. */
async function updates(
  deps: RecordDeps,
  request: RecordRequest,
  changes: readonly RecordChange[],
): Promise<Step['run'][]> {
  const runs: Step['run'][] = [];
  for (const change of changes) {
    const firstId = await refusable(() => idsBeside(deps, request, change.changes));
    const { recordId } = change;
    runs.push(
      firstId instanceof DomainError
        ? firstId
        : async (within) => ({ recordId, record: await updateIn(within, change, firstId) }),
    );
  }
  return runs;
}
