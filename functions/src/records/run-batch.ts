// Runs several changes of records of one kind in one transaction, each judged for itself.
import type { AuditChange } from '@bite/shared/audit/audit-entry.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Fields } from '@bite/shared/kernel/fields';
import type { BatchAction } from '@bite/shared/records/batch';
import type { BatchOutcome } from '@bite/shared/records/batch.schema';
import stringify from 'safe-stable-stringify';
import { withChangedBy } from '../audit/changed-by.ts';
import { StaleRecord } from '../audit/version.ts';
import type { AuditedTransaction } from '../audit/write-path.ts';
import { deletedRecordId, deletedRecordsOf } from '../collections/deleted-records.ts';
import { collectionOf, type StoredRecord } from '../collections/record-collection.ts';
import type { InTransaction, RecordRequest } from './authorize-restaurant.ts';
import { type Buffered, buffered } from './buffered-transaction.ts';
import { refusable } from './refusable.ts';
import { noteUsers } from './take-off.ts';
import type { RecordChange } from './update-record.ts';
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

type Run = (within: InTransaction) => Promise<{ recordId: number; record?: StoredRecord }>;
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
  const outcome = await attempted(within, buffer, batch.action, steps);
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

/**
 * In the order of the request. A record that another of the batch still uses, or one that refers to another which is not back
 * yet, is tried again after it.
 */
async function attempted(
  within: InTransaction,
  buffer: Buffered,
  action: BatchAction,
  steps: readonly Step[],
): Promise<Outcome> {
  const done: Outcome['done'] = [];
  const isOrdered = action === 'delete' || action === 'restore';
  let refused: Refused[] = [];
  let waiting = steps;
  for (let isFirst = true; isFirst || (isOrdered && refused.length < waiting.length); isFirst = false) {
    waiting = isFirst ? steps : refused.map(({ step }) => step);
    refused = [];
    for (const step of waiting) {
      const result = await attempt(within, buffer, step);
      if (result instanceof DomainError) refused.push({ step, error: result });
      else done.push(result);
    }
    if (refused.length === 0) break;
  }
  return {
    done: done.sort((one, other) => one.index - other.index),
    refused: await refusalsOf(
      within,
      refused.sort((one, other) => one.step.index - other.step.index),
    ),
  };
}

async function attempt(
  within: InTransaction,
  buffer: Buffered,
  { index, run }: Step,
): Promise<Outcome['done'][number] | DomainError> {
  if (run instanceof DomainError) return run;
  const { kind, place, user } = within.request;
  const result = await refusable(() => buffer.attempt((transaction) => run({ ...within, transaction })));
  if (result instanceof DomainError) return result;
  const { recordId, record } = result;
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
