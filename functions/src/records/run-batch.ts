// Runs several changes of records of one kind in one transaction, each judged for itself.
import type { AuditChange } from '@bite/shared/audit/audit-entry.schema';
import { valuesAt } from '@bite/shared/catalogue/field-paths';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Fields } from '@bite/shared/kernel/fields';
import type { BatchOutcome } from '@bite/shared/records/batch.schema';
import stringify from 'safe-stable-stringify';
import { withChangedBy } from '../audit/changed-by.ts';
import { StaleRecord } from '../audit/version.ts';
import type { AuditedTransaction } from '../audit/write-path.ts';
import { deletedRecordId, deletedRecordsOf } from '../collections/deleted-records.ts';
import { asStored } from '../collections/find-readable.ts';
import { collectionOf, type StoredRecord } from '../collections/record-collection.ts';
import type { InTransaction, RecordRequest } from './authorize-restaurant.ts';
import { type Buffered, buffered } from './buffered-transaction.ts';
import type { InBatch } from './in-batch.ts';
import { groupedByReferences } from './order-by-references.ts';
import { refusable } from './refusable.ts';
import { noteUsers } from './take-off.ts';
import type { RecordChange } from './update-record.ts';
import { fieldsReferring } from './uses.ts';
import { visibleRecord } from './visible-record.ts';

/** As parsed by the kind's schemas. */
export type Batch =
  | { action: 'create'; records: readonly Fields[] }
  | { action: 'update'; records: readonly RecordChange[] }
  | { action: 'delete'; records: readonly { recordId: number }[]; takeOff?: true }
  /** What they were taken off is put back in any case; `putBack` says that there is something. */
  | { action: 'restore'; records: readonly { recordId: number }[]; putBack?: true };

/** Whether the history tells it as one event: one record alone is none, unless others change with it. */
export const isOneEvent = (batch: Batch): boolean =>
  batch.records.length > 1 ||
  (batch.action === 'delete' && batch.takeOff === true) ||
  (batch.action === 'restore' && batch.putBack === true);

type Run = (within: InBatch) => Promise<{ recordId: number; record?: StoredRecord }>;
export interface Step {
  index: number;
  /** What it does, or why it cannot. */
  run: Run | DomainError;
}

type Outcome = Omit<BatchOutcome, 'batchId'>;

/** Tries each step and writes what is not refused. */
export async function runBatch(
  within: InTransaction,
  batch: Batch,
  steps: readonly Step[],
): Promise<Outcome> {
  const { request, transaction } = within;
  const buffer = buffered(transaction);
  await preload(buffer, request, batch);
  const outcome = await attempted(within, buffer, batch, steps);
  if (buffer.size() > MOST_CHARACTERS_WRITTEN)
    throw new DomainError(
      'PAYLOAD_TOO_LARGE',
      'This is too much for one step. Please choose fewer at a time.',
    );
  buffer.flush();
  if (isOneEvent(batch)) {
    noteBatch(transaction, request, batch);
    if (batch.action === 'delete' || batch.action === 'restore')
      noteUsers(transaction, request.place, request.kind);
  }
  return outcome;
}

/** A transaction may have 10 MiB, and the history entries repeat what changes. */
const MOST_CHARACTERS_WRITTEN = 3_000_000;

async function preload(buffer: Buffered, { kind, place }: RecordRequest, batch: Batch): Promise<void> {
  if (batch.action === 'create') return;
  const ids = batch.records.map(({ recordId }) => recordId);
  await buffer.preload(collectionOf(kind, place), ids.map(String));
  if (batch.action === 'restore')
    await buffer.preload(
      deletedRecordsOf(place),
      ids.map((id) => deletedRecordId(kind, id)),
    );
}

/** Each once; those of a circle once more by themselves if they are refused together. */
async function attempted(
  within: InTransaction,
  buffer: Buffered,
  batch: Batch,
  steps: readonly Step[],
): Promise<Outcome> {
  const done: Outcome['done'] = [];
  const refused: Refused[] = [];
  for (const group of await inOrder(within.request, buffer, batch, steps))
    for (const { step, result } of await attemptGroup(within, buffer, batch, group))
      if (result instanceof DomainError) refused.push({ step, error: result });
      else done.push(result);
  return {
    done: done.sort((one, other) => one.index - other.index),
    refused: await refusalsOf(
      within,
      refused.sort((one, other) => one.step.index - other.step.index),
    ),
  };
}

/** A record is deleted after those of the batch that use it, and comes back before them. Otherwise in the order of the request. */
async function inOrder(
  { kind, place }: RecordRequest,
  buffer: Buffered,
  { action, records }: Batch,
  steps: readonly Step[],
): Promise<Step[][]> {
  const own = fieldsReferring(kind, kind);
  if (!(action === 'delete' || action === 'restore') || own.length === 0) return steps.map((step) => [step]);
  const ids = steps.map(({ index }) => records[index]?.recordId ?? 0);
  const stored = await buffer.attempt(({ getAll }) =>
    action === 'delete'
      ? getAll({ path: collectionOf(kind, place).path, schema: asStored }, ids.map(String))
      : getAll(
          { path: deletedRecordsOf(place).path, schema: asStored },
          ids.map((id) => deletedRecordId(kind, id)),
        ),
  );
  const fields = action === 'delete' ? own : own.map((field) => `record.${field}`);
  const stepOf = new Map(ids.map((id, position) => [id, steps[position]]));
  const referred = new Map(
    ids.map((id, position) => [
      id,
      fields.flatMap((field) => valuesAt(stored[position], field).map(({ value }) => Number(value))),
    ]),
  );
  const backwards = action === 'delete';
  const groups = groupedByReferences(backwards ? ids.toReversed() : ids, (id) => referred.get(id) ?? []);
  return (backwards ? groups.toReversed() : groups).map((group) =>
    group.flatMap((id) => stepOf.get(id) ?? []),
  );
}

interface Attempted {
  step: Step;
  result: Outcome['done'][number] | DomainError;
}

async function attemptGroup(
  within: InTransaction,
  buffer: Buffered,
  { records }: Batch,
  group: readonly Step[],
): Promise<Attempted[]> {
  const alone = async (step: Step): Promise<Attempted> => ({
    step,
    result: await refusable(() => attempt(within, buffer, step)),
  });
  if (group.length > 1) {
    const together = new Set(group.map(({ index }) => Number(records[index]?.['recordId'])));
    const result = await refusable(() =>
      buffer.allOrNone(async () => {
        const all: Attempted[] = [];
        for (const step of group) all.push({ step, result: await attempt(within, buffer, step, together) });
        return all;
      }),
    );
    if (!(result instanceof DomainError)) return result;
  }
  const results: Attempted[] = [];
  for (const step of group) results.push(await alone(step));
  return results;
}

async function attempt(
  within: InTransaction,
  buffer: Buffered,
  { index, run }: Step,
  together?: ReadonlySet<number>,
): Promise<Outcome['done'][number]> {
  if (run instanceof DomainError) throw run;
  const { kind, place, user } = within.request;
  const { recordId, record } = await buffer.attempt((transaction) =>
    run({ ...within, transaction, ...(together && { together }) }),
  );
  return { index, recordId, ...(record && { version: visibleRecord(kind, place, user, record).version }) };
}

interface Refused {
  step: Step;
  error: DomainError;
}

/** Looking up who changed a record takes two reads, and nobody reads hundreds of names. */
const MOST_CHANGERS = 20;

async function refusalsOf(
  { deps, request }: InTransaction,
  refused: readonly Refused[],
): Promise<Outcome['refused']> {
  const stale = refused.filter(({ error }) => error instanceof StaleRecord).slice(0, MOST_CHANGERS);
  return Promise.all(
    refused.map(async ({ step, error }) => {
      const isTold = stale.some((one) => one.step === step) && error instanceof StaleRecord;
      const told = isTold ? await withChangedBy(deps.records, error, request.user.uid) : error;
      return refusalOf(step.index, told);
    }),
  );
}

function refusalOf(index: number, { code, message, details }: DomainError): Outcome['refused'][number] {
  const { fields, changedBy } = (details ?? {}) as Pick<Outcome['refused'][number], 'fields' | 'changedBy'>;
  return { index, code, message, ...(fields && { fields }), ...(changedBy && { changedBy }) };
}

function noteBatch(transaction: AuditedTransaction, { kind, place }: RecordRequest, batch: Batch): void {
  const { path } = collectionOf(kind, place);
  const changes = batch.action === 'update' ? sharedChanges(batch.records) : [];
  transaction.noteBatch({ path, action: batch.action, changes });
}

/** What is set to the same value in all of them. */
function sharedChanges(records: readonly RecordChange[]): AuditChange[] {
  const [first, ...others] = records.map(({ changes }) => changes);
  return Object.entries(first ?? {})
    .filter(([field, value]) => others.every((one) => stringify(one[field]) === stringify(value)))
    .map(([field, value]) => ({ field, ...(value !== null && { to: value }) }));
}
